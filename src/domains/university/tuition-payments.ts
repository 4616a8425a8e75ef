import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { beta, gamma, quantiles } from '../../builders/distributions.ts'
import { constant, date, decimal, oneOf, shares, whole } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookups, per, ref, table } from '../../builders/table.ts'

/** Instalments of tuition: amount = tuition + fees - financial_aid. Those that are paid were paid by today. */
export const tuitionPayments = table('tuition_payments', per('students', 5), {
  tuition_payment_id: id(),
  student_id: ref('students', { existing_at: 'billed_on' }),
  billed_on: date('2022-09-01', '2025-12-31', {
    growth: 2,
    months: [2.6, 1.2, 0.5, 0.5, 0.3, 0.2, 0.5, 3, 2.4, 0.8, 0.5, 0.4],
    weekdays: [1.1, 1.1, 1.1, 1.1, 1, 0.1, 0.1],
  }),
  ...allHidden(lookups('student_id', 'residency', 'has_scholarship')),
  tuition: mapped('residency', { in_state: 2840, out_of_state: 7120, international: 7980 }, 2),
  fee: hidden(oneOf({ none: 55, lab: 22, housing: 20, late_registration: 3 })),
  fees_due: hidden(mapped('fee', { none: 60, lab: 210, housing: 1480, late_registration: 110 }, 2)),
  fees: formula('fees_due + max(amount - natural_amount, 0)'),
  aid_share: hidden(decimal(0.1, 1, 2, beta(1.6, 2.6, 0.1, 1))),
  aid_due: hidden(formula('has_scholarship ? tuition * aid_share : 0', 2)),
  financial_aid: formula('aid_due + max(natural_amount - amount, 0)'),
  natural_amount: hidden(formula('tuition + fees_due - aid_due')),
  amount: formula('natural_amount'),
  currency: constant('USD'),
  method: oneOf({ bank_transfer: 34, credit_card: 21, payment_plan: 17, student_loan: 23, check: 5 }),
  status: shares({ paid: 0.9, paid_late: 0.07, overdue: 0.03 }),
  // A recent instalment that is late already had a shorter term.
  term: hidden(formula('status == "paid" ? 30 : max(min(30, today - 1 - billed_on), 0)')),
  due_on: daysAfter('billed_on', 'term'),
  early: hidden(whole(0, 30, quantiles([0, 3, 9, 17, 24, 28, 30]))),
  late: hidden(whole(1, 120, gamma(19, 1.4))),
  days_to_pay: hidden(
    formula('status == "paid" ? floor(early * min(30, today - billed_on) / 30) : max(min(term + late, today - billed_on), term + 1)'),
  ),
  paid_on: when('status in ["paid", "paid_late"]', daysAfter('billed_on', 'days_to_pay')),
})
