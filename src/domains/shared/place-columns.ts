import type { ColumnSchema } from '../../schema/schema.ts'

/** A city in the row's `country_code`: the source of its region and country. */
export const place: ColumnSchema = {
  name: 'place',
  kind: 'entry',
  list: 'cities',
  by: { column: 'country_code', attribute: 'country_code' },
  hidden: true,
}

export const city: ColumnSchema = { name: 'city', kind: 'attribute', entry: 'place', attribute: 'city' }
export const region: ColumnSchema = { name: 'region', kind: 'attribute', entry: 'place', attribute: 'region' }
export const country: ColumnSchema = { name: 'country', kind: 'attribute', entry: 'place', attribute: 'country' }

/** Countries by weight. */
export function countryCode(weights: Readonly<Record<string, number>>): ColumnSchema {
  return { name: 'country_code', kind: 'category', values: Object.keys(weights), weights: Object.values(weights) }
}
