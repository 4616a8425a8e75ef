import { SchemaError } from '../../schema/schema-error.ts'
import type { CompileContext, Frame, TableRef } from '../column-kind.ts'

/**
 * Reads the rows of `target` whose numbers, from 1, are in column `name`. Writes them counted from 0.
 * @throws SchemaError if the column may be null or may have a number that is not a row of `target`
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
