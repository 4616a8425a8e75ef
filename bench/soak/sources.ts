import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { domains } from '../../src/domains/index.ts'
import { understand } from '../../src/story/understand.ts'

/** A written table and its written columns. */
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

/** A source of data: a story, or a schema in the request. */
export interface Source {
  readonly request: { readonly story: string } | { readonly schema: object }
  readonly tables: readonly SourceTable[]
}

const examples = join(import.meta.dirname, '../../../docs/examples')

/** One story for each domain. */
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

/** The written tables of a schema. */
export function tablesOf(schema: WithTables): readonly SourceTable[] {
  return schema.tables
    .filter(({ hidden }) => hidden !== true)
    .map(({ name, columns }) => ({ name, columns: columns.filter(({ hidden }) => hidden !== true).map((column) => column.name) }))
}
