import type { Vector } from '../../vector.ts'
import type { RangeWriter } from './interpret.ts'
import { planOperations } from './operations.ts'
import type { RowPart } from './row-parts.ts'
import { rangeWriter } from './range-writer.ts'
import { rowSize } from './row-size.ts'

/** Writes rows of one structure. */
export interface RowWriter {
  /** Maximum bytes of a row, including the separator. */
  readonly maxRowBytes: number
  /** Estimated bytes of a row. */
  readonly typicalRowBytes: number
  /**
   * Writes rows [from, to) of the vectors to `target` from byte `offset` on; returns the offset after them. With `bare`, the first row has
   * no separator. `target` must have room for `maxRowBytes` bytes per row and `slack` more.
   */
  write(vectors: readonly Vector[], from: number, to: number, target: Uint8Array, offset: number, bare: boolean): number
}

/** Compiles the writer of rows made of these parts; the first `separatorBytes` bytes of a row are its separator. */
export function compileWriter(parts: readonly RowPart[], separatorBytes: number): RowWriter {
  const operations = planOperations(parts)
  const size = rowSize(operations)
  const writeRange = rangeWriter(operations)
  return {
    maxRowBytes: size.max,
    typicalRowBytes: size.typical,
    write(vectors, from, to, target, offset, bare) {
      if (from === to) return offset
      const view = new DataView(target.buffer)
      const begin = target.byteOffset
      if (!bare || separatorBytes === 0) return writeRange(vectors, from, to, view, begin + offset) - begin
      const behindFirst = writeBare(writeRange, separatorBytes, vectors, from, view, begin + offset)
      return writeRange(vectors, from + 1, to, view, behindFirst) - begin
    },
  }
}

/** Writes one row without its separator. */
function writeBare(
  writeRange: RangeWriter,
  separatorBytes: number,
  vectors: readonly Vector[],
  row: number,
  view: DataView,
  offset: number,
): number {
  const end = writeRange(vectors, row, row + 1, view, offset)
  new Uint8Array(view.buffer).copyWithin(offset, offset + separatorBytes, end)
  return end - separatorBytes
}
