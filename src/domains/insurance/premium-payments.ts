import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { constant, oneOf } from '../../builders/drawn.ts'
import { id, lookup, owner, siblingNumber, split } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'

/** Instalments that add up to a policy's yearly premium, evenly over the year: those to come are due, those after its end are void. */
export const premiumPayments = table('premium_payments', ownedBy('policies', { min: 1, max: 12, mean: 3 }), {
  payment_id: id(),
  policy_id: owner('policies'),
  policyholder_id: lookup('policy_id', 'policyholder_id'),
  instalment_number: siblingNumber(),
  equal: hidden(formula('1')),
  amount: split('annual_premium', 'equal'),
  currency: constant('USD'),
  starts_on: hidden(lookup('policy_id', 'starts_on')),
  days_in: hidden(formula('floor(365 * (instalment_number - 1) / max(1, parent.payment_count))')),
  due_on: daysAfter('starts_on', 'days_in'),
  payment_method: oneOf({ direct_debit: 57, card: 26, bank_transfer: 13, check: 4 }),
  days_late: hidden(oneOf({ 0: 88, 3: 7, 9: 3, 21: 2 })),
  late: hidden(mapped('days_late', { 0: 0, 3: 3, 9: 9, 21: 21 })),
  // 0 due, 1 paid, 2 void, as the policy had ended.
  stage: hidden(formula('parent.stage > 1 && days_in > parent.days_in_force ? 2 : starts_on + days_in + late < today')),
  status: mapped('stage', { 0: 'due', 1: 'paid', 2: 'void' }),
  paid_on: when('stage == 1', daysAfter('due_on', 'late')),
})
