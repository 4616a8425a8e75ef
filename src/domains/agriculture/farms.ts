import { formula, switchBy } from '../../builders/computed.ts'
import { exponential, lognormal, normal } from '../../builders/distributions.ts'
import { date, decimal, decimalBy, oneOf, yes } from '../../builders/drawn.ts'
import { hidden, id, lookup, ordinal, ownedBy, owner, primary, sumOf, table } from '../../builders/table.ts'
import { compound, template, text, words } from '../../builders/texts.ts'
import { country, place, region } from '../shared/address.ts'
import { companyWord } from '../shared/company.ts'
import { identity } from '../shared/identity.ts'

/** The regions of farms by country, estimated; in other countries farms are where the cities are. */
const regions = {
  US: oneOf(
    { Iowa: 12, Illinois: 10, Texas: 9, Nebraska: 8, Minnesota: 8, Kansas: 8, Missouri: 7, Indiana: 7, Ohio: 7, California: 6 },
    { 'North Dakota': 5, 'South Dakota': 5, Wisconsin: 5, Oklahoma: 3, Pennsylvania: 3, 'North Carolina': 3, Washington: 2, 'New York': 2 },
  ),
  CA: oneOf({ Saskatchewan: 33, Alberta: 25, Ontario: 21, Manitoba: 12, Quebec: 9 }),
  GB: oneOf({ England: 76, Scotland: 14, 'Northern Ireland': 6, Wales: 4 }),
  DE: oneOf(
    { Niedersachsen: 24, Bayern: 23, 'Nordrhein-Westfalen': 13, 'Schleswig-Holstein': 9 },
    { 'Mecklenburg-Vorpommern': 8, 'Sachsen-Anhalt': 8, 'Baden-Württemberg': 8, Brandenburg: 7 },
  ),
  FR: oneOf(
    { 'Grand Est': 17, 'Nouvelle-Aquitaine': 18, Occitanie: 14, 'Centre-Val de Loire': 13 },
    { 'Hauts-de-France': 13, Bretagne: 10, 'Pays de la Loire': 9, Normandie: 6 },
  ),
}

const workersPerHectare = {
  vegetable: lognormal(0.13, 0.5),
  mixed: lognormal(0.035, 0.5),
  livestock_and_forage: lognormal(0.03, 0.5),
  otherwise: lognormal(0.018, 0.5),
}

/** Farms and their farmers. The area of a farm is the sum of its fields. */
export const farms = table('farms', primary, {
  farm_id: id(),
  name: compound([companyWord, ['Farm', 'Acres', 'Farms', 'Fields', 'Homestead', 'Growers']]),
  ...identity(0.28, 'first_name', 'last_name', 'email', 'phone'),
  place,
  place_region: hidden(region),
  region: switchBy('country_code', { ...regions, otherwise: template('{place_region}') }),
  country,
  country_code: oneOf({ US: 64, CA: 9, GB: 10, DE: 9, FR: 8 }),
  farm_type: oneOf({ arable: 54, mixed: 26, vegetable: 11, livestock_and_forage: 9 }),
  is_organic: yes(0.11),
  total_area_hectares: sumOf('fields', 'area_hectares'),
  workers_per_hectare: hidden(decimalBy('farm_type', 0.002, 0.9, 4, workersPerHectare)),
  // The farmer is one of the workers.
  workers: formula('1 + round(total_area_hectares * workers_per_hectare)', 0),
  registered_on: date('2009-01-05', '2020-12-18', { weekdays: [1, 1, 1, 1, 1, 0, 0] }),
})

const fieldSides = words('North, South, East, West, Upper, Lower, Long, Church, Mill, River, Hill, Barn, Old')
const fieldKinds = words('Field, Field, Meadow, Acre, Piece, Forty, Ground')

/** The fields of a farm. */
export const fields = table('fields', ownedBy('farms', { min: 1, max: 14, mean: 5 }), {
  field_id: id(),
  farm_id: owner('farms'),
  farm_type: hidden(lookup('farm_id', 'farm_type')),
  number: hidden(ordinal()),
  name: text({ values: fieldSides }, ' ', { values: fieldKinds }, ' ', { column: 'number' }),
  area_hectares: decimal(0.5, 180, 1, lognormal(15, 0.8)),
  soil_type: oneOf({ loam: 26, silt_loam: 22, clay_loam: 18, sandy_loam: 17, clay: 9, sand: 6, peat: 2 }),
  soil_ph: decimal(4.8, 8.2, 1, normal(6.5, 0.5)),
  slope_percent: decimal(0, 18, 1, exponential(2.8)),
  is_irrigated: yes(0.19),
  tenure: oneOf({ owned: 61, leased: 39 }),
})
