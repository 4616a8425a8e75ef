import { boundedCache } from '../bounded-cache.ts'
import { domains } from '../domains/index.ts'
import { SynthError } from '../errors.ts'
import type { Schema, TableSchema } from '../schema/schema.ts'
import { findDomain } from './find-domain.ts'

/** What stories can speak of, for docs and error messages. */
export const knownDomains: readonly {
  readonly name: string
  readonly description: string
  readonly tables: readonly string[]
  readonly story: string
}[] = [...domains.values()].map(({ name, description, story, schema }) => ({
  name,
  description,
  story,
  tables: schema.tables.filter(({ hidden }) => hidden !== true).map((table) => table.name),
}))

/** Schemas of stories that were read before: clients ask for the same one again and again. At most 64 x 20,000 characters. */
const read = boundedCache<Schema>(64)

/** Reads a story: the schema of what it speaks of. @throws SynthError `story_not_understood` when it names no known domain. */
export function schemaOfStory(story: string): Schema {
  return read.get(story, () => {
    const domain = findDomain(story, domains.values())
    if (domain === null) throw storyNotUnderstood()
    return domain.schema
  })
}

/**
 * Reads a story: the schema of what it speaks of as a document to keep, with the story in it; `rows` are those of its primary table,
 * null for the default.
 * @throws SynthError `story_not_understood`
 */
export function writtenSchemaOf(story: string, rows: number | null): Schema {
  const { tables, ...head } = schemaOfStory(story)
  return { ...head, story, tables: rows === null ? tables : tables.map((table) => withRows(table, rows)) }
}

function withRows(table: TableSchema, count: number): TableSchema {
  return typeof table.rows === 'object' && table.rows.type === 'primary' ? { ...table, rows: { type: 'primary', count } } : table
}

/** The refusal of a story that names no known domain: it tells those that are. */
export function storyNotUnderstood(): SynthError {
  const known = knownDomains.map(({ name, tables }) => `${name} (${tables.join(', ')})`).join('; ')
  return new SynthError('story_not_understood', `The story names no known domain. Known are: ${known}`)
}
