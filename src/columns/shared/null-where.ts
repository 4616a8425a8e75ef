import type { ColumnRef, CompiledColumn } from '../column-kind.ts'

/** A column computed from another column `source` of the row; null where `source` is null. */
export function nullWhere({ index, layout }: ColumnRef, column: CompiledColumn): CompiledColumn {
  if (!layout.nullable) return column
  return {
    ...column,
    layout: { ...column.layout, nullable: true },
    fill: (frame) => ({ lanes: column.fill(frame).lanes, nulls: frame.column(index).nulls }),
  }
}
