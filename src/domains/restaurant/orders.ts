import { formula, mapped, secondsAfter, switchBy, when } from '../../builders/computed.ts'
import { gamma, lognormal, quantiles, triangular } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, oneOfBy, shares, timestamp, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { hidden, id, lookup, ordinal, ownedBy, owner, primary, ref, split, sumOf, table } from '../../builders/table.ts'
import { pattern, template, words } from '../../builders/texts.ts'
import { mealHours } from '../shared/hours.ts'

/** Table numbers, in the order in which guests are seated. */
const tables = [14, 3, 27, 8, 19, 31, 5, 22, 11, 1, 29, 17, 9, 24, 6, 12, 30, 2, 20, 15, 26, 7, 32, 10, 18, 4, 23, 13, 28, 16, 21, 25]

const tipPercents = {
  dine_in: quantiles([0, 12, 15, 16, 18, 18, 20, 20, 21, 24, 32]),
  takeout: quantiles([0, 0, 0, 0, 0, 0, 5, 10, 10, 15, 20]),
  delivery: quantiles([0, 0, 5, 8, 10, 12, 15, 15, 18, 20, 25]),
}

/** Checks: subtotal (the sum of the items) - discount + service_charge + tax = total, and the tip is extra. All are closed by today. */
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
  // Tables are taken in turn, so that no table is taken twice at a time.
  turn: hidden(formula(`order_id % ${tables.length}`)),
  table_number: when('order_type == "dine_in"', mapped('turn', tables)),
  pieces: hidden(sumOf('order_items', 'quantity')),
  appetite: hidden(decimal(1.2, 3.4, 2, triangular(1.2, 2.1, 3.4))),
  guest_count: formula('min(max(round(pieces / appetite), 1), order_type == "dine_in" ? 12 : 4)'),
  subtotal: sumOf('order_items', 'line_total'),
  offer: hidden(oneOf({ none: 86, happy_hour: 6, loyalty: 6, staff: 2 })),
  discount_rate: hidden(mapped('offer', { none: 0, happy_hour: 0.15, loyalty: 0.1, staff: 0.5 })),
  discount_due: hidden(formula('subtotal * discount_rate', 2)),
  discount: formula('discount_due + max(natural_total - total, 0)'),
  // Large parties pay a service charge instead of a tip.
  service_due: hidden(formula('order_type == "dine_in" && guest_count >= 6 ? (subtotal - discount_due) * 0.18 : 0', 2)),
  service_charge: formula('service_due + max(total - natural_total, 0)'),
  tax: formula('(subtotal - discount_due) * 0.0825', 2),
  natural_total: hidden(formula('subtotal - discount_due + service_due + tax')),
  total: formula('natural_total'),
  tip_percent: hidden(wholeBy('order_type', 0, 35, tipPercents)),
  natural_tip: hidden(formula('service_due > 0 ? 0 : (subtotal - discount_due) * tip_percent * 0.01', 2)),
  tip: formula('natural_tip'),
  currency: constant('USD'),
  stay: hidden(wholeBy('order_type', 5, 240, { dine_in: gamma(68, 7), takeout: gamma(19, 6), delivery: gamma(36, 7) })),
  open_seconds: hidden(formula('min(stay * 60 + order_id % 60, seconds(today) - opened_at - 60)')),
  closed_at: secondsAfter('opened_at', 'open_seconds'),
})

const requests = words('gluten free, no onions, dressing on the side, extra spicy, allergy: nuts, no salt, to share, well done')
const requestsByCourse = {
  starter: [18, 12, 24, 6, 8, 4, 28, 0],
  main: [20, 22, 6, 16, 10, 10, 4, 12],
  side: [16, 0, 0, 10, 4, 36, 34, 0],
  dessert: { 'gluten free': 26, 'allergy: nuts': 34, 'to share': 40 },
  drink: { 'to share': 1 },
}

/** The items of an order. A voided or comped item costs nothing and has a reason. */
export const orderItems = table('order_items', ownedBy('orders', { min: 2, max: 12, mean: 4.6 }), {
  order_item_id: id(),
  order_id: owner('orders'),
  line_number: ordinal(),
  menu_item_id: ref('menu_items', { popularity: 0.2, distinct_among_siblings: true }),
  course: lookup('menu_item_id', 'course'),
  pieces: hidden(whole(1, 4, quantiles([1, 1, 1, 1, 1, 1, 1, 2, 2, 4]))),
  quantity: formula('pieces'),
  unit_price: lookup('menu_item_id', 'price'),
  status: shares({ served: 0.974, voided: 0.017, comped: 0.009 }),
  line_total: formula('status == "served" ? quantity * unit_price : 0', 2),
  reason: switchBy('status', {
    served: null,
    voided: oneOf({ entered_by_mistake: 50, guest_changed_mind: 35, sold_out: 15 }),
    comped: oneOf({ long_wait: 34, quality: 30, birthday: 18, wrong_dish: 18 }),
  }),
  has_request: hidden(yes(0.1)),
  special_request: when('has_request && course != "drink"', oneOfBy('course', requests, requestsByCourse)),
})

/** The payments of an order, one or several where the check is split: amounts add up to its total, tip amounts to its tip. */
export const payments = table('payments', ownedBy('orders', { min: 1, max: 3, mean: 1.12 }), {
  payment_id: id(),
  order_id: owner('orders'),
  method: oneOf({ credit_card: 47, debit_card: 20, mobile_wallet: 17, cash: 14, gift_card: 2 }),
  amount: split('total'),
  tip_amount: split('tip'),
  charged_amount: formula('amount + tip_amount'),
  card_last_four: when('method in ["credit_card", "debit_card"]', pattern('####')),
  status: shares({ captured: 0.992, refunded: 0.008 }),
  paid_at: lookup('order_id', 'closed_at'),
  second_thoughts: hidden(whole(120, 260000, lognormal(4000, 1.3))),
  seconds_to_refund: hidden(formula('min(second_thoughts, seconds(today) - paid_at)')),
  refunded_at: when('status == "refunded"', secondsAfter('paid_at', 'seconds_to_refund')),
})
