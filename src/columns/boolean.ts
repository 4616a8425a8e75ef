import Type from 'typebox'
import { fillFlags } from '../random/exact-flags.ts'
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
        const values = frame.int32()
        fillFlags(frame.rowNumbers(), frame.count, { total, flagged, key: frame.key(site) }, values)
        return { lanes: [values], nulls: null }
      },
    }
  },
})
