import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { beta, gamma, lognormal, quantiles, uniform } from '../../builders/distributions.ts'
import { constant, decimal, decimalBy, oneOf, shares, timestamp, whole } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, lookup, lookups, per, ref, table } from '../../builders/table.ts'
import { wakingHours } from '../shared/hours.ts'

/** When people come to a library: from nine to twenty o'clock, most after school and work. */
const openingHours: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 20, 22, 18, 18, 22, 30, 34, 30, 22, 12, 0, 0, 0, 0]

/** Loans for three weeks, and three more for each renewal. A loan that would be returned after today is still on loan. */
export const loans = table('loans', per('members', 5), {
  loan_id: id(),
  member_id: ref('members', { popularity: 0.6, existing_at: 'loaned_at' }),
  copy_id: ref('copies'),
  ...lookups('copy_id', 'book_id', 'branch'),
  loaned_at: timestamp('2024-01-02', '2025-12-31', openingHours, {
    growth: 1.25,
    months: [1.08, 1, 1, 0.95, 0.92, 1.08, 1.15, 1.05, 0.98, 1.04, 1, 0.78],
    weekdays: [1, 1.05, 1.05, 0.95, 0.95, 1.4, 0.15],
  }),
  outcome: hidden(shares({ in_time: 0.871, late: 0.122, lost: 0.007 })),
  renewal_count: whole(0, 3, quantiles([0, 0, 0, 0, 0, 0, 1, 1, 2, 3])),
  full_term: hidden(formula('21 * (1 + renewal_count)')),
  days_left: hidden(formula('today - days(loaned_at)')),
  // A recent loan that is late or lost already had a shorter term.
  term: hidden(formula('outcome == "in_time" ? full_term : max(min(full_term, days_left - 1), 0)')),
  due_on: daysAfter('loaned_at', 'term'),
  pace: hidden(decimal(0.05, 1, 3, beta(2.6, 1.3, 0.05, 1))),
  late: hidden(whole(1, 150, gamma(8, 1.1))),
  days_kept: hidden(formula('outcome == "late" ? max(min(term + late, days_left), term + 1) : max(floor(term * pace), 1)')),
  stage: hidden(formula('outcome == "lost" ? 3 : outcome == "late" ? 2 : days_kept < days_left ? 1 : 0')),
  status: mapped('stage', ['on_loan', 'returned', 'returned_late', 'lost']),
  returned_on: when('status in ["returned", "returned_late"]', daysAfter('loaned_at', 'days_kept')),
  days_late: formula('status == "returned_late" ? days_kept - term : 0'),
  checkout_method: oneOf({ self_service: 58, desk: 34, app: 8 }),
})

const reasons = facts(['weight', 'charge'], {
  late_return: [74, uniform(0.25, 0.25)],
  damaged_item: [12, lognormal(8, 0.5)],
  lost_item: [9, lognormal(19, 0.35)],
  lost_card: [5, uniform(3, 3)],
})

/** Fines: for each day of a late return, about the price for a lost item. Those that are paid were paid before today. */
export const fines = table('fines', per('members', 0.7), {
  fine_id: id(),
  member_id: ref('members', { popularity: 0.6, existing_at: 'issued_at', min_age_days: 1 }),
  issued_at: timestamp('2024-01-23', '2025-12-31', openingHours, { growth: 1.2, weekdays: [1, 1, 1, 1, 1, 1.2, 0.1] }),
  reason: oneOf(reasons.weight),
  days_late: when('reason == "late_return"', formula('days')),
  days: hidden(whole(1, 60, gamma(9, 1.1))),
  daily_fine: hidden(mapped('reason', { late_return: 0.25, otherwise: 0 })),
  charge: hidden(decimalBy('reason', 0.25, 90, 2, reasons.charge)),
  natural_amount: hidden(formula('reason == "late_return" ? days * daily_fine : charge')),
  amount: formula('natural_amount'),
  currency: constant('USD'),
  status: shares({ paid: 0.72, unpaid: 0.19, waived: 0.09 }),
  wait: hidden(whole(0, 180, lognormal(8, 1.4))),
  days_to_pay: hidden(formula('min(wait, today - 1 - days(issued_at))')),
  paid_on: when('status == "paid"', daysAfter('issued_at', 'days_to_pay')),
  payment_method: when('status == "paid"', oneOf({ card: 46, cash: 22, online: 32 })),
})

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
