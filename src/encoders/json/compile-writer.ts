import type { CompiledWriter } from '../encoder.ts'
import type { RangeWriter } from './interpret.ts'
import { planOperations } from './operations.ts'
import type { Piece } from './pieces.ts'
import { rangeWriter } from './range-writer.ts'
import { rowSize } from './row-size.ts'

/** Compiles the writer of rows made of these pieces, which begin with a separator of one byte. */
export function compileWriter(pieces: readonly Piece[]): CompiledWriter {
  const operations = planOperations(pieces)
  const size = rowSize(operations)
  const writeRange = rangeWriter(operations)
  return {
    maxRowBytes: size.max,
    typicalRowBytes: size.typical,
    write(vectors, count, target, offset, first) {
      if (count === 0) return offset
      const view = new DataView(target.buffer)
      const begin = target.byteOffset
      if (!first) return writeRange(vectors, 0, count, view, begin + offset) - begin
      const behindFirst = writeFirst(writeRange, vectors, view, begin + offset)
      return writeRange(vectors, 1, count, view, behindFirst) - begin
    },
  }
}

/** Writes row 0 without its separator. */
function writeFirst(writeRange: RangeWriter, vectors: Parameters<RangeWriter>[0], view: DataView, offset: number): number {
  const end = writeRange(vectors, 0, 1, view, offset)
  new Uint8Array(view.buffer).copyWithin(offset, offset + 1, end)
  return end - 1
}
