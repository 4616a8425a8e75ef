import Type from 'typebox'
import { innerColumnType } from '../schema/inner-column.ts'
import { defineColumnKind } from './column-kind.ts'
import { compileCondition } from './shared/condition.ts'
import type { Cells } from './shared/operand.ts'

/** Null unless the row meets a condition. */
export const conditional = defineColumnKind({
  name: 'conditional',
  description:
    'A value where a formula over the row is true, null elsewhere. To take values from a column that has them in every row, use `nullable`; to make them ' +
    'in another way for each category, use switch.',
  params: Type.Object({
    when: Type.String({
      minLength: 1,
      maxLength: 1000,
      description: 'A formula that is true or false, such as `status in ["paid", "sent"] && total > 100`; null counts as false.',
    }),
    value: innerColumnType('What the value is where the condition holds'),
  }),
  examples: [],
  usage: [{ when: 'status == "refunded"', value: { kind: 'category', values: ['damaged', 'late', 'other'] } }],
  group: 'conditions',
  inner: ({ value }) => [{ pointer: '/value', column: value }],
  compile: ({ when, value }, context) => {
    const condition = compileCondition(when, context)
    // What numbers the values of the inner column, or the rows that have them, does not hold when some are missing.
    const { layout, reference, range, distinct, lanes: all, fill } = context.inner(value, 'value')
    return {
      reference,
      range,
      distinct,
      lanes: all,
      layout: { ...layout, nullable: true },
      fill: (frame) => {
        const { lanes, nulls } = fill(frame)
        const merged = frame.uint8()
        fillMisses(condition.evaluate(frame), frame.count, merged)
        if (nulls !== null) for (let i = 0; i < frame.count; i++) merged[i] = (merged[i] as number) | (nulls[i] as number)
        return { lanes, nulls: merged }
      },
    }
  },
})

/** Fills in 1 for rows where the condition is false or null, 0 for the others. */
function fillMisses({ values, nulls }: Cells, count: number, mask: Uint8Array): void {
  if (nulls === null) for (let i = 0; i < count; i++) mask[i] = values[i] === 0 ? 1 : 0
  else for (let i = 0; i < count; i++) mask[i] = values[i] === 0 ? 1 : (nulls[i] as number)
}
