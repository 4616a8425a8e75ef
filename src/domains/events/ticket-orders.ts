import { formula, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { exponential, normal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, shares, timestamp, whole } from '../../builders/drawn.ts'
import { allHidden, countOf, hidden, id, lookup, lookups, ordinal, ownedBy, owner, primary, ref, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'
import { awake } from '../shared/awake.ts'
import { identity } from '../shared/identity.ts'

/** When tickets are bought: at noon and in the evening, never in the hour before midnight. */
const buyingHours = [2, 1, 0, 0, 0, 1, 3, 8, 15, 26, 30, 26, 30, 26, 22, 22, 24, 26, 30, 36, 38, 30, 14, 0]

/**
 * Orders of tickets for one day of an event: total = subtotal - discount + booking_fee, and the subtotal is the sum of the ticket prices.
 * The event starts after the order, on the hour or half hour, and by today.
 */
export const ticketOrders = table('ticket_orders', primary, {
  ticket_order_id: id(),
  event_id: ref('events', { popularity: 0.35, existing_at: 'ordered_at' }),
  ...identity(0.5, 'first_name', 'last_name', 'email'),
  country_code: lookup('event_id', 'country_code'),
  ordered_at: timestamp('2023-01-01', '2025-12-31', buyingHours, {
    growth: 2,
    months: [0.8, 0.85, 1, 1.05, 1.1, 1.1, 1, 0.9, 1, 1.1, 1.3, 1.35],
    weekdays: [0.95, 0.95, 1, 1.1, 1.25, 1, 0.9],
  }),
  days_to_show: hidden(formula('56 - (days(ordered_at) + event_id.phase) % 56')),
  // An order whose day would be in the future is for another day, which is past.
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
  status: mapped('fate', ['confirmed', 'partially_refunded', 'refunded']),
})

/** The rows of a level by their letter's number in ASCII. */
const rows = Object.fromEntries([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, place) => [String(65 + place), letter]))

/** The tickets of an order. A ticket that was not refunded was either used or its holder did not come. */
export const tickets = table('tickets', ownedBy('ticket_orders', { min: 1, max: 8, mean: 2.3 }), {
  ticket_id: id(),
  ticket_order_id: owner('ticket_orders'),
  barcode: formula('100000000000 + ticket_id * 2750159 % 899999999963'),
  ticket_number: hidden(ordinal()),
  ...lookups('ticket_order_id', 'ticket_type', { price: 'unit_price' }),
  event_id: hidden(lookup('ticket_order_id', 'event_id')),
  seating: hidden(lookup('event_id', 'seating')),
  // Consecutive orders sit far apart. A row has four blocks of eight seats, and each of the three levels has 26 rows.
  block: hidden(formula('ticket_order_id * 125 % 312')),
  level_place: hidden(formula('floor(block / 104)')),
  level: hidden(mapped('level_place', ['ORCH', 'MEZZ', 'BALC'])),
  row_place: hidden(formula('floor(block % 104 / 4) + 65')),
  row_letter: hidden(mapped('row_place', rows)),
  seat_number: hidden(formula('block % 4 * 8 + ticket_number')),
  seat: when('seating == "reserved"', template('{level}-{row_letter}{seat_number}')),
  status: shares({ used: 0.895, no_show: 0.075, refunded: 0.03 }),
  ...allHidden(lookups('ticket_order_id', 'ordered_at', { starts_at: 'event_starts_at' })),
  earliness: hidden(whole(-1500, 5400, normal(1900, 1100))),
  until_entry: hidden(formula('max(starts_at - earliness - ordered_at, 240)')),
  checked_in_at: when('status == "used"', secondsAfter('ordered_at', 'until_entry')),
  gate: when('status == "used"', oneOf({ A: 40, B: 30, C: 20, D: 10 })),
  patience: hidden(decimal(0.01, 0.95, 3)),
  ...awake('until_refund', 'ordered_at', 'round((starts_at - ordered_at) * patience)', 'starts_at - ordered_at'),
  refunded_at: when('status == "refunded"', secondsAfter('ordered_at', 'until_refund')),
})
