import { formula } from '../../builders/computed.ts'
import { type Columns, hidden } from '../../builders/table.ts'

/**
 * Hidden columns, the last of which is `name`: the number of days after the day `since`. It is `days`, or up to two less but at least
 * `least`, so that the day is a working day, unless `since` plus `least` is at a weekend. The seven days of a week are mapped to its five
 * working days in order, differently each week, so that all of them are equally frequent. `since`, `days` and `least` are formulas.
 */
export function onWorkday(name: string, since: string, days: string, least: string): Columns {
  return {
    [`${name}_weekday`]: hidden(formula(`(${since} + ${days} + 3) % 7`)),
    [`${name}_week`]: hidden(formula(`floor((${since} + ${days} + 3) / 7)`)),
    [name]: hidden(formula(`max(${least}, ${days} - ${name}_weekday + floor((${name}_weekday * 5 + ${name}_week % 5) / 7))`, 0)),
  }
}
