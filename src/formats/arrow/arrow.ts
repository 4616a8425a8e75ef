import { allColumns } from '../all-columns.ts'
import { type Format, FormatError } from '../format.ts'
import { batchBlocks } from './batch-blocks.ts'
import { batchRows } from './batch-rows.ts'
import { cellBytes } from './cell-bytes.ts'
import { mostTextBytes } from './most-text-bytes.ts'

/** Apache Arrow IPC: the streaming format, one stream per table. */
export const arrow: Format = {
  name: 'arrow',
  description: 'An Apache Arrow IPC stream; words of a list are dictionary-encoded if that is shorter.',
  mediaType: () => 'application/vnd.apache.arrow.stream',
  accepts: ['application/vnd.apache.arrow.stream'],
  extensions: ['arrows', 'arrow'],
  scope: 'table',
  isPacked: false,
  defaults: {},
  sections: (tables) => tables.map((_, index) => allColumns(tables, index)),
  compile(_table, columns) {
    const wide = columns.find((column) => cellBytes(column).max * batchRows(columns) > mostTextBytes)
    if (wide !== undefined)
      throw new FormatError(
        `Texts of column ${JSON.stringify(wide.name)} are too long for Arrow, which holds 2 GiB per batch; JSON has no such limit`,
      )
    return batchBlocks(columns)
  },
}
