import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { email, firstName, gender, lastName, person, phone } from '../shared/person-columns.ts'

/** People with a membership, each at home in a club of their city. New Year's resolutions fill January. */
export const members: TableSchema = {
  name: 'members',
  rows: { type: 'primary' },
  columns: [
    { name: 'member_id', kind: 'sequence' },
    { name: 'gym_id', kind: 'foreign_key', table: 'gyms', popularity: 0.4, existing_at: 'joined_at' },
    person(0.5),
    firstName,
    lastName,
    gender,
    email,
    phone,
    { name: 'plan', kind: 'roll_up', table: 'memberships', aggregate: 'first', column: 'plan', hidden: true },
    { name: 'is_student', kind: 'formula', expression: 'plan == "student"', as: 'boolean', hidden: true },
    {
      name: 'age_then',
      kind: 'decimal',
      scale: 2,
      min: 18.1,
      max: 79,
      by: 'is_student',
      cases: { true: { name: 'empirical', quantiles: [18.1, 18.9, 19.6, 20.3, 21, 21.8, 22.7, 24, 28] } },
      distribution: { name: 'empirical', quantiles: [18.5, 22, 25, 27.5, 30, 33, 36.5, 41, 47, 56, 79] },
      hidden: true,
    },
    { name: 'to_birth', kind: 'formula', expression: '-round(age_then * 365.25)', hidden: true },
    { name: 'birth_date', kind: 'shifted', column: 'joined_at', offset: 'to_birth', unit: 'days', as: 'date' },
    { name: 'city', kind: 'lookup', through: 'gym_id', column: 'city' },
    { name: 'country_code', kind: 'lookup', through: 'gym_id', column: 'country_code' },
    { name: 'monthly_fee', kind: 'roll_up', table: 'memberships', aggregate: 'first', column: 'monthly_fee', hidden: true },
    {
      name: 'goal',
      kind: 'category',
      values: ['get_fit', 'lose_weight', 'build_muscle', 'stay_healthy', 'train_for_event', 'rehabilitation'],
      weights: [30, 27, 21, 15, 4, 3],
    },
    {
      name: 'referral_source',
      kind: 'category',
      values: ['walk_in', 'website', 'friend', 'social_media', 'corporate_partner', 'flyer'],
      weights: [22, 30, 23, 14, 8, 3],
    },
    {
      name: 'joined_at',
      kind: 'timestamp',
      from: '2021-12-01',
      to: '2025-12-29',
      growth: 1.8,
      months: [1.75, 1.2, 1.05, 0.95, 0.92, 0.8, 0.78, 0.85, 1.15, 1, 0.9, 0.75],
      weekdays: [1.3, 1.15, 1.1, 1, 0.9, 0.85, 0.7],
      hours: wakingHours,
    },
  ],
}
