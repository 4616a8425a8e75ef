import { formula, secondsAfter } from '../../builders/computed.ts'
import { timestamp } from '../../builders/drawn.ts'
import type { Options } from '../../builders/options.ts'
import { type Columns, hidden } from '../../builders/table.ts'

/** A column `name` with points in time on the hour or half hour, from a day to a day, and the hidden columns that it is computed from. */
export function onHalfHour(name: string, from: string, to: string, options: Options<'timestamp', 'from' | 'to'>): Columns {
  return {
    moment: hidden(timestamp(from, to, options)),
    since_half_hour: hidden(formula('-(moment % 1800)')),
    [name]: secondsAfter('moment', 'since_half_hour'),
  }
}
