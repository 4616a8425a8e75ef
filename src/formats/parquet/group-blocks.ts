import type { Vector } from '../../vector.ts'
import { requireWanted } from '../../wanted.ts'
import type { ByteSink } from '../byte-sink.ts'
import type { BlockFacts, BlockWriter } from '../format.ts'
import { ChunkBuffer } from './chunk-buffer.ts'
import type { ChunkForm } from './chunk-form.ts'

/** How to write the column chunks of a row group with `rows` rows. */
export interface GroupPlan {
  readonly rows: number
  readonly chunks: readonly ChunkPlan[]
}

export interface ChunkPlan {
  readonly form: ChunkForm
  /** Appends the pages of a chunk with complete cells, and returns the facts for the footer. */
  readonly write: (chunk: ChunkBuffer, sink: ByteSink) => BlockFacts[number]
}

/**
 * Writes each block as a row group; a block without rows writes nothing.
 * @param planOf called for the full number of rows, and whenever a block has another number of rows than the block before it
 */
export function groupBlocks(
  sizes: Pick<BlockWriter, 'maxRowBytes' | 'typicalRowBytes'> & { readonly blockRows: number },
  planOf: (rows: number) => GroupPlan,
): BlockWriter {
  let plan = planOf(sizes.blockRows)
  return {
    ...sizes,
    begin({ count: rows }, sink) {
      if (rows !== plan.rows) plan = planOf(rows)
      const { chunks } = plan
      const buffers = chunks.map(({ form }) => new ChunkBuffer(form))
      return {
        write(vectors, count) {
          for (let column = 0; column < buffers.length; column++) buffers[column]?.append(vectors[column] as Vector, count)
        },
        end() {
          const facts =
            rows === 0
              ? null
              : chunks.map(({ write }, column) => {
                  // A chunk can take tens of milliseconds to compress, and a row group has one for each column.
                  requireWanted()
                  return write(buffers[column] as ChunkBuffer, sink)
                })
          for (const buffer of buffers.toReversed()) buffer.release()
          return facts
        },
      }
    },
  }
}
