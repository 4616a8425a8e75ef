import { formula, secondsAfter } from '../../builders/computed.ts'
import { timestamp } from '../../builders/drawn.ts'
import type { Options } from '../../builders/options.ts'
import { type Columns, hidden } from '../../builders/table.ts'

/** A column `name` of timestamps on the hour or half hour, between two days, and the hidden columns from which it is computed. */
export function onHalfHour(name: string, from: string, to: string, options: Options<'timestamp', 'from' | 'to'>): Columns {
  return {
    moment: hidden(timestamp(from, to, options)),
    since_half_hour: hidden(formula('-(moment % 1800)')),
    [name]: secondsAfter('moment', 'since_half_hour'),
  }
}
