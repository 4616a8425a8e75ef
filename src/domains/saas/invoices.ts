import { after, daysAfter, formula, when } from '../../builders/computed.ts'
import { gamma, lognormal, quantiles } from '../../builders/distributions.ts'
import { constant, decimal, oneOfBy, wholeBy } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookup, lookups, ordinal, owner, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import type { TableSchema } from '../../schema/schema.ts'
import { officeHours } from '../shared/hours.ts'

/** One on the first of every month for each subscription to a paid plan, from the second month after the sign-up until it ends. */
const monthly: TableSchema['rows'] = {
  type: 'recurring',
  by: 'subscriptions',
  since: { table: 'users', column: 'signed_up_at' },
  delay_months: 2,
  starters: { column: 'plan', values: ['starter', 'pro', 'enterprise'] },
  enders: { column: 'has_ended' },
}

/**
 * Monthly invoices in advance, due after 14 days: seats x unit_price = subtotal, and subtotal - discount + usage_charge - credit = total,
 * tax included. Usage goes beyond the plan; credit is for seats that were given up. Invoices of the last 14 days are open.
 */
export const invoices = table('invoices', monthly, {
  invoice_id: id(),
  running_number: hidden(formula('100000 + invoice_id')),
  invoice_number: text('INV-', { column: 'running_number' }),
  subscription_id: owner('subscriptions'),
  user_id: lookup('subscription_id', 'user_id'),
  issued_on: { kind: 'occurrence_date' },
  due_on: after('issued_on', { as: 'date', unit: 'days', min: 14, max: 14 }),
  period_start: after('issued_on', { as: 'date', unit: 'days', min: 0, max: 0 }),
  days_to_period_end: hidden(formula('month_end(issued_on) - issued_on')),
  period_end: daysAfter('issued_on', 'days_to_period_end'),
  ...lookups('subscription_id', 'plan', 'seats', 'unit_price'),
  discount_rate: hidden(lookup('subscription_id', 'discount_rate')),
  subtotal: formula('seats * unit_price'),
  discount: formula('subtotal * discount_rate', 2),
  extra: hidden(
    oneOfBy('plan', ['none', 'usage', 'credit'], { free: [1, 0, 0], starter: [96, 3, 1], pro: [80, 18, 2], enterprise: [66, 31, 3] }),
  ),
  extra_share: hidden(decimal(0.005, 0.6, 3, lognormal(0.07, 0.7))),
  // The first invoice has no usage and no credit.
  extra_sign: hidden(formula('number == 1 ? 0 : extra == "usage" ? 1 : extra == "credit" ? -1 : 0')),
  // Computed from the total, so that a total that a story sets leaves seats and prices as they are.
  usage_charge: formula('max(0, total - (subtotal - discount))', 2),
  credit: formula('max(0, subtotal - discount - total)', 2),
  total: formula('(subtotal - discount) * (1 + extra_sign * extra_share)', 2),
  tax_rate: lookup('subscription_id', 'tax_rate'),
  tax: formula('total * tax_rate / (1 + tax_rate)', 2),
  currency: constant('USD'),
  number: hidden(ordinal()),
  ...allHidden(lookups('subscription_id', 'invoice_count', 'standing', 'reason')),
  // 0 new, 1 settled, 2 left unpaid by the failed payment that ended the subscription, 3 makes the subscription past due.
  outcome: hidden(
    formula(
      'today - issued_on < 14 ? 0 : standing == "canceled" && reason == "payment_failed" && number == invoice_count ? 2 : ' +
        'standing == "past_due" && number == invoice_count - 1 ? 3 : 1',
    ),
  ),
  status: oneOfBy('outcome', ['paid', 'open', 'overdue', 'void', 'uncollectible'], {
    0: { open: 1 },
    1: { paid: 99.4, void: 0.6 },
    2: { uncollectible: 1 },
    3: { overdue: 1 },
  }),
  payment_method: hidden(lookup('subscription_id', 'payment_choice')),
  days_to_pay: hidden(
    wholeBy('payment_method', 0, 27, {
      card: quantiles([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 12]),
      paypal: quantiles([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 8]),
      bank_transfer: gamma(10, 5),
    }),
  ),
  paid_on: hidden(daysAfter('issued_on', 'days_to_pay')),
  paid_at: when('status == "paid"', after('paid_on', { as: 'timestamp', unit: 'days', min: 0, max: 0, hours: officeHours })),
})
