import { formula, mapped, switchBy } from '../../builders/computed.ts'
import { constant, decimal, oneOf } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { allHidden, type Columns, hidden } from '../../builders/table.ts'
import { template, text } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import { homeArea, listedPlace } from '../shared/home-area.ts'

/**
 * The market: neighborhoods of Chicago, so close to each other that any restaurant delivers to any customer. East and north are
 * kilometers from State and Madison, where the house numbers of Chicago start. The streets run north, so that house numbers tell the
 * distance from Madison: 800 to the mile.
 */
const neighborhoods = facts(['weight', 'postalCode', 'east', 'north', 'streets'], {
  'River North': [14, '60654', -0.5, 1.2, ['N Wells St', 'N Clark St', 'N LaSalle Dr', 'N Dearborn St']],
  Streeterville: [8, '60611', 0.6, 1.3, ['N McClurg Ct', 'N Fairbanks Ct', 'N St Clair St']],
  'Gold Coast': [8, '60610', -0.2, 2.5, ['N State St', 'N Dearborn St', 'N Clark St']],
  'Old Town': [8, '60610', -0.9, 3.1, ['N Wells St', 'N Sedgwick St', 'N North Park Ave']],
  'Lincoln Park': [15, '60614', -1.7, 4.5, ['N Halsted St', 'N Clark St', 'N Lincoln Ave', 'N Sheffield Ave']],
  Lakeview: [17, '60657', -2, 6.3, ['N Broadway', 'N Clark St', 'N Halsted St', 'N Southport Ave']],
  'Wicker Park': [10, '60622', -4, 2.9, ['N Damen Ave', 'N Milwaukee Ave', 'N Wood St', 'N Hoyne Ave']],
  Bucktown: [7, '60647', -4.3, 4.2, ['N Damen Ave', 'N Leavitt St', 'N Western Ave']],
  'Logan Square': [11, '60647', -6.1, 5.1, ['N Kedzie Ave', 'N California Ave', 'N Sacramento Ave']],
  'Ukrainian Village': [5, '60622', -4.8, 1.9, ['N Oakley Blvd', 'N Western Ave', 'N Leavitt St']],
  'Noble Square': [5, '60642', -3.1, 2, ['N Ashland Ave', 'N Noble St', 'N Milwaukee Ave']],
  'Fulton Market': [7, '60607', -1.9, 0.7, ['N Morgan St', 'N Sangamon St', 'N Peoria St', 'N Green St']],
})

/** What the neighborhoods and their streets are called when the market is another city: names that any city has. */
const elsewhere = facts(['name', 'streets'], {
  'River North': ['Old Town', ['Market Street', 'Church Street', 'Mill Lane']],
  Streeterville: ['City Center', ['High Street', 'Bridge Street', 'Theater Street']],
  'Gold Coast': ['Station Quarter', ['Station Road', 'Railway Street', 'Post Street']],
  'Old Town': ['Riverside', ['River Road', 'Quay Street', 'Bridge Road']],
  'Lincoln Park': ['University Quarter', ['College Street', 'Library Street', 'School Road']],
  Lakeview: ['Park Quarter', ['Park Avenue', 'Garden Street', 'Linden Avenue']],
  'Wicker Park': ['North Side', ['North Street', 'Hill Road', 'Forest Road']],
  Bucktown: ['South Side', ['South Street', 'Meadow Road', 'Orchard Street']],
  'Logan Square': ['East Side', ['East Street', 'Field Road', 'Chapel Street']],
  'Ukrainian Village': ['West Side', ['West Street', 'Castle Road', 'Tower Street']],
  'Noble Square': ['Harbor Quarter', ['Harbor Street', 'Dock Road', 'Warehouse Street']],
  'Fulton Market': ['Museum Quarter', ['Museum Street', 'Gallery Street', 'Court Street']],
})

/** Hidden columns that say in which neighborhood of which city a row is, and a written column `name` with what it is called there. */
export function quarter(name: string): Columns {
  return {
    country_code: hidden(oneOf(['US'])),
    area: homeArea,
    quarter: hidden(oneOf(neighborhoods.weight)),
    [name]: switchBy('area', { home: template('{quarter}'), listed: mapped('quarter', elsewhere.name) }),
  }
}

/** Hidden columns that put a row with a `quarter` on the map: kilometers east and north of the origin, house number and street. */
export const location = allHidden({
  center_east: mapped('quarter', neighborhoods.east, 2),
  center_north: mapped('quarter', neighborhoods.north, 2),
  drift_east: decimal(-0.5, 0.5, 3),
  drift_north: decimal(-0.5, 0.5, 3),
  east: formula('center_east + drift_east'),
  north: formula('center_north + drift_north'),
  house_number: formula('round(north * 497)'),
  street: switchBy('area', {
    home: text({ by: 'quarter', cases: neighborhoods.streets }),
    listed: text({ by: 'quarter', cases: elsewhere.streets }),
  }),
})

/** The written columns of an address except the street. Only Chicago has postal codes here. */
export const area: Columns = {
  ...quarter('neighborhood'),
  ...listedPlace('New York'),
  city: switchBy('area', { home: constant('Chicago'), listed: template('{listed_city}') }),
  postal_code: switchBy('area', { home: mapped('quarter', neighborhoods.postalCode), listed: null }),
}

/** The phone number of a business in the city, of those that belong to nobody. */
export const localPhone: ColumnBody = switchBy('area', {
  home: text({ values: ['+1 (312) 555-', '+1 (773) 555-', '+1 (872) 555-'] }, { digits: 4 }),
  listed: { kind: 'phone', country: 'country_code' },
})
