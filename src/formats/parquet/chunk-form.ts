import type { TextLayout } from '../../vector.ts'
import { unescapedParts } from '../columnar/unescaped-parts.ts'
import { wordPart } from '../columnar/word-part.ts'
import type { WrittenColumn } from '../format.ts'
import { compileWriter, type RowWriter } from '../row-writer/compile-writer.ts'
import { codeBits } from './code-bits.ts'
import { type StoredColumn, storedColumn } from './stored-column.ts'

/** The representation of a column in a data page. */
export interface ChunkForm {
  readonly column: StoredColumn
  /** The lane with the numbers or codes. */
  readonly lane: number
  /** Bits of a code; 0 if the values are not dictionary codes. */
  readonly codeBits: number
  /** Writes plain texts, each preceded by its length; null for columns of other types and for dictionary codes. */
  readonly texts: RowWriter | null
  /** How the minimum and maximum of a chunk are found: not at all, from its first and last cell, or from all cells. */
  readonly bounded: 'no' | 'ascending' | 'any'
}

/**
 * The form of a column whose values are dictionary codes, if `isCoded`, or plain values.
 * @param isSearched whether to search all cells for the minimum and maximum if the column is not ascending
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
  const value = [{ type: 'measured', value: unescapedParts(layout) } as const]
  return compileWriter(layout.nullable ? [{ type: 'nullable', column: 0, value, absent: '' }] : value, 0)
}
