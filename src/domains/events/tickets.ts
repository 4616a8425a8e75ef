import { formula, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { normal } from '../../builders/distributions.ts'
import { decimal, oneOf, shares, whole } from '../../builders/drawn.ts'
import { id, lookup, owner, siblingNumber } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'
import { awake } from '../shared/awake.ts'

/** Tickets of an order, and who came: what was not refunded was used, or its holder did not show up. */
export const tickets = table('tickets', ownedBy('ticket_orders', { min: 1, max: 8, mean: 2.3 }), {
  ticket_id: id(),
  ticket_order_id: owner('ticket_orders'),
  barcode: formula('100000000000 + ticket_id * 2750159 % 899999999963'),
  ticket_number: hidden(siblingNumber()),
  ticket_type: lookup('ticket_order_id', 'ticket_type'),
  price: lookup('ticket_order_id', 'unit_price'),
  event_id: hidden(lookup('ticket_order_id', 'event_id')),
  seating: hidden(lookup('event_id', 'seating')),
  // Orders one after another are seats apart: four groups in a row, twenty-six rows on three levels.
  block: hidden(formula('ticket_order_id * 125 % 312')),
  level_place: hidden(formula('floor(block / 104)')),
  level: hidden(mapped('level_place', { 0: 'ORCH', 1: 'MEZZ', 2: 'BALC' })),
  row_place: hidden(formula('floor(block % 104 / 4) + 65')),
  row_letter: hidden(
    mapped('row_place', Object.fromEntries([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, place) => [String(place + 65), letter]))),
  ),
  seat_number: hidden(formula('block % 4 * 8 + ticket_number')),
  seat: when('seating == "reserved"', template('{level}-{row_letter}{seat_number}')),
  status: shares({ used: 0.895, no_show: 0.075, refunded: 0.03 }),
  ordered_at: hidden(lookup('ticket_order_id', 'ordered_at')),
  starts_at: hidden(lookup('ticket_order_id', 'event_starts_at')),
  earliness: hidden(whole(-1500, 5400, normal(1900, 1100))),
  until_entry: hidden(formula('max(starts_at - earliness - ordered_at, 240)')),
  checked_in_at: when('status == "used"', secondsAfter('ordered_at', 'until_entry')),
  gate: when('status == "used"', oneOf({ A: 40, B: 30, C: 20, D: 10 })),
  patience: hidden(decimal(0.01, 0.95, 3)),
  ...awake('until_refund', 'ordered_at', 'round((starts_at - ordered_at) * patience)', 'starts_at - ordered_at'),
  refunded_at: when('status == "refunded"', secondsAfter('ordered_at', 'until_refund')),
})
