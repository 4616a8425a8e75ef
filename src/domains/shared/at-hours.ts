import { after, daysAfter, formula } from '../../builders/computed.ts'
import { type Columns, hidden } from '../../builders/table.ts'
import { onWorkday } from './on-workday.ts'

/** Far more seconds than anything takes: what is computed of them stays exact. */
const mostSeconds = 400_000_000

/**
 * Hidden columns, the last of which is called `name`: how many seconds after the timestamp `since` something happens, about as many as the
 * column `seconds` says, at an hour of that day when such things happen, perhaps on working days only. What falls on the day of `since`
 * stays as it is.
 */
export function atHours(name: string, since: string, seconds: string, hours: readonly number[], workdays = false): Columns {
  const onDay: Columns = workdays
    ? {
        [`${name}_days`]: hidden(formula(`days(${since} + ${seconds}) - days(${since})`)),
        ...onWorkday(`${name}_day_in`, `days(${since})`, `${name}_days`, '0'),
        [`${name}_day`]: hidden(daysAfter(since, `${name}_day_in`)),
      }
    : { [`${name}_day`]: hidden({ kind: 'shifted', column: since, offset: seconds, unit: 'seconds', as: 'date' }) }
  // What was moved back onto the day of `since` happens halfway between then and six in the evening.
  const sameDay = workdays ? `(${name}_days == 0 ? ${seconds} : min(${seconds}, floor(max(0, 64800 - ${since} % 86400) / 2)))` : seconds
  return {
    ...onDay,
    [`${name}_hour`]: hidden(after(`${name}_day`, { as: 'timestamp', unit: 'hours', min: 0, max: 0, hours })),
    [name]: hidden(formula(`days(${name}_hour) == days(${since}) ? ${sameDay} : max(0, min(${mostSeconds}, ${name}_hour - ${since}))`)),
  }
}
