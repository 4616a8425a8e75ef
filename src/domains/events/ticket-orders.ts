import { formula, mapped, secondsAfter } from '../../builders/computed.ts'
import { exponential } from '../../builders/distributions.ts'
import { constant, oneOf, timestamp, whole } from '../../builders/drawn.ts'
import { countOf, id, lookup, ref } from '../../builders/relations.ts'
import { hidden, primary, table } from '../../builders/table.ts'
import { identity } from '../shared/identity.ts'

/** When tickets are bought: over lunch and in the evening, never in the hour before midnight. */
const buyingHours = [2, 1, 0, 0, 0, 1, 3, 8, 15, 26, 30, 26, 30, 26, 22, 22, 24, 26, 30, 36, 38, 30, 14, 0]

/**
 * Orders of tickets for one day of an event: total = subtotal - discount + booking fee, and the subtotal is that of the tickets. Events
 * begin after they were ordered, on the half hour, and by today.
 */
export const ticketOrders = table('ticket_orders', primary, {
  ticket_order_id: id(),
  event_id: ref('events', { popularity: 0.35, existing_at: 'ordered_at' }),
  ...identity(0.5, 'first_name', 'last_name', 'email'),
  country_code: lookup('event_id', 'country_code'),
  ordered_at: timestamp('2023-01-01', '2025-12-31', {
    growth: 2,
    months: [0.8, 0.85, 1, 1.05, 1.1, 1.1, 1, 0.9, 1, 1.1, 1.3, 1.35],
    weekdays: [0.95, 0.95, 1, 1.1, 1.25, 1, 0.9],
    hours: buyingHours,
  }),
  days_to_show: hidden(formula('56 - (days(ordered_at) + event_id.phase) % 56')),
  // For the last orders, which would be for days that lie ahead, there is another day.
  wished_days: hidden(whole(0, 55, exponential(14))),
  days_left: hidden(formula('max(0, today - 1 - days(ordered_at))')),
  days_ahead: hidden(formula('days_to_show <= days_left ? days_to_show : min(wished_days, days_left)')),
  minutes: hidden(lookup('event_id', 'minutes')),
  planned: hidden(formula('seconds(days(ordered_at) + days_ahead) + minutes * 60 - ordered_at')),
  seconds_ahead: hidden(formula('planned > 1200 ? planned : 1800 - ordered_at % 1800')),
  event_starts_at: secondsAfter('ordered_at', 'seconds_ahead'),
  channel: oneOf({ web: 44, mobile_app: 36, box_office: 9, reseller: 8, phone: 3 }),
  payment_method: oneOf({ card: 58, paypal: 16, apple_pay: 14, google_pay: 9, gift_card: 3 }),
  ticket_type: oneOf({ standard: 68, premium: 15, vip: 4, concession: 13 }),
  type_factor: hidden(mapped('ticket_type', { standard: 1, premium: 1.6, vip: 2.8, concession: 0.7 })),
  quantity: countOf('tickets'),
  unit_price: formula('event_id.base_price * type_factor', 2),
  subtotal: formula('quantity * unit_price'),
  promo: hidden(oneOf({ none: 82, early_bird: 8, group: 10 })),
  promo_rate: hidden(mapped('promo', { none: 0, early_bird: 0.15, group: 0.1 })),
  discount_due: hidden(formula('promo == "group" && quantity < 4 ? 0 : subtotal * promo_rate', 2)),
  fee_due: hidden(formula('subtotal * 0.09', 2)),
  natural: hidden(formula('subtotal - discount_due + fee_due')),
  discount: formula('discount_due + max(0, natural - total)'),
  booking_fee: formula('fee_due + max(0, total - natural)'),
  total: formula('natural'),
  currency: constant('USD'),
  returned: hidden(countOf('tickets', { where: 'status == "refunded"' })),
  refunded_amount: formula('returned == quantity ? total : min(returned * unit_price, total)', 2),
  fate: hidden(formula('returned == 0 ? 0 : returned == quantity ? 2 : 1')),
  status: mapped('fate', { 0: 'confirmed', 1: 'partially_refunded', 2: 'refunded' }),
})
