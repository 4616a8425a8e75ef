import { type TOptional, type TUnsafe, Type } from 'typebox'
import { firstSecond, lastSecond, secondsPerDay } from '../../calendar.ts'
import { describedWords } from '../../schema/described-words.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import type { ColumnRef, Frame, ValueRange } from '../column-kind.ts'

/** Parameter: whether the result is a date or a timestamp. @param fallback the default, for the docs */
export const momentType = (fallback: string): TOptional<TUnsafe<'date' | 'timestamp'>> =>
  Type.Optional(
    describedWords(
      { date: 'A date, such as 2025-01-31.', timestamp: 'A timestamp to the second, in UTC.' },
      { description: `Type of the result. Default: ${fallback}.` },
    ),
  )

/** The default type of a column that is computed from `column`. */
export function momentTypeOf({ layout }: Pick<ColumnRef, 'layout'>): 'date' | 'timestamp' {
  return layout.type === 'date' ? 'date' : 'timestamp'
}

export const secondsIn = { seconds: 1, minutes: 60, hours: 3600, days: secondsPerDay } as const

/** Parameter: the unit of a difference in time. */
export const timeUnit = describedWords(
  { seconds: 'Seconds.', minutes: 'Minutes of 60 seconds.', hours: 'Hours of 60 minutes.', days: 'Days of 24 hours.' },
  { description: 'Unit of the difference in time.' },
)

/** Reads a date or a timestamp as seconds since 1970; undefined for null cells. @throws SchemaError for any other column */
export function secondsReader({ name, index, layout }: ColumnRef): (frame: Frame) => Float64Array {
  if (layout.type === 'timestamp') return (frame) => frame.column(index).lanes[0] as Float64Array
  if (layout.type !== 'date') throw new SchemaError(`Column "${name}" is not a date or timestamp`)
  return (frame) => {
    const days = frame.column(index).lanes[0] as Int32Array
    const seconds = frame.float64()
    for (let i = 0; i < frame.count; i++) seconds[i] = (days[i] as number) * secondsPerDay
    return seconds
  }
}

/** The range of the dates or timestamps that are `distance` seconds after a column; undefined if unknown. */
export function rangeAfter(
  { layout, range }: Pick<ColumnRef, 'layout' | 'range'>,
  distance: ValueRange | null,
  as: 'date' | 'timestamp',
): ValueRange | undefined {
  if (range === null || distance === null) return undefined
  const unit = layout.type === 'date' ? secondsPerDay : 1
  const within = (seconds: number): number => Math.max(firstSecond, Math.min(lastSecond, seconds))
  const [first, last] = [within(range.min * unit + distance.min), within(range.max * unit + distance.max)]
  return as === 'timestamp' ? { min: first, max: last } : { min: Math.floor(first / secondsPerDay), max: Math.floor(last / secondsPerDay) }
}

/** Reads a date or a timestamp as days since 1970. @throws SchemaError for any other column, and for one that may be null. */
export function daysReader({ name, index, layout }: ColumnRef): (frame: Frame) => Int32Array {
  if (layout.nullable) throw new SchemaError(`Column "${name}" may be null, but must have a value in every row`)
  if (layout.type === 'date') return (frame) => frame.column(index).lanes[0] as Int32Array
  if (layout.type !== 'timestamp') throw new SchemaError(`Column "${name}" is not a date or timestamp`)
  return (frame) => daysOf(frame, frame.column(index).lanes[0] as Float64Array)
}

/** The day of each timestamp, in days since 1970. */
export function daysOf(frame: Frame, seconds: Float64Array): Int32Array {
  const days = frame.int32()
  for (let i = 0; i < frame.count; i++) days[i] = Math.floor((seconds[i] as number) / secondsPerDay)
  return days
}
