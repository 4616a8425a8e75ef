import { lognormal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, oneOfBy, whole } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { attribute, entry, template, text } from '../../builders/texts.ts'
import { words } from '../../builders/words.ts'

const aircraft = words('Embraer E190, Airbus A320, Boeing 737-800, Airbus A321neo, Airbus A330-900, Boeing 787-9, Airbus A350-900')

/** How frequent each is by how far it goes. */
const byBand: Readonly<Record<string, readonly number[]>> = {
  to_700: [20, 42, 34, 4, 0, 0, 0],
  to_1500: [8, 44, 36, 12, 0, 0, 0],
  to_3000: [0, 38, 34, 28, 0, 0, 0],
  to_5500: [0, 12, 16, 44, 12, 16, 0],
  to_9000: [0, 0, 0, 0, 32, 41, 27],
  beyond_9000: [0, 0, 0, 0, 12, 46, 42],
}

function ofMaker(maker: string, weights: readonly number[]): readonly number[] {
  return weights.map((weight, type) => (aircraft[type]?.startsWith(maker) === true ? weight : 0))
}

/** Airlines that fly the jets of one maker have no others. None that has only Boeings flies farthest. */
const aircraftCases = Object.fromEntries(
  Object.entries(byBand).flatMap(([band, weights]) => [
    [`both_${band}`, weights],
    [`airbus_${band}`, ofMaker('Airbus', weights)],
    ...(band === 'beyond_9000' ? [] : [[`boeing_${band}`, ofMaker('Boeing', weights)]]),
  ]),
)

/** Connections in the timetable of airlines of a country from its airports, with the usual fare one way in economy. */
export const flights = table('flights', per('travellers', 0.1, { min: 12 }), {
  flight_id: id(),
  country_code: hidden(oneOf({ US: 46, GB: 14, DE: 10, FR: 7, CA: 6, ES: 5, AU: 5, NL: 4, IT: 3 })),
  route: hidden(entry('flight_routes', { by: { column: 'country_code', attribute: 'country_code' } })),
  designator: hidden(attribute('route', 'designator')),
  usual_fare: hidden(attribute('route', 'fare')),
  flight_digits: hidden(whole(101, 3999)),
  flight_number: template('{designator}{flight_digits}'),
  airline: attribute('route', 'airline'),
  origin: attribute('route', 'origin'),
  origin_city: attribute('route', 'origin_city'),
  destination: attribute('route', 'destination'),
  destination_city: attribute('route', 'destination_city'),
  destination_country: attribute('route', 'destination_country'),
  distance_km: attribute('route', 'distance_km'),
  jets: hidden(attribute('route', 'jets')),
  aircraft: oneOfBy('jets', aircraft, aircraftCases),
  departure_time: text({ values: words('06, 07, 07, 08, 08, 09, 10, 11, 12, 13, 14, 15, 16, 17, 17, 18, 18, 19, 20, 21') }, ':', {
    values: ['00', '05', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55'],
  }),
  duration_minutes: attribute('route', 'minutes'),
  base_fare: decimal(19, 1900, 2, lognormal(1, 0.15), { times: 'usual_fare' }),
  currency: constant('USD'),
})
