import { after, daysAfter, formula, itself, mapped, when } from '../../builders/computed.ts'
import { quantiles } from '../../builders/distributions.ts'
import { birthDate, decimal, oneOf, shares, timestamp, whole, yes } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookup, primary, ref, table } from '../../builders/table.ts'
import { attribute, attributes, code, entry } from '../../builders/texts.ts'
import type { InnerColumn } from '../../schema/schema.ts'
import { wakingHours } from '../shared/hours.ts'
import { city, place } from '../shared/address.ts'
import { identity } from '../shared/identity.ts'
import { masts } from './usage.ts'

const churnReasons = { price: 31, coverage: 18, competitor_offer: 26, customer_service: 11, moved_abroad: 5, no_longer_needed: 9 }
const whenChurned = (value: InnerColumn) => when('status == "churned"', value)

/** Lines. Churned subscribers gave notice within the current term (prepaid: 30 days) and keep the line until its end. */
export const subscribers = table('subscribers', primary, {
  subscriber_id: id(),
  account_number: code('AC##########'),
  country_code: oneOf({ US: 1 }),
  place,
  ...identity(0.5, 'first_name', 'last_name', 'email'),
  phone_number: { kind: 'phone', country: 'country_code' },
  birth_date: birthDate(21, 90, quantiles([21, 25, 29, 33, 37, 41, 45.5, 50, 56, 64, 90])),
  city,
  ...allHidden(attributes('place', 'latitude', 'longitude')),
  tracking_area: hidden(formula('round(abs(longitude) * 37 + abs(latitude) * 53)')),
  home_mast: hidden(whole(1000, 1999, masts)),
  plan_id: ref('plans', { popularity: 0.55 }),
  payment_type: oneOf({ postpaid: 72, prepaid: 28 }),
  contract_months: when('payment_type == "postpaid"', mapped('term', itself(1, 12, 24))),
  term: hidden(oneOf({ 1: 24, 12: 31, 24: 45 })),
  phone_model: hidden(entry('devices', { only: { device_type: ['mobile'] } })),
  device: attribute('phone_model', 'device'),
  has_autopay: yes(0.58),
  status: shares({ active: 0.95, suspended: 0.03, churned: 0.02 }),
  activated_at: timestamp('2021-06-01', '2025-12-29', wakingHours, {
    growth: 1.5,
    months: [0.95, 0.9, 0.95, 0.95, 0.95, 0.98, 0.98, 1.02, 1.15, 1.02, 1.15, 1.2],
    weekdays: [1, 0.97, 0.97, 1, 1.08, 1.2, 0.78],
  }),
  plan_price: hidden(lookup('plan_id', 'monthly_price')),
  days_active: hidden(formula('today - 1 - days(activated_at)')),
  term_days: hidden(formula('payment_type == "prepaid" || term == "1" ? 30 : term == "12" ? 365 : 730')),
  days_into_term: hidden(formula('days_active % term_days')),
  notice_part: hidden(decimal(0, 1, 3)),
  days_to_notice: hidden(formula('max(days_active - floor(days_into_term * notice_part), 1)')),
  days_of_service: hidden(formula('days_active - days_into_term + term_days')),
  churn_on: hidden(daysAfter('activated_at', 'days_to_notice')),
  churned_at: whenChurned(after('churn_on', { as: 'timestamp', unit: 'days', min: 0, max: 0, hours: wakingHours })),
  service_ends_on: whenChurned(daysAfter('activated_at', 'days_of_service')),
  churn_reason: whenChurned(oneOf(churnReasons)),
})
