import type { SwaggerTransformObject } from '@fastify/swagger'
import type { Output } from '../../output/output.ts'
import type { Core } from '../core.ts'
import { outputBytes } from '../output-bytes.ts'
import { inspect } from '../inspect.ts'
import { explained } from '../explained.ts'
import { explainExamples } from './explain-examples.ts'
import { librarySchema, validateSchemaExamples } from './schema-examples.ts'
import { storyExamples } from './story-examples.ts'

type OpenApi = Extract<Parameters<SwaggerTransformObject>[0], { openapiObject: unknown }>['openapiObject']

interface Sample {
  readonly summary: string
  readonly value: unknown
}

/** Rows that are enough to see what an answer looks like. */
const sampleRows = 2

const seed = 42
const maxRows = Number.MAX_SAFE_INTEGER

/** Adds answers as they are, made here and now, to the description of the routes. */
export function addSamples(openapi: OpenApi, core: Core): void {
  const { story = '' } = storyExamples['shop'] ?? {}
  add(
    openapi,
    '/generate',
    dataSamples(core, (format) => core.openStory({ story, rows: sampleRows, seed, format, maxRows })),
  )
  const ofSchema = (format: string): Output => core.openSchema({ schema: librarySchema, rows: sampleRows, seed, format, maxRows })
  add(openapi, '/api/generate-data', dataSamples(core, ofSchema))
  add(openapi, '/api/validate-schema', inspectedSamples(core))
  add(openapi, '/api/explain', explainedSamples(core))
}

function add(openapi: OpenApi, path: string, examples: Readonly<Record<string, Sample>>): void {
  const answer = openapi.paths?.[path]?.post?.responses['200']
  const media = answer !== undefined && 'content' in answer ? answer.content?.['application/json'] : undefined
  if (media !== undefined) Object.assign(media, { examples })
}

function dataSamples(core: Core, open: (format: string) => Output): Record<string, Sample> {
  const sample = (format: string): Sample => {
    const value: unknown = JSON.parse(outputBytes(open(format).steps(), core).toString())
    return { summary: `${sampleRows} rows of the primary table, format ${format}`, value }
  }
  return { records: sample('records'), columns: sample('columns') }
}

function inspectedSamples(core: Core): Record<string, Sample> {
  const samples = Object.entries(validateSchemaExamples).map(([name, { summary, value }]) => {
    const rows = typeof value['rows'] === 'number' ? value['rows'] : null
    return [name, { summary, value: inspect({ schema: value['schema'], rows, seed: 0, maxRows }, core) }] as const
  })
  return Object.fromEntries(samples)
}

function explainedSamples(core: Core): Record<string, Sample> {
  const { summary, value } = explainExamples.unused
  const request = { story: value.story, rows: null, seed, format: 'records', maxRows }
  return { unused: { summary, value: explained(core.explainStory(request), value.story) } }
}
