import type { Vector } from '../../vector.ts'
import type { CompiledColumn, Frame } from '../column-kind.ts'
import { mergedNulls } from './readable.ts'

/** Sets cells of a column to null. `fillMask` reads the original cells and writes 1 for each row that becomes null, 0 for the others. */
export function masked(column: CompiledColumn, fillMask: (frame: Frame, cells: Vector, mask: Uint8Array) => void): CompiledColumn {
  // Choices, groups and exact shares are dropped, because they do not hold for a column with additional nulls.
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
