import type { TableSchema } from '../../schema/schema.ts'

/** Before work, a little at noon, and most after work; no club but those that are always open lets anybody in before five. */
const trainingHours = [0, 0, 0, 0, 0, 12, 26, 26, 20, 18, 15, 14, 17, 13, 12, 16, 26, 42, 46, 36, 22, 9, 0, 0]

/** Visits to the home club; whoever came has left by today. */
export const checkIns: TableSchema = {
  name: 'check_ins',
  rows: { type: 'ratio', of: 'members', ratio: 20 },
  columns: [
    { name: 'check_in_id', kind: 'sequence' },
    { name: 'member_id', kind: 'foreign_key', table: 'members', popularity: 0.5, existing_at: 'checked_in_at' },
    { name: 'gym_id', kind: 'lookup', through: 'member_id', column: 'gym_id' },
    {
      name: 'checked_in_at',
      kind: 'timestamp',
      from: '2023-01-01',
      to: '2025-12-31',
      growth: 1.7,
      months: [1.3, 1.18, 1.1, 1.02, 0.98, 0.88, 0.82, 0.84, 1.02, 1.04, 0.98, 0.78],
      weekdays: [1.25, 1.2, 1.15, 1.1, 0.9, 0.75, 0.65],
      hours: trainingHours,
    },
    {
      name: 'minutes',
      kind: 'integer',
      min: 15,
      max: 170,
      distribution: { name: 'normal', mean: 68, standard_deviation: 20 },
      hidden: true,
    },
    { name: 'seconds_inside', kind: 'formula', expression: 'min(minutes * 60, max(seconds(today) - 1 - checked_in_at, 0))', hidden: true },
    { name: 'checked_out_at', kind: 'shifted', column: 'checked_in_at', offset: 'seconds_inside', unit: 'seconds', as: 'timestamp' },
    { name: 'entry_method', kind: 'category', values: ['app', 'card', 'wristband', 'front_desk'], weights: [55, 29, 11, 5] },
    { name: 'has_pool', kind: 'lookup', through: 'gym_id', column: 'has_pool', hidden: true },
    {
      name: 'activity',
      kind: 'category',
      values: ['strength', 'cardio', 'class', 'mixed', 'swimming', 'wellness'],
      by: 'has_pool',
      cases: { true: [32, 19, 12, 19, 14, 4], false: [39, 23, 13, 22, 0, 3] },
    },
    {
      name: 'burn',
      kind: 'decimal',
      scale: 2,
      min: 2.5,
      max: 11,
      by: 'activity',
      cases: {
        cardio: { name: 'normal', mean: 8, standard_deviation: 1.2 },
        wellness: { name: 'normal', mean: 3, standard_deviation: 0.3 },
      },
      distribution: { name: 'normal', mean: 5.8, standard_deviation: 1 },
      hidden: true,
    },
    { name: 'calories', kind: 'formula', expression: 'minutes * burn * 0.8', scale: 0 },
  ],
}
