import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { gamma, lognormal, normal } from '../../builders/distributions.ts'
import { constant, date, decimal, oneOf, shares, whole } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'

/**
 * Bills: fees plus expenses are the total, which is hours at a rate. Overdue ones were due before today, what is not yet paid of the
 * others is sent.
 */
export const invoices = table('invoices', per('clients', 5), {
  invoice_id: id(),
  number: hidden(formula('1000000 + invoice_id')),
  invoice_number: template('INV-{number}'),
  matter_id: ref('matters', { popularity: 0.2, existing_at: 'issued_on', min_age_days: 14 }),
  client_id: lookup('matter_id', 'client_id'),
  issued_on: date('2023-01-02', '2025-12-31', {
    growth: 1.4,
    months: [0.95, 0.95, 1.05, 1, 1, 1.05, 0.95, 0.85, 1, 1.02, 1.02, 1.3],
    weekdays: [1.2, 1.1, 1, 1, 1.1, 0, 0],
  }),
  tenths: hidden(whole(4, 900, lognormal(72, 0.8))),
  billed_hours: formula('tenths * 0.1'),
  blended_rate: hidden(decimal(150, 900, 2, normal(385, 85))),
  total: formula('billed_hours * blended_rate', 2),
  expense_share: hidden(decimal(0, 0.3, 3, gamma(0.04, 0.8))),
  expenses: formula('total * expense_share', 2),
  fees: formula('total - expenses'),
  currency: constant('USD'),
  fate: hidden(shares({ paid: 0.87, overdue: 0.08, disputed: 0.03, written_off: 0.02 })),
  days_left: hidden(formula('max(today - 1 - issued_on, 0)')),
  terms: hidden(oneOf({ 14: 18, 30: 66, 45: 9, 60: 7 })),
  term_days: hidden(mapped('terms', { 14: 14, 30: 30, 45: 45, 60: 60 })),
  days_to_due: hidden(formula('fate == "overdue" ? min(term_days, days_left) : term_days')),
  due_on: daysAfter('issued_on', 'days_to_due'),
  days_to_pay: hidden(whole(1, 120, gamma(27, 3))),
  stage: hidden(formula('fate == "overdue" ? 2 : fate == "disputed" ? 3 : fate == "written_off" ? 4 : days_left >= days_to_pay ? 1 : 0')),
  status: mapped('stage', { 0: 'sent', 1: 'paid', 2: 'overdue', 3: 'disputed', 4: 'written_off' }),
  paid_on: when('stage == 1', daysAfter('issued_on', 'days_to_pay')),
})
