import { after, daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { quantiles } from '../../builders/distributions.ts'
import { birthDate, decimal, oneOf, shares, timestamp } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { hidden, primary, table } from '../../builders/table.ts'
import { wakingHours } from '../hours.ts'
import { identity } from '../shared/identity.ts'
import { city, country, place } from '../shared/address.ts'

/** Subscribers. Whoever cancelled did so within the month or the year that they signed up for, and watches on until it is over. */
export const subscribers = table('subscribers', primary, {
  subscriber_id: id(),
  country_code: oneOf({ US: 38, GB: 12, DE: 10, BR: 9, FR: 8, CA: 7, IN: 6, MX: 6, ES: 4 }),
  place,
  ...identity(0.5, 'first_name', 'last_name', 'email'),
  birth_date: birthDate(23, 84, quantiles([23, 26, 29, 32, 35.5, 39, 43, 47.5, 53, 61, 84])),
  city,
  country,
  plan: oneOf({ basic_with_ads: 33, standard: 44, premium: 23 }),
  monthly_price: mapped('plan', { basic_with_ads: 6.99, standard: 12.99, premium: 18.99 }),
  commitment: oneOf({ monthly: 62, annual: 38 }),
  status: shares({ active: 0.945, cancelled: 0.042, paused: 0.013 }),
  signup_device: oneOf({ mobile: 39, tv: 31, desktop: 24, tablet: 6 }),
  joined_at: timestamp('2021-01-01', '2025-12-29', {
    growth: 1.7,
    months: [1.12, 0.98, 0.96, 0.94, 0.92, 0.94, 0.98, 0.98, 0.96, 1, 1.08, 1.16],
    hours: wakingHours,
  }),
  days_joined: hidden(formula('today - 1 - days(joined_at)')),
  term_days: hidden(mapped('commitment', { monthly: 30, annual: 365 })),
  days_into_term: hidden(formula('days_joined % term_days')),
  notice_part: hidden(decimal(0, 1, 3)),
  days_to_notice: hidden(formula('max(days_joined - floor(days_into_term * notice_part), 1)')),
  days_of_access: hidden(formula('days_joined - days_into_term + term_days')),
  leave_on: hidden(daysAfter('joined_at', 'days_to_notice')),
  cancelled_at: when('status == "cancelled"', after('leave_on', { as: 'timestamp', unit: 'days', min: 0, max: 0, hours: wakingHours })),
  cancellation_reason: when(
    'status == "cancelled"',
    oneOf({ too_expensive: 38, not_enough_content: 22, switched_service: 17, rarely_used: 19, technical_problems: 4 }),
  ),
  access_until: when('status == "cancelled"', daysAfter('joined_at', 'days_of_access')),
})
