import { after, daysAfter, formula } from '../../builders/computed.ts'
import { type Columns, hidden } from '../../builders/table.ts'
import { onWorkday } from './on-workday.ts'

/** Maximum time in seconds: longer than any event takes, and small enough to stay exact. */
const mostSeconds = 400_000_000

/**
 * Hidden columns that end with `name`: the seconds from the timestamp `since` to an event. They are close to those in the column `seconds`,
 * but the event is at an hour of the day with the relative rates `hours`, and on a working day where `workdays` is set. An event on the day
 * of `since` keeps its time.
 */
export function atHours(name: string, since: string, seconds: string, hours: readonly number[], workdays = false): Columns {
  const onDay: Columns = workdays
    ? {
        [`${name}_days`]: hidden(formula(`days(${since} + ${seconds}) - days(${since})`)),
        ...onWorkday(`${name}_day_in`, `days(${since})`, `${name}_days`, '0'),
        [`${name}_day`]: hidden(daysAfter(since, `${name}_day_in`)),
      }
    : { [`${name}_day`]: hidden({ kind: 'shifted', column: since, offset: seconds, unit: 'seconds', as: 'date' }) }
  // An event that was moved back to the day of `since` is halfway between that time and six in the evening.
  const sameDay = workdays ? `(${name}_days == 0 ? ${seconds} : min(${seconds}, floor(max(0, 64800 - ${since} % 86400) / 2)))` : seconds
  return {
    ...onDay,
    [`${name}_hour`]: hidden(after(`${name}_day`, { as: 'timestamp', unit: 'hours', min: 0, max: 0, hours })),
    [name]: hidden(formula(`days(${name}_hour) == days(${since}) ? ${sameDay} : max(0, min(${mostSeconds}, ${name}_hour - ${since}))`)),
  }
}
