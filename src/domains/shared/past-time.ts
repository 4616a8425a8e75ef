import { formula, when } from '../../builders/computed.ts'
import { decimal } from '../../builders/drawn.ts'
import { type Columns, hidden } from '../../builders/table.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import { atHours } from './at-hours.ts'
import { onWorkday } from './on-workday.ts'

interface Bounds {
  /** A formula: the time is null where it is false. Default: never null. */
  readonly when?: string
  /** Whether the time is on working days only; requires `hours`. */
  readonly workdays?: boolean
}

/**
 * The time of an event `seconds` after the timestamp `since` of the row; `seconds` is a column of whole numbers. If the event would be in
 * the future, the delay is shortened, so that it is never after today. `hours` are relative rates by hour from midnight; without them, any
 * hour is possible.
 */
export function pastTime(
  name: string,
  since: string,
  seconds: ColumnBody<'integer'>,
  { when: condition, hours, workdays }: Bounds & { readonly hours?: readonly number[] } = {},
): Columns {
  return {
    ...pastDelay(name, hours === undefined ? `${name}_delay` : `${name}_raw`, `seconds(today) - ${since}`, seconds),
    ...(hours === undefined ? {} : atHours(`${name}_delay`, since, `${name}_raw`, hours, workdays)),
    [name]: when(condition ?? 'true', { kind: 'shifted', column: since, offset: `${name}_delay`, unit: 'seconds', as: 'timestamp' }),
  }
}

/** The same for the day of an event `days` after the date `since` of the row. */
export function pastDay(name: string, since: string, days: ColumnBody<'integer'>, { when: condition, workdays }: Bounds = {}): Columns {
  return {
    ...pastDelay(name, workdays === true ? `${name}_raw` : `${name}_delay`, `today - ${since}`, days),
    ...(workdays === true ? onWorkday(`${name}_delay`, since, `${name}_raw`, '0') : {}),
    [name]: when(condition ?? 'true', { kind: 'shifted', column: since, offset: `${name}_delay`, unit: 'days', as: 'date' }),
  }
}

/** Hidden columns, the last of which is `delay`: the intended delay, but at most a random part of the time that has passed. */
function pastDelay(name: string, delay: string, passed: string, wish: ColumnBody<'integer'>): Columns {
  return {
    [`${name}_wish`]: hidden(wish),
    [`${name}_part`]: hidden(decimal(0.05, 0.95, 3)),
    [delay]: hidden(formula(`min(${name}_wish, max(0, floor((${passed}) * ${name}_part)))`)),
  }
}
