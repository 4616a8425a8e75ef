import type { Vector } from '../../vector.ts'
import type { ByteSink } from '../byte-sink.ts'
import type { BlockFacts, BlockWriter } from '../format.ts'
import { ChunkBuffer } from './chunk-buffer.ts'
import type { ChunkForm } from './chunk-form.ts'

/** How the column chunks of row groups of so many rows are written. */
export interface GroupPlan {
  readonly rows: number
  readonly chunks: readonly ChunkPlan[]
}

export interface ChunkPlan {
  readonly form: ChunkForm
  /** Appends the pages of a chunk whose cells are all there, and tells what the footer needs to know of it. */
  readonly write: (chunk: ChunkBuffer, sink: ByteSink) => BlockFacts[number]
}

/**
 * Writes blocks as row groups; a block without rows is none.
 * @param planOf called once for each number of rows that comes after another
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
          const facts = rows === 0 ? null : chunks.map(({ write }, column) => write(buffers[column] as ChunkBuffer, sink))
          for (const buffer of buffers.toReversed()) buffer.release()
          return facts
        },
      }
    },
  }
}
