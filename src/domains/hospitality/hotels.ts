import { mapped } from '../../builders/computed.ts'
import { normal, triangular } from '../../builders/distributions.ts'
import { decimalBy, oneOf, shares, whole } from '../../builders/drawn.ts'
import { countOf, hidden, id, per, table } from '../../builders/table.ts'
import { compound } from '../../builders/texts.ts'
import { companyWord } from '../shared/company-word.ts'
import { address } from '../shared/address.ts'

/** The hotels of the group. */
export const hotels = table('hotels', per('guests', 0.01, { min: 2 }), {
  hotel_id: id(),
  name: compound([companyWord, ['Hotel', 'Inn', 'Suites', 'House', 'Plaza Hotel', 'Court Hotel', 'Grand Hotel', 'Boutique Hotel']]),
  country_code: oneOf({ US: 36, GB: 18, ES: 15, FR: 12, DE: 11, IT: 8 }),
  ...address('city', 'country'),
  stars: hidden(shares({ 2: 0.1, 3: 0.4, 4: 0.4, 5: 0.1 })),
  star_rating: mapped('stars', { 2: 2, 3: 3, 4: 4, 5: 5 }),
  setting: oneOf({ city_centre: 52, airport: 14, business_district: 22, waterfront: 12 }),
  base_rate: hidden(decimalBy('stars', 35, 700, 2, { 2: normal(66, 8), 3: normal(98, 13), 4: normal(148, 14), 5: normal(270, 24) })),
  room_count: countOf('rooms'),
  opened_year: whole(1898, 2020, triangular(1898, 2004, 2020)),
  guest_score: decimalBy('stars', 6.2, 9.7, 1, { 2: normal(7.4, 0.4), 3: normal(8, 0.4), 4: normal(8.5, 0.3), 5: normal(9.1, 0.2) }),
})
