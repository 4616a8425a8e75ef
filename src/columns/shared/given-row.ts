import { SchemaError } from '../../schema/schema-error.ts'
import type { CompileContext, Frame, TableRef } from '../column-kind.ts'

/**
 * Reads the number, from 1, of the row of `target` that a column names for each row; the rows read are counted from 0.
 * @throws SchemaError where the column may hold no such number
 */
export function givenRow(name: string, target: TableRef, context: CompileContext): (frame: Frame, out: Float64Array) => void {
  const { index, layout, range } = context.table.column(name)
  const isWhole = layout.type === 'number' && layout.scale === 0 && !layout.nullable
  if (!isWhole || range === null || range.min < 1 || range.max > target.rows)
    throw new SchemaError(
      `"row_in": column "${name}" must be a whole number from 1 to ${target.rows}, the rows of table "${target.name}", and never null`,
    )
  return (frame, out) => {
    const [rows] = frame.column(index).lanes
    for (let i = 0; i < frame.count; i++) out[i] = (rows?.[i] as number) - 1
  }
}
