import { ByteSink } from '../byte-sink.ts'
import type { BlockFacts, TableOutline } from '../format.ts'
import type { Codec } from './codec.ts'
import { boundsIn } from './bounds-in.ts'
import { footerHead } from './footer-head.ts'
import { footerTail } from './footer-tail.ts'
import { magic } from './magic.ts'
import { storedColumn } from './stored-column.ts'
import { ThriftWriter } from './thrift-writer.ts'
import { type ChunkEntry, writeGroup } from './write-group.ts'

/** The footer of a file of compressed pages, from the facts about its row groups. */
export function packedTail({ columns, rows }: TableOutline, codec: Codec, blocks: readonly BlockFacts[]): Uint8Array<ArrayBuffer> {
  const stored = columns.map(storedColumn)
  const sink = new ByteSink(new ArrayBuffer(4_096))
  sink.append(footerHead(columns, rows, blocks.length))
  const writer = new ThriftWriter(sink)
  let offset = magic.length
  for (const facts of blocks) {
    const chunks = stored.map((column, index): ChunkEntry => {
      const { dictionaryBytes = 0, plainBytes = 0, bytes = 0, nulls = 0, ...rest } = facts[index] ?? {}
      const start = offset
      offset += bytes
      return { column, offset: start, dictionaryBytes, plainBytes, bytes, nulls, bounds: boundsIn(rest), areExact: true }
    })
    writeGroup(writer, { rows: facts[0]?.['rows'] ?? 0, codec: codec.number, chunks })
  }
  sink.append(footerTail(columns.length, sink.end))
  return sink.bytes.slice(0, sink.end)
}
