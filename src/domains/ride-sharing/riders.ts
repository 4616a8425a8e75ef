import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { email, firstName, lastName, person, phone } from '../shared/person-columns.ts'

/** Riders, each at home in a city. */
export const riders: TableSchema = {
  name: 'riders',
  rows: { type: 'primary' },
  columns: [
    { name: 'rider_id', kind: 'sequence' },
    { name: 'city_id', kind: 'foreign_key', table: 'cities', popularity: 0.5 },
    { name: 'country_code', kind: 'lookup', through: 'city_id', column: 'country_code', hidden: true },
    person(0.53),
    firstName,
    lastName,
    email,
    phone,
    { name: 'signup_channel', kind: 'category', values: ['organic', 'referral', 'ads', 'partner'], weights: [44, 27, 22, 7] },
    { name: 'is_member', kind: 'boolean', rate: 0.14 },
    { name: 'default_payment', kind: 'category', values: ['card', 'mobile_wallet', 'paypal', 'cash'], weights: [61, 23, 9, 7] },
    {
      name: 'average_rating',
      kind: 'decimal',
      scale: 2,
      min: 3.6,
      max: 5,
      distribution: { name: 'beta', alpha: 8, beta: 1.5, min: 3.6, max: 5 },
    },
    { name: 'signed_up_at', kind: 'timestamp', from: '2021-01-04', to: '2025-12-29', growth: 1.8, hours: wakingHours },
  ],
}
