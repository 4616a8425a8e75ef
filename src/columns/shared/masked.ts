import type { Vector } from '../../vector.ts'
import type { CompiledColumn, Frame } from '../column-kind.ts'
import { mergedNulls } from './readable.ts'

/** A column without a value in some rows: `fillMask` gets the cells as they would be, and fills in 1 for each row that lacks its own, 0 for the others. */
export function masked(column: CompiledColumn, fillMask: (frame: Frame, cells: Vector, mask: Uint8Array) => void): CompiledColumn {
  // What numbers the values of the column, or the rows that have them, does not hold when some are missing.
  const { layout, reference, range, distinct, lanes, fill } = column
  return {
    reference,
    range,
    distinct,
    lanes,
    layout: { ...layout, nullable: true },
    fill: (frame) => {
      const cells = fill(frame)
      const mask = frame.uint8()
      fillMask(frame, cells, mask)
      return { lanes: cells.lanes, nulls: mergedNulls(frame, [mask, cells.nulls]) }
    },
  }
}
