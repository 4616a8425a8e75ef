import { allColumns } from './all-columns.ts'
import { objectParts } from './dialects/object-parts.ts'
import type { Format } from './format.ts'
import { rowBlocks } from './row-writer/row-blocks.ts'

/** One JSON object per line; every line ends with `\n`, including the last. */
export const ndjson: Format = {
  name: 'ndjson',
  description: 'One JSON object per line.',
  mediaType: () => 'application/x-ndjson',
  accepts: ['application/x-ndjson', 'application/ndjson', 'application/jsonl', 'application/x-jsonlines'],
  extensions: ['ndjson', 'jsonl'],
  scope: 'table',
  isPacked: false,
  defaults: {},
  sections: (tables) => [allColumns(tables, 0)],
  compile: (_table, columns) => rowBlocks([...objectParts(columns), '\n']),
}
