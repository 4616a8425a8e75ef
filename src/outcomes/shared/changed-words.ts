import { SchemaError } from '../../schema/schema-error.ts'
import type { Dictionary, TextLayout, TextPart } from '../../vector.ts'
import type { ChangedText } from './text-outcome.ts'

/** Limits the dictionary, which grows several times over on every worker. */
export const mostWords = 20_000

type WordPart = Extract<TextPart, { readonly type: 'word' }>

/** How words are changed. */
export interface WordChange {
  /** The name of the change, for messages. */
  readonly what: string
  /** Number of changed forms of each word. */
  readonly each: number
  /** Appends the changed forms to the words: those of word w begin at words.length + w * each. Cached by the identity of the array. */
  readonly withChanged: (words: readonly string[]) => readonly string[]
  /** Whether a word can be changed. */
  readonly canChange: (word: string) => boolean
}

/**
 * Adds changed words to the part with the longest words. It reads the new lane `own`, after all existing lanes, which keep their values.
 * @throws SchemaError if no part has only words that can be changed, or if it has too many
 */
export function changedWords(name: string, layout: TextLayout, own: number, change: WordChange): ChangedText {
  const { what, each } = change
  const source = longestPart(layout.parts, change.canChange)
  if (source === null) throw new SchemaError(`"${name}" has no part whose words can all have ${what}: choose a column of words`)
  const right = source.dictionary.words.length
  if (right > mostWords)
    throw new SchemaError(
      `"${name}" has ${right} different words, but ${what} are possible in at most ${mostWords}: choose a column with fewer`,
    )
  const dictionary: Dictionary = { words: change.withChanged(source.dictionary.words) }
  const parts = layout.parts.map((part) => (part === source ? { ...part, lane: own, dictionary } : part))
  return {
    layout: { ...layout, parts },
    lanes: own + 1,
    fill: (frame, lanes, codes, draws) => {
      const words = lanes[source.lane] as Int32Array
      for (let i = 0; i < frame.count; i++) {
        const word = words[i] as number
        codes[i] = codes[i] === 0 ? right + word * each + Math.floor((draws[i] as number) * (each / 2 ** 32)) : word
      }
      return [codes]
    },
  }
}

/** The part with the longest words on average, among the parts whose words can all be changed; null if there is none. */
function longestPart(parts: readonly TextPart[], canChange: (word: string) => boolean): WordPart | null {
  let longest: WordPart | null = null
  let most = 0
  for (const part of parts) {
    if (part.type !== 'word' || !part.dictionary.words.every(canChange)) continue
    const { words } = part.dictionary
    const length = words.reduce((sum, word) => sum + word.length, 0) / words.length
    if (length <= most) continue
    longest = part
    most = length
  }
  return longest
}
