import type { TextLayout } from '../../vector.ts'
import { textPieces } from '../columnar/text-pieces.ts'
import { wordPart } from '../columnar/word-part.ts'
import type { WrittenColumn } from '../format.ts'
import { compileWriter, type RowWriter } from '../row-writer/compile-writer.ts'
import { codeBits } from './code-bits.ts'
import { type StoredColumn, storedColumn } from './stored-column.ts'

/** How the cells of a column are written in a data page. */
export interface ChunkForm {
  readonly column: StoredColumn
  /** The lane that numbers or codes come from. */
  readonly lane: number
  /** Bits of a code; 0 where the values are no codes. */
  readonly codeBits: number
  /** Writes texts that stand by themselves, each with its length before it; null for anything else. */
  readonly texts: RowWriter | null
  /** Whether the least and the greatest value are looked for, and how. */
  readonly bounded: 'no' | 'ascending' | 'any'
}

/**
 * The form of a column whose values are codes of its dictionary, where it is coded, or stand by themselves.
 * @param isSearched whether the least and the greatest value are looked for where they are not the first and the last
 */
export function chunkForm(outline: WrittenColumn, isCoded: boolean, isSearched: boolean): ChunkForm {
  const { layout } = outline
  const column = storedColumn(outline)
  const part = isCoded ? wordPart(layout) : null
  return {
    column,
    lane: part?.lane ?? 0,
    codeBits: part === null ? 0 : codeBits(part.dictionary),
    texts: layout.type === 'text' && part === null ? textWriter(layout) : null,
    bounded: column.ascending ? 'ascending' : isSearched && layout.type !== 'text' ? 'any' : 'no',
  }
}

function textWriter(layout: TextLayout): RowWriter {
  const value = [{ type: 'measured', value: textPieces(layout) } as const]
  return compileWriter(layout.nullable ? [{ type: 'nullable', column: 0, value, absent: '' }] : value, 0)
}
