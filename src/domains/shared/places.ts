import type { ColumnSchema } from '../../schema/schema.ts'

/** Where a row is: a city of the country in its `country_code`, and countries by weight. */
export function places(countries: Readonly<Record<string, number>>): readonly ColumnSchema[] {
  return [
    { name: 'place', kind: 'entry', list: 'cities', by: { column: 'country_code', attribute: 'country_code' }, hidden: true },
    { name: 'city', kind: 'attribute', entry: 'place', attribute: 'city' },
    { name: 'country', kind: 'attribute', entry: 'place', attribute: 'country' },
    { name: 'country_code', kind: 'category', values: Object.keys(countries), weights: Object.values(countries) },
  ]
}
