import Type from 'typebox'
import { SchemaError } from '../schema/schema-error.ts'
import { defineColumnKind } from './column-kind.ts'

/** A copy of a parent's column, evaluated at the rows that a foreign key points at. */
export const lookup = defineColumnKind({
  name: 'lookup',
  description: 'The value that a column of the referenced row has.',
  params: Type.Object({
    through: Type.String({ description: 'A foreign key of this table.' }),
    column: Type.String({ description: 'The column of the referenced table to copy.' }),
  }),
  examples: [],
  compile: ({ through, column }, context) => {
    const key = context.table.column(through)
    if (key.target === null || key.layout.nullable)
      throw new SchemaError(`"through": column "${through}" is no foreign key, or may be null`)
    const { index, layout, target } = key.target.column(column)
    return { layout, target: target?.index, fill: (frame) => frame.parent(key.index).column(index) }
  },
})
