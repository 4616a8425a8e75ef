import type { SwaggerTransformObject } from '@fastify/swagger'
import type { Output } from '../../output/output.ts'
import type { Core } from '../core.ts'
import { outputBytes } from '../output-bytes.ts'
import { inspect } from '../inspect.ts'
import { datasetExample } from '../routes/datasets/dataset-schema.ts'
import { explainExamples } from '../routes/explain-examples.ts'
import { librarySchema, validateSchemaExamples } from '../routes/schema-examples.ts'
import { whenCompiled } from '../when-compiled.ts'
import { storyExamples } from '../routes/story-examples.ts'

type OpenApi = Extract<Parameters<SwaggerTransformObject>[0], { openapiObject: unknown }>['openapiObject']

interface Sample {
  readonly summary: string
  readonly value: unknown
}

/** Number of rows in an example answer, enough to show its form. */
const sampleRows = 2

const seed = 42
const maxRows = Number.MAX_SAFE_INTEGER

/** Example answers of routes, by path and name. */
export type DocSamples = Readonly<Record<string, Readonly<Record<string, Sample>>>>

/** Real answers, generated on the spot. */
export async function docSamples(core: Core): Promise<DocSamples> {
  const { story = '' } = storyExamples['shop'] ?? {}
  const request = { rows: sampleRows, seed, maxRows }
  return {
    '/generate': await dataSamples(core, (format) => core.openStory({ ...request, story, format })),
    '/api/generate-data': await dataSamples(core, (format) => core.openSchema({ ...request, schema: librarySchema, format })),
    '/api/validate-schema': await inspectedSamples(core),
    '/api/explain': await explainedSamples(core),
    // In the description of a route, the generator of the document would drop `nullable`, as if examples were schemas.
    '/datasets': { library: { summary: 'A schema', value: datasetExample } },
  }
}

/** Adds example answers to the descriptions of the routes. */
export function addSamples(openapi: OpenApi, samples: DocSamples): void {
  for (const [path, examples] of Object.entries(samples)) add(openapi, path, examples)
}

function add(openapi: OpenApi, path: string, examples: Readonly<Record<string, Sample>>): void {
  const { 200: ok, 201: created } = openapi.paths?.[path]?.post?.responses ?? {}
  const answer = ok ?? created
  const media = answer !== undefined && 'content' in answer ? answer.content?.['application/json'] : undefined
  if (media !== undefined) Object.assign(media, { examples })
}

async function dataSamples(core: Core, open: (format: string) => Promise<Output>): Promise<DocSamples[string]> {
  const sample = async (format: string): Promise<Sample> => {
    const value: unknown = JSON.parse(outputBytes((await whenCompiled(core, () => open(format))).steps(), core).toString())
    return { summary: `${sampleRows} rows of the primary table, format ${format}`, value }
  }
  return { records: await sample('records'), columns: await sample('columns') }
}

async function inspectedSamples(core: Core): Promise<DocSamples[string]> {
  const samples = Object.entries(validateSchemaExamples).map(async ([name, { summary, value }]) => {
    const rows = typeof value['rows'] === 'number' ? value['rows'] : null
    return [name, { summary, value: await inspect({ schema: value['schema'], rows, seed: 0, maxRows }, core) }] as const
  })
  return Object.fromEntries(await Promise.all(samples))
}

async function explainedSamples(core: Core): Promise<DocSamples[string]> {
  const { summary, value } = explainExamples.unused
  const request = { story: value.story, rows: null, seed, format: 'records', maxRows }
  const json = new TextDecoder().decode(await core.explainStory(request))
  return { unused: { summary, value: JSON.parse(json) as unknown } }
}
