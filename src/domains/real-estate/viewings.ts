import type { TableSchema } from '../../schema/schema.ts'
import { email, firstName, gender, lastName, person, phone } from '../shared/person-columns.ts'

/** Visits of people who look for a home, while it is on the market. */
export const viewings: TableSchema = {
  name: 'viewings',
  rows: { type: 'owned', by: 'listings', min: 0, max: 14, mean: 3 },
  columns: [
    { name: 'viewing_id', kind: 'sequence' },
    { name: 'listing_id', kind: 'owner_key', table: 'listings' },
    { name: 'agent_id', kind: 'lookup', through: 'listing_id', column: 'agent_id' },
    { name: 'property_id', kind: 'lookup', through: 'listing_id', column: 'property_id', hidden: true },
    { name: 'country_code', kind: 'lookup', through: 'property_id', column: 'country_code', hidden: true },
    person(0.5),
    firstName,
    lastName,
    gender,
    email,
    phone,
    { name: 'number', kind: 'sibling_number', hidden: true },
    { name: 'wander', kind: 'decimal', scale: 3, min: 0, max: 0.9, hidden: true },
    { name: 'listed_at', kind: 'lookup', through: 'listing_id', column: 'listed_at', hidden: true },
    {
      name: 'days_in',
      kind: 'formula',
      expression: 'floor(parent.days_on_market * (number - wander) / max(1, parent.viewing_count))',
      hidden: true,
    },
    { name: 'viewed_on', kind: 'shifted', column: 'listed_at', offset: 'days_in', unit: 'days', as: 'date' },
    {
      name: 'time_slot',
      kind: 'category',
      values: ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'],
      weights: [5, 11, 13, 9, 8, 11, 12, 12, 12, 7],
    },
    { name: 'viewing_type', kind: 'category', values: ['in_person', 'video_call', 'open_house'], weights: [70, 9, 21] },
    { name: 'status', kind: 'category', values: ['completed', 'cancelled', 'no_show'], weights: [82, 11, 7] },
    {
      name: 'interest',
      kind: 'conditional',
      when: 'status == "completed"',
      value: { kind: 'category', values: ['not_interested', 'considering', 'second_viewing', 'will_offer'], weights: [44, 33, 14, 9] },
    },
  ],
}
