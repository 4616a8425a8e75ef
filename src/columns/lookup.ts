import Type from 'typebox'
import { SchemaError } from '../schema/schema-error.ts'
import { defineColumnKind, type Frame } from './column-kind.ts'

/** A copy of a parent's column, evaluated at the rows that a foreign key points at. */
export const lookup = defineColumnKind({
  name: 'lookup',
  description: 'The value that a column of the referenced row has; null where the key is null.',
  group: 'derived',
  params: Type.Object({
    through: Type.String({ description: 'A foreign key of this table.' }),
    column: Type.String({ description: 'The column of the referenced table to copy.' }),
  }),
  examples: [],
  usage: [{ through: 'product_id', column: 'price' }],
  compile: ({ through, column }, context) => {
    const key = context.table.column(through)
    if (key.target === null) throw new SchemaError(`"through": column "${through}" is no foreign key`)
    const { index, layout, reference, range, distinct, lanes: all } = key.target.column(column)
    const known = {
      reference,
      lanes: all,
      range: range ?? undefined,
      copied: { through: key.index, column: index },
      // Rows that share a value of their parent's own share the parent.
      distinct: distinct === 'table' ? key.distinct : undefined,
      groups: distinct === 'table' && !layout.nullable ? key.groups : undefined,
    }
    if (!key.layout.nullable) return { ...known, layout, fill: (frame) => frame.parent(key.index).column(index) }
    return {
      ...known,
      layout: { ...layout, nullable: true },
      groups: undefined,
      fill: (frame) => {
        const { nulls: keyNulls } = frame.column(key.index)
        const { lanes, nulls } = frame.parent(key.index).column(index)
        return { lanes, nulls: eitherNull(frame, keyNulls, nulls) }
      },
    }
  },
})

function eitherNull(frame: Frame, left: Uint8Array | null, right: Uint8Array | null): Uint8Array | null {
  if (left === null || right === null) return left ?? right
  const merged = frame.uint8()
  for (let i = 0; i < frame.count; i++) merged[i] = (left[i] as number) | (right[i] as number)
  return merged
}
