import { formula, mapped, switchBy } from '../../builders/computed.ts'
import { normal, uniform } from '../../builders/distributions.ts'
import { constant, date, decimal, decimalBy, oneOf, oneOfBy, wholeBy } from '../../builders/drawn.ts'
import { allHidden, hidden, id, per, table } from '../../builders/table.ts'
import { attribute, attributes, entry, template, text } from '../../builders/texts.ts'
import { area, localPhone, location } from './neighborhoods.ts'

/**
 * Restaurants, with a name and a menu that fit the cuisine. A price is the usual price of the dish times the `price_factor` of the
 * restaurant.
 */
export const restaurants = table('restaurants', per('customers', 0.02, { min: 12 }), {
  restaurant_id: id(),
  kitchen: hidden(entry('cuisines')),
  first_word: hidden(entry('restaurant_words', { by: { column: 'cuisine', attribute: 'cuisine' } })),
  word: hidden(attribute('first_word', 'word')),
  last_word: hidden(entry('restaurant_suffixes', { by: { column: 'cuisine', attribute: 'cuisine' } })),
  suffix: hidden(attribute('last_word', 'suffix')),
  branch: hidden(oneOf({ only: 3, one_of_several: 2 })),
  branch_name: hidden(text({ by: 'branch', cases: { only: [''], one_of_several: [' - '] } }, { column: 'branch_place' })),
  nowhere: hidden(constant('')),
  branch_place: hidden(switchBy('branch', { only: template('{nowhere}'), one_of_several: template('{neighborhood}') })),
  name: text({ column: 'word' }, ' ', { column: 'suffix' }, { column: 'branch_name' }),
  cuisine: attribute('kitchen', 'cuisine'),
  price_level: oneOfBy('cuisine', ['$', '$$', '$$$'], {
    French: [5, 50, 45],
    Japanese: [22, 54, 24],
    Mexican: [55, 40, 5],
    otherwise: [36, 50, 14],
  }),
  price_factor: hidden(decimalBy('price_level', 0.5, 2, 2, { $: uniform(0.82, 0.94), $$: uniform(0.96, 1.14), $$$: uniform(1.2, 1.5) })),
  price_style: hidden(oneOf({ whole: 30, nine: 50, five: 20 })),
  price_cut: hidden(mapped('price_style', { whole: 0, nine: 0.01, five: 0.05 })),
  rating: decimal(3.1, 5, 1, normal(4.4, 0.26)),
  average_prep_minutes: wholeBy('price_level', 8, 40, { $: normal(13, 2.5), $$: normal(18, 3.5), $$$: normal(25, 4.5) }),
  phone: localPhone,
  ...location,
  address: text({ column: 'house_number' }, ' ', { column: 'street' }),
  ...area,
  ...allHidden(attributes('place', { city_latitude: 'latitude', city_longitude: 'longitude' })),
  latitude: formula('(area == "home" ? 41.882 : city_latitude) + north * 0.008993', 5),
  longitude: formula('east * 0.012069 + (area == "home" ? -87.6278 : city_longitude)', 5),
  joined_on: date('2022-06-01', '2025-11-30', {
    growth: 1.6,
    months: [1.3, 1.7, 0.8, 0.5, 1.6, 0.9, 0.2, 0.5, 2.1, 1.3, 0.8, 0.2],
    weekdays: [1.2, 1.5, 1, 0.8, 0.5, 0.1, 0.05],
  }),
})
