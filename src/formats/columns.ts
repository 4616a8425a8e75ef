import { json } from './dialects/json.ts'
import type { Format, Section, TableOutline } from './format.ts'
import { cellParts } from './row-writer/dialect.ts'
import { rowBlocks } from './row-writer/row-blocks.ts'

/** JSON with an array per column: `{"tables":{"customers":{"customer_id":[1,…]}},"meta":…}`; every column is a separate rows section. */
export const columns: Format = {
  name: 'columns',
  description: 'One JSON document of all tables; each table is an object with an array per column.',
  mediaType: () => 'application/json; charset=utf-8',
  accepts: [],
  extensions: [],
  scope: 'document',
  isPacked: false,
  defaults: {},
  sections: (tables, meta) => [
    { type: 'text', text: '{"tables":{' },
    ...tables.flatMap((table, index) => tableSections(table, index)),
    { type: 'text', text: `},"meta":${JSON.stringify(meta ?? null)}}` },
  ],
  compile: (_table, outlines) => rowBlocks([',', ...outlines.flatMap((outline, index) => cellParts(json, index, outline.layout))], 1),
}

function tableSections(table: TableOutline, index: number): Section[] {
  return [
    { type: 'text', text: `${index === 0 ? '' : ','}${JSON.stringify(table.name)}:{` },
    ...table.columns.flatMap((column, place): Section[] => [
      { type: 'text', text: `${place === 0 ? '' : ','}${JSON.stringify(column.name)}:[` },
      { type: 'rows', table: index, columns: [place] },
      { type: 'text', text: ']' },
    ]),
    { type: 'text', text: '}' },
  ]
}
