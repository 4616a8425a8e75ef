import { slack } from '../byte-sink.ts'
import type { BlockWriter } from '../format.ts'
import { compileWriter } from './compile-writer.ts'
import type { RowPart } from './row-parts.ts'

/**
 * Writes blocks as rows of these parts. The first `separatorBytes` bytes of a row are its separator, which the first row of a section
 * omits.
 */
export function rowBlocks(parts: readonly RowPart[], separatorBytes = 0): BlockWriter {
  const { maxRowBytes, typicalRowBytes, write } = compileWriter(parts, separatorBytes)
  return {
    maxRowBytes,
    typicalRowBytes,
    begin({ opens }, sink) {
      let bare = opens
      return {
        write(vectors, count) {
          sink.reserve(count * maxRowBytes + slack)
          sink.end = write(vectors, 0, count, sink.bytes, sink.end, bare)
          bare &&= count === 0
        },
        end: () => null,
      }
    },
  }
}
