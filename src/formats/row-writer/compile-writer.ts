import type { Vector } from '../../vector.ts'
import type { RangeWriter } from './interpret.ts'
import { planOperations } from './operations.ts'
import type { Piece } from './pieces.ts'
import { rangeWriter } from './range-writer.ts'
import { rowSize } from './row-size.ts'

/** Writes rows of one structure. */
export interface RowWriter {
  /** The most bytes one row can take, separator included. */
  readonly maxRowBytes: number
  /** About the bytes one row takes. */
  readonly typicalRowBytes: number
  /**
   * Writes rows [from, to) of the vectors to `target` from byte `offset`; returns the offset behind them. `bare` leaves the separator of the
   * first of them out. The caller leaves room for `maxRowBytes` a row and `slack`.
   */
  write(vectors: readonly Vector[], from: number, to: number, target: Uint8Array, offset: number, bare: boolean): number
}

/** Compiles the writer of rows made of these pieces, which begin with a separator of so many bytes. */
export function compileWriter(pieces: readonly Piece[], separatorBytes: number): RowWriter {
  const operations = planOperations(pieces)
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
