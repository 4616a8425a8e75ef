import type { TableSchema } from '../../schema/schema.ts'
import { columnOf } from '../column-of.ts'
import { homeArea } from '../home-area.ts'
import { country, place } from '../shared/place-columns.ts'

/** Where an American company goes first, in this order: city, state, time zone (IANA). */
const launches: Readonly<Record<string, readonly [city: string, state: string, timezone: string]>> = Object.fromEntries(
  (
    [
      ['San Francisco', 'California', 'America/Los_Angeles'],
      ['Chicago', 'Illinois', 'America/Chicago'],
      ['Boston', 'Massachusetts', 'America/New_York'],
      ['Los Angeles', 'California', 'America/Los_Angeles'],
      ['Seattle', 'Washington', 'America/Los_Angeles'],
      ['New York', 'New York', 'America/New_York'],
      ['Denver', 'Colorado', 'America/Denver'],
      ['Austin', 'Texas', 'America/Chicago'],
      ['Washington', 'District of Columbia', 'America/New_York'],
      ['San Diego', 'California', 'America/Los_Angeles'],
      ['Philadelphia', 'Pennsylvania', 'America/New_York'],
      ['Dallas', 'Texas', 'America/Chicago'],
      ['Atlanta', 'Georgia', 'America/New_York'],
      ['Phoenix', 'Arizona', 'America/Phoenix'],
      ['Miami', 'Florida', 'America/New_York'],
      ['Houston', 'Texas', 'America/Chicago'],
      ['Portland', 'Oregon', 'America/Los_Angeles'],
      ['Minneapolis', 'Minnesota', 'America/Chicago'],
      ['Nashville', 'Tennessee', 'America/Chicago'],
      ['Las Vegas', 'Nevada', 'America/Los_Angeles'],
      ['San Jose', 'California', 'America/Los_Angeles'],
      ['Detroit', 'Michigan', 'America/Detroit'],
      ['Charlotte', 'North Carolina', 'America/New_York'],
      ['San Antonio', 'Texas', 'America/Chicago'],
      ['Columbus', 'Ohio', 'America/New_York'],
      ['New Orleans', 'Louisiana', 'America/Chicago'],
      ['Salt Lake City', 'Utah', 'America/Denver'],
      ['Indianapolis', 'Indiana', 'America/Indiana/Indianapolis'],
      ['Kansas City', 'Missouri', 'America/Chicago'],
      ['Jacksonville', 'Florida', 'America/New_York'],
    ] as const
  ).map((launch, place) => [String(place), launch]),
)
const launchCount = Object.keys(launches).length

/** Where rides are offered, since years before the first trip: each city once while there are more, or cities of another country. */
export const cities: TableSchema = {
  name: 'cities',
  rows: { type: 'ratio', of: 'riders', ratio: 0.004, min: 3 },
  columns: [
    { name: 'city_id', kind: 'sequence' },
    { name: 'country_code', kind: 'category', values: ['US'], weights: [1] },
    homeArea,
    { name: 'launch', kind: 'formula', expression: `(city_id - 1) % ${launchCount}`, hidden: true },
    place,
    {
      name: 'name',
      kind: 'switch',
      by: 'area',
      cases: {
        home: { kind: 'mapping', by: 'launch', cases: columnOf(launches, ([city]) => city) },
        listed: { kind: 'attribute', entry: 'place', attribute: 'city' },
      },
    },
    {
      name: 'region',
      kind: 'switch',
      by: 'area',
      cases: {
        home: { kind: 'mapping', by: 'launch', cases: columnOf(launches, ([, state]) => state) },
        listed: { kind: 'attribute', entry: 'place', attribute: 'region' },
      },
    },
    country,
    {
      name: 'timezone',
      kind: 'switch',
      by: 'area',
      cases: {
        home: { kind: 'mapping', by: 'launch', cases: columnOf(launches, ([, , timezone]) => timezone) },
        listed: { kind: 'attribute', entry: 'place', attribute: 'timezone' },
      },
    },
    { name: 'has_airport_pickup', kind: 'boolean', rate: 0.8 },
    { name: 'launched_on', kind: 'date', from: '2018-01-08', to: '2019-12-20', weekdays: [1, 3, 3, 2, 0, 0, 0] },
  ],
}
