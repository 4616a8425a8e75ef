import type { TableSchema } from '../../schema/schema.ts'
import { season } from './season.ts'

/** Monthly readings: what was used since the one before; of electricity, peak_kwh + off_peak_kwh = consumption_kwh. */
export const readings: TableSchema = {
  name: 'readings',
  rows: { type: 'ratio', of: 'customers', ratio: 12 },
  columns: [
    { name: 'reading_id', kind: 'sequence' },
    { name: 'meter_id', kind: 'foreign_key', table: 'meters', existing_at: 'read_on', min_age_days: 31 },
    { name: 'read_on', kind: 'date', from: '2024-01-01', to: '2025-12-31', growth: 1.15 },
    { name: 'latitude', kind: 'lookup', through: 'meter_id', column: 'latitude', hidden: true },
    { name: 'fuel', kind: 'lookup', through: 'meter_id', column: 'fuel' },
    { name: 'annual_kwh', kind: 'lookup', through: 'meter_id', column: 'annual_kwh_estimate', hidden: true },
    { name: 'day', kind: 'formula', expression: 'today - (today - read_on)', hidden: true },
    ...season,
    { name: 'reading_type', kind: 'category', values: ['actual', 'estimated', 'customer_read'], weights: [74, 11, 15] },
    { name: 'days_covered', kind: 'integer', min: 28, max: 31 },
    {
      name: 'chance',
      kind: 'decimal',
      scale: 3,
      min: 0.3,
      max: 2.5,
      distribution: { name: 'lognormal', median: 0.99, spread: 0.16 },
      hidden: true,
    },
    { name: 'factor', kind: 'formula', expression: 'season * chance', scale: 3, hidden: true },
    { name: 'used', kind: 'formula', expression: 'annual_kwh * days_covered * 0.00274 * factor', scale: 1, hidden: true },
    { name: 'consumption_kwh', kind: 'formula', expression: 'used' },
    {
      name: 'peak_share',
      kind: 'decimal',
      scale: 3,
      min: 0.2,
      max: 0.9,
      distribution: { name: 'normal', mean: 0.62, standard_deviation: 0.09 },
      hidden: true,
    },
    {
      name: 'peak_kwh',
      kind: 'conditional',
      when: 'fuel == "electricity"',
      value: { kind: 'formula', expression: 'consumption_kwh * peak_share', scale: 1 },
    },
    { name: 'off_peak_kwh', kind: 'formula', expression: 'consumption_kwh - peak_kwh' },
    { name: 'kwh_per_day', kind: 'formula', expression: 'consumption_kwh / days_covered', scale: 2 },
  ],
}
