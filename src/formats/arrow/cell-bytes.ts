import { textSize } from '../columnar/text-size.ts'
import { wordPart } from '../columnar/word-part.ts'
import type { ColumnOutline } from '../format.ts'

/** Bytes of a cell in a batch. */
export interface CellBytes {
  /** The maximum, whether texts are dictionary-encoded or not. */
  readonly max: number
  /** An estimate of the mean. */
  readonly typical: number
}

const bit = 1 / 8
const offset = 4

/** Bytes of a cell of a column in all buffers. */
export function cellBytes({ layout }: ColumnOutline): CellBytes {
  const validity = layout.nullable ? bit : 0
  if (layout.type !== 'text') {
    const bytes = validity + valueBytes(layout)
    return { max: bytes, typical: bytes }
  }
  const { max, typical } = textSize(layout)
  return { max: validity + offset + max, typical: validity + offset + (wordPart(layout) === null ? typical : 0) }
}

function valueBytes(layout: Exclude<ColumnOutline['layout'], { readonly type: 'text' }>): number {
  switch (layout.type) {
    case 'number':
      return layout.scale === 0 ? 8 : 16
    case 'timestamp':
      return 8
    case 'boolean':
      return bit
    case 'date':
      return 4
  }
}
