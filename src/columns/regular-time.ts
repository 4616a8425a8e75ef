import { Type } from 'typebox'
import { firstSecond, lastSecond, secondsPerDay } from '../calendar.ts'
import { describedWords } from '../schema/described-words.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { momentAfterSteps, stepUnits } from '../time/steps.ts'
import { type ColumnRef, type CompileContext, defineColumnKind, type Frame, type ValueRange } from './column-kind.ts'
import { dateLayout, timestampLayout } from './shared/layouts.ts'
import { momentSeconds } from './shared/moment-literal.ts'
import { momentType } from './shared/moments.ts'
import { mapped } from './shared/value-range.ts'

/** The step of each row, counted from 0. */
interface Steps {
  readonly range: ValueRange | null
  /** The column with the step; null if rows are counted. */
  readonly column: ColumnRef | null
  readonly read: (frame: Frame) => Float64Array
}

/** Timestamps at equal intervals: a time series without gaps. */
export const regularTime = defineColumnKind({
  name: 'regular_time',
  description:
    'Dates or timestamps at equal intervals: the first row of the table has `from`, and each following row is one interval ' +
    'later. If rows have an ' +
    'owner, the first row of each owner has `from`. With `number`, a column gives the number of intervals after `from` instead.',
  group: 'time',
  params: Type.Object({
    from: Type.String({
      minLength: 10,
      maxLength: 20,
      description: 'The first date or timestamp, ISO 8601 in UTC: "2025-03-01" or "2025-03-01T08:00:00Z".',
    }),
    every: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1, description: 'Length of the interval, in `unit`; default 1.' }),
    ),
    unit: describedWords(
      {
        seconds: 'Seconds.',
        minutes: 'Minutes of 60 seconds.',
        hours: 'Hours of 60 minutes.',
        days: 'Days.',
        weekdays: 'Mondays to Fridays: no row falls on a weekend.',
        weeks: 'Weeks of 7 days.',
        months: 'Calendar months; a day that a month does not have becomes its last day.',
        quarters: 'Three calendar months.',
        years: 'Calendar years.',
      },
      { description: 'Unit of the interval.' },
    ),
    number: Type.Optional(
      Type.String({
        description:
          'A column of whole numbers: the number of intervals after `from`, or before it if negative. Null if the number is ' +
          'null. Default: the rows are counted, from 0.',
      }),
    ),
    as: momentType('date if `from` is a date and `unit` is days or longer, otherwise timestamp'),
  }),
  examples: [
    { from: '2025-01-01', unit: 'days' },
    { from: '2025-03-01T08:00:00Z', every: 15, unit: 'minutes' },
    { from: '2025-01-01', unit: 'weekdays' },
  ],
  conflict: ({ from }) => {
    try {
      momentSeconds(from)
      return null
    } catch (error) {
      if (error instanceof SchemaError) return error.message
      throw error
    }
  },
  compile: ({ from, every = 1, unit, number, as: wanted }, context) => {
    const as = wanted ?? (from.length === 10 && !['seconds', 'minutes', 'hours'].includes(unit) ? 'date' : 'timestamp')
    const momentOf = momentAfterSteps(momentSeconds(from), every, stepUnits[unit])
    const steps = number === undefined ? countedSteps(context) : stepsOf(context.table.column(number))
    const range = rangeOf(steps.range, momentOf, as)
    if (number === undefined && momentOf(steps.range?.max ?? 0) > lastSecond)
      throw new SchemaError(`${context.table.name} extends beyond the year 9999: choose fewer rows or shorter intervals`)
    const isCounted = steps.column === null
    const isFine = as === 'timestamp' || !['seconds', 'minutes', 'hours'].includes(unit)
    const isOwned = context.table.ownership !== null
    return {
      layout: { ...(as === 'date' ? dateLayout : timestampLayout), nullable: steps.column?.layout.nullable ?? false },
      range,
      ...(isCounted && !isOwned ? { ascending: true } : {}),
      ...(isCounted && isFine ? { distinct: isOwned ? ('siblings' as const) : ('table' as const) } : {}),
      fill: (frame) => {
        const numbers = steps.read(frame)
        const nulls = steps.column === null ? null : frame.column(steps.column.index).nulls
        if (as === 'timestamp') {
          const seconds = frame.float64()
          for (let i = 0; i < frame.count; i++) seconds[i] = within(momentOf(numbers[i] as number))
          return { lanes: [seconds], nulls }
        }
        const days = frame.int32()
        for (let i = 0; i < frame.count; i++) days[i] = Math.floor(within(momentOf(numbers[i] as number)) / secondsPerDay)
        return { lanes: [days], nulls }
      },
    }
  },
})

/** The rows of a table, or those of each owner. */
function countedSteps({ table }: CompileContext): Steps {
  const isOwned = table.ownership !== null
  const most = isOwned ? table.mostSiblings() : table.rows
  return {
    range: { min: 0, max: Math.max(0, most - 1) },
    column: null,
    read: isOwned
      ? (frame) => {
          const { places } = frame.owner()
          const numbers = frame.float64()
          for (let i = 0; i < frame.count; i++) numbers[i] = places[i] as number
          return numbers
        }
      : (frame) => frame.rowNumbers(),
  }
}

function stepsOf(column: ColumnRef): Steps {
  const { name, index, layout, range } = column
  if (layout.type !== 'number' || layout.scale !== 0) throw new SchemaError(`"number": column "${name}" is not a whole number`)
  return { range, column, read: (frame) => frame.column(index).lanes[0] as Float64Array }
}

function rangeOf(steps: ValueRange | null, momentOf: (step: number) => number, as: 'date' | 'timestamp'): ValueRange | undefined {
  const bounds = mapped(steps, (step) => (as === 'date' ? Math.floor(within(momentOf(step)) / secondsPerDay) : within(momentOf(step))))
  return bounds ?? undefined
}

function within(seconds: number): number {
  return Math.max(firstSecond, Math.min(lastSecond, seconds))
}
