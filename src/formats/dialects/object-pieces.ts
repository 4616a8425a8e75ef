import type { WrittenColumn } from '../format.ts'
import { cellPieces } from '../row-writer/dialect.ts'
import type { Piece } from '../row-writer/pieces.ts'
import { json } from './json.ts'

/** A row as a JSON object. */
export function objectPieces(columns: readonly Pick<WrittenColumn, 'name' | 'layout'>[]): readonly Piece[] {
  return ['{', ...columns.flatMap(memberPieces), '}']
}

function memberPieces({ name, layout }: Pick<WrittenColumn, 'name' | 'layout'>, index: number): Piece[] {
  return [`${index === 0 ? '' : ','}${JSON.stringify(name)}:`, ...cellPieces(json, index, layout)]
}
