import { secondsPerDay } from '../../calendar.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import type { ColumnRef, Frame } from '../column-kind.ts'

/** Reads a date or a timestamp as seconds since 1970. @throws SchemaError for any other column. */
export function secondsReader({ name, index, layout }: ColumnRef): (frame: Frame) => Float64Array {
  if (layout.type === 'timestamp') return (frame) => frame.column(index).lanes[0] as Float64Array
  if (layout.type !== 'date') throw new SchemaError(`Column "${name}" is no date or timestamp`)
  return (frame) => {
    const days = frame.column(index).lanes[0] as Int32Array
    const seconds = frame.float64()
    for (let i = 0; i < frame.count; i++) seconds[i] = (days[i] as number) * secondsPerDay
    return seconds
  }
}

/** Reads a date or a timestamp as days since 1970. @throws SchemaError for any other column. */
export function daysReader({ name, index, layout }: ColumnRef): (frame: Frame) => Int32Array {
  if (layout.type === 'date') return (frame) => frame.column(index).lanes[0] as Int32Array
  if (layout.type !== 'timestamp') throw new SchemaError(`Column "${name}" is no date or timestamp`)
  return (frame) => {
    const seconds = frame.column(index).lanes[0] as Float64Array
    const days = frame.int32()
    for (let i = 0; i < frame.count; i++) days[i] = Math.floor((seconds[i] as number) / secondsPerDay)
    return days
  }
}
