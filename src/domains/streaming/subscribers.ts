import { after, daysAfter, formula, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { lognormal, quantiles } from '../../builders/distributions.ts'
import { birthDate, constant, decimal, oneOf, shares, timestamp, whole } from '../../builders/drawn.ts'
import { hidden, id, lookups, per, primary, ref, table } from '../../builders/table.ts'
import { wakingHours } from '../shared/hours.ts'
import { city, country, place } from '../shared/address.ts'
import { identity } from '../shared/identity.ts'

const reasons = { too_expensive: 38, not_enough_content: 22, switched_service: 17, rarely_used: 19, technical_problems: 4 }

/** Subscribers. Those who cancelled did so within the current term, a month or a year, and have access until it ends. */
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
  joined_at: timestamp('2021-01-01', '2025-12-29', wakingHours, {
    growth: 1.7,
    months: [1.12, 0.98, 0.96, 0.94, 0.92, 0.94, 0.98, 0.98, 0.96, 1, 1.08, 1.16],
  }),
  days_joined: hidden(formula('today - 1 - days(joined_at)')),
  term_days: hidden(mapped('commitment', { monthly: 30, annual: 365 })),
  days_into_term: hidden(formula('days_joined % term_days')),
  notice_part: hidden(decimal(0, 1, 3)),
  days_to_notice: hidden(formula('max(days_joined - floor(days_into_term * notice_part), 1)')),
  days_of_access: hidden(formula('days_joined - days_into_term + term_days')),
  leave_on: hidden(daysAfter('joined_at', 'days_to_notice')),
  cancelled_at: when('status == "cancelled"', after('leave_on', { as: 'timestamp', unit: 'days', min: 0, max: 0, hours: wakingHours })),
  cancellation_reason: when('status == "cancelled"', oneOf(reasons)),
  access_until: when('status == "cancelled"', daysAfter('joined_at', 'days_of_access')),
})

/** Monthly charges: plan_price + add_ons - discount = amount, which includes the tax. */
export const payments = table('payments', per('subscribers', 7), {
  payment_id: id(),
  subscriber_id: ref('subscribers', { existing_at: 'charged_at' }),
  charged_at: timestamp('2024-01-01', '2025-12-31', {
    growth: 1.6,
    hours: [30, 28, 26, 24, 20, 12, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 4, 3],
  }),
  method: oneOf({ credit_card: 48, debit_card: 21, paypal: 16, mobile_wallet: 13, gift_card: 2 }),
  status: shares({ paid: 0.962, failed: 0.03, refunded: 0.008 }),
  ...lookups('subscriber_id', 'plan', { plan_price: 'monthly_price' }),
  extra: hidden(oneOf({ none: 89, extra_member: 7, sports: 4 })),
  extra_price: hidden(mapped('extra', { none: 0, extra_member: 5.99, sports: 9.99 })),
  add_ons: formula('extra_price + max(amount - natural_amount, 0)'),
  promotion: hidden(oneOf({ none: 88, quarter: 8, half: 4 })),
  promotion_rate: hidden(mapped('promotion', { none: 0, quarter: 0.25, half: 0.5 })),
  discount_due: hidden(formula('plan_price * promotion_rate', 2)),
  discount: formula('discount_due + max(natural_amount - amount, 0)'),
  natural_amount: hidden(formula('plan_price + extra_price - discount_due')),
  tax: formula('amount * 0.07407', 2),
  amount: formula('natural_amount'),
  currency: constant('USD'),
  wait: hidden(whole(3600, 1200000, lognormal(90000, 1))),
  seconds_to_refund: hidden(formula('min(wait, seconds(today) - charged_at)')),
  refunded_at: when('status == "refunded"', secondsAfter('charged_at', 'seconds_to_refund')),
  failure_reason: when('status == "failed"', oneOf({ insufficient_funds: 44, card_expired: 24, declined: 25, processing_error: 7 })),
})
