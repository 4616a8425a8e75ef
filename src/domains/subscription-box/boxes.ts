import { daysAfter, flag, formula, mapped, when } from '../../builders/computed.ts'
import { gamma, normal, poisson, quantiles } from '../../builders/distributions.ts'
import { date, oneOf, oneOfBy, shares, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'

/**
 * The box of a cycle. A skipped one never leaves; others are as far on their way as they have come by today, and what came back or was lost
 * has had its time for it.
 */
export const boxes = table('boxes', per('subscribers', 7), {
  box_id: id(),
  subscriber_id: ref('subscribers', { existing_at: 'scheduled_on' }),
  box_type_id: lookup('subscriber_id', 'box_type_id'),
  theme: hidden(lookup('subscriber_id', 'theme')),
  country_code: hidden(lookup('subscriber_id', 'country_code')),
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
  // What would arrive on a Sunday arrives on Monday.
  is_sunday: hidden(flag('(scheduled_on + days_to_ship + transit + 3) % 7 == 6')),
  days_to_deliver: hidden(
    formula('days_to_ship + (fate == "delivered" ? transit + (is_sunday ? 1 : 0) : min(transit, days_left - days_to_ship))'),
  ),
  days_to_return: hidden(formula('min(days_to_deliver + keeping, max(days_left, days_to_deliver))')),
  stage: hidden(
    formula(
      'fate == "skipped" ? 0 : fate == "lost" ? 4 : fate == "returned" ? 5 : days_left >= days_to_deliver ? 3 : days_left >= days_to_ship ? 2 : 1',
    ),
  ),
  status: mapped('stage', { 0: 'skipped', 1: 'preparing', 2: 'in_transit', 3: 'delivered', 4: 'lost', 5: 'returned' }),
  skip_reason: when('stage == 0', oneOf({ still_have_enough: 43, on_vacation: 21, saving_money: 24, not_interested: 12 })),
  shipped_on: when('stage >= 2', daysAfter('scheduled_on', 'days_to_ship')),
  delivered_on: when('stage == 3 || stage == 5', daysAfter('scheduled_on', 'days_to_deliver')),
  returned_on: when('stage == 5', daysAfter('scheduled_on', 'days_to_return')),
  carrier: when(
    'stage >= 2',
    oneOfBy('country_code', ['UPS', 'USPS', 'FedEx', 'DHL', 'Canada Post', 'Royal Mail', 'regional_carrier'], {
      US: [33, 40, 17, 2, 0, 0, 8],
      CA: [20, 0, 14, 4, 54, 0, 8],
      GB: [9, 0, 4, 21, 0, 50, 16],
      DE: [15, 0, 3, 64, 0, 0, 18],
      otherwise: [22, 0, 14, 34, 0, 0, 30],
    }),
  ),
  parcel: hidden(formula('100000000 + box_id * 2750159 % 899999963')),
  tracking_number: when('stage >= 2', template('SBX{parcel}')),
  weight: hidden(
    wholeBy('theme', 250, 12000, {
      coffee: normal(1050, 120),
      beauty: normal(780, 140),
      pets: normal(2100, 380),
      books: normal(960, 180),
      wine: normal(8300, 250),
      gourmet_food: normal(3100, 450),
      sports_nutrition: normal(2400, 350),
      otherwise: normal(1350, 260),
    }),
  ),
  weight_grams: formula('weight'),
  is_rated: hidden(yes(0.22)),
  stars: hidden(whole(1, 5, quantiles([1, 3, 4, 4.6, 5, 5]))),
  rating: when('stage == 3 && is_rated', formula('stars')),
})
