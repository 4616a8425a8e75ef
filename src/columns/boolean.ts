import Type from 'typebox'
import { permuteInto } from '../random/permute.ts'
import { defineColumnKind } from './column-kind.ts'
import { booleanLayout } from './shared/layouts.ts'

/** True for exactly the nearest whole number of rows to the rate. */
export const boolean = defineColumnKind({
  name: 'boolean',
  description: 'True or false; the number of true rows is exactly the rate times the rows, rounded.',
  params: Type.Object({ rate: Type.Number({ minimum: 0, maximum: 1, description: 'Share of rows that are true.' }) }),
  examples: [{ rate: 0.15 }, { rate: 0 }, { rate: 1 }],
  compile: ({ rate }, context) => {
    const site = context.site()
    const total = context.table.rows
    const flagged = Math.round(total * rate)
    return {
      layout: booleanLayout,
      fill: (frame) => {
        const key = frame.key(site)
        const places = frame.float64()
        permuteInto(frame.rowNumbers(), frame.count, total, key, places)
        const values = frame.int32()
        for (let i = 0; i < frame.count; i++) values[i] = (places[i] as number) < flagged ? 1 : 0
        return { lanes: [values], nulls: null }
      },
    }
  },
})
