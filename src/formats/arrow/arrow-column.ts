import type { Dictionary, TextLayout } from '../../vector.ts'
import { textPieces } from '../columnar/text-pieces.ts'
import { wordPart } from '../columnar/word-part.ts'
import type { WrittenColumn } from '../format.ts'
import { compileWriter, type RowWriter } from '../row-writer/compile-writer.ts'
import { isCoded } from './is-coded.ts'

/** How a column is written: its outline and the contents of its buffers in a batch. */
export interface ArrowColumn {
  readonly outline: WrittenColumn
  /** The dictionary whose indices are the values; null where they stand by themselves. */
  readonly dictionary: Dictionary | null
  /** The lane that numbers or indices come from. */
  readonly lane: number
  /** Writes texts that stand by themselves, and marks where each ends in column 1 of its vectors; null for anything else. */
  readonly texts: RowWriter | null
}

/** A column of a stream with at least `rows` rows. */
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
  const value = textPieces(layout)
  const text = layout.nullable ? [{ type: 'nullable', column: 0, value, absent: '' } as const] : value
  return compileWriter([...text, { type: 'mark', column: 1 }], 0)
}
