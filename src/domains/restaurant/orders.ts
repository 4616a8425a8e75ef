import { formula, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { gamma, quantiles, triangular } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, timestamp, wholeBy } from '../../builders/drawn.ts'
import { id, ref, sumOf } from '../../builders/relations.ts'
import { hidden, primary, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'
import { mealHours } from '../hours.ts'

/** The tables in the order in which guests are led to them. */
const tables = [14, 3, 27, 8, 19, 31, 5, 22, 11, 1, 29, 17, 9, 24, 6, 12, 30, 2, 20, 15, 26, 7, 32, 10, 18, 4, 23, 13, 28, 16, 21, 25]

/** Checks: subtotal (the sum of the items) - discount + service_charge + tax = total; the tip comes on top. Closed by today. */
export const orders = table('orders', primary, {
  order_id: id(),
  number: hidden(formula('10000 + order_id')),
  check_number: template('C{number}'),
  server_id: ref('servers', { popularity: 0.2, existing_at: 'opened_at' }),
  opened_at: timestamp('2024-01-01', '2025-12-31', {
    growth: 1.2,
    months: [0.86, 0.95, 0.98, 1, 1.06, 1.05, 1.02, 1, 0.98, 1, 0.98, 1.16],
    weekdays: [0.7, 0.8, 0.88, 1, 1.35, 1.45, 1.1],
    hours: mealHours.map((weight, hour) => (hour < 11 || hour > 22 ? 0 : weight)),
  }),
  order_type: oneOf({ dine_in: 68, takeout: 19, delivery: 13 }),
  // In turn, so that nobody is put where others still sit.
  turn: hidden(formula(`order_id % ${tables.length}`)),
  table_number: when('order_type == "dine_in"', mapped('turn', Object.fromEntries(tables.map((table, turn) => [String(turn), table])))),
  pieces: hidden(sumOf('order_items', 'quantity')),
  appetite: hidden(decimal(1.2, 3.4, 2, triangular(1.2, 2.1, 3.4))),
  guest_count: formula('min(max(round(pieces / appetite), 1), order_type == "dine_in" ? 12 : 4)'),
  subtotal: sumOf('order_items', 'line_total'),
  offer: hidden(oneOf({ none: 86, happy_hour: 6, loyalty: 6, staff: 2 })),
  discount_rate: hidden(mapped('offer', { none: 0, happy_hour: 0.15, loyalty: 0.1, staff: 0.5 })),
  discount_due: hidden(formula('subtotal * discount_rate', 2)),
  discount: formula('discount_due + max(natural_total - total, 0)'),
  // Large parties pay for the service with the check.
  service_due: hidden(formula('order_type == "dine_in" && guest_count >= 6 ? (subtotal - discount_due) * 0.18 : 0', 2)),
  service_charge: formula('service_due + max(total - natural_total, 0)'),
  tax: formula('(subtotal - discount_due) * 0.0825', 2),
  natural_total: hidden(formula('subtotal - discount_due + service_due + tax')),
  total: formula('natural_total'),
  tip_percent: hidden(
    wholeBy('order_type', 0, 35, {
      dine_in: quantiles([0, 12, 15, 16, 18, 18, 20, 20, 21, 24, 32]),
      takeout: quantiles([0, 0, 0, 0, 0, 0, 5, 10, 10, 15, 20]),
      delivery: quantiles([0, 0, 5, 8, 10, 12, 15, 15, 18, 20, 25]),
    }),
  ),
  natural_tip: hidden(formula('service_due > 0 ? 0 : (subtotal - discount_due) * tip_percent * 0.01', 2)),
  tip: formula('natural_tip'),
  currency: constant('USD'),
  stay: hidden(wholeBy('order_type', 5, 240, { dine_in: gamma(68, 7), takeout: gamma(19, 6), delivery: gamma(36, 7) })),
  open_seconds: hidden(formula('min(stay * 60 + order_id % 60, seconds(today) - opened_at - 60)')),
  closed_at: secondsAfter('opened_at', 'open_seconds'),
})
