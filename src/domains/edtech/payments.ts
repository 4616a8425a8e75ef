import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { constant, oneOf } from '../../builders/drawn.ts'
import { id, lookup, owner, siblingNumber, split } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'

/** Instalments, 30 days apart, that add up to the amount of an enrolment; those to come are scheduled, after a refund they are void. */
export const payments = table('payments', ownedBy('enrolments', { min: 1, max: 3, mean: 1.15 }), {
  payment_id: id(),
  enrolment_id: owner('enrolments'),
  learner_id: lookup('enrolment_id', 'learner_id'),
  instalment_number: siblingNumber(),
  amount: split('amount', 'equal'),
  equal: hidden(formula('1')),
  currency: constant('USD'),
  payment_method: oneOf({ card: 55, paypal: 21, apple_pay: 10, google_pay: 9, bank_transfer: 5 }),
  enrolment_status: hidden(lookup('enrolment_id', 'status')),
  enrolled_at: hidden(lookup('enrolment_id', 'enrolled_at')),
  enrolled_on: hidden(daysAfter('enrolled_at', 'none')),
  none: hidden(formula('0')),
  days_in: hidden(formula('(instalment_number - 1) * 30')),
  due_on: daysAfter('enrolled_on', 'days_in'),
  stage: hidden(formula('enrolment_status == "refunded" ? (instalment_number == 1 ? 2 : 3) : due_on < today')),
  status: mapped('stage', { 0: 'scheduled', 1: 'paid', 2: 'refunded', 3: 'void' }),
  paid_on: when('stage in [1, 2]', daysAfter('due_on', 'none')),
})
