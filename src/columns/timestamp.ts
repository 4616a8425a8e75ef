import Type from 'typebox'
import { secondsPerDay } from '../calendar.ts'
import { timelineFrom, windowConflict, windowParams } from '../time/arrival.ts'
import { createDayProfile, hoursConflict, secondAt } from '../time/day-profile.ts'
import { dayIndexOf } from '../time/timeline.ts'
import { defineColumnKind } from './column-kind.ts'
import { timestampLayout } from './shared/layouts.ts'

/** Moments that grow with the row number, spread over a window by trend, season, weekday and hour. */
export const timestamp = defineColumnKind({
  name: 'timestamp',
  description: 'Moments in ascending order of rows, spread over a window by growth, months, weekdays and hours; rows of any day are exact.',
  params: Type.Object({
    ...windowParams,
    hours: Type.Optional(
      Type.Array(Type.Number({ minimum: 0 }), {
        minItems: 24,
        maxItems: 24,
        description: 'Relative rate of each hour of the day, from midnight; default flat.',
      }),
    ),
  }),
  examples: [
    { from: '2024-01-01', to: '2025-12-31' },
    { from: '2025-01-01', to: '2025-01-01', hours: Array.from({ length: 24 }, (_, hour) => (hour > 8 && hour < 18 ? 1 : 0)) },
  ],
  conflict: (params) => windowConflict(params) ?? hoursConflict(params.hours),
  compile: (params, context) => {
    const site = context.site()
    const timeline = timelineFrom(params, context.table.rows)
    const { starts, firstDay } = timeline
    const profile = createDayProfile(params.hours ?? Array.from({ length: 24 }, () => 1))
    return {
      layout: timestampLayout,
      fill: (frame) => {
        const rows = frame.rowNumbers()
        const words = frame.draw(site)
        const values = frame.float64()
        let day = -1
        let start = 0
        let end = 0
        for (let i = 0; i < frame.count; i++) {
          const row = rows[i] as number
          if (row < start || row >= end) {
            day = dayIndexOf(timeline, row)
            start = starts[day] as number
            end = starts[day + 1] as number
          }
          const place = (row - start + (words[i] as number) / 2 ** 32) / (end - start)
          values[i] = (firstDay + day) * secondsPerDay + secondAt(profile, place)
        }
        return { lanes: [values], nulls: null }
      },
    }
  },
})
