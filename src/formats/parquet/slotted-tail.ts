import { ByteSink } from '../byte-sink.ts'
import type { BlockFacts, TableOutline } from '../format.ts'
import { boundsIn } from './bounds-in.ts'
import { footerHead } from './footer-head.ts'
import { footerTail } from './footer-tail.ts'
import { writeIndex } from './write-index.ts'

/**
 * The footer of an addressable file that is written sequentially. It has the same bytes as the addressed footer, but no cell is read again.
 */
export function slottedTail(table: TableOutline, blocks: readonly BlockFacts[]): Uint8Array<ArrayBuffer> {
  const sink = new ByteSink(new ArrayBuffer(4_096))
  sink.append(footerHead(table.columns, table.rows, blocks.length))
  sink.append(writeIndex(table, 0, blocks.length, (column, group) => boundsIn(blocks[group]?.[column] ?? {})))
  sink.append(footerTail(table.columns.length, sink.end))
  return sink.bytes.slice(0, sink.end)
}
