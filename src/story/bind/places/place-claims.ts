import type { Schema, TableSchema } from '../../../schema/schema.ts'
import { columnPath } from '../../find/column-path.ts'
import type { PlaceFact } from '../../facts/fact.ts'
import { citiesBySize, regionsOf } from '../../places/cities-by-size.ts'
import type { Claim } from '../../proofs/claim.ts'
import { cityShares } from './city-shares.ts'
import { tableNamed } from '../tables/references.ts'
import { rowsIn } from '../tables/row-counts.ts'
import { shownCountry } from './shown-country.ts'
import { sumOf } from '../../../lists.ts'

/**
 * Claims about the countries of a table's rows, with said shares, and about their cities if any are said.
 * @param told codes of the countries with a said share
 */
export function placeClaims(
  schema: Schema,
  path: string,
  fact: PlaceFact,
  shares: readonly number[],
  told: ReadonlySet<string>,
): readonly Claim[] {
  const { table: name, column } = columnPath(path)
  const table = tableNamed(schema, name)
  const shown = table === null || table.hidden === true ? null : shownCountry(table, column)
  if (table === null || table.hidden === true) return []
  const isAll = sumOf(shares) > 1 - 1e-9
  const rows = rowsIn(schema, name)
  if (shown === null) return isAll ? citiesOf(table, fact, rows) : []
  const values = fact.countries.map(({ code }) => shown.valueOf(code))
  const among: readonly Claim[] = isAll ? [{ type: 'among', table: name, column: shown.column, values }] : []
  const isExact = told.size < values.length || areExact(shares, rows)
  const ofCountries = fact.countries.flatMap(({ code }, index): readonly Claim[] => {
    const share = shares[index] ?? 0
    return told.has(code) && isExact ? [{ type: 'share', table: name, column: shown.column, value: shown.valueOf(code), share }] : []
  })
  return [...among, ...ofCountries, ...(isAll ? cityClaims(table, fact, rows) : [])]
}

/** Claims by city, for tables that show cities but no countries. */
function citiesOf(table: TableSchema, fact: PlaceFact, rows: number): readonly Claim[] {
  if (fact.cities.length > 0) return cityClaims(table, fact, rows)
  const city = cityColumn(table)
  const column = city ?? placeColumn(table, 'region')
  const values = fact.countries.flatMap(({ code }) => (city === null ? regionsOf(code) : citiesBySize(code)))
  return column === null || values.length === 0 ? [] : [{ type: 'among', table: table.name, column, values: [...new Set(values)] }]
}

/** Whether rounding each share to whole rows gives exactly all rows. */
function areExact(shares: readonly number[], rows: number): boolean {
  return shares.reduce((sum, share) => sum + Math.round(share * rows), 0) === rows
}

function cityClaims(table: TableSchema, fact: PlaceFact, rows: number): readonly Claim[] {
  const city = cityColumn(table)
  const values = fact.cities.map((each) => each.city)
  if (city === null || values.length === 0) return []
  const inCities = new Set(fact.cities.map(({ code }) => code))
  // If a country has no stated city, its rows are in cities that the story does not name.
  if (fact.countries.some(({ code }) => !inCities.has(code))) return []
  const shares = cityShares(fact)
  const isExact =
    shares !== null &&
    areExact(
      shares.map(({ share }) => share),
      rows,
    )
  if (!isExact) return [{ type: 'among', table: table.name, column: city, values }]
  return shares.map(({ city: value, share }) => ({ type: 'share', table: table.name, column: city, value, share }))
}

function cityColumn(table: TableSchema): string | null {
  const isPlaced = table.columns.some((column) => column.kind === 'entry' && column.list === 'cities')
  const city = isPlaced ? table.columns.find(({ name, hidden }) => name === 'city' && hidden !== true) : undefined
  return placeColumn(table, 'city') ?? city?.name ?? null
}

function placeColumn({ columns }: TableSchema, attribute: 'city' | 'region'): string | null {
  const places = new Set(columns.flatMap((column) => (column.kind === 'entry' && column.list === 'cities' ? [column.name] : [])))
  const shown = columns.find(
    (column) => column.kind === 'attribute' && column.attribute === attribute && column.hidden !== true && places.has(column.entry),
  )
  return shown?.name ?? null
}
