import { formula, mapped, switchBy } from '../../builders/computed.ts'
import { date, oneOf, yes } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, per, table } from '../../builders/table.ts'
import { attribute } from '../../builders/texts.ts'
import { homeArea } from '../shared/home-area.ts'
import { country, place } from '../shared/address.ts'

/** Cities where the company started, in this order. */
const launches = facts(
  ['city', 'state', 'timezone'],
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
  ],
)
const count = Object.keys(launches.city).length

/** Cities where rides are offered, all launched years before the first trip: those of `launches` in turn, or cities of another country. */
export const cities = table('cities', per('riders', 0.004, { min: 3 }), {
  city_id: id(),
  country_code: oneOf({ US: 1 }),
  area: homeArea,
  launch: hidden(formula(`(city_id - 1) % ${count}`)),
  place,
  name: switchBy('area', { home: mapped('launch', launches.city), listed: attribute('place', 'city') }),
  region: switchBy('area', { home: mapped('launch', launches.state), listed: attribute('place', 'region') }),
  country,
  timezone: switchBy('area', { home: mapped('launch', launches.timezone), listed: attribute('place', 'timezone') }),
  has_airport_pickup: yes(0.8),
  launched_on: date('2018-01-08', '2019-12-20', { weekdays: [1, 3, 3, 2, 0, 0, 0] }),
})
