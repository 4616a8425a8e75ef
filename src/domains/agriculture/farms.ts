import { formula, switchBy } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { date, decimalBy, oneOf, yes } from '../../builders/drawn.ts'
import { id, sumOf } from '../../builders/relations.ts'
import { hidden, primary, table } from '../../builders/table.ts'
import { compound, template } from '../../builders/texts.ts'
import { identity } from '../shared/identity.ts'
import { country, place, region } from '../shared/address.ts'

/** Where the farms of a country are, by judgement; elsewhere they are where its cities are. */
const regions: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  US: {
    Iowa: 12,
    Illinois: 10,
    Texas: 9,
    Nebraska: 8,
    Minnesota: 8,
    Kansas: 8,
    Missouri: 7,
    Indiana: 7,
    Ohio: 7,
    California: 6,
    'North Dakota': 5,
    'South Dakota': 5,
    Wisconsin: 5,
    Oklahoma: 3,
    Pennsylvania: 3,
    'North Carolina': 3,
    Washington: 2,
    'New York': 2,
  },
  CA: { Saskatchewan: 33, Alberta: 25, Ontario: 21, Manitoba: 12, Quebec: 9 },
  GB: { England: 76, Scotland: 14, 'Northern Ireland': 6, Wales: 4 },
  DE: {
    Niedersachsen: 24,
    Bayern: 23,
    'Nordrhein-Westfalen': 13,
    'Schleswig-Holstein': 9,
    'Mecklenburg-Vorpommern': 8,
    'Sachsen-Anhalt': 8,
    'Baden-Württemberg': 8,
    Brandenburg: 7,
  },
  FR: {
    'Grand Est': 17,
    'Nouvelle-Aquitaine': 18,
    Occitanie: 14,
    'Centre-Val de Loire': 13,
    'Hauts-de-France': 13,
    Bretagne: 10,
    'Pays de la Loire': 9,
    Normandie: 6,
  },
}

/** Farms and who runs them; the area is that of the fields. */
export const farms = table('farms', primary, {
  farm_id: id(),
  name: compound([{ list: 'company_words', attribute: 'word' }, ['Farm', 'Acres', 'Farms', 'Fields', 'Homestead', 'Growers']], ' '),
  ...identity(0.28, 'first_name', 'last_name', 'email', 'phone'),
  place,
  place_region: hidden(region),
  region: switchBy('country_code', {
    ...Object.fromEntries(Object.entries(regions).map(([code, weights]) => [code, oneOf(Object.keys(weights), Object.values(weights))])),
    otherwise: template('{place_region}'),
  }),
  country,
  country_code: oneOf({ US: 64, CA: 9, GB: 10, DE: 9, FR: 8 }),
  farm_type: oneOf({ arable: 54, mixed: 26, vegetable: 11, livestock_and_forage: 9 }),
  is_organic: yes(0.11),
  total_area_hectares: sumOf('fields', 'area_hectares'),
  workers_per_hectare: hidden(
    decimalBy('farm_type', 0.002, 0.9, 4, {
      vegetable: lognormal(0.13, 0.5),
      mixed: lognormal(0.035, 0.5),
      livestock_and_forage: lognormal(0.03, 0.5),
      otherwise: lognormal(0.018, 0.5),
    }),
  ),
  // Whoever runs the farm works there too.
  workers: formula('1 + round(total_area_hectares * workers_per_hectare)', 0),
  registered_on: date('2009-01-05', '2020-12-18', { weekdays: [1, 1, 1, 1, 1, 0, 0] }),
})
