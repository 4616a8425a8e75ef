import { formula, mapped, switchBy } from '../../builders/computed.ts'
import { constant, decimal, oneOf } from '../../builders/drawn.ts'
import { type Columns, hidden } from '../../builders/table.ts'
import { template, text } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import { homeArea } from '../home-area.ts'
import { listedPlace } from '../listed-place.ts'

interface Neighborhood {
  readonly weight: number
  readonly postalCode: string
  /** Kilometres east and north of State and Madison, where Chicago's house numbers start. */
  readonly east: number
  readonly north: number
  /** Streets that run north, so that house numbers tell the distance from Madison: 800 to the mile. */
  readonly streets: readonly string[]
}

/** The market: neighbourhoods of Chicago close enough to each other that any restaurant delivers to any customer. */
const neighborhoods: Readonly<Record<string, Neighborhood>> = {
  'River North': {
    weight: 14,
    postalCode: '60654',
    east: -0.5,
    north: 1.2,
    streets: ['N Wells St', 'N Clark St', 'N LaSalle Dr', 'N Dearborn St'],
  },
  Streeterville: { weight: 8, postalCode: '60611', east: 0.6, north: 1.3, streets: ['N McClurg Ct', 'N Fairbanks Ct', 'N St Clair St'] },
  'Gold Coast': { weight: 8, postalCode: '60610', east: -0.2, north: 2.5, streets: ['N State St', 'N Dearborn St', 'N Clark St'] },
  'Old Town': { weight: 8, postalCode: '60610', east: -0.9, north: 3.1, streets: ['N Wells St', 'N Sedgwick St', 'N North Park Ave'] },
  'Lincoln Park': {
    weight: 15,
    postalCode: '60614',
    east: -1.7,
    north: 4.5,
    streets: ['N Halsted St', 'N Clark St', 'N Lincoln Ave', 'N Sheffield Ave'],
  },
  Lakeview: {
    weight: 17,
    postalCode: '60657',
    east: -2,
    north: 6.3,
    streets: ['N Broadway', 'N Clark St', 'N Halsted St', 'N Southport Ave'],
  },
  'Wicker Park': {
    weight: 10,
    postalCode: '60622',
    east: -4,
    north: 2.9,
    streets: ['N Damen Ave', 'N Milwaukee Ave', 'N Wood St', 'N Hoyne Ave'],
  },
  Bucktown: { weight: 7, postalCode: '60647', east: -4.3, north: 4.2, streets: ['N Damen Ave', 'N Leavitt St', 'N Western Ave'] },
  'Logan Square': {
    weight: 11,
    postalCode: '60647',
    east: -6.1,
    north: 5.1,
    streets: ['N Kedzie Ave', 'N California Ave', 'N Sacramento Ave'],
  },
  'Ukrainian Village': {
    weight: 5,
    postalCode: '60622',
    east: -4.8,
    north: 1.9,
    streets: ['N Oakley Blvd', 'N Western Ave', 'N Leavitt St'],
  },
  'Noble Square': { weight: 5, postalCode: '60642', east: -3.1, north: 2, streets: ['N Ashland Ave', 'N Noble St', 'N Milwaukee Ave'] },
  'Fulton Market': {
    weight: 7,
    postalCode: '60607',
    east: -1.9,
    north: 0.7,
    streets: ['N Morgan St', 'N Sangamon St', 'N Peoria St', 'N Green St'],
  },
}

function each<Value>(pick: (neighborhood: Neighborhood) => Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(neighborhoods).map(([name, neighborhood]) => [name, pick(neighborhood)]))
}

/** Quarters and streets as any city has them, for when the market is another one. */
const elsewhere = [
  ['Old Town', 'Market Street', 'Church Street', 'Mill Lane'],
  ['City Center', 'High Street', 'Bridge Street', 'Theater Street'],
  ['Station Quarter', 'Station Road', 'Railway Street', 'Post Street'],
  ['Riverside', 'River Road', 'Quay Street', 'Bridge Road'],
  ['University Quarter', 'College Street', 'Library Street', 'School Road'],
  ['Park Quarter', 'Park Avenue', 'Garden Street', 'Linden Avenue'],
  ['North Side', 'North Street', 'Hill Road', 'Forest Road'],
  ['South Side', 'South Street', 'Meadow Road', 'Orchard Street'],
  ['East Side', 'East Street', 'Field Road', 'Chapel Street'],
  ['West Side', 'West Street', 'Castle Road', 'Tower Street'],
  ['Harbor Quarter', 'Harbor Street', 'Dock Road', 'Warehouse Street'],
  ['Museum Quarter', 'Museum Street', 'Gallery Street', 'Court Street'],
  ['Stadium Quarter', 'Stadium Road', 'Arena Street', 'Victory Street'],
  ['Hospital Quarter', 'Hospital Road', 'Clinic Street', 'Spring Street'],
] as const

const quarters = Object.keys(neighborhoods)

function eachElsewhere<Value>(pick: (quarter: readonly string[]) => Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(quarters.map((name, place) => [name, pick(elsewhere[place % elsewhere.length] ?? [])]))
}

/** Hidden columns that say in which part of which city a row is, and the part's name in a column `name`. */
export function quarter(name: string): Columns {
  return {
    country_code: hidden(oneOf(['US'])),
    area: homeArea,
    quarter: hidden(
      oneOf(
        quarters,
        Object.values(neighborhoods).map(({ weight }) => weight),
      ),
    ),
    [name]: switchBy('area', {
      home: template('{quarter}'),
      listed: mapped(
        'quarter',
        eachElsewhere(([title = '']) => title),
      ),
    }),
  }
}

/** Hidden columns that put a row with a `quarter` on the map: km east and north of the origin, and what is derived from them. */
export const location: Columns = {
  center_east: hidden(
    mapped(
      'quarter',
      each(({ east }) => east),
      2,
    ),
  ),
  center_north: hidden(
    mapped(
      'quarter',
      each(({ north }) => north),
      2,
    ),
  ),
  drift_east: hidden(decimal(-0.5, 0.5, 3)),
  drift_north: hidden(decimal(-0.5, 0.5, 3)),
  east: hidden(formula('center_east + drift_east')),
  north: hidden(formula('center_north + drift_north')),
  house_number: hidden(formula('round(north * 497)')),
  street: hidden(
    switchBy('area', {
      home: text({ by: 'quarter', cases: each(({ streets }) => streets) }),
      listed: text({ by: 'quarter', cases: eachElsewhere(([, ...streets]) => streets) }),
    }),
  ),
}

/** The written columns of an address, apart from the street. Cities that are not written out here have no postal codes. */
export const area: Columns = {
  ...quarter('neighborhood'),
  ...listedPlace('New York'),
  city: switchBy('area', { home: constant('Chicago'), listed: template('{listed_city}') }),
  postal_code: switchBy('area', {
    home: mapped(
      'quarter',
      each(({ postalCode }) => postalCode),
    ),
    listed: null,
  }),
}

/** A telephone number of a business in the city, from the numbers that stand for nobody. */
export const localPhone: ColumnBody = switchBy('area', {
  home: text({ values: ['+1 (312) 555-', '+1 (773) 555-', '+1 (872) 555-'] }, { digits: 4 }),
  listed: { kind: 'phone', country: 'country_code' },
})
