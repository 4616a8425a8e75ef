import { shares } from '../../builders/drawn.ts'
import { type Columns, hidden } from '../../builders/table.ts'
import { attribute, entry } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'

/**
 * Whether a row is near the home of a business with a single location, whose addresses are part of its domain, or in a city of the list
 * `cities`. If a story names a country or city, all rows are `listed`.
 */
export const homeArea: ColumnBody<'category'> = hidden(shares({ home: 1, listed: 0 }))

/** A city of the list `cities` in the row's `country_code`, the same for all rows; for a business that is not at home (see `homeArea`). */
export function listedPlace(city: string): Columns {
  return {
    place: hidden(entry('cities', { only: { city: [city] }, by: { column: 'country_code', attribute: 'country_code' } })),
    listed_city: hidden(attribute('place', 'city')),
  }
}
