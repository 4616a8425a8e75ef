import type { TableSchema } from '../../schema/schema.ts'

/** When a substation's area was without power: planned works at daytime, everything else in bad weather and at random. */
export const outages: TableSchema = {
  name: 'outages',
  rows: { type: 'ratio', of: 'customers', ratio: 0.15 },
  columns: [
    { name: 'outage_id', kind: 'sequence' },
    { name: 'substation_id', kind: 'foreign_key', table: 'substations', popularity: 0.5 },
    {
      name: 'started_at',
      kind: 'timestamp',
      from: '2023-01-01',
      to: '2025-12-31',
      months: [1.5, 1.4, 1.05, 0.85, 0.8, 0.8, 0.95, 0.85, 0.85, 1.05, 1.2, 1.35],
      hours: [3, 2.6, 2.4, 2.4, 2.5, 3, 4, 4.5, 6, 7.5, 6, 5, 4.5, 4.5, 4.5, 5, 5.5, 5.5, 5, 4.5, 4, 4, 3.5, 3],
    },
    { name: 'is_planned', kind: 'boolean', rate: 0.24 },
    {
      name: 'cause',
      kind: 'category',
      values: ['maintenance', 'grid_upgrade', 'storm', 'equipment_failure', 'cable_damage', 'tree_contact', 'overload', 'animal'],
      by: 'is_planned',
      cases: { true: [68, 32, 0, 0, 0, 0, 0, 0], false: [0, 0, 27, 31, 14, 15, 8, 5] },
    },
    { name: 'city', kind: 'lookup', through: 'substation_id', column: 'city' },
    {
      name: 'affected_customers',
      kind: 'integer',
      min: 3,
      max: 24000,
      by: 'cause',
      distribution: { name: 'lognormal', median: 130, spread: 1.1 },
      cases: {
        maintenance: { name: 'lognormal', median: 42, spread: 0.7 },
        grid_upgrade: { name: 'lognormal', median: 60, spread: 0.7 },
        storm: { name: 'lognormal', median: 620, spread: 1.2 },
      },
    },
    {
      name: 'length',
      kind: 'integer',
      min: 2,
      max: 4320,
      by: 'cause',
      distribution: { name: 'lognormal', median: 74, spread: 0.8 },
      cases: {
        maintenance: { name: 'normal', mean: 210, standard_deviation: 70 },
        grid_upgrade: { name: 'normal', mean: 290, standard_deviation: 80 },
        storm: { name: 'lognormal', median: 260, spread: 0.9 },
        overload: { name: 'lognormal', median: 38, spread: 0.6 },
      },
      hidden: true,
    },
    { name: 'duration_minutes', kind: 'formula', expression: 'min(length, ceil((seconds(today) - started_at) / 60))' },
    { name: 'restored_at', kind: 'shifted', column: 'started_at', offset: 'duration_minutes', unit: 'minutes', as: 'timestamp' },
    { name: 'customer_minutes_lost', kind: 'formula', expression: 'affected_customers * duration_minutes' },
  ],
}
