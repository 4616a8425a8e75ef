import { bucket, flag, formula, mapped, when } from '../../builders/computed.ts'
import { lognormal, normal, poisson, quantiles, uniform } from '../../builders/distributions.ts'
import { constant, date, decimal, decimalBy, oneOf, oneOfBy, whole, wholeBy } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { hidden, id, lookup, lookups, per, primary, ref, table } from '../../builders/table.ts'
import { code, template, text, words } from '../../builders/texts.ts'
import { address } from '../shared/address.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { identity } from '../shared/identity.ts'

const agencies = words(
  'Harbor & Hill, Keystone, Maple Street, Northgate, Bluebird, Old Town, Cornerstone, Willow & Co., Grand Avenue, Lakeside',
)

/** Agents, each working in one city. All joined before the first listing. */
export const agents = table('agents', per('properties', 0.05, { min: 4 }), {
  agent_id: id(),
  ...identity(0.56, 'first_name', 'last_name', 'gender', 'email', 'phone'),
  ...birthBefore('joined_on', [22, 26, 29, 32, 36, 40, 45, 51, 64]),
  agency: text({ values: agencies }, ' ', { values: ['Realty', 'Realty', 'Properties', 'Homes'] }),
  license_number: code('RE-########'),
  ...address('city', 'country'),
  country_code: oneOf({ US: 80, GB: 7, CA: 7, AU: 6 }),
  specialty: oneOf({ residential: 56, luxury: 10, first_time_buyers: 16, investment: 9, rentals: 9 }),
  rating: decimal(3, 5, 1, normal(4.6, 0.3)),
  joined_on: date('2010-01-04', '2022-11-30', { growth: 1.6, weekdays: [4, 1, 1, 1, 1, 0.2, 0] }),
})

const east = { 'New York': 2.1, Boston: 1.9, Washington: 1.6, Philadelphia: 0.85, Atlanta: 0.95, Charlotte: 0.95 }
const middle = { Minneapolis: 0.95, Chicago: 0.9, Columbus: 0.75, 'Kansas City': 0.7, Indianapolis: 0.7, Detroit: 0.45, Nashville: 1.1 }
const south = { Miami: 1.6, Jacksonville: 0.85, Austin: 1.25, Dallas: 0.95, Houston: 0.75, 'New Orleans': 0.85, 'San Antonio': 0.7 }
const mountains = { Denver: 1.4, 'Salt Lake City': 1.2, Phoenix: 1.05 }
const west = { 'San Francisco': 2.7, 'San Jose': 2.4, 'Los Angeles': 2, 'San Diego': 1.9, Seattle: 1.7, Portland: 1.25 }
const abroad = { Vancouver: 2.1, Toronto: 1.9, London: 2.9, Sydney: 2.3, Melbourne: 1.7, Paris: 3, München: 2.6, Berlin: 1.6, Zürich: 3.4 }
/** The price of a square metre by city, relative to most other cities: estimated from published price indices and rounded. */
const priceLevels = { ...east, ...middle, ...south, ...mountains, ...west, ...abroad, otherwise: 1 }

const streets = words('Oak, Maple, Cedar, Park, Lake, Hill, Church, Station, Mill, River, Garden, Chestnut, Elm, Spring, Meadow, Orchard')

/** Square metres by type of property. */
const sizes = {
  single_family: lognormal(168, 0.34),
  condo: lognormal(88, 0.3),
  townhouse: lognormal(128, 0.25),
  apartment: lognormal(70, 0.32),
  multi_family: lognormal(260, 0.35),
  otherwise: lognormal(100, 0.3),
}
/** US dollars a square metre by type of property. */
const prices = each(lognormal, { land: [800, 0.45], condo: [2400, 0.27], apartment: [2350, 0.27], otherwise: [1800, 0.27] })
/** Weights of the energy ratings from A to G by era. */
const ratings = { old: [1, 4, 14, 28, 27, 17, 9], middle: [3, 12, 30, 32, 15, 6, 2], young: [28, 40, 24, 7, 1, 0, 0] }

/**
 * Houses, flats and plots in the city of their agent. The number of rooms follows from the size; the value from size, type, age and city.
 */
export const properties = table('properties', primary, {
  property_id: id(),
  agent_id: ref('agents', { popularity: 0.4 }),
  property_type: oneOf({ single_family: 46, condo: 18, townhouse: 14, apartment: 14, multi_family: 5, land: 3 }),
  house_number: hidden(whole(1, 420, lognormal(48, 1))),
  street: hidden(text({ values: streets }, ' ', { values: words('Street, Street, Avenue, Road, Lane, Drive, Court, Close') })),
  address: template('{house_number} {street}'),
  ...lookups('agent_id', 'city', 'country_code'),
  joined_on: hidden(lookup('agent_id', 'joined_on')),
  is_land: hidden(flag('property_type == "land"')),
  size: hidden(wholeBy('property_type', 24, 900, sizes)),
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
  price_per_m2: hidden(decimalBy('property_type', 350, 16_000, 0, prices)),
  price_level: hidden(mapped('city', priceLevels, 2)),
  estimated_value: formula('max(1, round(size * price_per_m2 * price_level * (built > 2005 ? 1.12 : 1) / 500) * 500)'),
  currency: constant('USD'),
  energy_rating: { ...oneOfBy('era', words('A, B, C, D, E, F, G'), ratings), nullable: { when: 'property_type == "land"' } },
  era: hidden(bucket('built', [1970, 2006], ['old', 'middle', 'young'])),
})
