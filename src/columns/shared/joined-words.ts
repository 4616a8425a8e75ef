import type { TextPart } from '../../vector.ts'
import type { CompileContext, CompiledColumn } from '../column-kind.ts'
import { attributeTexts } from './attributes.ts'
import { randomDigits, uniqueDigits } from './drawn-digits.ts'

/** How many numbers may follow the words if the words have too few combinations. */
const numbers = 10 ** 9

/**
 * Texts made of words of the list `slug_words`: each piece is a literal, or null for a random word. If texts must be unique and the words
 * have fewer combinations than the table has rows, a number of nine digits is appended.
 */
export function joinedWords(pieces: readonly (string | null)[], unique: boolean, context: CompileContext): CompiledColumn {
  const { words } = attributeTexts(context.list('slug_words'), 'word')
  const sizes = pieces.flatMap((piece) => (piece === null ? [words.length] : []))
  const parts: TextPart[] = []
  let lane = 0
  for (const text of pieces) parts.push(text === null ? { type: 'word', lane: lane++, dictionary: { words } } : { type: 'literal', text })
  if (unique && words.length ** sizes.length < context.table.rows) {
    parts.push({ type: 'literal', text: '-' }, { type: 'digits', lane, width: 9, blankZero: false })
    sizes.push(numbers)
  }
  const draw = unique ? uniqueDigits(sizes, context, { what: 'The words', remedy: 'leave `unique` out' }) : randomDigits(sizes, context)
  return {
    layout: { type: 'text', parts, nullable: false },
    distinct: unique ? 'table' : undefined,
    fill: (frame) => {
      const lanes = sizes.map((size) => (size === numbers ? frame.float64() : frame.int32()))
      draw(frame, lanes)
      return { lanes, nulls: null }
    },
  }
}
