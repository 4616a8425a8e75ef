import { bucket, flag, formula, mapped, when } from '../../builders/computed.ts'
import { lognormal, poisson, quantiles, uniform } from '../../builders/distributions.ts'
import { constant, decimal, decimalBy, oneOf, whole, wholeBy } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, primary, table } from '../../builders/table.ts'
import { template, text } from '../../builders/texts.ts'
import { words } from '../../builders/words.ts'
import { priceLevels } from './price-levels.ts'

/** Houses and flats in the city of their agent; size decides rooms and, with type, age and the city, what they are worth. */
export const properties = table('properties', primary, {
  property_id: id(),
  agent_id: ref('agents', { popularity: 0.4 }),
  property_type: oneOf({ single_family: 46, condo: 18, townhouse: 14, apartment: 14, multi_family: 5, land: 3 }),
  house_number: hidden(whole(1, 420, lognormal(48, 1))),
  street: hidden(
    text(
      {
        values: words('Oak, Maple, Cedar, Park, Lake, Hill, Church, Station, Mill, River, Garden, Chestnut, Elm, Spring, Meadow, Orchard'),
      },
      ' ',
      { values: ['Street', 'Street', 'Avenue', 'Road', 'Lane', 'Drive', 'Court', 'Close'] },
    ),
  ),
  address: template('{house_number} {street}'),
  city: lookup('agent_id', 'city'),
  country_code: lookup('agent_id', 'country_code'),
  is_land: hidden(flag('property_type == "land"')),
  size: hidden(
    wholeBy('property_type', 24, 900, {
      single_family: lognormal(168, 0.34),
      condo: lognormal(88, 0.3),
      townhouse: lognormal(128, 0.25),
      apartment: lognormal(70, 0.32),
      multi_family: lognormal(260, 0.35),
      otherwise: lognormal(100, 0.3),
    }),
  ),
  rooms_drawn: hidden(whole(-1, 1)),
  is_flat: hidden(flag('property_type in ["condo", "apartment"]')),
  bedrooms: formula(
    'is_land ? 0 : max(is_flat || size < 60 ? 1 : 2, min(property_type == "multi_family" ? 10 : is_flat ? 4 : 6, ' +
      'round(size / (property_type == "multi_family" ? 48 : is_flat ? 42 : 54)) + (size > 60 ? rooms_drawn : 0)))',
  ),
  bathrooms: formula('is_land ? 0 : max(is_flat || size < 60 ? 1 : 2, min(6, round(bedrooms * 0.65)))'),
  living_area_m2: formula('is_land ? 0 : size'),
  lot_factor: hidden(decimal(1.6, 18, 2, lognormal(3.6, 0.45))),
  lot_size_m2: formula('is_flat ? 0 : round(size * lot_factor)'),
  built: hidden(whole(1890, 2021, quantiles([1890, 1928, 1952, 1964, 1975, 1984, 1993, 2001, 2008, 2015, 2021]))),
  year_built: when('property_type != "land"', formula('built')),
  garage_spaces: wholeBy('property_type', 0, 4, {
    single_family: poisson(1.6),
    townhouse: poisson(1),
    condo: poisson(0.6),
    multi_family: poisson(1.4),
    otherwise: uniform(0, 0),
  }),
  price_per_m2: hidden(
    decimalBy('property_type', 350, 16_000, 0, {
      land: lognormal(800, 0.45),
      condo: lognormal(2400, 0.27),
      apartment: lognormal(2350, 0.27),
      otherwise: lognormal(1800, 0.27),
    }),
  ),
  price_level: hidden(mapped('city', { ...priceLevels, otherwise: 1 }, 2)),
  estimated_value: formula('max(1, round(size * price_per_m2 * price_level * (built > 2005 ? 1.12 : 1) / 500) * 500)'),
  currency: constant('USD'),
  energy_rating: {
    kind: 'category',
    values: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
    by: 'era',
    cases: { old: [1, 4, 14, 28, 27, 17, 9], middle: [3, 12, 30, 32, 15, 6, 2], young: [28, 40, 24, 7, 1, 0, 0] },
    nullable: { when: 'property_type == "land"' },
  },
  era: hidden(bucket('built', [1970, 2006], ['old', 'middle', 'young'])),
})
