import type { TableSchema } from '../../schema/schema.ts'
import { email, firstName, lastName, person, phone } from '../shared/person-columns.ts'

/** Households and businesses supplied. Whoever switches away has said so within the last month and is supplied until the switch. */
export const customers: TableSchema = {
  name: 'customers',
  rows: { type: 'primary' },
  columns: [
    { name: 'customer_id', kind: 'sequence' },
    { name: 'account_number', kind: 'pattern', pattern: 'A-##########', unique: true },
    { name: 'customer_type', kind: 'category', values: ['residential', 'commercial'], weights: [89, 11] },
    { name: 'substation_id', kind: 'foreign_key', table: 'substations', popularity: 0.3 },
    { name: 'country_code', kind: 'lookup', through: 'substation_id', column: 'country_code', hidden: true },
    { name: 'latitude', kind: 'lookup', through: 'substation_id', column: 'latitude', hidden: true },
    person(0.5),
    firstName,
    lastName,
    email,
    phone,
    {
      name: 'business_name',
      kind: 'conditional',
      when: 'customer_type == "commercial"',
      value: {
        kind: 'text',
        segments: [
          { list: 'company_words', attribute: 'word' },
          { values: [' Bakery', ' Dental', ' Joinery', ' Hotel', ' Motors', ' Stores', ' Laundry', ' Engineering', ' Foods', ' Gym'] },
        ],
      },
    },
    { name: 'city', kind: 'lookup', through: 'substation_id', column: 'city' },
    { name: 'tariff', kind: 'category', values: ['fixed', 'variable', 'time_of_use', 'green'], weights: [42, 33, 10, 15] },
    { name: 'payment_method', kind: 'category', values: ['direct_debit', 'card', 'bank_transfer', 'prepayment'], weights: [71, 10, 9, 10] },
    { name: 'is_paperless', kind: 'boolean', rate: 0.74 },
    { name: 'status', kind: 'category', values: ['active', 'switching_away', 'disconnected'], shares: [0.975, 0.018, 0.007] },
    { name: 'supplied_since', kind: 'date', from: '2019-01-07', to: '2025-11-28', growth: 1.3, weekdays: [1.2, 1.1, 1, 1, 1.2, 0.4, 0.1] },
    { name: 'notice', kind: 'integer', min: 1, max: 30, hidden: true },
    { name: 'days_to_notice', kind: 'formula', expression: 'max(today - supplied_since - notice, 1)', hidden: true },
    {
      name: 'notice_given_on',
      kind: 'conditional',
      when: 'status == "switching_away"',
      value: { kind: 'shifted', column: 'supplied_since', offset: 'days_to_notice', unit: 'days', as: 'date' },
    },
  ],
}
