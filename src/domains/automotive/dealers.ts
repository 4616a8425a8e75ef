import type { TableSchema } from '../../schema/schema.ts'
import { phone } from '../shared/person-columns.ts'
import { city, country, place, region } from '../shared/place-columns.ts'

/** Dealerships of a group, each with a workshop. */
export const dealers: TableSchema = {
  name: 'dealers',
  rows: { type: 'ratio', of: 'customers', ratio: 0.01, min: 4 },
  columns: [
    { name: 'dealer_id', kind: 'sequence' },
    {
      name: 'name',
      kind: 'compound',
      words: [{ list: 'company_words', attribute: 'word' }, ['Motors', 'Auto Group', 'Automotive', 'Cars', 'Auto Sales', 'Auto Center']],
      separator: ' ',
    },
    { name: 'dealer_type', kind: 'category', values: ['dealer_group', 'single_owner'], weights: [62, 38] },
    phone,
    place,
    city,
    region,
    country,
    { name: 'country_code', kind: 'category', values: ['US'] },
    { name: 'service_bays', kind: 'integer', min: 4, max: 40, distribution: { name: 'lognormal', median: 12, spread: 0.45 } },
    { name: 'opened_on', kind: 'date', from: '1998-03-01', to: '2021-10-31', weekdays: [1, 1, 1, 1, 1, 1, 0] },
  ],
}
