import { dictionarySize } from '../columnar/dictionary-size.ts'
import { textSize } from '../columnar/text-size.ts'
import { wordPart } from '../columnar/word-part.ts'
import type { ColumnOutline } from '../format.ts'
import { codeBits } from './code-bits.ts'
import { dictionaryPageBytes } from './dictionary-page-bytes.ts'
import { physicalType } from './physical-type.ts'
import { runBytes } from './run-bytes.ts'

/** What a column chunk of so many rows takes, before it is compressed. */
export interface ChunkSizes {
  /** Whether the values are codes of the dictionary that its text is a word of; else they stand by themselves. */
  readonly isCoded: boolean
  /** Bytes of the dictionary's page with its header; 0 without one. */
  readonly dictionaryBytes: number
  /** Bytes of the levels and values in the data page. */
  readonly pageBytes: number
}

/** More bits than that in a code are no saving. */
const maxCodeBits = 24

/** Sizes a column chunk by the most that its cells can take, or by what they usually take; the smaller of codes and plain values is chosen. */
export function chunkSizes(column: ColumnOutline, rows: number, by: 'max' | 'typical'): ChunkSizes {
  const levels = column.layout.nullable ? 4 + runBytes(rows, 1) : 0
  const plain = { isCoded: false, dictionaryBytes: 0, pageBytes: levels + plainBytes(column, rows, by) }
  const dictionary = wordPart(column.layout)?.dictionary ?? null
  if (dictionary === null || dictionarySize(dictionary).count === 0) return plain
  const bits = codeBits(dictionary)
  const pageBytes = levels + 1 + runBytes(rows, bits)
  const dictionaryBytes = dictionaryPageBytes(dictionary)
  return bits <= maxCodeBits && dictionaryBytes + pageBytes < plain.pageBytes ? { isCoded: true, dictionaryBytes, pageBytes } : plain
}

function plainBytes(column: ColumnOutline, rows: number, by: 'max' | 'typical'): number {
  const { layout } = column
  if (layout.type === 'text') return Math.ceil(rows * (4 + textSize(layout)[by]))
  switch (physicalType(column)) {
    case 'boolean':
      return Math.ceil(rows / 8)
    case 'int32':
      return rows * 4
    default:
      return rows * 8
  }
}
