import { allColumns } from '../all-columns.ts'
import { type Format, FormatError } from '../format.ts'
import { batchBlocks } from './batch-blocks.ts'
import { batchRows } from './batch-rows.ts'
import { cellBytes } from './cell-bytes.ts'
import { mostTextBytes } from './most-text-bytes.ts'

/** Apache Arrow: the streaming format of its IPC, one stream a table. */
export const arrow: Format = {
  name: 'arrow',
  description: 'An Apache Arrow IPC stream; texts that are words of a list are dictionary-encoded where that is shorter.',
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
        `Texts of column ${JSON.stringify(wide.name)} are too long for Arrow, which holds 2 GiB a batch; JSON has no such bound`,
      )
    return batchBlocks(columns)
  },
}
