import type { ColumnOutline, Encoder, Section, TableOutline } from './encoder.ts'
import { compileWriter } from './json/compile-writer.ts'
import { type Piece, cellPieces } from './json/pieces.ts'

/** JSON with one object a row: `{"tables":{"customers":[{"customer_id":1},…]},"meta":…}`. */
export const records: Encoder = {
  name: 'records',
  contentType: 'application/json; charset=utf-8',
  outline: (tables, meta) => [
    { type: 'text', text: '{"tables":{' },
    ...tables.flatMap((table, index) => tableSections(table, index)),
    { type: 'text', text: `},"meta":${JSON.stringify(meta ?? null)}}` },
  ],
  compile: (columns) => compileWriter([',{', ...columns.flatMap(memberPieces), '}']),
}

function tableSections(table: TableOutline, index: number): Section[] {
  return [
    { type: 'text', text: `${index === 0 ? '' : ','}${JSON.stringify(table.name)}:[` },
    { type: 'rows', table: index, columns: table.columns.map((_, column) => column) },
    { type: 'text', text: ']' },
  ]
}

function memberPieces(column: ColumnOutline, index: number): Piece[] {
  return [`${index === 0 ? '' : ','}${JSON.stringify(column.name)}:`, ...cellPieces(index, column.layout)]
}
