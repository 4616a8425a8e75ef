import { ByteSink } from '../byte-sink.ts'
import { bufferPool } from '../columnar/buffer-pool.ts'
import { wordPart } from '../columnar/word-part.ts'
import type { BlockWriter, ColumnOutline, WrittenColumn } from '../format.ts'
import { chunkForm } from './chunk-form.ts'
import { chunkSizes } from './chunk-sizes.ts'
import type { Codec } from './codec.ts'
import { type DictionaryPage, dictionaryPage } from './dictionary-page.ts'
import { type ChunkPlan, groupBlocks } from './group-blocks.ts'
import { groupLayout } from './group-layout.ts'
import { groupRows } from './group-rows.ts'
import { pageHeader } from './page-header.ts'

/** Approximate size of a compressed page, as a fraction of its uncompressed size. */
const usualRatio = 0.4

/** Maximum bytes that compression adds to a page: the frame, and the headers of incompressible blocks. */
const mostAddedBytes = 64
const mostAddedShare = 1.01

/** Writes row groups of compressed pages, whose positions depend on the content of the rows. */
export function packedBlocks(columns: readonly WrittenColumn[], codec: Codec): BlockWriter {
  const blockRows = groupRows(columns, 'typical')
  const sizes = {
    maxRowBytes: Math.ceil(groupLayout(columns, 1).bytes * mostAddedShare) + columns.length * mostAddedBytes * 2,
    typicalRowBytes: (columns.reduce((sum, column) => sum + pagesBytes(column, blockRows), 0) / blockRows) * usualRatio,
    blockRows,
  }
  return groupBlocks(sizes, (rows) => ({ rows, chunks: columns.map((column) => packedPlan(column, rows, codec)) }))
}

function pagesBytes(column: ColumnOutline, rows: number): number {
  const { dictionaryBytes, pageBytes } = chunkSizes(column, rows, 'typical')
  return dictionaryBytes + pageBytes
}

function packedPlan(column: WrittenColumn, rows: number, codec: Codec): ChunkPlan {
  const { isCoded } = chunkSizes(column, rows, 'typical')
  const part = isCoded ? wordPart(column.layout) : null
  return {
    form: chunkForm(column, isCoded, true),
    write(chunk, sink) {
      const page = part === null ? null : dictionaryPage(part.dictionary, codec)
      const start = sink.end
      if (page !== null) sink.append(page.bytes)
      const plain = new ByteSink(bufferPool.take())
      chunk.writeTo(plain)
      const plainBytes = plain.end
      const packed = codec.compress(plain.bytes.subarray(0, plainBytes))
      const header = pageHeader({ kind: 'data', plainBytes, bytes: packed.length, values: chunk.rows, isCoded: page !== null })
      sink.append(header)
      sink.append(packed)
      bufferPool.give(plain.bytes.buffer)
      return {
        ...chunkFacts(page, header.length + plainBytes, sink.end - start),
        rows: chunk.rows,
        nulls: chunk.rows - chunk.present,
        ...chunk.bounds.facts(),
      }
    },
  }
}

function chunkFacts(page: DictionaryPage | null, dataBytes: number, bytes: number): Readonly<Record<string, number>> {
  return { dictionaryBytes: page?.bytes.length ?? 0, plainBytes: dataBytes + (page?.plainBytes ?? 0), bytes }
}
