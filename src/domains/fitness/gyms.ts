import { formula } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { date, oneOf, whole, yes } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { phone } from '../shared/identity.ts'
import { city, country, place, region } from '../shared/address.ts'

/** Clubs of a chain. */
export const gyms = table('gyms', per('members', 0.006, { min: 3 }), {
  gym_id: id(),
  place,
  name: text({ values: ['Ironhouse', 'Ironhouse', 'Ironhouse Express', 'Ironhouse Plus'] }, ' ', {
    list: 'company_words',
    attribute: 'word',
  }),
  city,
  region,
  country,
  country_code: oneOf({ US: 94, CA: 3, GB: 3 }),
  phone,
  tens_of_square_meters: hidden(whole(40, 700, lognormal(160, 0.4))),
  area_square_meters: formula('tens_of_square_meters * 10'),
  has_pool: yes(0.22),
  is_open_24_hours: yes(0.4),
  opened_on: date('2008-02-01', '2020-11-30', { weekdays: [2, 1, 1, 1, 1, 1.5, 0.5] }),
})
