import type { ColumnOf } from '../../schema/schema.ts'

/** A city in the row's `country_code`: the source of its region and country. */
export const place: ColumnOf<'entry'> = {
  name: 'place',
  kind: 'entry',
  list: 'cities',
  by: { column: 'country_code', attribute: 'country_code' },
  hidden: true,
}

export const city: ColumnOf<'attribute'> = { name: 'city', kind: 'attribute', entry: 'place', attribute: 'city' }
export const region: ColumnOf<'attribute'> = { name: 'region', kind: 'attribute', entry: 'place', attribute: 'region' }
export const country: ColumnOf<'attribute'> = { name: 'country', kind: 'attribute', entry: 'place', attribute: 'country' }

/** Countries by weight. */
export function countryCode(weights: Readonly<Record<string, number>>): ColumnOf<'category'> {
  return { name: 'country_code', kind: 'category', values: Object.keys(weights), weights: Object.values(weights) }
}
