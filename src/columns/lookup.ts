import { Type } from 'typebox'
import { SchemaError } from '../schema/schema-error.ts'
import { defineColumnKind } from './column-kind.ts'
import { throughKey } from './shared/readable.ts'

/** A copy of a column of the row that a foreign key references. */
export const lookup = defineColumnKind({
  name: 'lookup',
  description: 'The value of a column of the referenced row. Null if the key is null.',
  group: 'derived',
  params: Type.Object({
    through: Type.String({ description: 'A key in this table: a column of kind foreign_key, owner_key or self_reference.' }),
    column: Type.String({ description: 'The column of the referenced table to copy.' }),
  }),
  examples: [],
  usage: [{ through: 'product_id', column: 'price' }],
  compile: ({ through, column }, context) => {
    const key = context.table.column(through)
    if (key.target === null)
      throw new SchemaError(
        `"through": column "${through}" is not a foreign key: name one of kind foreign_key, owner_key or self_reference`,
      )
    const source = key.target.column(column)
    const { layout, range, read } = throughKey(key, source, column)
    const isOwn = source.distinct === 'table'
    return {
      layout,
      fill: read,
      reference: source.reference,
      lanes: source.lanes,
      range: range ?? undefined,
      copied: { through: key.index, column: source.index },
      // If a value identifies a row of the parent table, rows with equal values have the same parent.
      distinct: isOwn ? key.distinct : undefined,
      groups: isOwn && !layout.nullable ? key.groups : undefined,
    }
  },
})
