import { type Columns, hidden } from '../../builders/table.ts'
import { attribute, entry } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'

/** A city in the row's `country_code`: the source of its region and country. */
export const place: ColumnBody<'entry'> = hidden(entry('cities', { by: { column: 'country_code', attribute: 'country_code' } }))

export const city: ColumnBody<'attribute'> = attribute('place', 'city')
export const region: ColumnBody<'attribute'> = attribute('place', 'region')
export const country: ColumnBody<'attribute'> = attribute('place', 'country')

const attributes = { city, region, country }

/** A hidden city in the row's `country_code`, and the named columns of that city, in their order. */
export function address(...names: readonly (keyof typeof attributes)[]): Columns {
  return { place, ...Object.fromEntries(names.map((name) => [name, attributes[name]])) }
}
