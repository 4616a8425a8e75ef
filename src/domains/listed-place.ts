import type { ColumnSchema } from '../schema/schema.ts'

/** A city of the list `cities` in the row's `country_code`, for when a business is not at home, see `homeArea`: one city for all. */
export function listedPlace(city: string): readonly ColumnSchema[] {
  return [
    {
      name: 'place',
      kind: 'entry',
      list: 'cities',
      only: { city: [city] },
      by: { column: 'country_code', attribute: 'country_code' },
      hidden: true,
    },
    { name: 'listed_city', kind: 'attribute', entry: 'place', attribute: 'city', hidden: true },
  ]
}
