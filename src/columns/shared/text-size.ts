import { limits } from '../../schema/limits.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import type { TextPart } from '../../vector.ts'
import { dictionarySize } from './dictionary-size.ts'

/** Maximum number of digits of a number without padding. */
const mostDigits = 16

/**
 * Refuses a text that would be too large, before it is built. Texts may contain other texts, so their size can multiply at each level.
 * @param pieces the parts of each piece
 * @throws SchemaError with the size and the limit
 */
export function requireTextSize(pieces: readonly (readonly TextPart[])[]): void {
  const parts = pieces.reduce((sum, piece) => sum + piece.length, 0)
  requireAllowed(parts, limits.textParts, 'parts, counting those of the texts in it')
  let [words, characters, longest] = [0, 0, 0]
  for (const piece of pieces) {
    for (const part of piece) {
      longest += longestOf(part)
      if (part.type !== 'word') continue
      const size = dictionarySize(part.dictionary.words)
      words += size.words
      characters += size.characters
    }
  }
  requireAllowed(longest, limits.valueLength, 'characters in the longest value')
  requireAllowed(words, limits.textWords, 'words to choose from, those of each part counted')
  requireAllowed(characters, limits.textCharacters, 'characters in the words to choose from, those of each part counted')
}

function longestOf(part: TextPart): number {
  if (part.type === 'literal') return part.text.length
  return part.type === 'word' ? dictionarySize(part.dictionary.words).longest : Math.max(part.width, mostDigits)
}

function requireAllowed(count: number, limit: number, what: string): void {
  if (count > limit)
    throw new SchemaError(`The text would have ${count} ${what}, but at most ${limit} are allowed: use fewer and shorter texts`)
}
