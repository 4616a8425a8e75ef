import type { Domain } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import { tableNamed } from '../tables/references.ts'
import { matchValues } from './match-values.ts'
import { knownValuesOf } from './known-values-of.ts'
import type { ColumnAt } from './value-source.ts'
import { wordsOfColumn } from './words-of-column.ts'

/** Smallest share of the listed values that a column has to know. */
const leastShare = 0.5
const fewest = 2
/** Fewest letters of a word that is compared with parts of values. */
const shortest = 3

/**
 * The visible column that knows most of the listed values, whatever its name: "type debit|credit" is the direction. It has to know two of
 * them, and half. Null for none.
 * @param names names of tables, the nearest first
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
      // "In" is no part of "in_transit".
      const isMeant = ([each, value]: readonly [string, string | null]): boolean =>
        value !== null && (each.length > shortest || each.toLowerCase() === value.toLowerCase())
      const matched = [...matchValues(said, known)].filter(isMeant).length
      if (matched >= fewest && matched >= said.length * leastShare) return { table: name, column: column.name }
    }
  }
  return null
}
