import { slack } from '../byte-sink.ts'
import { appendZeros } from '../columnar/append-zeros.ts'
import { wordPart } from '../columnar/word-part.ts'
import type { BlockWriter, WrittenColumn } from '../format.ts'
import { chunkForm } from './chunk-form.ts'
import { codecNamed } from './codec.ts'
import { dictionaryPage } from './dictionary-page.ts'
import { type ChunkPlan, groupBlocks } from './group-blocks.ts'
import { groupLayout } from './group-layout.ts'
import { groupRows } from './group-rows.ts'
import type { Slot } from './slot.ts'

/** Writes row groups in which each column chunk occupies a slot of its maximum size, so that every byte offset is known. */
export function slotBlocks(columns: readonly WrittenColumn[]): BlockWriter {
  const blockRows = groupRows(columns, 'max')
  const sizes = {
    maxRowBytes: groupLayout(columns, 1).bytes,
    typicalRowBytes: groupLayout(columns, blockRows).bytes / blockRows,
    blockRows,
  }
  return groupBlocks(sizes, (rows) => {
    const { slots } = groupLayout(columns, rows)
    return { rows, chunks: columns.map((column, index) => slotPlan(column, slots[index] as Slot)) }
  })
}

const uncompressed = codecNamed('none')

function slotPlan(column: WrittenColumn, { isCoded, header, pageBytes, bytes }: Slot): ChunkPlan {
  const part = isCoded ? wordPart(column.layout) : null
  return {
    form: chunkForm(column, isCoded, false),
    write(chunk, sink) {
      sink.reserve(bytes + slack)
      if (part !== null) sink.append(dictionaryPage(part.dictionary, uncompressed).bytes)
      sink.append(header)
      const end = sink.end + pageBytes
      chunk.writeTo(sink)
      if (sink.end > end) throw new Error(`A column chunk is ${sink.end - end} bytes larger than its place`)
      // Readers know the number of values and ignore the bytes after them.
      appendZeros(sink, end - sink.end)
      return chunk.bounds.facts()
    },
  }
}
