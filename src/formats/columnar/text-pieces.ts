import type { TextLayout } from '../../vector.ts'
import { escapedParts } from '../row-writer/dialect.ts'
import type { Escape, Value } from '../row-writer/pieces.ts'

/** Texts as they are in UTF-8, which has no halves of surrogate pairs. */
const wellFormed: Escape = { key: 'utf8', apply: (text) => text.replace(/\p{Surrogate}/gu, '\ufffd') }

/** The pieces of a text that is column 0 of its vectors, unescaped. */
export function textPieces(layout: TextLayout): readonly (string | Value)[] {
  return escapedParts(0, layout, wellFormed)
}
