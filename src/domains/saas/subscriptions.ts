import { after, daysAfter, flag, formula, itself, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { gamma, quantiles, uniform } from '../../builders/distributions.ts'
import { constant, decimal, oneOfBy, shares, wholeBy, yes } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { allHidden, hidden, id, lookups, ownedBy, owner, table } from '../../builders/table.ts'
import type { InnerColumn } from '../../schema/schema.ts'
import { wakingHours } from '../shared/hours.ts'
import { countries } from './users.ts'

/**
 * By plan: price of a seat in a month, weights of discounts of 0, 10, 15, 20 and 30 %, and of payment by card, PayPal and bank transfer.
 */
const plans = facts(['price', 'discounts', 'payments'], {
  free: [0, [1, 0, 0, 0, 0], [1, 0, 0]],
  starter: [12, [90, 6, 0, 4, 0], [87, 13, 0]],
  pro: [29, [82, 9, 4, 4, 1], [84, 8, 8]],
  enterprise: [59, [48, 22, 13, 13, 4], [52, 1, 47]],
})
const paymentMethods = ['card', 'paypal', 'bank_transfer']
const cancellationReasons = ['too_expensive', 'missing_features', 'switched_provider', 'no_longer_needed', 'hard_to_use', 'payment_failed']
const taxRates = Object.fromEntries(Object.entries(countries.tax).filter(([, rate]) => rate > 0))

/** Weights by `phase`. */
const standings = { 0: { trialing: 1 }, 1: { free: 1 }, 2: { canceled: 1 }, 3: { active: 1 }, 4: { active: 96, past_due: 4 } }

const whenPaid = (value: InnerColumn) => when('plan in ["starter", "pro", "enterprise"]', value)

/**
 * One subscription for each user, on one of four plans. Subscriptions to a paid plan are on trial until their first invoice and billed
 * every month from then on, until they are canceled in the month of their last invoice. Those that go on are active, or past due while
 * the invoice before the newest is not paid. If more are to be canceled than have been billed, the others were canceled before their
 * first invoice.
 */
export const subscriptions = table('subscriptions', ownedBy('users', { min: 1, max: 1, mean: 1 }), {
  subscription_id: id(),
  user_id: owner('users'),
  invoice_count: hidden({ kind: 'recurrence', table: 'invoices', value: 'count' }),
  last_invoice_on: hidden({ kind: 'recurrence', table: 'invoices', value: 'last_date' }),
  ...allHidden(lookups('user_id', 'signed_up_at', 'country_code')),
  plan: shares({ free: 0.14, starter: 0.46, pro: 0.29, enterprise: 0.11 }),
  has_ended: hidden(yes(0.22)),
  // 0 on trial, 1 on the free plan, 2 ended, 3 billed once and going on, 4 billed more than once and going on.
  phase: hidden(formula('has_ended ? 2 : plan == "free" ? 1 : invoice_count == 0 ? 0 : invoice_count == 1 ? 3 : 4')),
  standing: hidden(oneOfBy('phase', ['trialing', 'free', 'active', 'past_due', 'canceled'], standings)),
  status: mapped('standing', { trialing: 'trialing', free: 'active', active: 'active', past_due: 'past_due', canceled: 'canceled' }),
  // 0 free, 1 to 3 by plan, 4 to 6 by plan of those that have ended: they had fewer seats.
  size: hidden(formula('plan == "free" ? 0 : (plan == "starter" ? 1 : plan == "pro" ? 2 : 3) + (has_ended ? 3 : 0)')),
  seats: wholeBy('size', 1, 240, {
    0: uniform(1, 1),
    1: quantiles([1, 1, 1, 2, 2, 3, 3, 4, 5, 7, 12]),
    2: quantiles([2, 3, 4, 5, 6, 7, 9, 11, 14, 20, 60]),
    3: quantiles([15, 21, 26, 31, 36, 42, 49, 58, 70, 95, 240]),
    4: quantiles([1, 1, 1, 1, 1, 1, 2, 2, 3, 5, 9]),
    5: quantiles([2, 2, 3, 3, 4, 5, 6, 8, 10, 14, 40]),
    6: quantiles([10, 15, 18, 22, 26, 30, 35, 42, 52, 72, 160]),
  }),
  unit_price: mapped('plan', plans.price, 2),
  discount_choice: hidden(oneOfBy('plan', ['0', '10', '15', '20', '30'], plans.discounts)),
  discount_percent: mapped('discount_choice', itself(0, 10, 15, 20, 30)),
  discount_rate: hidden(formula('discount_percent * 0.01')),
  subtotal: hidden(formula('seats * unit_price')),
  discount: hidden(formula('subtotal * discount_rate', 2)),
  currency: constant('USD'),
  mrr: formula('standing == "active" || standing == "past_due" ? subtotal - discount : 0.00'),
  tax_rate: hidden(mapped('country_code', { ...taxRates, otherwise: 0 }, 2)),
  payment_choice: hidden(oneOfBy('plan', paymentMethods, plans.payments)),
  payment_method: whenPaid(mapped('payment_choice', itself(...paymentMethods))),
  started_at: after('signed_up_at', { as: 'timestamp', unit: 'minutes', min: 1, max: 45, distribution: gamma(6, 1.5) }),
  trial_days: hidden(formula('month_end(month_end(days(signed_up_at)) + 1) - days(signed_up_at)')),
  trial_ends_on: whenPaid(daysAfter('signed_up_at', 'trial_days')),
  period_days: hidden(formula('coalesce(last_invoice_on, days(started_at)) - days(started_at)')),
  period_end_days: hidden(formula('coalesce(month_end(last_invoice_on), trial_ends_on) - days(started_at)')),
  current_period_start: whenPaid(daysAfter('started_at', 'period_days')),
  current_period_end: daysAfter('started_at', 'period_end_days'),
  was_billed: hidden(flag('invoice_count > 0')),
  reason: hidden(oneOfBy('was_billed', cancellationReasons, { true: [24, 17, 16, 18, 8, 17], false: [26, 21, 14, 24, 15, 0] })),
  // A failed payment ends a subscription late in the month, after some reminders; a customer may cancel on any day.
  is_involuntary: hidden(flag('reason == "payment_failed"')),
  cancel_day: hidden(wholeBy('is_involuntary', 0, 27, { true: uniform(21, 27), false: uniform(0, 27) })),
  cancel_on: hidden(daysAfter('last_invoice_on', 'cancel_day')),
  canceled_when_billed: hidden(after('cancel_on', { as: 'timestamp', unit: 'days', min: 0, max: 0, hours: wakingHours })),
  early_share: hidden(decimal(0.02, 0.98, 4)),
  // Those never billed were canceled at any time of the trial, on the free plan at any time.
  seconds_to_cancel: hidden(
    formula(
      'coalesce(canceled_when_billed - started_at, ' +
        'round(early_share * min(seconds(today) - started_at, plan == "free" ? 86400 * 7300 : 86400 * trial_days)))',
    ),
  ),
  canceled_at: when('standing == "canceled"', secondsAfter('started_at', 'seconds_to_cancel')),
  cancellation_reason: when('standing == "canceled"', mapped('reason', itself(...cancellationReasons))),
  last_use: hidden(formula('coalesce(canceled_at, seconds(today))')),
})
