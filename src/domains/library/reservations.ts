import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { gamma, lognormal } from '../../builders/distributions.ts'
import { oneOf, shares, timestamp, whole } from '../../builders/drawn.ts'
import { hidden, id, lookup, per, ref, table } from '../../builders/table.ts'
import { wakingHours } from '../shared/hours.ts'

/** Reservations of books: ready when a copy is there, then picked up, unless cancelled before; they expire after ten days. */
export const reservations = table('reservations', per('members', 1.1), {
  reservation_id: id(),
  member_id: ref('members', { popularity: 0.6, existing_at: 'reserved_at' }),
  book_id: ref('books', { popularity: 0.6, existing_at: 'reserved_at' }),
  reserved_at: timestamp('2024-01-02', '2025-12-31', wakingHours, { growth: 1.4 }),
  channel: oneOf({ website: 48, app: 29, desk: 18, phone: 5 }),
  pickup_branch: lookup('member_id', 'home_branch'),
  outcome: hidden(shares({ fulfilled: 0.83, cancelled: 0.11, expired: 0.06 })),
  days_left: hidden(formula('today - 1 - days(reserved_at)')),
  wait: hidden(whole(0, 90, lognormal(6, 1))),
  pickup: hidden(whole(1, 9, gamma(2.6, 2))),
  // A reservation that has expired was ready at least ten days ago.
  ready_days: hidden(formula('outcome == "expired" ? max(min(wait, days_left - 10), 0) : wait')),
  fulfil_days: hidden(formula('ready_days + pickup')),
  cancel_days: hidden(formula('max(min(wait - 1, days_left), 0)')),
  stage: hidden(
    formula('outcome == "cancelled" ? 3 : outcome == "expired" ? 4 : fulfil_days <= days_left ? 2 : ready_days <= days_left ? 1 : 0'),
  ),
  status: mapped('stage', ['waiting', 'ready', 'fulfilled', 'cancelled', 'expired']),
  ready_on: when('status in ["ready", "fulfilled", "expired"]', daysAfter('reserved_at', 'ready_days')),
  picked_up_on: when('status == "fulfilled"', daysAfter('reserved_at', 'fulfil_days')),
  cancelled_on: when('status == "cancelled"', daysAfter('reserved_at', 'cancel_days')),
})
