import type { TableSchema } from '../../schema/schema.ts'
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
export const subscriptions: TableSchema = {
  name: 'subscriptions',
  rows: { type: 'owned', by: 'users', min: 1, max: 1, mean: 1 },
  columns: [
    { name: 'subscription_id', kind: 'sequence' },
    { name: 'user_id', kind: 'owner_key', table: 'users' },
    { name: 'invoice_count', kind: 'recurrence', table: 'invoices', value: 'count', hidden: true },
    { name: 'last_invoice_on', kind: 'recurrence', table: 'invoices', value: 'last_date', hidden: true },
    { name: 'signed_up_at', kind: 'lookup', through: 'user_id', column: 'signed_up_at', hidden: true },
    { name: 'country_code', kind: 'lookup', through: 'user_id', column: 'country_code', hidden: true },
    { name: 'plan', kind: 'category', values: ['free', 'starter', 'pro', 'enterprise'], shares: [0.14, 0.46, 0.29, 0.11] },
    { name: 'has_ended', kind: 'boolean', rate: 0.22, hidden: true },
    // 0 on trial, 1 on the free plan, 2 ended, 3 billed once and going on, 4 billed more than once and going on.
    {
      name: 'phase',
      kind: 'formula',
      expression: 'has_ended ? 2 : plan == "free" ? 1 : invoice_count == 0 ? 0 : invoice_count == 1 ? 3 : 4',
      hidden: true,
    },
    {
      name: 'standing',
      kind: 'category',
      values: ['trialing', 'free', 'active', 'past_due', 'canceled'],
      by: 'phase',
      cases: { '0': [1, 0, 0, 0, 0], '1': [0, 1, 0, 0, 0], '2': [0, 0, 0, 0, 1], '3': [0, 0, 1, 0, 0], '4': [0, 0, 96, 4, 0] },
      hidden: true,
    },
    {
      name: 'status',
      kind: 'mapping',
      by: 'standing',
      cases: { trialing: 'trialing', free: 'active', active: 'active', past_due: 'past_due', canceled: 'canceled' },
    },
    // 0 free, 1 to 3 by plan, 4 to 6 by plan of those who have left: they had fewer seats.
    {
      name: 'size',
      kind: 'formula',
      expression: 'plan == "free" ? 0 : (plan == "starter" ? 1 : plan == "pro" ? 2 : 3) + (has_ended ? 3 : 0)',
      hidden: true,
    },
    {
      name: 'seats',
      kind: 'integer',
      min: 1,
      max: 240,
      by: 'size',
      cases: {
        '0': { name: 'uniform', min: 1, max: 1 },
        '1': { name: 'empirical', quantiles: starterSeats },
        '2': { name: 'empirical', quantiles: proSeats },
        '3': { name: 'empirical', quantiles: enterpriseSeats },
        '4': { name: 'empirical', quantiles: [1, 1, 1, 1, 1, 1, 2, 2, 3, 5, 9] },
        '5': { name: 'empirical', quantiles: [2, 2, 3, 3, 4, 5, 6, 8, 10, 14, 40] },
        '6': { name: 'empirical', quantiles: [10, 15, 18, 22, 26, 30, 35, 42, 52, 72, 160] },
      },
    },
    { name: 'unit_price', kind: 'mapping', by: 'plan', cases: { free: 0, starter: 12, pro: 29, enterprise: 59 }, scale: 2 },
    {
      name: 'discount_choice',
      kind: 'category',
      values: ['0', '10', '15', '20', '30'],
      by: 'plan',
      cases: { free: [1, 0, 0, 0, 0], starter: [90, 6, 0, 4, 0], pro: [82, 9, 4, 4, 1], enterprise: [48, 22, 13, 13, 4] },
      hidden: true,
    },
    { name: 'discount_percent', kind: 'mapping', by: 'discount_choice', cases: { '0': 0, '10': 10, '15': 15, '20': 20, '30': 30 } },
    { name: 'discount_rate', kind: 'formula', expression: 'discount_percent * 0.01', hidden: true },
    { name: 'subtotal', kind: 'formula', expression: 'seats * unit_price', hidden: true },
    { name: 'discount', kind: 'formula', expression: 'subtotal * discount_rate', scale: 2, hidden: true },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'mrr', kind: 'formula', expression: 'standing == "active" || standing == "past_due" ? subtotal - discount : 0.00' },
    {
      name: 'tax_rate',
      kind: 'mapping',
      by: 'country_code',
      cases: taxRates,
      otherwise: 0,
      scale: 2,
      hidden: true,
    },
    {
      name: 'payment_choice',
      kind: 'category',
      values: ['card', 'paypal', 'bank_transfer'],
      by: 'plan',
      cases: { free: [1, 0, 0], starter: [87, 13, 0], pro: [84, 8, 8], enterprise: [52, 1, 47] },
      hidden: true,
    },
    {
      name: 'payment_method',
      kind: 'conditional',
      when: 'plan in ["starter", "pro", "enterprise"]',
      value: { kind: 'mapping', by: 'payment_choice', cases: { card: 'card', paypal: 'paypal', bank_transfer: 'bank_transfer' } },
    },
    {
      name: 'started_at',
      kind: 'after',
      column: 'signed_up_at',
      as: 'timestamp',
      unit: 'minutes',
      min: 1,
      max: 45,
      distribution: { name: 'gamma', mean: 6, shape: 1.5 },
    },
    { name: 'trial_days', kind: 'formula', expression: 'month_end(month_end(days(signed_up_at)) + 1) - days(signed_up_at)', hidden: true },
    {
      name: 'trial_ends_on',
      kind: 'conditional',
      when: 'plan in ["starter", "pro", "enterprise"]',
      value: { kind: 'shifted', column: 'signed_up_at', offset: 'trial_days', unit: 'days', as: 'date' },
    },
    { name: 'period_days', kind: 'formula', expression: 'coalesce(last_invoice_on, days(started_at)) - days(started_at)', hidden: true },
    {
      name: 'period_end_days',
      kind: 'formula',
      expression: 'coalesce(month_end(last_invoice_on), trial_ends_on) - days(started_at)',
      hidden: true,
    },
    {
      name: 'current_period_start',
      kind: 'conditional',
      when: 'plan in ["starter", "pro", "enterprise"]',
      value: { kind: 'shifted', column: 'started_at', offset: 'period_days', unit: 'days', as: 'date' },
    },
    { name: 'current_period_end', kind: 'shifted', column: 'started_at', offset: 'period_end_days', unit: 'days', as: 'date' },
    { name: 'was_billed', kind: 'formula', expression: 'invoice_count > 0', as: 'boolean', hidden: true },
    {
      name: 'reason',
      kind: 'category',
      values: ['too_expensive', 'missing_features', 'switched_provider', 'no_longer_needed', 'hard_to_use', 'payment_failed'],
      by: 'was_billed',
      cases: { true: [24, 17, 16, 18, 8, 17], false: [26, 21, 14, 24, 15, 0] },
      hidden: true,
    },
    // A failed payment ends a subscription when the reminders have had their time, a customer on any day of the month paid for.
    { name: 'is_involuntary', kind: 'formula', expression: 'reason == "payment_failed"', as: 'boolean', hidden: true },
    {
      name: 'cancel_day',
      kind: 'integer',
      min: 0,
      max: 27,
      by: 'is_involuntary',
      cases: { true: { name: 'uniform', min: 21, max: 27 }, false: { name: 'uniform', min: 0, max: 27 } },
      hidden: true,
    },
    { name: 'cancel_on', kind: 'shifted', column: 'last_invoice_on', offset: 'cancel_day', unit: 'days', as: 'date', hidden: true },
    {
      name: 'canceled_when_billed',
      kind: 'after',
      column: 'cancel_on',
      as: 'timestamp',
      unit: 'days',
      min: 0,
      max: 0,
      hours: wakingHours,
      hidden: true,
    },
    { name: 'early_share', kind: 'decimal', scale: 4, min: 0.02, max: 0.98, hidden: true },
    // Who was never billed left at any time of the trial, of the free plan at any time.
    {
      name: 'seconds_to_cancel',
      kind: 'formula',
      expression:
        'coalesce(canceled_when_billed - started_at, ' +
        'round(early_share * min(seconds(today) - started_at, plan == "free" ? 86400 * 7300 : 86400 * trial_days)))',
      hidden: true,
    },
    {
      name: 'canceled_at',
      kind: 'conditional',
      when: 'standing == "canceled"',
      value: { kind: 'shifted', column: 'started_at', offset: 'seconds_to_cancel', unit: 'seconds', as: 'timestamp' },
    },
    {
      name: 'cancellation_reason',
      kind: 'conditional',
      when: 'standing == "canceled"',
      value: {
        kind: 'mapping',
        by: 'reason',
        cases: {
          too_expensive: 'too_expensive',
          missing_features: 'missing_features',
          switched_provider: 'switched_provider',
          no_longer_needed: 'no_longer_needed',
          hard_to_use: 'hard_to_use',
          payment_failed: 'payment_failed',
        },
      },
    },
    { name: 'last_use', kind: 'formula', expression: 'coalesce(canceled_at, seconds(today))', hidden: true },
  ],
}
