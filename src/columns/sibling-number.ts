import { Type } from 'typebox'
import { defineColumnKind } from './column-kind.ts'
import { numberLayout } from './shared/layouts.ts'
import { requireOwner } from './shared/ownership.ts'

/** Line numbers. */
export const siblingNumber = defineColumnKind({
  name: 'sibling_number',
  description: 'The number of the row among the rows of its owner: 1, 2, 3, …',
  group: 'keys',
  params: Type.Object({}),
  examples: [],
  usage: [{}],
  compile: (_params, context) => {
    requireOwner(context)
    return {
      layout: numberLayout(),
      range: { min: 1, max: Math.max(1, context.table.mostSiblings()) },
      distinct: 'siblings',
      fill: (frame) => {
        const { places } = frame.owner()
        const values = frame.float64()
        for (let i = 0; i < frame.count; i++) values[i] = (places[i] as number) + 1
        return { lanes: [values], nulls: null }
      },
    }
  },
})
