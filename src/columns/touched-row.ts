import { Type } from 'typebox'
import { defineColumnKind } from './column-kind.ts'
import { numberLayout } from './shared/layouts.ts'

/** The numbers, from 1, of the rows that an outcome changes: one for each row of a table of answers. */
export const touchedRow = defineColumnKind({
  name: 'touched_row',
  description: 'The row of another table that an outcome has changed.',
  group: 'keys',
  params: Type.Object({
    table: Type.String({ description: 'The table of the outcome.' }),
    column: Type.String({ description: 'A column that the outcome changes.' }),
    outcome: Type.String({ description: 'The type of the outcome.' }),
    sources: Type.Boolean({ description: 'Whether to list the originals of copies.' }),
  }),
  examples: [],
  compile: ({ table, column, outcome, sources }, context) => {
    const target = context.tableNamed(table)
    const touched = target.column(column).touched?.[outcome]
    const fillRows = sources ? touched?.fillSources : touched?.fill
    if (fillRows === undefined) throw new Error(`Outcome ${outcome} of column ${column} lists no rows`)
    return {
      layout: numberLayout(),
      reference: { table: target.index, lane: 0 },
      fill: (frame) => {
        const keys = frame.float64()
        fillRows(frame, frame.rowNumbers(), frame.count, keys)
        for (let i = 0; i < frame.count; i++) keys[i] = (keys[i] as number) + 1
        return { lanes: [keys], nulls: null }
      },
    }
  },
})
