import { Type } from 'typebox'
import { SchemaError } from '../schema/schema-error.ts'
import { firstSecond, lastSecond } from '../calendar.ts'
import { defineColumnKind } from './column-kind.ts'
import { dateLayout, timestampLayout } from './shared/layouts.ts'
import { daysOf, momentType, momentTypeOf, rangeAfter, secondsIn, secondsReader, timeUnit } from './shared/moments.ts'
import { mergedNulls } from './shared/readable.ts'
import { mapped } from './shared/value-range.ts'

/** A timestamp or date at a given distance from another one: an end that agrees with start and duration. */
export const shifted = defineColumnKind({
  name: 'shifted',
  description:
    'A timestamp or date at a distance from another column of the row. A numeric column has the distance. The result is ' +
    'limited to the years 1 to 9999, and null if one of the two columns is null. For a random delay, use after.',
  group: 'time',
  params: Type.Object({
    column: Type.String({ description: 'The date or timestamp column from which the distance is counted.' }),
    offset: Type.String({ description: 'A numeric column of the row with the distance, in `unit`; a negative number is earlier.' }),
    unit: timeUnit,
    as: momentType('that of `column`'),
  }),
  examples: [],
  usage: [{ column: 'started_on', offset: 'trial_days', unit: 'days' }],
  compile: ({ column, offset, unit, as: wanted }, context) => {
    const start = context.table.column(column)
    const distance = context.table.column(offset)
    if (distance.layout.type !== 'number') throw new SchemaError(`"offset": column "${offset}" is not a number`)
    const secondsOf = secondsReader(start)
    const as = wanted ?? momentTypeOf(start)
    const factor = secondsIn[unit] / 10 ** distance.layout.scale
    const nullable = start.layout.nullable || distance.layout.nullable
    return {
      layout: { ...(as === 'date' ? dateLayout : timestampLayout), nullable },
      range: rangeAfter(
        start,
        mapped(distance.range, (value) => Math.round(value * factor)),
        as,
      ),
      fill: (frame) => {
        const seconds = secondsOf(frame)
        const distances = frame.column(distance.index).lanes[0] as Float64Array
        const values = frame.float64()
        for (let i = 0; i < frame.count; i++) {
          const moment = (seconds[i] as number) + Math.round((distances[i] as number) * factor)
          values[i] = Math.max(firstSecond, Math.min(lastSecond, moment))
        }
        const nulls = mergedNulls(frame, [frame.column(start.index).nulls, frame.column(distance.index).nulls])
        return { lanes: [as === 'date' ? daysOf(frame, values) : values], nulls }
      },
    }
  },
})
