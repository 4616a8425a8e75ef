import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { uniform } from '../../builders/distributions.ts'
import { constant, oneOf, shares, whole, wholeBy } from '../../builders/drawn.ts'
import { id, lookup, owner } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'

/** What each member agreed to. One that was cancelled still runs to its end, which lies ahead. */
export const memberships = table('memberships', ownedBy('members', { min: 1, max: 1 }), {
  membership_id: id(),
  member_id: owner('members'),
  plan: oneOf({ basic: 41, plus: 27, premium: 12, off_peak: 9, student: 11 }),
  monthly_fee: mapped('plan', { basic: 29.99, plus: 44.99, premium: 79.99, off_peak: 19.99, student: 24.99 }),
  currency: constant('USD'),
  contract: oneOf({ monthly: 52, yearly: 41, two_years: 7 }),
  payment_method: oneOf({ card: 58, direct_debit: 35, paypal: 7 }),
  joined_at: hidden(lookup('member_id', 'joined_at')),
  at_once: hidden(formula('0')),
  started_on: daysAfter('joined_at', 'at_once'),
  status: shares({ active: 0.86, frozen: 0.04, cancelled: 0.1 }),
  notice_days: hidden(wholeBy('contract', 1, 600, { monthly: uniform(1, 60), yearly: uniform(1, 330), otherwise: uniform(1, 600) })),
  days_to_notice: hidden(formula('max(today - started_on - notice_days, 0)')),
  cancelled_on: when('status == "cancelled"', daysAfter('started_on', 'days_to_notice')),
  days_ahead: hidden(whole(1, 60)),
  days_to_end: hidden(formula('max(today - started_on, 0) + days_ahead')),
  ends_on: when('status == "cancelled"', daysAfter('started_on', 'days_to_end')),
  cancellation_reason: when(
    'status == "cancelled"',
    oneOf({ not_using: 34, too_expensive: 23, moving: 16, injury: 9, switching_gym: 11, overcrowded: 7 }),
  ),
})
