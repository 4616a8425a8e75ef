import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { email, firstName, lastName, person, phone } from '../shared/person-columns.ts'
import { city, country, place, region } from '../shared/place-columns.ts'

/** People with a subscription; who cancelled did so while boxes were paid for, which still come. */
export const subscribers: TableSchema = {
  name: 'subscribers',
  rows: { type: 'primary' },
  columns: [
    { name: 'subscriber_id', kind: 'sequence' },
    { ...person(0.5), female_share: 0.62 },
    firstName,
    lastName,
    email,
    phone,
    place,
    city,
    region,
    country,
    { name: 'country_code', kind: 'category', values: ['US', 'CA', 'GB', 'DE'], weights: [78, 9, 9, 4] },
    { name: 'box_type_id', kind: 'foreign_key', table: 'box_types' },
    { name: 'plan', kind: 'category', values: ['monthly', 'quarterly', 'half_yearly', 'yearly'], weights: [62, 18, 9, 11] },
    {
      name: 'acquisition_channel',
      kind: 'category',
      values: ['social_ads', 'influencer', 'search', 'referral', 'gift', 'email', 'podcast'],
      weights: [31, 17, 19, 15, 9, 5, 4],
    },
    { name: 'status', kind: 'category', values: ['active', 'paused', 'cancelled'], shares: [0.84, 0.05, 0.11] },
    {
      name: 'subscribed_at',
      kind: 'timestamp',
      from: '2022-11-20',
      to: '2025-12-27',
      growth: 2.2,
      months: [0.95, 0.85, 0.9, 0.92, 0.95, 0.88, 0.85, 0.88, 0.95, 1.05, 1.5, 1.7],
      hours: wakingHours,
    },
    {
      name: 'days_since',
      kind: 'integer',
      min: 1,
      max: 365,
      by: 'plan',
      cases: {
        quarterly: { name: 'uniform', min: 1, max: 90 },
        half_yearly: { name: 'uniform', min: 1, max: 180 },
        yearly: { name: 'uniform', min: 1, max: 365 },
      },
      distribution: { name: 'uniform', min: 1, max: 60 },
      hidden: true,
    },
    { name: 'theme', kind: 'lookup', through: 'box_type_id', column: 'theme', hidden: true },
    {
      name: 'days_to_cancel',
      kind: 'formula',
      expression: 'max(min(today - 1, today - days_since) - days(subscribed_at), 0)',
      hidden: true,
    },
    {
      name: 'cancelled_on',
      kind: 'conditional',
      when: 'status == "cancelled"',
      value: { kind: 'shifted', column: 'subscribed_at', offset: 'days_to_cancel', unit: 'days', as: 'date' },
    },
    {
      name: 'cancellation_reason',
      kind: 'conditional',
      when: 'status == "cancelled"',
      value: {
        kind: 'category',
        values: ['too_expensive', 'too_many_products', 'not_to_my_taste', 'was_a_gift', 'delivery_problems', 'moving'],
        weights: [34, 24, 21, 9, 8, 4],
      },
    },
  ],
}
