import type { Schema } from '../../../schema/schema.ts'
import type { CountFact } from '../../facts/fact.ts'
import { headOf, singularOf } from '../../words/words.ts'
import { type Bound, columnPointer, used } from '../note.ts'
import { withTable } from '../tables/references.ts'

/**
 * Reduces a category to the number of values that the story counts: "employees (name, department), 6 departments". Null unless exactly one
 * visible category has the name of the counted noun, and this category has at least that many values.
 */
export function countedValues(schema: Schema, { noun, count }: CountFact): Bound | null {
  const name = singularOf(headOf(noun.words))
  const found = schema.tables.flatMap((table) =>
    table.columns.flatMap((column) =>
      column.hidden !== true && column.kind === 'category' && column.name === name && noun.words.length === 1 ? [{ table, column }] : [],
    ),
  )
  const [only, ...others] = found
  if (only === undefined || others.length > 0) return null
  const { table, column } = only
  const isPlain = column.shares === undefined && column.by === undefined
  if (!isPlain || !Number.isInteger(count) || count < 2 || count > column.values.length) return null
  const values = column.values.slice(0, count)
  const weights = column.weights === undefined ? {} : { weights: column.weights.slice(0, count) }
  const columns = table.columns.map((each) => (each === column ? { ...column, values, ...weights } : each))
  const changed = withTable(schema, { ...table, columns })
  const claims = [{ type: 'among', table: table.name, column: name, values }] as const
  return used(changed, columnPointer(changed, table.name, name), `${table.name}.${name} has ${count} values`, claims)
}
