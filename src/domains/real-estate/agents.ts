import { normal } from '../../builders/distributions.ts'
import { date, decimal, oneOf } from '../../builders/drawn.ts'
import { id, per, table } from '../../builders/table.ts'
import { code, text, words } from '../../builders/texts.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { identity } from '../shared/identity.ts'
import { address } from '../shared/address.ts'

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
