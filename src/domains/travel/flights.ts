import type { TableSchema } from '../../schema/schema.ts'

/** Connections in the timetable, with the usual fare one way in economy. */
export const flights: TableSchema = {
  name: 'flights',
  rows: { type: 'ratio', of: 'travellers', ratio: 0.1, min: 12 },
  columns: [
    { name: 'flight_id', kind: 'sequence' },
    { name: 'route', kind: 'entry', list: 'flight_routes', hidden: true },
    { name: 'designator', kind: 'attribute', entry: 'route', attribute: 'designator', hidden: true },
    { name: 'usual_fare', kind: 'attribute', entry: 'route', attribute: 'fare', hidden: true },
    { name: 'flight_digits', kind: 'integer', min: 101, max: 3999, hidden: true },
    { name: 'flight_number', kind: 'template', template: '{designator}{flight_digits}' },
    { name: 'airline', kind: 'attribute', entry: 'route', attribute: 'airline' },
    { name: 'origin', kind: 'attribute', entry: 'route', attribute: 'origin' },
    { name: 'origin_city', kind: 'attribute', entry: 'route', attribute: 'origin_city' },
    { name: 'destination', kind: 'attribute', entry: 'route', attribute: 'destination' },
    { name: 'destination_city', kind: 'attribute', entry: 'route', attribute: 'destination_city' },
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
    { name: 'operates', kind: 'category', values: ['daily', 'weekdays', 'weekends', 'four_times_weekly'], weights: [70, 14, 6, 10] },
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
