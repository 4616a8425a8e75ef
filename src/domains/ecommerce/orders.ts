import type { TableSchema } from '../../schema/schema.ts'
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
const couponCodes = {
  '0': '',
  '1': 'NEWS5',
  '2': 'SAVE10',
  '3': 'EXTRA15',
  '4': 'FRIENDS20',
  '5': 'WELCOME',
  '6': 'SEASON',
  '7': 'CLUB',
  '8': 'CLEARANCE',
}

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
export const orders: TableSchema = {
  name: 'orders',
  rows: { type: 'ratio', of: 'customers', ratio: 2.5 },
  columns: [
    { name: 'order_id', kind: 'sequence' },
    { name: 'customer_id', kind: 'foreign_key', table: 'customers', popularity: 0.7, existing_at: 'ordered_at' },
    {
      name: 'ordered_at',
      kind: 'timestamp',
      from: '2022-01-02',
      to: '2025-12-31',
      growth: 4,
      months: [0.9, 0.85, 0.92, 0.94, 0.97, 0.94, 0.95, 0.96, 0.98, 1.02, 1.35, 1.5],
      weekdays: [1.05, 1, 0.98, 0.98, 0.97, 0.98, 1.1],
      hours: wakingHours,
    },
    ...orderProgress,
    {
      name: 'status',
      kind: 'mapping',
      by: 'stage',
      cases: { '0': 'pending', '1': 'paid', '2': 'shipped', '3': 'delivered', '4': 'returned', '5': 'cancelled' },
    },
    {
      name: 'payment_method',
      kind: 'category',
      values: ['credit_card', 'paypal', 'debit_card', 'apple_pay', 'bank_transfer', 'gift_card'],
      by: 'shipping_country_code',
      cases: {
        US: [49, 20, 17, 11, 1, 2],
        GB: [35, 24, 28, 10, 1, 2],
        CA: [50, 21, 15, 10, 2, 2],
        DE: [18, 46, 8, 7, 19, 2],
        FR: [48, 24, 17, 6, 3, 2],
        AU: [41, 27, 18, 10, 2, 2],
      },
      weights: [42, 24, 18, 8, 6, 2],
    },
    { name: 'device', kind: 'category', values: ['mobile', 'desktop', 'tablet'], weights: [58, 37, 5] },
    { name: 'subtotal', kind: 'roll_up', table: 'order_items', aggregate: 'sum', column: 'line_total' },
    { name: 'discount_percent', kind: 'category', values: ['0', '5', '10', '15', '20'], weights: [72, 9, 10, 5, 4], hidden: true },
    {
      name: 'discount_rate',
      kind: 'mapping',
      by: 'discount_percent',
      cases: { '0': 0, '5': 0.05, '10': 0.1, '15': 0.15, '20': 0.2 },
      scale: 2,
      hidden: true,
    },
    // What a code takes off by itself, else, where a story asks for totals, one for about as much as is taken off.
    {
      name: 'coupon',
      kind: 'formula',
      expression:
        'discount <= 0 ? 0 : discount == discount_due ? discount_rate * 20 : ' +
        'discount < subtotal * 0.08 ? 5 : discount < subtotal * 0.18 ? 6 : discount < subtotal * 0.35 ? 7 : 8',
      scale: 0,
      hidden: true,
    },
    {
      name: 'coupon_code',
      kind: 'conditional',
      when: 'discount > 0',
      value: { kind: 'mapping', by: 'coupon', cases: couponCodes },
    },
    { name: 'discount_due', kind: 'formula', expression: 'subtotal * discount_rate', scale: 2, hidden: true },
    // Read back from the total, so that a total that a story asks for leaves the items at their prices.
    { name: 'discount', kind: 'formula', expression: 'subtotal - total' },
    { name: 'total', kind: 'formula', expression: 'subtotal - discount_due' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'shipping_city', kind: 'lookup', through: 'customer_id', column: 'city' },
    { name: 'shipping_country_code', kind: 'lookup', through: 'customer_id', column: 'country_code' },
    {
      name: 'chosen_carrier',
      kind: 'category',
      values: carriers,
      by: 'shipping_country_code',
      cases: {
        US: [40, 28, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        GB: [0, 0, 0, 45, 30, 25, 0, 0, 0, 0, 0, 0, 0, 0],
        CA: [12, 10, 0, 0, 0, 0, 55, 23, 0, 0, 0, 0, 0, 0],
        DE: [8, 0, 0, 0, 17, 0, 0, 0, 55, 20, 0, 0, 0, 0],
        FR: [6, 0, 0, 0, 14, 0, 0, 0, 0, 0, 55, 25, 0, 0],
        AU: [0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 65, 23],
      },
      weights: [22, 18, 0, 0, 14, 0, 0, 0, 46, 0, 0, 0, 0, 0],
      hidden: true,
    },
    // Nine digits that differ for as many orders as the prime has, and a label for every so many orders.
    { name: 'scattered', kind: 'formula', expression: 'order_id * 7919047 % 899999963', hidden: true },
    { name: 'parcel', kind: 'formula', expression: 'coalesce(scattered * 9161371 % 899999963, 0) + 100000000', hidden: true },
    {
      name: 'carrier_place',
      kind: 'mapping',
      by: 'chosen_carrier',
      cases: eachCarrier((carrier) => carriers.indexOf(carrier)),
      hidden: true,
    },
    {
      name: 'label',
      kind: 'formula',
      expression: `carrier_place + coalesce(floor(order_id / 899999963), 0) * ${carriers.length}`,
      hidden: true,
    },
    {
      name: 'carrier',
      kind: 'conditional',
      when: 'status in ["shipped", "delivered", "returned"]',
      value: { kind: 'mapping', by: 'chosen_carrier', cases: eachCarrier((carrier) => carrier) },
    },
    {
      name: 'tracking_number',
      kind: 'conditional',
      when: 'status in ["shipped", "delivered", "returned"]',
      value: {
        kind: 'text',
        segments: [
          { by: 'label', cases: labels },
          { column: 'parcel' },
          { by: 'chosen_carrier', cases: eachCarrier((carrier) => [trackingNumbers[carrier]?.[1] ?? '']) },
        ],
      },
    },
    {
      name: 'shipped_at',
      kind: 'conditional',
      when: 'status in ["shipped", "delivered", "returned"]',
      value: { kind: 'shifted', column: 'ship_at', offset: 'at_once', unit: 'seconds', as: 'timestamp' },
    },
    {
      name: 'delivered_at',
      kind: 'conditional',
      when: 'status in ["delivered", "returned"]',
      value: { kind: 'shifted', column: 'deliver_at', offset: 'at_once', unit: 'seconds', as: 'timestamp' },
    },
    {
      name: 'returned_at',
      kind: 'conditional',
      when: 'status == "returned"',
      value: { kind: 'shifted', column: 'return_at', offset: 'at_once', unit: 'seconds', as: 'timestamp' },
    },
    {
      name: 'cancelled_at',
      kind: 'conditional',
      when: 'status == "cancelled"',
      value: { kind: 'shifted', column: 'cancel_at', offset: 'at_once', unit: 'seconds', as: 'timestamp' },
    },
  ],
}
