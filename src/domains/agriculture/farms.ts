import type { TableSchema } from '../../schema/schema.ts'
import { email, firstName, lastName, person, phone } from '../shared/person-columns.ts'
import { country, place, region } from '../shared/place-columns.ts'

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
export const farms: TableSchema = {
  name: 'farms',
  rows: { type: 'primary' },
  columns: [
    { name: 'farm_id', kind: 'sequence' },
    {
      name: 'name',
      kind: 'compound',
      words: [{ list: 'company_words', attribute: 'word' }, ['Farm', 'Acres', 'Farms', 'Fields', 'Homestead', 'Growers']],
      separator: ' ',
    },
    { ...person(0.5), female_share: 0.28 },
    firstName,
    lastName,
    email,
    phone,
    place,
    { ...region, name: 'place_region', hidden: true },
    {
      name: 'region',
      kind: 'switch',
      by: 'country_code',
      cases: Object.fromEntries(
        Object.entries(regions).map(([code, weights]) => [
          code,
          { kind: 'category', values: Object.keys(weights), weights: Object.values(weights) },
        ]),
      ),
      otherwise: { kind: 'template', template: '{place_region}' },
    },
    country,
    { name: 'country_code', kind: 'category', values: ['US', 'CA', 'GB', 'DE', 'FR'], weights: [64, 9, 10, 9, 8] },
    { name: 'farm_type', kind: 'category', values: ['arable', 'mixed', 'vegetable', 'livestock_and_forage'], weights: [54, 26, 11, 9] },
    { name: 'is_organic', kind: 'boolean', rate: 0.11 },
    { name: 'total_area_hectares', kind: 'roll_up', table: 'fields', aggregate: 'sum', column: 'area_hectares' },
    {
      name: 'workers_per_hectare',
      kind: 'decimal',
      scale: 4,
      min: 0.002,
      max: 0.9,
      by: 'farm_type',
      cases: {
        vegetable: { name: 'lognormal', median: 0.13, spread: 0.5 },
        mixed: { name: 'lognormal', median: 0.035, spread: 0.5 },
        livestock_and_forage: { name: 'lognormal', median: 0.03, spread: 0.5 },
      },
      distribution: { name: 'lognormal', median: 0.018, spread: 0.5 },
      hidden: true,
    },
    // Whoever runs the farm works there too.
    { name: 'workers', kind: 'formula', expression: '1 + round(total_area_hectares * workers_per_hectare)', scale: 0 },
    { name: 'registered_on', kind: 'date', from: '2009-01-05', to: '2020-12-18', weekdays: [1, 1, 1, 1, 1, 0, 0] },
  ],
}
