import { Type } from 'typebox'
import { defineColumnKind } from './column-kind.ts'

/** The values that a column of the same row had before an outcome changed them. */
export const beforeOutcome = defineColumnKind({
  name: 'before_outcome',
  description: 'The value that a column of the row had before an outcome changed it.',
  group: 'derived',
  params: Type.Object({
    column: Type.String({ description: 'The column.' }),
    outcome: Type.String({ description: 'The type of the outcome.' }),
  }),
  examples: [],
  compile: ({ column, outcome }, context) => {
    const before = context.table.column(column).touched?.[outcome]?.before
    if (before === undefined) throw new Error(`Outcome ${outcome} does not change column ${column}`)
    return before
  },
})
