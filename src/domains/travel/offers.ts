import { itself, mapped } from '../../builders/computed.ts'
import { lognormal, normal } from '../../builders/distributions.ts'
import { constant, decimal, decimalBy, oneOf, oneOfBy, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { allHidden, hidden, id, per, table } from '../../builders/table.ts'
import { attribute, attributes, compound, entry, template, text, words } from '../../builders/texts.ts'
import { address } from '../shared/address.ts'
import { companyWord } from '../shared/company.ts'

const aircraft = words('Embraer E190, Airbus A320, Boeing 737-800, Airbus A321neo, Airbus A330-900, Boeing 787-9, Airbus A350-900')

/** The weights of aircraft types by distance in km: all of them, and those of one maker for airlines that fly no others. */
const weights = {
  both_to_700: [20, 42, 34, 4, 0, 0, 0],
  both_to_1500: [8, 44, 36, 12, 0, 0, 0],
  both_to_3000: [0, 38, 34, 28, 0, 0, 0],
  both_to_5500: [0, 12, 16, 44, 12, 16, 0],
  both_to_9000: [0, 0, 0, 0, 32, 41, 27],
  both_beyond_9000: [0, 0, 0, 0, 12, 46, 42],
  airbus_to_700: [0, 42, 0, 4, 0, 0, 0],
  airbus_to_1500: [0, 44, 0, 12, 0, 0, 0],
  airbus_to_3000: [0, 38, 0, 28, 0, 0, 0],
  airbus_to_5500: [0, 12, 0, 44, 12, 0, 0],
  airbus_to_9000: [0, 0, 0, 0, 32, 0, 27],
  airbus_beyond_9000: [0, 0, 0, 0, 12, 0, 42],
  boeing_to_700: [0, 0, 34, 0, 0, 0, 0],
  boeing_to_1500: [0, 0, 36, 0, 0, 0, 0],
  boeing_to_3000: [0, 0, 34, 0, 0, 0, 0],
  boeing_to_5500: [0, 0, 16, 0, 0, 16, 0],
  boeing_to_9000: [0, 0, 0, 0, 0, 41, 0],
}

/** Scheduled flights of a country's airlines from its airports, with the usual one-way fare in economy. */
export const flights = table('flights', per('travellers', 0.1, { min: 12 }), {
  flight_id: id(),
  country_code: hidden(oneOf({ US: 46, GB: 14, DE: 10, FR: 7, CA: 6, ES: 5, AU: 5, NL: 4, IT: 3 })),
  route: hidden(entry('flight_routes', { by: { column: 'country_code', attribute: 'country_code' } })),
  ...allHidden(attributes('route', 'designator', { usual_fare: 'fare' })),
  flight_digits: hidden(whole(101, 3999)),
  flight_number: template('{designator}{flight_digits}'),
  ...attributes('route', 'airline', 'origin', 'origin_city', 'destination', 'destination_city', 'destination_country', 'distance_km'),
  jets: hidden(attribute('route', 'jets')),
  aircraft: oneOfBy('jets', aircraft, weights),
  departure_time: text({ values: words('06, 07, 07, 08, 08, 09, 10, 11, 12, 13, 14, 15, 16, 17, 17, 18, 18, 19, 20, 21') }, ':', {
    values: ['00', '05', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55'],
  }),
  duration_minutes: attribute('route', 'minutes'),
  base_fare: decimal(19, 1900, 2, lognormal(1, 0.15), { times: 'usual_fare' }),
  currency: constant('USD'),
})

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
