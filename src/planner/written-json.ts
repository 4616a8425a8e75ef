import { explained } from '../library/explained.ts'
import { explainStory, importText, type StoryRequest, understoodStory } from '../pipeline.ts'
import type { Schema } from '../schema/schema.ts'
import type { StorySource } from '../source.ts'
import type { ImportRequest } from '../story/imported/import-text.ts'

/** JSON in UTF-8. Answers about a text can have megabytes: the planner writes them, as this would hold the main thread for too long. */
export type WrittenJson = Uint8Array<ArrayBuffer>

/** The schema that the rules make of a story, and its origin: the answer of `POST /api/generate-schema`. */
export interface SchemaOfRules {
  readonly schema: Schema
  readonly meta: {
    readonly engine: 'rules'
    readonly model: null
    readonly story: string
    readonly domain: string
    readonly attempts: 0
    readonly warnings: readonly string[]
    readonly usage: null
  }
}

/** The public explanation of a story. @throws SynthError as `explainStory` of the pipeline does */
export function writtenExplanation(request: StoryRequest): WrittenJson {
  return written(explained(explainStory(request), request.story))
}

/** A `SchemaOfRules`. @throws SynthError as `understoodStory` does */
export function writtenSchema(source: StorySource): WrittenJson {
  const { story } = source
  const { schema, unused } = understoodStory(source)
  const warnings = unused.map(({ text, reason }) => `"${text}" was not used${reason === null ? '' : `: ${reason}`}`)
  const { name: domain = 'custom' } = schema
  return written({
    schema: { ...schema, story },
    meta: { engine: 'rules', model: null, story, domain, attempts: 0, warnings, usage: null },
  } satisfies SchemaOfRules)
}

/** An imported text. @throws SynthError as `importText` of the pipeline does */
export function writtenImport(request: ImportRequest): WrittenJson {
  return written(importText(request))
}

/** In memory of its own, so that it goes to another thread alone. */
function written(answer: object): WrittenJson {
  return new TextEncoder().encode(JSON.stringify(answer))
}
