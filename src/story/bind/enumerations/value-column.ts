import type { Domain } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import { tableNamed } from '../tables/references.ts'
import { matchValues } from './match-values.ts'
import { knownValuesOf } from './known-values-of.ts'
import type { ColumnAt } from './value-source.ts'
import { wordsOfColumn } from './words-of-column.ts'

/** Of what a story lists so much must be known of a column, so that it is meant though it is called otherwise. */
const leastShare = 0.5
const fewest = 2

/**
 * The shown column that has most of some said values already, whatever it is called: "type debit|credit" is the direction. Null where none has two of them and half.
 * @param names of tables, the nearest first
 */
export function valueColumn(schema: Schema, domain: Domain, names: readonly string[], said: readonly string[]): ColumnAt | null {
  for (const name of new Set(names)) {
    const table = tableNamed(schema, name)
    if (table === null || table.hidden === true) continue
    for (const column of table.columns) {
      if (column.hidden === true) continue
      const words = wordsOfColumn(schema, { table: name, column: column.name })
      if (words.length < fewest) continue
      const known = knownValuesOf({ name: column.name, kind: 'category', values: words }, { table: name }, domain) ?? []
      const matched = [...matchValues(said, known).values()].filter((value) => value !== null).length
      if (matched >= fewest && matched >= said.length * leastShare) return { table: name, column: column.name }
    }
  }
  return null
}
