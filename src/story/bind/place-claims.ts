import type { Schema, TableSchema } from '../../schema/schema.ts'
import { columnPath } from '../column-path.ts'
import type { PlaceFact } from '../fact.ts'
import type { Claim } from '../proofs/claim.ts'
import { tableNamed } from './references.ts'

/** The countries of a table's rows, each with its share, and the cities where some were said. */
export function placeClaims(schema: Schema, path: string, fact: PlaceFact, shares: readonly number[]): readonly Claim[] {
  const { table: name, column } = columnPath(path)
  const table = tableNamed(schema, name)
  const written = table?.columns.find((each) => each.name === column)
  if (table === null || table.hidden === true || written === undefined || written.hidden === true) return []
  const countries = fact.countries.map(({ code }, index) => ({ code, share: shares[index] ?? 0 }))
  const all = countries.reduce((sum, { share }) => sum + share, 0)
  const ofCountries: readonly Claim[] =
    countries.length === 1 && all > 1 - 1e-9
      ? [{ type: 'among', table: name, column, values: countries.map(({ code }) => code) }]
      : countries.map(({ code, share }) => ({ type: 'share', table: name, column, value: code, share }))
  const city = cityColumn(table)
  const values = fact.cities.map((each) => each.city)
  const inCities: readonly Claim[] =
    city === null || values.length === 0 || all < 1 - 1e-9 ? [] : [{ type: 'among', table: name, column: city, values }]
  return [...ofCountries, ...inCities]
}

function cityColumn({ columns }: TableSchema): string | null {
  const places = new Set(columns.flatMap((column) => (column.kind === 'entry' && column.list === 'cities' ? [column.name] : [])))
  const city = columns.find(
    (column) => column.kind === 'attribute' && column.attribute === 'city' && column.hidden !== true && places.has(column.entry),
  )
  return city?.name ?? null
}
