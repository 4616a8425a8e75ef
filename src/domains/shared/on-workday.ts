import { formula } from '../../builders/computed.ts'
import { type Columns, hidden } from '../../builders/table.ts'

/**
 * Hidden columns, the last of which is called `name`: so many days after the day `since` as `days` says, or one or two fewer, but not fewer
 * than `least`, so that they end on a working day unless `since` and `least` end at a weekend. The seven days of a week become five of them
 * in their order, in another way each week, so that none is fuller than others. All three are formulas.
 */
export function onWorkday(name: string, since: string, days: string, least: string): Columns {
  return {
    [`${name}_weekday`]: hidden(formula(`(${since} + ${days} + 3) % 7`)),
    [`${name}_week`]: hidden(formula(`floor((${since} + ${days} + 3) / 7)`)),
    [name]: hidden(formula(`max(${least}, ${days} - ${name}_weekday + floor((${name}_weekday * 5 + ${name}_week % 5) / 7))`, 0)),
  }
}
