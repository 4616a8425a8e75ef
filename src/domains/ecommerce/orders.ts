import { formula, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { constant, oneOf, oneOfBy, timestamp } from '../../builders/drawn.ts'
import { id, lookup, ref, sumOf } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { wakingHours } from '../hours.ts'
import { orderProgress } from './order-progress.ts'

/** Carriers with what their tracking numbers have before and after nine digits of the parcel's own. */
const trackingNumbers: Readonly<Record<string, readonly [before: string, after: string]>> = {
  UPS: ['1ZA84W270', ''],
  FedEx: ['774', ''],
  USPS: ['9400100000000', ''],
  'Royal Mail': ['RM', 'GB'],
  DPD: ['15501', ''],
  Evri: ['H00CZA0', ''],
  'Canada Post': ['7035210', ''],
  Purolator: ['331', ''],
  DHL: ['00340434161', ''],
  Hermes: ['10071', ''],
  Colissimo: ['6A05', ''],
  Chronopost: ['XR', 'FR'],
  'Australia Post': ['33XPZ0', ''],
  StarTrack: ['QHX', ''],
}
const carriers = Object.keys(trackingNumbers)

/** Codes for 5, 10, 15 and 20 percent off, and for as much as it happens to be. */
const couponCodes = { 0: '', 1: 'NEWS5', 2: 'SAVE10', 3: 'EXTRA15', 4: 'FRIENDS20', 5: 'WELCOME', 6: 'SEASON', 7: 'CLUB', 8: 'CLEARANCE' }

/** What comes before the digits of the first 900 million parcels, then of the next: its last character is one further. */
const labels = Object.fromEntries(
  [0, 1].flatMap((lot) =>
    carriers.map((carrier, place) => {
      const before = trackingNumbers[carrier]?.[0] ?? ''
      const last = String.fromCharCode(before.charCodeAt(before.length - 1) + lot)
      return [String(lot * carriers.length + place), [before.slice(0, -1) + last]] as const
    }),
  ),
)

function eachCarrier<Value>(pick: (carrier: string) => Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(carriers.map((carrier) => [carrier, pick(carrier)]))
}

/** Orders; total = subtotal - discount, subtotal = the sum of the items' line_total. They go to the city that the customer lives in. */
export const orders = table('orders', per('customers', 2.5), {
  order_id: id(),
  customer_id: ref('customers', { popularity: 0.7, existing_at: 'ordered_at' }),
  ordered_at: timestamp('2022-01-02', '2025-12-31', {
    growth: 4,
    months: [0.9, 0.85, 0.92, 0.94, 0.97, 0.94, 0.95, 0.96, 0.98, 1.02, 1.35, 1.5],
    weekdays: [1.05, 1, 0.98, 0.98, 0.97, 0.98, 1.1],
    hours: wakingHours,
  }),
  ...orderProgress,
  status: mapped('stage', { 0: 'pending', 1: 'paid', 2: 'shipped', 3: 'delivered', 4: 'returned', 5: 'cancelled' }),
  payment_method: oneOfBy('shipping_country_code', ['credit_card', 'paypal', 'debit_card', 'apple_pay', 'bank_transfer', 'gift_card'], {
    US: [49, 20, 17, 11, 1, 2],
    GB: [35, 24, 28, 10, 1, 2],
    CA: [50, 21, 15, 10, 2, 2],
    DE: [18, 46, 8, 7, 19, 2],
    FR: [48, 24, 17, 6, 3, 2],
    AU: [41, 27, 18, 10, 2, 2],
    otherwise: [42, 24, 18, 8, 6, 2],
  }),
  device: oneOf({ mobile: 58, desktop: 37, tablet: 5 }),
  subtotal: sumOf('order_items', 'line_total'),
  discount_percent: hidden(oneOf({ 0: 72, 5: 9, 10: 10, 15: 5, 20: 4 })),
  discount_rate: hidden(mapped('discount_percent', { 0: 0, 5: 0.05, 10: 0.1, 15: 0.15, 20: 0.2 })),
  // What a code takes off by itself, else, where a story asks for totals, one for about as much as is taken off.
  coupon: hidden(
    formula(
      'discount <= 0 ? 0 : discount == discount_due ? discount_rate * 20 : ' +
        'discount < subtotal * 0.08 ? 5 : discount < subtotal * 0.18 ? 6 : discount < subtotal * 0.35 ? 7 : 8',
      0,
    ),
  ),
  coupon_code: when('discount > 0', mapped('coupon', couponCodes)),
  discount_due: hidden(formula('subtotal * discount_rate', 2)),
  // Read back from the total, so that a total that a story asks for leaves the items at their prices.
  discount: formula('subtotal - total'),
  total: formula('subtotal - discount_due'),
  currency: constant('USD'),
  shipping_city: lookup('customer_id', 'city'),
  shipping_country_code: lookup('customer_id', 'country_code'),
  chosen_carrier: hidden(
    oneOfBy('shipping_country_code', carriers, {
      US: [40, 28, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      GB: [0, 0, 0, 45, 30, 25, 0, 0, 0, 0, 0, 0, 0, 0],
      CA: [12, 10, 0, 0, 0, 0, 55, 23, 0, 0, 0, 0, 0, 0],
      DE: [8, 0, 0, 0, 17, 0, 0, 0, 55, 20, 0, 0, 0, 0],
      FR: [6, 0, 0, 0, 14, 0, 0, 0, 0, 0, 55, 25, 0, 0],
      AU: [0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 65, 23],
      otherwise: [22, 18, 0, 0, 14, 0, 0, 0, 46, 0, 0, 0, 0, 0],
    }),
  ),
  // Nine digits that differ for as many orders as the prime has, and a label for every so many orders.
  scattered: hidden(formula('order_id * 7919047 % 899999963')),
  parcel: hidden(formula('coalesce(scattered * 9161371 % 899999963, 0) + 100000000')),
  carrier_place: hidden(
    mapped(
      'chosen_carrier',
      eachCarrier((carrier) => carriers.indexOf(carrier)),
    ),
  ),
  label: hidden(formula(`carrier_place + coalesce(floor(order_id / 899999963), 0) * ${carriers.length}`)),
  carrier: when(
    'status in ["shipped", "delivered", "returned"]',
    mapped(
      'chosen_carrier',
      eachCarrier((carrier) => carrier),
    ),
  ),
  tracking_number: when(
    'status in ["shipped", "delivered", "returned"]',
    text(
      { by: 'label', cases: labels },
      { column: 'parcel' },
      { by: 'chosen_carrier', cases: eachCarrier((carrier) => [trackingNumbers[carrier]?.[1] ?? '']) },
    ),
  ),
  shipped_at: when('status in ["shipped", "delivered", "returned"]', secondsAfter('ship_at', 'at_once')),
  delivered_at: when('status in ["delivered", "returned"]', secondsAfter('deliver_at', 'at_once')),
  returned_at: when('status == "returned"', secondsAfter('return_at', 'at_once')),
  cancelled_at: when('status == "cancelled"', secondsAfter('cancel_at', 'at_once')),
})
