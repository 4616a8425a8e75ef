import { itself, mapped } from '../../builders/computed.ts'
import { lognormal, normal } from '../../builders/distributions.ts'
import { constant, decimalBy, oneOf, wholeBy, yes } from '../../builders/drawn.ts'
import { hidden, id, per, table } from '../../builders/table.ts'
import { compound, words } from '../../builders/texts.ts'
import { companyWord } from '../shared/company-word.ts'
import { address } from '../shared/address.ts'

const rates = { 2: lognormal(72, 0.22), 3: lognormal(112, 0.25), 4: lognormal(188, 0.28), 5: lognormal(390, 0.4) }

/** Hotels: those with more stars are larger, better rated and more expensive. */
export const hotels = table('hotels', per('travellers', 0.08, { min: 8 }), {
  hotel_id: id(),
  name: compound([
    words('Grand, Hotel, The, Park, Royal, Villa, Casa, Old Town, Harbour, Central'),
    companyWord,
    words('Inn, Resort, Suites, Lodge, House, Residence, Palace, Rooms'),
  ]),
  ...address('city', 'country'),
  country_code: oneOf({ US: 40, ES: 12, FR: 10, IT: 10, GB: 10, DE: 8, MX: 5, NL: 5 }),
  stars: hidden(oneOf({ 2: 11, 3: 38, 4: 38, 5: 13 })),
  star_rating: mapped('stars', itself(2, 3, 4, 5)),
  rooms: wholeBy('stars', 8, 900, { 2: lognormal(35, 0.5), 3: lognormal(70, 0.5), otherwise: lognormal(150, 0.6) }),
  nightly_rate: decimalBy('stars', 35, 2400, 2, rates),
  currency: constant('USD'),
  guest_rating: decimalBy('stars', 5.5, 9.8, 1, { 2: normal(7.4, 0.5), 3: normal(8, 0.4), 4: normal(8.5, 0.3), 5: normal(9.1, 0.2) }),
  breakfast_included: yes(0.47),
})
