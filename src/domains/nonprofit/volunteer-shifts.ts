import type { TableSchema } from '../../schema/schema.ts'

/** When shifts begin: mornings and early afternoons, some in the evening. */
const shiftHours = [0, 0, 0, 0, 0, 0, 0, 3, 14, 24, 16, 6, 8, 14, 9, 5, 5, 10, 8, 1, 0, 0, 0, 0]

/** What volunteers signed up for, on the half hour, and whether they came. */
export const volunteerShifts: TableSchema = {
  name: 'volunteer_shifts',
  rows: { type: 'ratio', of: 'volunteers', ratio: 8 },
  columns: [
    { name: 'volunteer_shift_id', kind: 'sequence' },
    { name: 'volunteer_id', kind: 'foreign_key', table: 'volunteers', popularity: 0.5, existing_at: 'moment' },
    { name: 'campaign_id', kind: 'foreign_key', table: 'campaigns', popularity: 0.6, existing_at: 'moment' },
    {
      name: 'moment',
      kind: 'timestamp',
      from: '2022-01-01',
      to: '2025-12-31',
      growth: 1.7,
      months: [0.85, 0.85, 1, 1.05, 1, 0.95, 0.8, 0.85, 1.05, 1.1, 1.35, 1.3],
      weekdays: [0.7, 0.8, 0.8, 0.8, 0.7, 1.9, 1.2],
      hours: shiftHours,
      hidden: true,
    },
    { name: 'since_half_hour', kind: 'formula', expression: '-(moment % 1800)', hidden: true },
    { name: 'starts_at', kind: 'shifted', column: 'moment', offset: 'since_half_hour', unit: 'seconds', as: 'timestamp' },
    {
      name: 'activity',
      kind: 'category',
      values: ['food_packing', 'tutoring', 'event_support', 'meal_delivery', 'fundraising_calls', 'clean_up', 'office_work', 'home_visits'],
      weights: [24, 15, 15, 13, 8, 11, 8, 6],
    },
    {
      name: 'half_hours',
      kind: 'integer',
      min: 3,
      max: 16,
      distribution: { name: 'normal', mean: 6.6, standard_deviation: 2.2 },
      hidden: true,
    },
    { name: 'hours', kind: 'formula', expression: 'half_hours * 0.5' },
    { name: 'role', kind: 'category', values: ['helper', 'team_lead', 'trainee'], weights: [83, 9, 8] },
    { name: 'status', kind: 'category', values: ['completed', 'cancelled', 'no_show'], shares: [0.86, 0.08, 0.06] },
    {
      name: 'punctuality',
      kind: 'integer',
      min: -1500,
      max: 1500,
      distribution: { name: 'normal', mean: -240, standard_deviation: 400 },
      hidden: true,
    },
    {
      name: 'checked_in_at',
      kind: 'conditional',
      when: 'status == "completed"',
      value: { kind: 'shifted', column: 'starts_at', offset: 'punctuality', unit: 'seconds', as: 'timestamp' },
    },
  ],
}
