import { daysAfter, flag, formula, mapped, when } from '../../builders/computed.ts'
import { gamma, normal, poisson, quantiles } from '../../builders/distributions.ts'
import { constant, date, oneOf, oneOfBy, shares, timestamp, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { allHidden, hidden, id, lookup, lookups, per, ref, table } from '../../builders/table.ts'
import { template, words } from '../../builders/texts.ts'

/** Charges for renewals: price - discount + shipping_fee = amount. Most are made in the first hours of the day. */
export const payments = table('payments', per('subscribers', 7), {
  payment_id: id(),
  subscriber_id: ref('subscribers', { existing_at: 'charged_at' }),
  charged_at: timestamp('2023-01-01', '2025-12-31', {
    growth: 2.6,
    months: [1, 0.96, 0.97, 0.97, 0.98, 0.97, 0.96, 0.97, 0.98, 1, 1.06, 1.18],
    hours: [6, 10, 22, 26, 20, 10, 5, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2],
  }),
  box_type_id: hidden(lookup('subscriber_id', 'box_type_id')),
  price: lookup('box_type_id', 'price'),
  coupon: oneOf({ none: 84, first_box: 9, win_back: 4, friend: 3 }),
  coupon_rate: hidden(mapped('coupon', { none: 0, first_box: 0.5, win_back: 0.25, friend: 0.2 })),
  discount_due: hidden(formula('price * coupon_rate', 2)),
  plan: hidden(lookup('subscriber_id', 'plan')),
  shipping_due: hidden(mapped('plan', { monthly: 4.95, quarterly: 2.95, half_yearly: 0, yearly: 0 })),
  natural: hidden(formula('price - discount_due + shipping_due')),
  discount: formula('discount_due + max(0, natural - amount)'),
  shipping_fee: formula('shipping_due + max(0, amount - natural)'),
  amount: formula('natural'),
  currency: constant('USD'),
  payment_method: oneOf({ card: 67, paypal: 18, apple_pay: 10, google_pay: 5 }),
  status: shares({ paid: 0.925, failed: 0.06, refunded: 0.015 }),
  failure_reason: when('status == "failed"', oneOf({ insufficient_funds: 44, card_expired: 27, card_declined: 25, fraud_suspected: 4 })),
})

const carrierNames = words('UPS, USPS, FedEx, DHL, Canada Post, Royal Mail, regional_carrier')
const carriers = {
  US: { UPS: 33, USPS: 40, FedEx: 17, DHL: 2, regional_carrier: 8 },
  CA: { UPS: 20, FedEx: 14, DHL: 4, 'Canada Post': 54, regional_carrier: 8 },
  GB: { UPS: 9, FedEx: 4, DHL: 21, 'Royal Mail': 50, regional_carrier: 16 },
  DE: { UPS: 15, FedEx: 3, DHL: 64, regional_carrier: 18 },
  otherwise: { UPS: 22, FedEx: 14, DHL: 34, regional_carrier: 30 },
}

/** What a box weighs by its theme, in grams. */
const weights = {
  ...each(normal, { coffee: [1050, 120], beauty: [780, 140], pets: [2100, 380], books: [960, 180], wine: [8300, 250] }),
  ...each(normal, { gourmet_food: [3100, 450], sports_nutrition: [2400, 350], otherwise: [1350, 260] }),
}

/**
 * The box of a cycle, with its status of today. A skipped box is never shipped; a returned or lost one has been returned or lost by today.
 */
export const boxes = table('boxes', per('subscribers', 7), {
  box_id: id(),
  subscriber_id: ref('subscribers', { existing_at: 'scheduled_on' }),
  box_type_id: lookup('subscriber_id', 'box_type_id'),
  ...allHidden(lookups('subscriber_id', 'theme', 'country_code')),
  scheduled_on: date('2023-01-02', '2025-12-31', {
    growth: 2.6,
    months: [1, 0.96, 0.97, 0.97, 0.98, 0.97, 0.96, 0.97, 0.98, 1, 1.06, 1.18],
    weekdays: [1.3, 1.3, 1.2, 1.1, 1, 0, 0],
  }),
  fate: hidden(shares({ delivered: 0.91, skipped: 0.065, returned: 0.015, lost: 0.01 })),
  days_left: hidden(formula('max(today - 1 - scheduled_on, 0)')),
  packing: hidden(whole(0, 3, poisson(0.7))),
  transit: hidden(whole(1, 8, gamma(3.2, 8))),
  keeping: hidden(whole(2, 24, gamma(9, 3))),
  days_to_ship: hidden(formula('fate == "delivered" ? packing : min(packing, days_left)')),
  // Nothing is delivered on Sundays.
  is_sunday: hidden(flag('(scheduled_on + days_to_ship + transit + 3) % 7 == 6')),
  days_to_deliver: hidden(
    formula('days_to_ship + (fate == "delivered" ? transit + (is_sunday ? 1 : 0) : min(transit, days_left - days_to_ship))'),
  ),
  days_to_return: hidden(formula('min(days_to_deliver + keeping, max(days_left, days_to_deliver))')),
  stage: hidden(
    formula(
      'fate == "skipped" ? 0 : fate == "lost" ? 4 : fate == "returned" ? 5 : ' +
        'days_left >= days_to_deliver ? 3 : days_left >= days_to_ship ? 2 : 1',
    ),
  ),
  status: mapped('stage', ['skipped', 'preparing', 'in_transit', 'delivered', 'lost', 'returned']),
  skip_reason: when('stage == 0', oneOf({ still_have_enough: 43, on_vacation: 21, saving_money: 24, not_interested: 12 })),
  shipped_on: when('stage >= 2', daysAfter('scheduled_on', 'days_to_ship')),
  delivered_on: when('stage == 3 || stage == 5', daysAfter('scheduled_on', 'days_to_deliver')),
  returned_on: when('stage == 5', daysAfter('scheduled_on', 'days_to_return')),
  carrier: when('stage >= 2', oneOfBy('country_code', carrierNames, carriers)),
  parcel: hidden(formula('100000000 + box_id % 899999963 * 2750159 % 899999963')),
  tracking_number: when('stage >= 2', template('SBX{parcel}')),
  weight: hidden(wholeBy('theme', 250, 12000, weights)),
  weight_grams: formula('weight'),
  is_rated: hidden(yes(0.22)),
  stars: hidden(whole(1, 5, quantiles([1, 3, 4, 4.6, 5, 5]))),
  rating: when('stage == 3 && is_rated', formula('stars')),
})
