import { Type } from 'typebox'
import { defineColumnKind } from './column-kind.ts'
import { wordLayout } from './shared/layouts.ts'
import { numberReader } from './shared/number-reader.ts'

/** The label of the interval that a number falls into. */
export const bucket = defineColumnKind({
  name: 'bucket',
  description: 'The label of the interval in which the number of another column of the row lies. Other columns can depend on the label.',
  group: 'conditions',
  params: Type.Object({
    column: Type.String({ description: 'A numeric column of the row.' }),
    edges: Type.Array(Type.Number(), {
      minItems: 1,
      description: 'Edges between the intervals, in ascending order. An edge belongs to the interval above it.',
    }),
    labels: Type.Array(Type.String(), {
      minItems: 2,
      description: 'Labels of the intervals, from the lowest to the highest: one more than there are edges.',
    }),
  }),
  examples: [],
  usage: [{ column: 'age', edges: [18, 65], labels: ['minor', 'adult', 'senior'] }],
  conflict: ({ edges, labels }) => {
    if (labels.length !== edges.length + 1)
      return `${edges.length} edges separate ${edges.length + 1} intervals, but there are ${labels.length} labels`
    return edges.every((edge, i) => i === 0 || (edges[i - 1] as number) < edge) ? null : '`edges` must ascend'
  },
  compile: ({ column, edges, labels }, context) => {
    const { scale, read } = numberReader(context.table.column(column))
    const limits = edges.map((edge) => inUnits(edge, 10 ** scale))
    return {
      layout: wordLayout(labels),
      fill: (frame) => {
        const values = read(frame)
        const codes = frame.int32()
        for (let i = 0; i < frame.count; i++) {
          let code = 0
          while (code < limits.length && (values[i] as number) >= (limits[code] as number)) code++
          codes[i] = code
        }
        return { lanes: [codes], nulls: null }
      },
    }
  },
})

/** An edge in units of the column, without binary rounding errors. */
function inUnits(edge: number, unit: number): number {
  return Number((edge * unit).toPrecision(15))
}
