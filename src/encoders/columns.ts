import type { Encoder, Section, TableOutline } from './encoder.ts'
import { compileWriter } from './json/compile-writer.ts'
import { cellPieces } from './json/pieces.ts'

/** JSON with one array a column: `{"tables":{"customers":{"customer_id":[1,…]}},"meta":…}`; every column is a rows section of its own. */
export const columns: Encoder = {
  name: 'columns',
  contentType: 'application/json; charset=utf-8',
  outline: (tables, meta) => [
    { type: 'text', text: '{"tables":{' },
    ...tables.flatMap((table, index) => tableSections(table, index)),
    { type: 'text', text: `},"meta":${JSON.stringify(meta ?? null)}}` },
  ],
  compile: (outlines) => compileWriter([',', ...outlines.flatMap((outline, index) => cellPieces(index, outline.layout))]),
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
