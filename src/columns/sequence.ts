import { Type } from 'typebox'
import { defineColumnKind } from './column-kind.ts'
import { numberLayout } from './shared/layouts.ts'

/** 1, 2, 3, … by row number. */
export const sequence = defineColumnKind({
  name: 'sequence',
  description: 'The number of the row: 1, 2, 3, …',
  group: 'keys',
  params: Type.Object({}),
  examples: [{}],
  compile: (_params, { table }) => ({
    layout: numberLayout(),
    range: { min: 1, max: Math.max(1, table.rows) },
    ascending: true,
    distinct: 'table',
    fill: (frame) => {
      const rows = frame.rowNumbers()
      const values = frame.float64()
      for (let i = 0; i < frame.count; i++) values[i] = (rows[i] as number) + 1
      return { lanes: [values], nulls: null }
    },
  }),
})
