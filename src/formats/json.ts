import { allColumns } from './all-columns.ts'
import { objectParts } from './dialects/object-parts.ts'
import type { Format } from './format.ts'
import { rowBlocks } from './row-writer/row-blocks.ts'

/** A JSON array of the rows, each in the form that `records` uses. */
export const json: Format = {
  name: 'json',
  description: 'A JSON array with one object per row.',
  mediaType: () => 'application/json; charset=utf-8',
  accepts: [],
  extensions: ['json'],
  scope: 'table',
  isPacked: false,
  defaults: {},
  sections: (tables) => [{ type: 'text', text: '[' }, allColumns(tables, 0), { type: 'text', text: ']' }],
  compile: (_table, columns) => rowBlocks([',', ...objectParts(columns)], 1),
}
