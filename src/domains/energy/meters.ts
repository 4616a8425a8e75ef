import type { TableSchema } from '../../schema/schema.ts'

/** An electricity meter for each customer, and a gas meter for many. They were there before the customer was. */
export const meters: TableSchema = {
  name: 'meters',
  rows: { type: 'owned', by: 'customers', min: 1, max: 2, mean: 1.55 },
  columns: [
    { name: 'meter_id', kind: 'sequence' },
    { name: 'customer_id', kind: 'owner_key', table: 'customers' },
    { name: 'place', kind: 'sibling_number', hidden: true },
    { name: 'is_first', kind: 'formula', expression: 'place == 1', as: 'boolean', hidden: true },
    { name: 'fuel', kind: 'mapping', by: 'is_first', cases: { true: 'electricity', false: 'gas' } },
    { name: 'serial', kind: 'pattern', pattern: '##?#######', unique: true, hidden: true },
    { name: 'letter', kind: 'mapping', by: 'fuel', cases: { electricity: 'E', gas: 'G' }, hidden: true },
    { name: 'serial_number', kind: 'template', template: '{letter}{serial}' },
    { name: 'is_smart', kind: 'boolean', rate: 0.66 },
    { name: 'manufacturer', kind: 'category', values: ['Landworth', 'Elstar', 'Kamden', 'Itrona', 'Sagem'], weights: [30, 26, 19, 15, 10] },
    { name: 'location', kind: 'category', values: ['indoors', 'outdoor_box', 'communal'], weights: [46, 41, 13] },
    { name: 'customer_type', kind: 'lookup', through: 'customer_id', column: 'customer_type', hidden: true },
    {
      name: 'use',
      kind: 'formula',
      expression: '(customer_type == "commercial" ? 2 : 0) + (fuel == "gas" ? 1 : 0)',
      hidden: true,
    },
    {
      name: 'annual_kwh_estimate',
      kind: 'integer',
      min: 400,
      max: 900000,
      by: 'use',
      cases: {
        '0': { name: 'lognormal', median: 2900, spread: 0.45 },
        '1': { name: 'lognormal', median: 11500, spread: 0.45 },
        '2': { name: 'lognormal', median: 21000, spread: 0.8 },
        '3': { name: 'lognormal', median: 34000, spread: 0.9 },
      },
    },
    { name: 'latitude', kind: 'lookup', through: 'customer_id', column: 'latitude', hidden: true },
    { name: 'tariff', kind: 'lookup', through: 'customer_id', column: 'tariff', hidden: true },
    { name: 'supplied_since', kind: 'lookup', through: 'customer_id', column: 'supplied_since', hidden: true },
    { name: 'age', kind: 'integer', min: 20, max: 3600, distribution: { name: 'gamma', mean: 1100, shape: 2 }, hidden: true },
    { name: 'days_earlier', kind: 'formula', expression: 'is_smart ? -min(age, 2000) : -(age + 1500)', hidden: true },
    { name: 'installed_on', kind: 'shifted', column: 'supplied_since', offset: 'days_earlier', unit: 'days', as: 'date' },
  ],
}
