import { allColumns } from '../all-columns.ts'
import type { Format } from '../format.ts'
import { address } from './address.ts'
import { checkColumns } from './check-columns.ts'
import { checkPackedFooter } from './check-packed-footer.ts'
import { codecNamed } from './codec.ts'
import { magic } from './magic.ts'
import { packedBlocks } from './packed-blocks.ts'
import { packedTail } from './packed-tail.ts'
import { readBounds } from './read-bounds.ts'
import { slotBlocks } from './slot-blocks.ts'
import { slottedTail } from './slotted-tail.ts'
import { writeIndex } from './write-index.ts'

/** Apache Parquet, one file per table. In an uncompressed file, every byte offset follows from the columns and the number of rows. */
export const parquet: Format = {
  name: 'parquet',
  description:
    'Apache Parquet. Codecs: none, whose files can be read at any byte offset before they are generated; gzip; and zstd if Node.js supports it.',
  mediaType: () => 'application/vnd.apache.parquet',
  accepts: ['application/vnd.apache.parquet', 'application/x-parquet'],
  extensions: ['parquet'],
  scope: 'table',
  isPacked: true,
  defaults: { codec: 'none' },
  sections(tables, _meta, { codec }) {
    return tables.flatMap((table, index) => {
      checkColumns(table)
      const packing = codec === 'none' ? null : codecNamed(codec)
      if (packing === null) address(table)
      else checkPackedFooter(table)
      return [
        { type: 'text', text: magic },
        allColumns(tables, index),
        { type: 'tail', make: (blocks) => (packing === null ? slottedTail(table, blocks) : packedTail(table, packing, blocks)) },
      ]
    })
  },
  compile(table, columns, { codec }) {
    checkColumns({ name: table.name, columns })
    return codec === 'none' ? slotBlocks(columns) : packedBlocks(columns, codecNamed(codec))
  },
  address(table, { codec }) {
    checkColumns(table)
    return codec === 'none' ? address(table) : null
  },
  index: (table, _options, first, count, cells) => writeIndex(table, first, count, readBounds(table, first, count, cells)),
}
