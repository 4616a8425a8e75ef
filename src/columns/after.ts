import { Type } from 'typebox'
import { lastSecond, parseIsoDate, secondsPerDay } from '../calendar.ts'
import { distributionSchema } from '../random/distributions/index.ts'
import { fillQuantiles } from '../random/quantile-table.ts'
import { createDayProfile, hoursConflict, secondAt, type DayProfile } from '../time/day-profile.ts'
import { type CompiledColumn, defineColumnKind, type Frame } from './column-kind.ts'
import { dateLayout, timestampLayout } from './shared/layouts.ts'
import { masked } from './shared/masked.ts'
import { daysOf, momentType, momentTypeOf, rangeAfter, secondsIn, secondsReader, timeUnit } from './shared/moments.ts'

/** A timestamp or date after another one of the same row, by a random delay. */
export const after = defineColumnKind({
  name: 'after',
  description:
    'A timestamp or date that follows another column of the row after a random delay, at the latest at the end of the year 9999. ' +
    'Null if that column is null. For a delay in a column of the row, use shifted.',
  group: 'time',
  params: Type.Object({
    column: Type.String({ description: 'The date or timestamp column from which the delay is counted.' }),
    as: momentType('that of `column`'),
    unit: timeUnit,
    min: Type.Number({ minimum: 0, description: 'Smallest delay, included, in `unit`.' }),
    max: Type.Number({ minimum: 0, description: 'Largest delay, included, in `unit`.' }),
    distribution: Type.Optional(distributionSchema),
    hours: Type.Optional(
      Type.Array(Type.Number({ minimum: 0 }), {
        minItems: 24,
        maxItems: 24,
        description:
          'Relative rate of each hour of the day, from midnight. A timestamp is moved to a random hour of its day by these ' +
          'rates, unless that ' +
          'hour is before `column`. No effect on dates. Default: the delay determines the hour.',
      }),
    ),
    until: Type.Optional(
      Type.String({
        format: 'date',
        description: 'Last day, included: a later result becomes null, such as the date of a delivery that is still to come. Default none.',
      }),
    ),
  }),
  examples: [],
  usage: [
    { column: 'ordered_at', unit: 'hours', min: 1, max: 72, distribution: { name: 'gamma', mean: 20, shape: 2 } },
    { column: 'shipped_at', unit: 'days', min: 1, max: 9, as: 'date', until: '2025-12-31' },
  ],
  conflict: ({ min, max, hours }) => (min > max ? `\`min\` ${min} must not exceed \`max\` ${max}` : hoursConflict(hours)),
  compile: ({ column, as: wanted, unit, min, max, distribution, hours, until }, context) => {
    const site = context.site()
    const hourSite = context.site('hour')
    const source = context.table.column(column)
    const secondsOf = secondsReader(source)
    const as = wanted ?? momentTypeOf(source)
    const { nullable } = source.layout
    const profile = hours === undefined ? null : createDayProfile(hours)
    const delays = context.quantiles(distribution ?? { name: 'uniform', min, max }, { min, max })
    const scale = secondsIn[unit]
    const fillSeconds = (frame: Frame): Float64Array => {
      const earlier = secondsOf(frame)
      const values = frame.float64()
      fillQuantiles(delays(), frame.draw(site), frame.count, values)
      for (let i = 0; i < frame.count; i++)
        values[i] = Math.min(lastSecond, (earlier[i] as number) + Math.round((values[i] as number) * scale))
      if (profile !== null) moveToHours(profile, earlier, frame.draw(hourSite), frame.count, values)
      return values
    }
    // An hour of the profile may be before the end of the delay, but is always after the earlier timestamp; the last possible hour ends
    // with the day.
    const delay = {
      min: Math.floor(profile === null ? min * scale : Math.min(0, min * scale)),
      max: Math.ceil(max * scale) + (profile === null ? 0 : secondsPerDay),
    }
    const range = rangeAfter(source, delay, as)
    const layout = as === 'timestamp' ? timestampLayout : dateLayout
    const moment: CompiledColumn = {
      layout: { ...layout, nullable },
      range,
      fill: (frame) => {
        const seconds = fillSeconds(frame)
        return { lanes: [as === 'timestamp' ? seconds : daysOf(frame, seconds)], nulls: frame.column(source.index).nulls }
      },
    }
    const lastDay = until === undefined ? null : parseIsoDate(until)
    if (lastDay === null) return moment
    return emptyFrom(as === 'timestamp' ? (lastDay + 1) * secondsPerDay : lastDay + 1, moment)
  },
})

/** The column with null for all dates or timestamps from `end` on. */
function emptyFrom(end: number, moment: CompiledColumn): CompiledColumn {
  return masked(moment, (frame, { lanes: [cells] }, mask) => {
    for (let i = 0; i < frame.count; i++) mask[i] = (cells?.[i] ?? 0) >= end ? 1 : 0
  })
}

/** Moves each timestamp to an hour of the profile on the same day, unless that hour is not after the earlier timestamp. */
function moveToHours(profile: DayProfile, earlier: Float64Array, draws: Uint32Array, count: number, values: Float64Array): void {
  for (let i = 0; i < count; i++) {
    const moved = Math.floor((values[i] as number) / secondsPerDay) * secondsPerDay + secondAt(profile, (draws[i] as number) / 2 ** 32)
    if (moved > (earlier[i] as number)) values[i] = moved
  }
}
