import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { constant, oneOf, yes } from '../../builders/drawn.ts'
import { id, lookup, owner, siblingNumber, split } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'

/** What is paid for a booking: all of it at once, or the rest within two weeks and before the trip, unless it was cancelled. What failed was due by today. */
export const payments = table('payments', ownedBy('bookings', { min: 1, max: 2, mean: 1.12 }), {
  payment_id: id(),
  booking_id: owner('bookings'),
  traveller_id: lookup('booking_id', 'traveller_id'),
  payment_number: siblingNumber(),
  amount: split('total_amount'),
  currency: constant('USD'),
  payment_method: oneOf({ card: 66, paypal: 15, apple_pay: 9, bank_transfer: 7, points: 3 }),
  booking_stage: hidden(lookup('booking_id', 'stage')),
  is_refundable: hidden(lookup('booking_id', 'is_refundable')),
  booked_at: hidden(lookup('booking_id', 'booked_at')),
  is_failed: hidden(yes(0.025)),
  planned_in: hidden(formula('(payment_number - 1) * min(14, parent.lead_days)')),
  days_in: hidden(formula('is_failed ? (booking_stage == 2 ? 0 : min(planned_in, max(0, today - 1 - days(booked_at)))) : planned_in')),
  due_on: daysAfter('booked_at', 'days_in'),
  stage: hidden(formula('is_failed ? 4 : booking_stage == 2 ? (payment_number > 1 ? 3 : is_refundable ? 2 : 1) : due_on < today')),
  status: mapped('stage', { 0: 'pending', 1: 'paid', 2: 'refunded', 3: 'void', 4: 'failed' }),
  failure_reason: when('is_failed', oneOf({ insufficient_funds: 36, card_declined: 34, authentication_failed: 18, card_expired: 12 })),
  paid_at: when('stage in [1, 2]', { kind: 'shifted', column: 'booked_at', offset: 'days_in', unit: 'days', as: 'timestamp' }),
})
