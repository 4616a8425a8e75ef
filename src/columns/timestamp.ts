import { Type } from 'typebox'
import { secondsPerDay } from '../calendar.ts'
import { timelineFrom, windowConflict, windowParams } from '../time/arrival.ts'
import { createDayProfile, hoursConflict, secondAt } from '../time/day-profile.ts'
import { fillDayIndices } from '../time/timeline.ts'
import { defineColumnKind } from './column-kind.ts'
import { timestampLayout } from './shared/layouts.ts'

/** Timestamps in ascending order of rows, spread over a window by trend, season, weekday, hour, peaks and exact shares of periods. */
export const timestamp = defineColumnKind({
  name: 'timestamp',
  description:
    'Timestamps in ascending order, spread over a window by growth, months, weekdays, hours, peaks and exact shares of ' +
    'periods. The number of rows of each day follows from these parameters and is the same for every seed. The column orders ' +
    'its table by time.',
  group: 'time',
  params: Type.Object({
    ...windowParams,
    hours: Type.Optional(
      Type.Array(Type.Number({ minimum: 0 }), {
        minItems: 24,
        maxItems: 24,
        description: 'Relative rate of each hour of the day, from midnight. Default: the same rate at all hours.',
      }),
    ),
  }),
  examples: [
    { from: '2024-01-01', to: '2025-12-31' },
    { from: '2025-01-01', to: '2025-01-01', hours: Array.from({ length: 24 }, (_, hour) => (hour > 8 && hour < 18 ? 1 : 0)) },
    {
      from: '2025-10-01',
      to: '2025-12-31',
      peaks: [
        { period: '2025-11-28', rate: 6 },
        { period: '2025-12', rate: 2 },
      ],
    },
  ],
  conflict: (params) => windowConflict(params) ?? hoursConflict(params.hours),
  compile: (params, context) => {
    const site = context.site()
    const timeline = timelineFrom(params, context.table.rows)
    const { starts, firstDay } = timeline
    const profile = createDayProfile(params.hours ?? Array.from({ length: 24 }, () => 1))
    return {
      layout: timestampLayout,
      ascending: true,
      range: { min: firstDay * secondsPerDay, max: (firstDay + starts.length - 1) * secondsPerDay - 1 },
      fill: (frame) => {
        const rows = frame.rowNumbers()
        const draws = frame.draw(site)
        const days = frame.int32()
        fillDayIndices(timeline, rows, frame.count, days)
        const values = frame.float64()
        for (let i = 0; i < frame.count; i++) {
          const day = days[i] as number
          const start = starts[day] as number
          const place = ((rows[i] as number) - start + (draws[i] as number) / 2 ** 32) / ((starts[day + 1] as number) - start)
          values[i] = (firstDay + day) * secondsPerDay + secondAt(profile, place)
        }
        return { lanes: [values], nulls: null }
      },
    }
  },
})
