import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { domains } from '../../src/domains/index.ts'
import { understand } from '../../src/story/understand.ts'

/** A table that is written, and its columns that are. */
export interface SourceTable {
  readonly name: string
  readonly columns: readonly string[]
}

interface Named {
  readonly name: string
  readonly hidden?: boolean
}

interface WithTables {
  readonly tables: readonly (Named & { readonly columns: readonly Named[] })[]
}

/** What data can be asked of: a story, or a schema that the request holds. */
export interface Source {
  readonly request: { readonly story: string } | { readonly schema: object }
  readonly tables: readonly SourceTable[]
}

const examples = join(import.meta.dirname, '../../../docs/examples')

/** A story of every domain. */
export const storySources: readonly Source[] = [...domains.values()].map(({ story }) => ({
  request: { story },
  tables: tablesOf(understand(story, null).schema),
}))

/** The schemas of docs/examples. */
export const exampleSources: readonly Source[] = readdirSync(examples)
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const schema = JSON.parse(readFileSync(join(examples, name), 'utf8')) as WithTables
    return { request: { schema }, tables: tablesOf(schema) }
  })

/** The tables of a schema that are written. */
export function tablesOf(schema: WithTables): readonly SourceTable[] {
  return schema.tables
    .filter(({ hidden }) => hidden !== true)
    .map(({ name, columns }) => ({ name, columns: columns.filter(({ hidden }) => hidden !== true).map((column) => column.name) }))
}
