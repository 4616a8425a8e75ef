import { Type } from 'typebox'
import { timelineFrom, windowConflict, windowParams } from '../time/arrival.ts'
import { fillDayIndices } from '../time/timeline.ts'
import { defineColumnKind } from './column-kind.ts'
import { dateLayout } from './shared/layouts.ts'

/** Dates in ascending order of rows, spread over a window by trend, season and weekday. */
export const date = defineColumnKind({
  name: 'date',
  description:
    'Dates in ascending order, spread over a window by growth, months, weekdays, peaks and exact shares of periods. The ' +
    'number of rows of each day follows from these parameters and is the same for every seed. The column orders its table by ' +
    'time.',
  group: 'time',
  params: Type.Object(windowParams),
  examples: [
    { from: '2024-01-01', to: '2025-12-31', growth: 3, weekdays: [1, 1, 1, 1, 1, 0, 0] },
    {
      from: '2025-01-01',
      to: '2025-12-31',
      periods: [
        { period: '2025-Q1', share: 0.1 },
        { period: '2025-Q2', share: 0.2 },
        { period: '2025-Q3', share: 0.3 },
        { period: '2025-Q4', share: 0.4 },
      ],
    },
  ],
  conflict: windowConflict,
  compile: (params, context) => {
    const timeline = timelineFrom(params, context.table.rows)
    const { firstDay, starts } = timeline
    return {
      layout: dateLayout,
      ascending: true,
      range: { min: firstDay, max: firstDay + starts.length - 2 },
      groups: {
        areSiblings: false,
        most: () => starts.reduce((most, start, day) => Math.max(most, (starts[day + 1] ?? start) - start), 0),
        fill: (frame, groups, places) => {
          const [rows, days] = [frame.rowNumbers(), frame.int32()]
          fillDayIndices(timeline, rows, frame.count, days)
          for (let i = 0; i < frame.count; i++) {
            groups[i] = days[i] as number
            places[i] = (rows[i] as number) - (starts[days[i] as number] as number)
          }
        },
      },
      fill: (frame) => {
        const values = frame.int32()
        fillDayIndices(timeline, frame.rowNumbers(), frame.count, values)
        for (let i = 0; i < frame.count; i++) values[i] = firstDay + (values[i] as number)
        return { lanes: [values], nulls: null }
      },
    }
  },
})
