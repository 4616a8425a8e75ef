import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedSchema } from '../../src/validation/json-schema.ts'
import { recipes } from '../../tools/docs/recipes.ts'

const examples = join(import.meta.dirname, '../../docs/examples')

/** Schemas that a typed client has to let pass, each as JSON: those of the docs, and one for every example of a column. */
export const rightSchemas: readonly string[] = [
  ...readdirSync(examples)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(examples, name), 'utf8')),
  ...recipes.map(({ tables }) => JSON.stringify({ version: 1, tables })),
  ...Object.values(publishedSchema()['$defs'] as Readonly<Record<string, { readonly examples?: readonly object[] }>>).flatMap(
    ({ examples: columns = [] }) =>
      columns
        .filter((column) => 'kind' in column)
        .map((column) => JSON.stringify({ version: 1, tables: [{ name: 'a', rows: 5, columns: [column] }] })),
  ),
]
