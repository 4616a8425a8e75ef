import type { TableSchema } from '../../schema/schema.ts'
import { officeHours } from '../hours.ts'

/**
 * Monthly bills in advance, due after 14 days: seats x unit price = subtotal, less the discount, plus usage beyond the plan, less credit for seats that were
 * given up = total, tax included. Today's are open.
 */
export const invoices: TableSchema = {
  name: 'invoices',
  rows: {
    type: 'recurring',
    by: 'subscriptions',
    since: { table: 'users', column: 'signed_up_at' },
    delay_months: 2,
    starters: { column: 'plan', values: ['starter', 'pro', 'enterprise'] },
    enders: { column: 'has_ended' },
  },
  columns: [
    { name: 'invoice_id', kind: 'sequence' },
    { name: 'running_number', kind: 'formula', expression: '100000 + invoice_id', hidden: true },
    { name: 'invoice_number', kind: 'text', segments: ['INV-', { column: 'running_number' }] },
    { name: 'subscription_id', kind: 'owner_key', table: 'subscriptions' },
    { name: 'user_id', kind: 'lookup', through: 'subscription_id', column: 'user_id' },
    { name: 'issued_on', kind: 'occurrence_date' },
    { name: 'due_on', kind: 'after', column: 'issued_on', as: 'date', unit: 'days', min: 14, max: 14 },
    { name: 'period_start', kind: 'after', column: 'issued_on', as: 'date', unit: 'days', min: 0, max: 0 },
    { name: 'days_to_period_end', kind: 'formula', expression: 'month_end(issued_on) - issued_on', hidden: true },
    { name: 'period_end', kind: 'shifted', column: 'issued_on', offset: 'days_to_period_end', unit: 'days', as: 'date' },
    { name: 'plan', kind: 'lookup', through: 'subscription_id', column: 'plan' },
    { name: 'seats', kind: 'lookup', through: 'subscription_id', column: 'seats' },
    { name: 'unit_price', kind: 'lookup', through: 'subscription_id', column: 'unit_price' },
    { name: 'discount_rate', kind: 'lookup', through: 'subscription_id', column: 'discount_rate', hidden: true },
    { name: 'subtotal', kind: 'formula', expression: 'seats * unit_price' },
    { name: 'discount', kind: 'formula', expression: 'subtotal * discount_rate', scale: 2 },
    {
      name: 'extra',
      kind: 'category',
      values: ['none', 'usage', 'credit'],
      by: 'plan',
      cases: { free: [1, 0, 0], starter: [96, 3, 1], pro: [80, 18, 2], enterprise: [66, 31, 3] },
      hidden: true,
    },
    {
      name: 'extra_share',
      kind: 'decimal',
      scale: 3,
      min: 0.005,
      max: 0.6,
      distribution: { name: 'lognormal', median: 0.07, spread: 0.7 },
      hidden: true,
    },
    // Nobody has used or given up anything before the first bill.
    {
      name: 'extra_sign',
      kind: 'formula',
      expression: 'number == 1 ? 0 : extra == "usage" ? 1 : extra == "credit" ? -1 : 0',
      hidden: true,
    },
    // Read back from the total, so that a total that a story asks for leaves seats and prices as they are.
    { name: 'usage_charge', kind: 'formula', expression: 'max(0, total - (subtotal - discount))', scale: 2 },
    { name: 'credit', kind: 'formula', expression: 'max(0, subtotal - discount - total)', scale: 2 },
    { name: 'total', kind: 'formula', expression: '(subtotal - discount) * (1 + extra_sign * extra_share)', scale: 2 },
    { name: 'tax_rate', kind: 'lookup', through: 'subscription_id', column: 'tax_rate' },
    { name: 'tax', kind: 'formula', expression: 'total * tax_rate / (1 + tax_rate)', scale: 2 },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'number', kind: 'sibling_number', hidden: true },
    { name: 'invoice_count', kind: 'lookup', through: 'subscription_id', column: 'invoice_count', hidden: true },
    { name: 'standing', kind: 'lookup', through: 'subscription_id', column: 'standing', hidden: true },
    { name: 'reason', kind: 'lookup', through: 'subscription_id', column: 'reason', hidden: true },
    // 0 just issued, 1 settled long ago, 2 the one that a failed payment left, 3 the one that makes a subscription past due.
    {
      name: 'outcome',
      kind: 'formula',
      expression:
        'today - issued_on < 14 ? 0 : standing == "canceled" && reason == "payment_failed" && number == invoice_count ? 2 : ' +
        'standing == "past_due" && number == invoice_count - 1 ? 3 : 1',
      hidden: true,
    },
    {
      name: 'status',
      kind: 'category',
      values: ['paid', 'open', 'overdue', 'void', 'uncollectible'],
      by: 'outcome',
      cases: { '0': [0, 1, 0, 0, 0], '1': [99.4, 0, 0, 0.6, 0], '2': [0, 0, 0, 0, 1], '3': [0, 0, 1, 0, 0] },
    },
    { name: 'payment_method', kind: 'lookup', through: 'subscription_id', column: 'payment_choice', hidden: true },
    {
      name: 'days_to_pay',
      kind: 'integer',
      min: 0,
      max: 27,
      by: 'payment_method',
      cases: {
        card: { name: 'empirical', quantiles: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 12] },
        paypal: { name: 'empirical', quantiles: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 8] },
        bank_transfer: { name: 'gamma', mean: 10, shape: 5 },
      },
      hidden: true,
    },
    { name: 'paid_on', kind: 'shifted', column: 'issued_on', offset: 'days_to_pay', unit: 'days', as: 'date', hidden: true },
    {
      name: 'paid_at',
      kind: 'conditional',
      when: 'status == "paid"',
      value: { kind: 'after', column: 'paid_on', as: 'timestamp', unit: 'days', min: 0, max: 0, hours: officeHours },
    },
  ],
}
