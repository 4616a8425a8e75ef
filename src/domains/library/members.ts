import type { TableSchema } from '../../schema/schema.ts'
import { homeArea } from '../home-area.ts'
import { listedPlace } from '../listed-place.ts'
import { email, firstName, lastName, person, phone } from '../shared/person-columns.ts'

/** Where members live: in the library's city, or next to it. */
const towns: Readonly<Record<string, number>> = { Madison: 78, Middleton: 6, Fitchburg: 6, 'Sun Prairie': 5, Monona: 3, Verona: 2 }

/** Members; their age fits their membership. */
export const members: TableSchema = {
  name: 'members',
  rows: { type: 'primary' },
  columns: [
    { name: 'member_id', kind: 'sequence' },
    { name: 'card_number', kind: 'pattern', pattern: 'L##########', unique: true },
    { name: 'country_code', kind: 'category', values: ['US'], weights: [1], hidden: true },
    person(0.58),
    firstName,
    lastName,
    email,
    phone,
    homeArea,
    { name: 'town', kind: 'category', values: Object.keys(towns), weights: Object.values(towns), hidden: true },
    ...listedPlace('New York'),
    {
      name: 'city',
      kind: 'switch',
      by: 'area',
      cases: { home: { kind: 'template', template: '{town}' }, listed: { kind: 'template', template: '{listed_city}' } },
    },
    { name: 'membership_type', kind: 'category', values: ['adult', 'child', 'student', 'senior'], weights: [52, 20, 12, 16] },
    {
      name: 'days_old',
      kind: 'integer',
      min: 2500,
      max: 34000,
      by: 'membership_type',
      cases: {
        adult: { name: 'empirical', quantiles: [9500, 11500, 13000, 14500, 16500, 19000, 23600] },
        child: { name: 'uniform', min: 2600, max: 5800 },
        student: { name: 'uniform', min: 6600, max: 10200 },
        senior: { name: 'empirical', quantiles: [23800, 24800, 26000, 27500, 32500] },
      },
      hidden: true,
    },
    { name: 'days_since_birth', kind: 'formula', expression: 'min(today - joined_on - days_old, -1800)', hidden: true },
    { name: 'birth_date', kind: 'shifted', column: 'joined_on', offset: 'days_since_birth', unit: 'days', as: 'date' },
    { name: 'home_branch', kind: 'category', values: ['Central', 'Northside', 'Riverside', 'Westgate'], weights: [44, 22, 19, 15] },
    { name: 'status', kind: 'category', values: ['active', 'blocked', 'expired'], weights: [89, 3, 8] },
    { name: 'newsletter', kind: 'boolean', rate: 0.36 },
    {
      name: 'joined_on',
      kind: 'date',
      from: '2021-01-04',
      to: '2025-12-20',
      growth: 1.2,
      months: [1.25, 1, 0.95, 0.9, 0.9, 1.1, 1.1, 1.05, 1.25, 1, 0.9, 0.6],
      weekdays: [1, 1.05, 1.05, 1, 1, 1.4, 0.1],
    },
  ],
}
