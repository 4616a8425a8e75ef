import { allColumns } from './all-columns.ts'
import { objectParts } from './dialects/object-parts.ts'
import type { Format, Section } from './format.ts'
import { rowBlocks } from './row-writer/row-blocks.ts'

/** JSON with one object per row: `{"tables":{"customers":[{"customer_id":1},…]},"meta":…}`. */
export const records: Format = {
  name: 'records',
  description: 'One JSON document of all tables; each table is an array of objects.',
  mediaType: () => 'application/json; charset=utf-8',
  accepts: ['application/json'],
  extensions: [],
  scope: 'document',
  isPacked: false,
  defaults: {},
  sections: (tables, meta) => [
    { type: 'text', text: '{"tables":{' },
    ...tables.flatMap((table, index): Section[] => [
      { type: 'text', text: `${index === 0 ? '' : ','}${JSON.stringify(table.name)}:[` },
      allColumns(tables, index),
      { type: 'text', text: ']' },
    ]),
    { type: 'text', text: `},"meta":${JSON.stringify(meta ?? null)}}` },
  ],
  compile: (_table, columns) => rowBlocks([',', ...objectParts(columns)], 1),
}
