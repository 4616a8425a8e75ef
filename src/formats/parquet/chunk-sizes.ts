import { dictionarySize } from '../columnar/dictionary-size.ts'
import { textSize } from '../columnar/text-size.ts'
import { wordPart } from '../columnar/word-part.ts'
import type { ColumnOutline } from '../format.ts'
import { codeBits } from './code-bits.ts'
import { dictionaryPageBytes } from './dictionary-page-bytes.ts'
import { physicalType } from './physical-type.ts'
import { runBytes } from './run-bytes.ts'

/** Sizes of an uncompressed column chunk. */
export interface ChunkSizes {
  /** Whether the values are codes of a dictionary; else they are plain values. */
  readonly isCoded: boolean
  /** Bytes of the dictionary page including its header; 0 if there is none. */
  readonly dictionaryBytes: number
  /** Bytes of the levels and values in the data page, without its header. */
  readonly pageBytes: number
}

/** Maximum bits of a code; wider codes save nothing. */
const maxCodeBits = 24

/**
 * Computes the sizes of a chunk of `rows` rows from the maximum or the typical size of its cells. Chooses codes if they are smaller than
 * plain values.
 */
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
