import type { Vector } from '../../vector.ts'
import type { CompiledWriter } from '../encoder.ts'
import { interpret } from './interpret.ts'
import { planOperations } from './operations.ts'
import type { Piece } from './pieces.ts'
import { rowSize } from './row-size.ts'

/** Compiles the writer of rows made of these pieces, which begin with a separator of one byte. */
export function compileWriter(pieces: readonly Piece[]): CompiledWriter {
  const operations = planOperations(pieces)
  const size = rowSize(operations)

  /** Writes row 0 without its separator. */
  function writeFirst(vectors: readonly Vector[], view: DataView, target: Uint8Array, offset: number): number {
    const start = target.byteOffset + offset
    const end = interpret(operations, vectors, 0, 1, view, start) - target.byteOffset
    target.copyWithin(offset, offset + 1, end)
    return end - 1
  }

  return {
    maxRowBytes: size.max,
    typicalRowBytes: size.typical,
    write(vectors, count, target, offset, first) {
      if (count === 0) return offset
      const view = new DataView(target.buffer)
      const start = first ? writeFirst(vectors, view, target, offset) : offset
      return interpret(operations, vectors, first ? 1 : 0, count, view, target.byteOffset + start) - target.byteOffset
    },
  }
}
