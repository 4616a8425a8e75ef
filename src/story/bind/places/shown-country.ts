import type { TableSchema } from '../../../schema/schema.ts'
import { countryName } from '../../places/country-name.ts'

/** The visible column with the country of a row. */
export interface ShownCountry {
  readonly column: string
  /** The value in this column for an ISO 3166-1 code. */
  readonly valueOf: (code: string) => string
}

/** The visible column for a column of country codes: that column, or one with names that follow from it. Null if neither is visible. */
export function shownCountry({ columns }: TableSchema, column: string): ShownCountry | null {
  const codes = columns.find(({ name }) => name === column)
  if (codes !== undefined && codes.hidden !== true) return { column, valueOf: (code) => code }
  const entries = new Set(columns.flatMap((each) => (each.kind === 'entry' && each.by?.column === column ? [each.name] : [])))
  const named = columns.find(
    (each) => each.kind === 'attribute' && each.attribute === 'country' && each.hidden !== true && entries.has(each.entry),
  )
  return named === undefined ? null : { column: named.name, valueOf: countryName }
}
