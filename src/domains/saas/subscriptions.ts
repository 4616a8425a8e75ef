import { after, daysAfter, flag, formula, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { gamma, quantiles, uniform } from '../../builders/distributions.ts'
import { constant, decimal, oneOfBy, shares, wholeBy, yes } from '../../builders/drawn.ts'
import { id, lookup, owner } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { wakingHours } from '../hours.ts'

/** Value added taxes and the like on business software, in percent by country; elsewhere prices are without. */
const taxRates: Readonly<Record<string, number>> = {
  GB: 0.2,
  DE: 0.19,
  CA: 0.05,
  AU: 0.1,
  FR: 0.2,
  NL: 0.21,
  ES: 0.21,
  SE: 0.25,
  IE: 0.23,
  IT: 0.22,
  PL: 0.23,
  CH: 0.08,
  AT: 0.2,
  BE: 0.21,
  DK: 0.25,
  NO: 0.25,
  FI: 0.26,
  PT: 0.23,
  IN: 0.18,
  JP: 0.1,
  KR: 0.1,
  MX: 0.16,
  ZA: 0.15,
  NZ: 0.15,
  TR: 0.2,
  CO: 0.19,
  AR: 0.21,
}

/** Seats of those who stay: few on the starter plan, many in enterprises. */
const starterSeats = [1, 1, 1, 2, 2, 3, 3, 4, 5, 7, 12]
const proSeats = [2, 3, 4, 5, 6, 7, 9, 11, 14, 20, 60]
const enterpriseSeats = [15, 21, 26, 31, 36, 42, 49, 58, 70, 95, 240]

/**
 * One subscription for each user, on one of four plans. Those on a paid plan are on trial until their first invoice, from then on billed every month, until
 * they are canceled in the month of their last invoice; those who go on are active, or past due while the invoice before the newest is not paid. Where more
 * are to be canceled than have been billed, others were before they were ever billed.
 */
export const subscriptions = table('subscriptions', ownedBy('users', { min: 1, max: 1, mean: 1 }), {
  subscription_id: id(),
  user_id: owner('users'),
  invoice_count: hidden({ kind: 'recurrence', table: 'invoices', value: 'count' }),
  last_invoice_on: hidden({ kind: 'recurrence', table: 'invoices', value: 'last_date' }),
  signed_up_at: hidden(lookup('user_id', 'signed_up_at')),
  country_code: hidden(lookup('user_id', 'country_code')),
  plan: shares({ free: 0.14, starter: 0.46, pro: 0.29, enterprise: 0.11 }),
  has_ended: hidden(yes(0.22)),
  // 0 on trial, 1 on the free plan, 2 ended, 3 billed once and going on, 4 billed more than once and going on.
  phase: hidden(formula('has_ended ? 2 : plan == "free" ? 1 : invoice_count == 0 ? 0 : invoice_count == 1 ? 3 : 4')),
  standing: hidden(
    oneOfBy('phase', ['trialing', 'free', 'active', 'past_due', 'canceled'], {
      0: [1, 0, 0, 0, 0],
      1: [0, 1, 0, 0, 0],
      2: [0, 0, 0, 0, 1],
      3: [0, 0, 1, 0, 0],
      4: [0, 0, 96, 4, 0],
    }),
  ),
  status: mapped('standing', { trialing: 'trialing', free: 'active', active: 'active', past_due: 'past_due', canceled: 'canceled' }),
  // 0 free, 1 to 3 by plan, 4 to 6 by plan of those who have left: they had fewer seats.
  size: hidden(formula('plan == "free" ? 0 : (plan == "starter" ? 1 : plan == "pro" ? 2 : 3) + (has_ended ? 3 : 0)')),
  seats: wholeBy('size', 1, 240, {
    0: uniform(1, 1),
    1: quantiles(starterSeats),
    2: quantiles(proSeats),
    3: quantiles(enterpriseSeats),
    4: quantiles([1, 1, 1, 1, 1, 1, 2, 2, 3, 5, 9]),
    5: quantiles([2, 2, 3, 3, 4, 5, 6, 8, 10, 14, 40]),
    6: quantiles([10, 15, 18, 22, 26, 30, 35, 42, 52, 72, 160]),
  }),
  unit_price: mapped('plan', { free: 0, starter: 12, pro: 29, enterprise: 59 }, 2),
  discount_choice: hidden(
    oneOfBy('plan', ['0', '10', '15', '20', '30'], {
      free: [1, 0, 0, 0, 0],
      starter: [90, 6, 0, 4, 0],
      pro: [82, 9, 4, 4, 1],
      enterprise: [48, 22, 13, 13, 4],
    }),
  ),
  discount_percent: mapped('discount_choice', { 0: 0, 10: 10, 15: 15, 20: 20, 30: 30 }),
  discount_rate: hidden(formula('discount_percent * 0.01')),
  subtotal: hidden(formula('seats * unit_price')),
  discount: hidden(formula('subtotal * discount_rate', 2)),
  currency: constant('USD'),
  mrr: formula('standing == "active" || standing == "past_due" ? subtotal - discount : 0.00'),
  tax_rate: hidden(mapped('country_code', { ...taxRates, otherwise: 0 }, 2)),
  payment_choice: hidden(
    oneOfBy('plan', ['card', 'paypal', 'bank_transfer'], {
      free: [1, 0, 0],
      starter: [87, 13, 0],
      pro: [84, 8, 8],
      enterprise: [52, 1, 47],
    }),
  ),
  payment_method: when(
    'plan in ["starter", "pro", "enterprise"]',
    mapped('payment_choice', { card: 'card', paypal: 'paypal', bank_transfer: 'bank_transfer' }),
  ),
  started_at: after('signed_up_at', { as: 'timestamp', unit: 'minutes', min: 1, max: 45, distribution: gamma(6, 1.5) }),
  trial_days: hidden(formula('month_end(month_end(days(signed_up_at)) + 1) - days(signed_up_at)')),
  trial_ends_on: when('plan in ["starter", "pro", "enterprise"]', daysAfter('signed_up_at', 'trial_days')),
  period_days: hidden(formula('coalesce(last_invoice_on, days(started_at)) - days(started_at)')),
  period_end_days: hidden(formula('coalesce(month_end(last_invoice_on), trial_ends_on) - days(started_at)')),
  current_period_start: when('plan in ["starter", "pro", "enterprise"]', daysAfter('started_at', 'period_days')),
  current_period_end: daysAfter('started_at', 'period_end_days'),
  was_billed: hidden(flag('invoice_count > 0')),
  reason: hidden(
    oneOfBy('was_billed', ['too_expensive', 'missing_features', 'switched_provider', 'no_longer_needed', 'hard_to_use', 'payment_failed'], {
      true: [24, 17, 16, 18, 8, 17],
      false: [26, 21, 14, 24, 15, 0],
    }),
  ),
  // A failed payment ends a subscription when the reminders have had their time, a customer on any day of the month paid for.
  is_involuntary: hidden(flag('reason == "payment_failed"')),
  cancel_day: hidden(wholeBy('is_involuntary', 0, 27, { true: uniform(21, 27), false: uniform(0, 27) })),
  cancel_on: hidden(daysAfter('last_invoice_on', 'cancel_day')),
  canceled_when_billed: hidden(after('cancel_on', { as: 'timestamp', unit: 'days', min: 0, max: 0, hours: wakingHours })),
  early_share: hidden(decimal(0.02, 0.98, 4)),
  // Who was never billed left at any time of the trial, of the free plan at any time.
  seconds_to_cancel: hidden(
    formula(
      'coalesce(canceled_when_billed - started_at, ' +
        'round(early_share * min(seconds(today) - started_at, plan == "free" ? 86400 * 7300 : 86400 * trial_days)))',
    ),
  ),
  canceled_at: when('standing == "canceled"', secondsAfter('started_at', 'seconds_to_cancel')),
  cancellation_reason: when(
    'standing == "canceled"',
    mapped('reason', {
      too_expensive: 'too_expensive',
      missing_features: 'missing_features',
      switched_provider: 'switched_provider',
      no_longer_needed: 'no_longer_needed',
      hard_to_use: 'hard_to_use',
      payment_failed: 'payment_failed',
    }),
  ),
  last_use: hidden(formula('coalesce(canceled_at, seconds(today))')),
})
