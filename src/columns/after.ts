import Type from 'typebox'
import { lastSecond, secondsPerDay } from '../calendar.ts'
import { distributionSchema } from '../random/distributions/index.ts'
import { distributionTable } from '../random/distribution-table.ts'
import { fillQuantiles } from '../random/quantile-table.ts'
import { createDayProfile, hoursConflict, secondAt, type DayProfile } from '../time/day-profile.ts'
import { defineColumnKind, type Frame } from './column-kind.ts'
import { dateLayout, timestampLayout } from './shared/layouts.ts'
import { daysOf, momentType, momentTypeOf, rangeAfter, secondsIn, secondsReader, timeUnit } from './shared/moments.ts'

/** A moment or day that follows another one of the same row after a drawn delay. */
export const after = defineColumnKind({
  name: 'after',
  description:
    'A moment or day that follows another column of the row by a drawn delay, never before it, at latest at the end of the year 9999; null where that is null. For a delay that a column of the row tells, use shifted.',
  group: 'time',
  params: Type.Object({
    column: Type.String({ description: 'The date or timestamp that comes first.' }),
    as: momentType,
    unit: timeUnit,
    min: Type.Number({ minimum: 0, description: 'Smallest delay, included, in units.' }),
    max: Type.Number({ minimum: 0, description: 'Largest delay, included, in units.' }),
    distribution: Type.Optional(distributionSchema),
    hours: Type.Optional(
      Type.Array(Type.Number({ minimum: 0 }), {
        minItems: 24,
        maxItems: 24,
        description: 'Relative rate of each hour of the day for a timestamp whose delay is at least a day; default: as the delay falls.',
      }),
    ),
  }),
  examples: [],
  usage: [{ column: 'ordered_at', unit: 'hours', min: 1, max: 72, distribution: { name: 'gamma', mean: 20, shape: 2 } }],
  conflict: ({ min, max, hours }) => (min > max ? `\`min\` ${min} must not exceed \`max\` ${max}` : hoursConflict(hours)),
  compile: ({ column, as: wanted, unit, min, max, distribution, hours }, context) => {
    const site = context.site()
    const hourSite = context.site('hour')
    const source = context.table.column(column)
    const secondsOf = secondsReader(source)
    const as = wanted ?? momentTypeOf(source)
    const { nullable } = source.layout
    const profile = hours === undefined ? null : createDayProfile(hours)
    const delays = distributionTable(distribution ?? { name: 'uniform', min, max }, { min, max })
    const scale = secondsIn[unit]
    const fillSeconds = (frame: Frame): Float64Array => {
      const earlier = secondsOf(frame)
      const values = frame.float64()
      fillQuantiles(delays, frame.draw(site), frame.count, values)
      for (let i = 0; i < frame.count; i++)
        values[i] = Math.min(lastSecond, (earlier[i] as number) + Math.round((values[i] as number) * scale))
      if (profile !== null) moveToHours(profile, earlier, frame.draw(hourSite), frame.count, values)
      return values
    }
    // An hour of the profile may come before the delay is over, but not before the earlier moment, and as late as the day ends.
    const delay = {
      min: Math.floor(profile === null ? min * scale : Math.min(0, min * scale)),
      max: Math.ceil(max * scale) + (profile === null ? 0 : secondsPerDay),
    }
    const range = rangeAfter(source, delay, as)
    if (as === 'timestamp') {
      return {
        layout: { ...timestampLayout, nullable },
        range,
        fill: (frame) => ({ lanes: [fillSeconds(frame)], nulls: frame.column(source.index).nulls }),
      }
    }
    return {
      layout: { ...dateLayout, nullable },
      range,
      fill: (frame) => ({ lanes: [daysOf(frame, fillSeconds(frame))], nulls: frame.column(source.index).nulls }),
    }
  },
})

/** Puts each moment at an hour of the profile on its day, unless that would be before the earlier moment. */
function moveToHours(profile: DayProfile, earlier: Float64Array, words: Uint32Array, count: number, values: Float64Array): void {
  for (let i = 0; i < count; i++) {
    const moved = Math.floor((values[i] as number) / secondsPerDay) * secondsPerDay + secondAt(profile, (words[i] as number) / 2 ** 32)
    if (moved >= (earlier[i] as number)) values[i] = moved
  }
}
