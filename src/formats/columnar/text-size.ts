import type { AnyDictionary, TextLayout, TextPart } from '../../vector.ts'
import { utf8Length } from './utf8-length.ts'
import { dictionarySize } from './dictionary-size.ts'

/** UTF-8 bytes of a text made of parts. */
export interface TextSize {
  /** The maximum. */
  readonly max: number
  /** An estimate of the mean. */
  readonly typical: number
}

const mostDigits = 16
const usualDigits = 3

/** Adds up the parts of a text. */
export function textSize(layout: TextLayout<AnyDictionary>): TextSize {
  const sizes = layout.parts.map(partSize)
  return { max: sizes.reduce((sum, size) => sum + size.max, 0), typical: sizes.reduce((sum, size) => sum + size.typical, 0) }
}

function partSize(part: TextPart<AnyDictionary>): TextSize {
  switch (part.type) {
    case 'literal': {
      const bytes = utf8Length(part.text)
      return { max: bytes, typical: bytes }
    }
    case 'word': {
      const { count, bytes, longest } = dictionarySize(part.dictionary)
      return { max: longest, typical: count === 0 ? 0 : bytes / count }
    }
    case 'digits':
      return { max: Math.max(mostDigits, part.width), typical: Math.max(usualDigits, part.width) }
  }
}
