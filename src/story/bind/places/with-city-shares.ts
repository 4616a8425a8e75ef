import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import type { PlaceFact } from '../../facts/fact.ts'
import { cityShares } from './city-shares.ts'
import { roundedFirst } from '../shares/shares.ts'

/**
 * Sets exact shares of the cities of one country in every table whose cities depend on the country.
 * @param others columns with the countries of other statements, as paths: their tables keep their cities
 */
export function withCityShares(schema: Schema, fact: PlaceFact, others: readonly string[]): Schema {
  const said = cityShares(fact)
  const [country] = fact.countries
  if (said === null || country === undefined) return schema
  const values = said.map(({ city }) => city)
  const told = fact.cities.flatMap(({ city, share }) => (share === null ? [] : [city]))
  const change = (column: ColumnSchema, { name: table, columns }: TableSchema): readonly ColumnSchema[] => {
    if (column.kind !== 'entry' || column.list !== 'cities' || column.by?.attribute !== 'country_code') return [column]
    if (others.includes(`${table}.${column.by.column}`)) return [column]
    const name = `${column.name}_city`
    if (columns.some((each) => each.name === name)) return [column]
    const shares = said.map(({ share }) => share)
    const chosen: ColumnSchema = { name, kind: 'category', values, shares, ...roundedFirst(values, told), hidden: true }
    return [
      chosen,
      { ...column, only: { ...column.only, country_code: [country.code], city: values }, by: { column: name, attribute: 'city' } },
    ]
  }
  return {
    ...schema,
    tables: schema.tables.map((table) => ({ ...table, columns: table.columns.flatMap((column) => change(column, table)) })),
  }
}
