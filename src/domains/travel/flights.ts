import { lognormal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, oneOfBy, whole } from '../../builders/drawn.ts'
import { hidden, id, per, table } from '../../builders/table.ts'
import { attribute, attributes, entry, template, text, words } from '../../builders/texts.ts'

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
  designator: hidden(attribute('route', 'designator')),
  usual_fare: hidden(attribute('route', 'fare')),
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
