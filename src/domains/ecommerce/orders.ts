import { after, formula, itself, mapped, minutesAfter, placeIn, secondsAfter, when } from '../../builders/computed.ts'
import { exponential, gamma, lognormal } from '../../builders/distributions.ts'
import { constant, oneOf, oneOfBy, shares, timestamp, whole, wholeBy } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { allHidden, hidden, id, lookups, per, ref, sumOf, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'

/** Carriers, and what stands before and after the nine digits of their tracking numbers; these repeat after 900 million orders each. */
const carriers = facts(['before', 'later', 'last', 'after'], {
  UPS: [['1ZA84W270'], ['1ZA84W271'], ['1ZA84W272'], ['']],
  FedEx: [['774'], ['775'], ['776'], ['']],
  USPS: [['9400100000000'], ['9400100000001'], ['9400100000002'], ['']],
  'Royal Mail': [['RM'], ['RN'], ['RO'], ['GB']],
  DPD: [['15501'], ['15502'], ['15503'], ['']],
  Evri: [['H00CZA0'], ['H00CZA1'], ['H00CZA2'], ['']],
  'Canada Post': [['7035210'], ['7035211'], ['7035212'], ['']],
  Purolator: [['331'], ['332'], ['333'], ['']],
  DHL: [['00340434161'], ['00340434162'], ['00340434163'], ['']],
  Hermes: [['10071'], ['10072'], ['10073'], ['']],
  Colissimo: [['6A05'], ['6A06'], ['6A07'], ['']],
  Chronopost: [['XR'], ['XS'], ['XT'], ['FR']],
  'Australia Post': [['33XPZ0'], ['33XPZ1'], ['33XPZ2'], ['']],
  StarTrack: [['QHX'], ['QHY'], ['QHZ'], ['']],
})
const carrierNames = Object.keys(carriers.before)

/** What tracking numbers start with, by the carrier's place, for each 900 million orders. */
const labels = Object.fromEntries([carriers.before, carriers.later, carriers.last].flatMap((starts) => Object.values(starts)).entries())

/** Codes for 5, 10, 15 and 20 percent off, then codes for any discount, from small to large. */
const couponCodes = ['', 'NEWS5', 'SAVE10', 'EXTRA15', 'FRIENDS20', 'WELCOME', 'SEASON', 'CLUB', 'CLEARANCE']

/** When a warehouse hands parcels over, and when carriers deliver them. */
const warehouseHours = [0, 0, 0, 0, 0, 0, 2, 6, 10, 12, 14, 14, 10, 14, 16, 18, 16, 10, 4, 2, 0, 0, 0, 0]
const deliveryHours = [0, 0, 0, 0, 0, 0, 0, 1, 5, 12, 16, 16, 14, 14, 14, 12, 11, 9, 6, 3, 1, 0, 0, 0]

/** An order comes back within 29 days, so none of the last month has come back yet. */
const noReturnsYet = { periods: [{ period: '2025-12', shares: [0.945, 0, 0.055] }], overall: true }

const hasShipped = 'status in ["shipped", "delivered", "returned"]'

/**
 * Orders, sent to the customer's city. total = subtotal - discount; subtotal is the sum of the items' line_total. The status is how far an
 * order has come by today, so no time lies in the future and no old order is still waiting.
 */
export const orders = table('orders', per('customers', 2.5), {
  order_id: id(),
  customer_id: ref('customers', { popularity: 0.7, existing_at: 'ordered_at' }),
  ordered_at: timestamp('2022-01-02', '2025-12-31', wakingHours, {
    growth: 4,
    months: [0.9, 0.85, 0.92, 0.94, 0.97, 0.94, 0.95, 0.96, 0.98, 1.02, 1.35, 1.5],
    weekdays: [1.05, 1, 0.98, 0.98, 0.97, 0.98, 1.1],
  }),
  ...allHidden({
    pay_minutes: wholeBy('payment_method', 0, 2880, { bank_transfer: lognormal(1100, 0.4), otherwise: exponential(1.5) }),
    pay_at: minutesAfter('ordered_at', 'pay_minutes'),
    ship_at: after('pay_at', { as: 'timestamp', unit: 'hours', min: 5, max: 48, distribution: gamma(22, 4), hours: warehouseHours }),
    deliver_at: after('ship_at', { as: 'timestamp', unit: 'days', min: 1, max: 7, distribution: gamma(3.2, 6), hours: deliveryHours }),
    return_at: after('deliver_at', { as: 'timestamp', unit: 'days', min: 2, max: 15, distribution: gamma(9, 4), hours: deliveryHours }),
    seconds_ago: formula('seconds(today) - ordered_at'),
    doubt_seconds: whole(180, 144_000, lognormal(8400, 1.2)),
    // Orders of the last hours are cancelled sooner, so that every cancellation lies before today.
    cancel_seconds: formula('min(doubt_seconds, max(1, round(seconds_ago * 0.6)))'),
    cancel_at: secondsAfter('ordered_at', 'cancel_seconds'),
    outcome: shares({ kept: 0.873, returned: 0.072, cancelled: 0.055 }, noReturnsYet),
    stage: formula(
      'outcome == "cancelled" ? 5 : outcome == "returned" ? 4 : ' +
        '(seconds(today) >= pay_at) + (seconds(today) >= ship_at) + (seconds(today) >= deliver_at)',
    ),
    // A column 0 seconds after a hidden time shows that time.
    at_once: formula('0'),
  }),
  status: mapped('stage', ['pending', 'paid', 'shipped', 'delivered', 'returned', 'cancelled']),
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
  // The code whose discount this is; where a story sets totals, the code with the nearest discount.
  coupon: hidden(
    formula(
      'discount <= 0 ? 0 : discount == discount_due ? discount_rate * 20 : ' +
        'discount < subtotal * 0.08 ? 5 : discount < subtotal * 0.18 ? 6 : discount < subtotal * 0.35 ? 7 : 8',
      0,
    ),
  ),
  coupon_code: when('discount > 0', mapped('coupon', couponCodes)),
  discount_due: hidden(formula('subtotal * discount_rate', 2)),
  // The discount follows from the total, so that a total set by a story leaves the prices of the items as they are.
  discount: formula('subtotal - total'),
  total: formula('subtotal - discount_due'),
  currency: constant('USD'),
  ...lookups('customer_id', { shipping_city: 'city', shipping_country_code: 'country_code' }),
  chosen_carrier: hidden(
    oneOfBy('shipping_country_code', carrierNames, {
      US: { UPS: 40, FedEx: 28, USPS: 32 },
      GB: { 'Royal Mail': 45, DPD: 30, Evri: 25 },
      CA: { UPS: 12, FedEx: 10, 'Canada Post': 55, Purolator: 23 },
      DE: { UPS: 8, DPD: 17, DHL: 55, Hermes: 20 },
      FR: { UPS: 6, DPD: 14, Colissimo: 55, Chronopost: 25 },
      AU: { DHL: 12, 'Australia Post': 65, StarTrack: 23 },
      otherwise: { UPS: 22, FedEx: 18, DPD: 14, DHL: 46 },
    }),
  ),
  // Nine digits that differ for the first 899999963 orders, and a label that changes when they repeat.
  scattered: hidden(formula('order_id % 899999963 * 7919047 % 899999963')),
  parcel: hidden(formula('coalesce(scattered * 9161371 % 899999963, 0) + 100000000')),
  carrier_place: hidden(placeIn(carrierNames, 'chosen_carrier')),
  label: hidden(formula(`carrier_place + coalesce(floor(order_id / 899999963), 0) * ${carrierNames.length}`)),
  carrier: when(hasShipped, mapped('chosen_carrier', itself(...carrierNames))),
  tracking_number: when(
    hasShipped,
    text({ by: 'label', cases: labels }, { column: 'parcel' }, { by: 'chosen_carrier', cases: carriers.after }),
  ),
  shipped_at: when(hasShipped, secondsAfter('ship_at', 'at_once')),
  delivered_at: when('status in ["delivered", "returned"]', secondsAfter('deliver_at', 'at_once')),
  returned_at: when('status == "returned"', secondsAfter('return_at', 'at_once')),
  cancelled_at: when('status == "cancelled"', secondsAfter('cancel_at', 'at_once')),
})
