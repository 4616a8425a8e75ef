import type { TableSchema } from '../../../schema/schema.ts'
import { countryName } from '../../places/country-name.ts'

/** Where the tables of the answer show the country of a row, and how. */
export interface ShownCountry {
  readonly column: string
  /** What stands there for an ISO 3166-1 code. */
  readonly valueOf: (code: string) => string
}

/** How a table shows the country that a column of codes says: the codes, or the names that follow from them; null where it shows neither. */
export function shownCountry({ columns }: TableSchema, column: string): ShownCountry | null {
  const codes = columns.find(({ name }) => name === column)
  if (codes !== undefined && codes.hidden !== true) return { column, valueOf: (code) => code }
  const entries = new Set(columns.flatMap((each) => (each.kind === 'entry' && each.by?.column === column ? [each.name] : [])))
  const named = columns.find(
    (each) => each.kind === 'attribute' && each.attribute === 'country' && each.hidden !== true && entries.has(each.entry),
  )
  return named === undefined ? null : { column: named.name, valueOf: countryName }
}
