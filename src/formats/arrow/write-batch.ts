import type { ByteSink } from '../byte-sink.ts'
import { appendZeros } from '../columnar/append-zeros.ts'
import { batchOutline, type ColumnBuffers } from './batch-outline.ts'
import { writeMessage } from './write-message.ts'

/** Appends a record batch, or the words of the dictionary with this id as a batch of one column. */
export function writeBatch(sink: ByteSink, rows: number, columns: readonly ColumnBuffers[], id: number | null = null): void {
  const { header, bytes } = batchOutline(rows, columns)
  if (id === null) writeMessage(sink, 'batch', header, bytes)
  else writeMessage(sink, 'dictionary', { type: 'table', fields: [{ type: 'scalar', bytes: 8, value: id }, header] }, bytes)
  sink.reserve(bytes)
  for (const { buffers } of columns) {
    for (const buffer of buffers) {
      sink.append(buffer)
      appendZeros(sink, -buffer.length & 7)
    }
  }
}
