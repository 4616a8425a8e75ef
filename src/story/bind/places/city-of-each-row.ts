import type { ColumnSchema, Schema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'
import type { PlaceFact } from '../../facts/fact.ts'
import { byRow } from '../values/by-row.ts'
import { tableNamed, withTable } from '../tables/references.ts'

/** Puts the rows of a table into cities, one city for each row in order. Null if the table has no cities or its places cannot be set. */
export function withCityOfEachRow(schema: Schema, name: string, cities: PlaceFact['cities']): Schema | null {
  const table = tableNamed(schema, name)
  if (table === null) return null
  const key = table.columns.find(({ kind }) => kind === 'sequence')
  const place = table.columns.find((column) => column.kind === 'entry' && column.list === 'cities')
  if (key === undefined || place?.kind !== 'entry') return null
  const city: ColumnSchema = {
    name: `${place.name}_city`,
    hidden: true,
    ...byRow(
      key.name,
      cities.map((each) => each.city),
    ),
  }
  const only = { city: cities.map((each) => each.city), country_code: [...new Set(cities.map(({ code }) => code))] }
  const columns = table.columns.flatMap((column): readonly ColumnSchema[] => {
    if (column === place) return [city, { ...place, only, by: { column: city.name, attribute: 'city' } }]
    const { hidden = false } = column
    return column.name === place.by?.column
      ? [{ name: column.name, kind: 'attribute', entry: place.name, attribute: 'country_code', hidden }]
      : [column]
  })
  const changed = withTable(schema, { ...table, columns })
  return 'reason' in trySchema(changed) ? null : changed
}
