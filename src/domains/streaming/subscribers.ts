import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { email, firstName, lastName, person } from '../shared/person-columns.ts'
import { city, country, place } from '../shared/place-columns.ts'

/** Subscribers. Whoever cancelled did so within the month or the year that they signed up for, and watches on until it is over. */
export const subscribers: TableSchema = {
  name: 'subscribers',
  rows: { type: 'primary' },
  columns: [
    { name: 'subscriber_id', kind: 'sequence' },
    {
      name: 'country_code',
      kind: 'category',
      values: ['US', 'GB', 'DE', 'BR', 'FR', 'CA', 'IN', 'MX', 'ES'],
      weights: [38, 12, 10, 9, 8, 7, 6, 6, 4],
    },
    place,
    person(0.5),
    firstName,
    lastName,
    email,
    {
      name: 'birth_date',
      kind: 'birth_date',
      min_age: 23,
      max_age: 84,
      distribution: { name: 'empirical', quantiles: [23, 26, 29, 32, 35.5, 39, 43, 47.5, 53, 61, 84] },
    },
    city,
    country,
    { name: 'plan', kind: 'category', values: ['basic_with_ads', 'standard', 'premium'], weights: [33, 44, 23] },
    {
      name: 'monthly_price',
      kind: 'mapping',
      by: 'plan',
      cases: { basic_with_ads: 6.99, standard: 12.99, premium: 18.99 },
      scale: 2,
    },
    { name: 'commitment', kind: 'category', values: ['monthly', 'annual'], weights: [62, 38] },
    { name: 'status', kind: 'category', values: ['active', 'cancelled', 'paused'], shares: [0.945, 0.042, 0.013] },
    { name: 'signup_device', kind: 'category', values: ['mobile', 'tv', 'desktop', 'tablet'], weights: [39, 31, 24, 6] },
    {
      name: 'joined_at',
      kind: 'timestamp',
      from: '2021-01-01',
      to: '2025-12-29',
      growth: 1.7,
      months: [1.12, 0.98, 0.96, 0.94, 0.92, 0.94, 0.98, 0.98, 0.96, 1, 1.08, 1.16],
      hours: wakingHours,
    },
    { name: 'days_joined', kind: 'formula', expression: 'today - 1 - days(joined_at)', hidden: true },
    { name: 'term_days', kind: 'mapping', by: 'commitment', cases: { monthly: 30, annual: 365 }, hidden: true },
    { name: 'days_into_term', kind: 'formula', expression: 'days_joined % term_days', hidden: true },
    { name: 'notice_part', kind: 'decimal', scale: 3, min: 0, max: 1, hidden: true },
    { name: 'days_to_notice', kind: 'formula', expression: 'max(days_joined - floor(days_into_term * notice_part), 1)', hidden: true },
    { name: 'days_of_access', kind: 'formula', expression: 'days_joined - days_into_term + term_days', hidden: true },
    { name: 'leave_on', kind: 'shifted', column: 'joined_at', offset: 'days_to_notice', unit: 'days', as: 'date', hidden: true },
    {
      name: 'cancelled_at',
      kind: 'conditional',
      when: 'status == "cancelled"',
      value: { kind: 'after', column: 'leave_on', as: 'timestamp', unit: 'days', min: 0, max: 0, hours: wakingHours },
    },
    {
      name: 'cancellation_reason',
      kind: 'conditional',
      when: 'status == "cancelled"',
      value: {
        kind: 'category',
        values: ['too_expensive', 'not_enough_content', 'switched_service', 'rarely_used', 'technical_problems'],
        weights: [38, 22, 17, 19, 4],
      },
    },
    {
      name: 'access_until',
      kind: 'conditional',
      when: 'status == "cancelled"',
      value: { kind: 'shifted', column: 'joined_at', offset: 'days_of_access', unit: 'days', as: 'date' },
    },
  ],
}
