import type { TableSchema } from '../../schema/schema.ts'

const aircraft = ['Embraer E190', 'Airbus A320', 'Boeing 737-800', 'Airbus A321neo', 'Airbus A330-900', 'Boeing 787-9', 'Airbus A350-900']

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
export const flights: TableSchema = {
  name: 'flights',
  rows: { type: 'ratio', of: 'travellers', ratio: 0.1, min: 12 },
  columns: [
    { name: 'flight_id', kind: 'sequence' },
    {
      name: 'country_code',
      kind: 'category',
      values: ['US', 'GB', 'DE', 'FR', 'CA', 'ES', 'AU', 'NL', 'IT'],
      weights: [46, 14, 10, 7, 6, 5, 5, 4, 3],
      hidden: true,
    },
    { name: 'route', kind: 'entry', list: 'flight_routes', by: { column: 'country_code', attribute: 'country_code' }, hidden: true },
    { name: 'designator', kind: 'attribute', entry: 'route', attribute: 'designator', hidden: true },
    { name: 'usual_fare', kind: 'attribute', entry: 'route', attribute: 'fare', hidden: true },
    { name: 'flight_digits', kind: 'integer', min: 101, max: 3999, hidden: true },
    { name: 'flight_number', kind: 'template', template: '{designator}{flight_digits}' },
    { name: 'airline', kind: 'attribute', entry: 'route', attribute: 'airline' },
    { name: 'origin', kind: 'attribute', entry: 'route', attribute: 'origin' },
    { name: 'origin_city', kind: 'attribute', entry: 'route', attribute: 'origin_city' },
    { name: 'destination', kind: 'attribute', entry: 'route', attribute: 'destination' },
    { name: 'destination_city', kind: 'attribute', entry: 'route', attribute: 'destination_city' },
    { name: 'destination_country', kind: 'attribute', entry: 'route', attribute: 'destination_country' },
    { name: 'distance_km', kind: 'attribute', entry: 'route', attribute: 'distance_km' },
    { name: 'jets', kind: 'attribute', entry: 'route', attribute: 'jets', hidden: true },
    { name: 'aircraft', kind: 'category', values: aircraft, by: 'jets', cases: aircraftCases },
    {
      name: 'departure_time',
      kind: 'text',
      segments: [
        {
          values: ['06', '07', '07', '08', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '17', '18', '18', '19', '20', '21'],
        },
        ':',
        { values: ['00', '05', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55'] },
      ],
    },
    { name: 'duration_minutes', kind: 'attribute', entry: 'route', attribute: 'minutes' },
    {
      name: 'base_fare',
      kind: 'decimal',
      scale: 2,
      min: 19,
      max: 1900,
      distribution: { name: 'lognormal', median: 1, spread: 0.15 },
      times: 'usual_fare',
    },
    { name: 'currency', kind: 'constant', value: 'USD' },
  ],
}
