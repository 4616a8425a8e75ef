import { type Columns, hidden } from '../builders/table.ts'
import { attribute, entry } from '../builders/texts.ts'

/** A city of the list `cities` in the row's `country_code`, the same for all rows, for a business that is not at home (see `homeArea`). */
export function listedPlace(city: string): Columns {
  return {
    place: hidden(entry('cities', { only: { city: [city] }, by: { column: 'country_code', attribute: 'country_code' } })),
    listed_city: hidden(attribute('place', 'city')),
  }
}
