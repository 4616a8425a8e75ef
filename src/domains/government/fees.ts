import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { exponential } from '../../builders/distributions.ts'
import { constant, oneOf, shares, whole } from '../../builders/drawn.ts'
import { id, lookup, owner, siblingNumber, split } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'

/** The parts of an application's fee, which add up to it. */
export const fees = table('fees', ownedBy('permit_applications', { min: 1, max: 3, mean: 1.7 }), {
  fee_id: id(),
  permit_application_id: owner('permit_applications'),
  part: hidden(siblingNumber()),
  kind: hidden(formula('min(part, 3)')),
  fee_type: mapped('kind', { 1: 'application', 2: 'plan_review', 3: 'inspection' }),
  amount: split('fee_total'),
  currency: constant('USD'),
  status: shares({ paid: 0.945, unpaid: 0.035, waived: 0.02 }),
  submitted_at: hidden(lookup('permit_application_id', 'submitted_at')),
  delay: hidden(whole(0, 45, exponential(4))),
  days_to_pay: hidden(formula('min(delay, parent.days_left)')),
  paid_on: when('status == "paid"', daysAfter('submitted_at', 'days_to_pay')),
  payment_method: when('status == "paid"', oneOf({ card: 66, bank_transfer: 20, check: 11, cash: 3 })),
})
