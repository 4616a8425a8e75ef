import Type from 'typebox'
import { timelineFrom, windowConflict, windowParams } from '../time/arrival.ts'
import { fillDayIndices } from '../time/timeline.ts'
import { defineColumnKind } from './column-kind.ts'
import { dateLayout } from './shared/layouts.ts'

/** Days that grow with the row number, spread over a window by trend, season and weekday. */
export const date = defineColumnKind({
  name: 'date',
  description: 'Days in ascending order of rows, spread over a window by growth, months and weekdays; rows of any day are exact.',
  params: Type.Object(windowParams),
  examples: [{ from: '2024-01-01', to: '2025-12-31', growth: 3, weekdays: [1, 1, 1, 1, 1, 0, 0] }],
  conflict: windowConflict,
  compile: (params, context) => {
    const timeline = timelineFrom(params, context.table.rows)
    const { firstDay } = timeline
    return {
      layout: dateLayout,
      fill: (frame) => {
        const values = frame.int32()
        fillDayIndices(timeline, frame.rowNumbers(), frame.count, values)
        for (let i = 0; i < frame.count; i++) values[i] = firstDay + (values[i] as number)
        return { lanes: [values], nulls: null }
      },
    }
  },
})
