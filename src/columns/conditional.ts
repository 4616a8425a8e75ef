import { Type } from 'typebox'
import { innerColumnType } from '../schema/inner-column.ts'
import { defineColumnKind } from './column-kind.ts'
import { compileCondition } from './shared/condition.ts'
import { masked } from './shared/masked.ts'
import type { Cells } from './shared/operand.ts'

/** A value if the row meets a condition, else null. */
export const conditional = defineColumnKind({
  name: 'conditional',
  description:
    'A value if a formula over the row is true, otherwise null. To make some cells of a column null, use `nullable`; to generate values ' +
    'differently for each category, use switch.',
  params: Type.Object({
    when: Type.String({
      minLength: 1,
      maxLength: 1000,
      description: 'A formula that is true or false, such as `status in ["paid", "sent"] && total > 100`; null counts as false.',
    }),
    value: innerColumnType('The value if the condition is true'),
  }),
  examples: [],
  usage: [{ when: 'status == "refunded"', value: { kind: 'category', values: ['damaged', 'late', 'other'] } }],
  group: 'conditions',
  inner: ({ value }) => [{ pointer: '/value', column: value }],
  compile: ({ when, value }, context) => {
    const condition = compileCondition(when, context)
    return masked(context.inner(value, 'value'), (frame, _cells, mask) => fillMisses(condition.evaluate(frame), frame.count, mask))
  },
})

/** Writes 1 for rows where the condition is false or null, 0 for the others. */
function fillMisses({ values, nulls }: Cells, count: number, mask: Uint8Array): void {
  if (nulls === null) for (let i = 0; i < count; i++) mask[i] = values[i] === 0 ? 1 : 0
  else for (let i = 0; i < count; i++) mask[i] = values[i] === 0 ? 1 : (nulls[i] as number)
}
