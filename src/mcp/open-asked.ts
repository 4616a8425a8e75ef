import { SynthError } from '../errors.ts'
import { openSchema } from '../library/open-schema.ts'
import { openStory } from '../library/open-story.ts'
import type { SchemaDocument } from '../library/schema-document.ts'
import type { World } from '../library/world.ts'
import type { WorldOptions } from '../library/world-options.ts'

/** A story or a schema. */
export interface Asked {
  readonly story?: string | undefined
  readonly schema?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Opens the world of a story or a schema. @throws SynthError `validation_failed` unless exactly one of them is given, and the errors of the
 * library
 */
export async function openAsked({ story, schema }: Asked, options: WorldOptions): Promise<World> {
  if (story !== undefined && schema === undefined) return openStory(story, options)
  if (schema !== undefined && story === undefined) return openSchema(schema as unknown as SchemaDocument, options)
  const detail = story === undefined ? 'a story or a schema is required' : 'a story and a schema are two data sets: omit one of them'
  throw new SynthError('validation_failed', detail, [{ pointer: '', detail }])
}
