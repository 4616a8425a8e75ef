import { formula, when } from '../../builders/computed.ts'
import { decimal, whole } from '../../builders/drawn.ts'
import { type Columns, hidden } from '../../builders/table.ts'
import type { DistributionSchema } from '../../schema/schema.ts'
import { atHours } from './at-hours.ts'
import { onWorkday } from './on-workday.ts'

interface PastTime {
  readonly name: string
  /** A date or timestamp of the row, before today. */
  readonly since: string
  readonly as: 'date' | 'timestamp'
  /** The longest delay, in days for a date and in seconds for a timestamp. */
  readonly longest: number
  readonly distribution: DistributionSchema
  /** A formula: the time is null where it is false. Without it there always is one. */
  readonly when?: string
  /** Relative rates by hour from midnight; without them a timestamp is at any hour. */
  readonly hours?: readonly number[]
  /** Whether a date, or a timestamp with `hours`, is on working days only. */
  readonly workdays?: boolean
}

/** The time of an event after `since`. In rows so recent that it would be in the future it comes sooner: it is never after today. */
export function pastTime({ name, since, as, longest, distribution, when: condition = 'true', hours, workdays = false }: PastTime): Columns {
  const onDays = workdays && as === 'date'
  const now = as === 'date' ? 'today' : 'seconds(today)'
  return {
    [`${name}_wish`]: hidden(whole(0, longest, distribution)),
    [`${name}_part`]: hidden(decimal(0.05, 0.95, 3)),
    [hours === undefined && !onDays ? `${name}_delay` : `${name}_raw`]: hidden(
      formula(`min(${name}_wish, max(0, floor((${now} - ${since}) * ${name}_part)))`),
    ),
    ...(hours === undefined ? {} : atHours(`${name}_delay`, since, `${name}_raw`, hours, workdays)),
    ...(onDays ? onWorkday(`${name}_delay`, since, `${name}_raw`, '0') : {}),
    [name]: when(condition, { kind: 'shifted', column: since, offset: `${name}_delay`, unit: as === 'date' ? 'days' : 'seconds', as }),
  }
}
