import type { Dictionary, TextLayout } from '../../vector.ts'
import { unescapedParts } from '../columnar/unescaped-parts.ts'
import { wordPart } from '../columnar/word-part.ts'
import type { WrittenColumn } from '../format.ts'
import { compileWriter, type RowWriter } from '../row-writer/compile-writer.ts'
import { isCoded } from './is-coded.ts'

/** How a column is written: its outline and the contents of its buffers in a batch. */
export interface ArrowColumn {
  readonly outline: WrittenColumn
  /** The dictionary whose indices are the values; null if the values are not dictionary-encoded. */
  readonly dictionary: Dictionary | null
  /** The lane with the numbers or indices. */
  readonly lane: number
  /** Writes texts that are not dictionary-encoded, and the end offset of each into column 1 of its vectors; null for other columns. */
  readonly texts: RowWriter | null
}

/** The form of a column in a stream of at least `rows` rows. */
export function arrowColumn(outline: WrittenColumn, rows: number): ArrowColumn {
  const { layout } = outline
  const part = isCoded(outline, rows) ? wordPart(layout) : null
  return {
    outline,
    dictionary: part?.dictionary ?? null,
    lane: part?.lane ?? 0,
    texts: layout.type === 'text' && part === null ? textWriter(layout) : null,
  }
}

function textWriter(layout: TextLayout): RowWriter {
  const value = unescapedParts(layout)
  const text = layout.nullable ? [{ type: 'nullable', column: 0, value, absent: '' } as const] : value
  return compileWriter([...text, { type: 'mark', column: 1 }], 0)
}
