import type { Vector } from '../../vector.ts'
import { ByteSink } from '../byte-sink.ts'
import type { BlockWriter, WrittenColumn, OpenBlock } from '../format.ts'
import { type ArrowColumn, arrowColumn } from './arrow-column.ts'
import { batchRows } from './batch-rows.ts'
import { cellBytes } from './cell-bytes.ts'
import { ColumnBuffer } from './column-buffer.ts'
import { endOfStream } from './end-of-stream.ts'
import { writeBatch } from './write-batch.ts'
import { writeStart } from './write-start.ts'

/** Writes blocks as record batches of one stream: the first block has the schema, the last the end of the stream. */
export function batchBlocks(outlines: readonly WrittenColumn[]): BlockWriter {
  const blockRows = batchRows(outlines)
  let rows = blockRows
  let columns = outlines.map((outline) => arrowColumn(outline, rows))
  return {
    maxRowBytes: Math.ceil(outlines.reduce((sum, outline) => sum + cellBytes(outline).max, 0)) + frameBytes(outlines),
    typicalRowBytes: outlines.reduce((sum, outline) => sum + cellBytes(outline).typical, 0),
    blockRows,
    begin({ count, opens, closes }, sink) {
      // If the stream has several blocks, its number of rows is unknown, but all blocks must encode a column in the same way.
      const known = opens && closes ? count : blockRows
      if (known !== rows) columns = outlines.map((outline) => arrowColumn(outline, known))
      rows = known
      if (opens) writeStart(sink, columns)
      return openBatch(columns, count, closes, sink)
    },
  }
}

function openBatch(columns: readonly ArrowColumn[], rows: number, closes: boolean, sink: ByteSink): OpenBlock {
  const buffers = columns.map((column) => new ColumnBuffer(column))
  return {
    write(vectors, count) {
      for (let column = 0; column < buffers.length; column++) buffers[column]?.append(vectors[column] as Vector, count)
    },
    end() {
      if (rows > 0)
        writeBatch(
          sink,
          rows,
          buffers.map((buffer) => buffer.buffers()),
        )
      for (const buffer of buffers.toReversed()) buffer.release()
      if (closes) sink.append(endOfStream)
      return null
    },
  }
}

/** Maximum overhead of a single row in bytes: start of the stream, message, padding, and end. */
function frameBytes(outlines: readonly WrittenColumn[]): number {
  const sink = new ByteSink(new ArrayBuffer(1_024))
  const columns = outlines.map((outline) => arrowColumn(outline, 0))
  writeStart(sink, columns)
  const empty = columns.map((column) => new ColumnBuffer(column).buffers())
  writeBatch(sink, 0, empty)
  const buffers = empty.reduce((sum, each) => sum + each.buffers.length, 0)
  return sink.end + buffers * 8 + endOfStream.length
}
