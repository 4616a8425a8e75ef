import type { TableSchema } from '../../schema/schema.ts'

/** Carriers under contract before the first shipment. */
export const carriers: TableSchema = {
  name: 'carriers',
  rows: { type: 'ratio', of: 'shipments', ratio: 0.006, min: 6 },
  columns: [
    { name: 'carrier_id', kind: 'sequence' },
    {
      name: 'name',
      kind: 'compound',
      words: [
        { list: 'company_words', attribute: 'word' },
        ['Freight', 'Logistics', 'Express', 'Trucking', 'Transport', 'Haulage', 'Parcel', 'Carriers', 'Cargo', 'Lines'],
      ],
      separator: ' ',
    },
    { name: 'carrier_code', kind: 'pattern', pattern: '?????', unique: true },
    {
      name: 'mode',
      kind: 'category',
      values: ['parcel', 'courier', 'postal', 'air'],
      weights: [54, 24, 12, 10],
    },
    { name: 'contact_person', kind: 'person', hidden: true },
    { name: 'contact_email', kind: 'person_attribute', person: 'contact_person', attribute: 'email' },
    { name: 'fleet_size', kind: 'integer', min: 5, max: 9000, distribution: { name: 'lognormal', median: 140, spread: 1.2 } },
    { name: 'claims_per_1000', kind: 'decimal', scale: 1, min: 0.2, max: 25, distribution: { name: 'lognormal', median: 3, spread: 0.6 } },
    { name: 'rating', kind: 'decimal', scale: 1, min: 2.5, max: 5, distribution: { name: 'normal', mean: 4.1, standard_deviation: 0.4 } },
    { name: 'contract_since', kind: 'date', from: '2015-01-05', to: '2023-11-27', weekdays: [3, 1, 1, 1, 1, 0, 0] },
  ],
}
