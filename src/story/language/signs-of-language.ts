import { isKnownHead } from '../compose/noun-words.ts'
import { englishWords, foreignWords } from '../compose/stop-words.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { tokensOf } from '../tokens/tokens.ts'
import { fillerWords, functionWords, singularOf } from '../words/words.ts'
import { wordSet } from '../lexicon/word-set.ts'

/** Counts of words that indicate the language of a story. */
export interface SignsOfLanguage {
  /** Whether most letters are not used in English. */
  readonly isOtherScript: boolean
  /** Words, except those in capitals, which may be codes. */
  readonly words: number
  /** English function words and nouns of tables. */
  readonly english: number
  /** English function words only. */
  readonly grammar: number
  /** Function words of other languages, and words with letters that are not used in English, except names. */
  readonly foreign: number
  /** Other words that name columns in English. */
  readonly known: number
}

/** Most characters that are read. */
const looked = 2000

/** Function words by language. None is an English word or part of a common name. */
const between = wordSet(
  'y e und mit oder für von zu zur zum ein eine einen deren des les une et avec leurs leur pour dans aux du sur por para con sus cada sin della delle',
  'degli uma com seus suas met een voor hun och med ett deres ja joilla dengan dan yang untuk ve bir için ile i z oraz se és egy cu și den het',
)

/** Counts the words that indicate the language; null for a story without letters. */
export function signsOfLanguage(story: string): SignsOfLanguage | null {
  const text = story.slice(0, looked)
  const letters = (text.match(/\p{L}/gu) ?? []).length
  if (letters === 0) return null
  const latin = (text.match(/\p{Script=Latin}/gu) ?? []).length
  const found = { isOtherScript: latin * 2 < letters, english: 0, grammar: 0, foreign: 0, words: 0, known: 0 }
  const tokens = tokensOf(text)
  for (const [at, { kind, text: word, start, end, isCapital }] of tokens.entries()) {
    const written = text.slice(start, end)
    if (kind !== 'word' || written === written.toUpperCase()) continue
    // "y" in "y = 3 + 2x" is a variable.
    if (word.length === 1 && [tokens[at - 1], tokens[at + 1]].some((beside) => beside?.kind === 'sign')) continue
    found.words++
    // "Van rentals" is English, and "El Paso" is a name.
    const isName = isKnownHead(word) || (isCapital === true && tokens[at + 1]?.isCapital === true)
    const isForeign = (foreignWords.has(word) || between.has(word)) && !isName
    const isGrammar = englishWords.has(word) || (functionWords.has(word) && !isForeign)
    if (isGrammar) found.grammar++
    if (isGrammar || functionWords.has(word) || fillerWords.has(word) || isLoan(word)) found.english++
    else if (isForeign || (isCapital !== true && /[^\p{ASCII}’]/u.test(word))) found.foreign++
    else if (isKnownHead(singularOf(word))) found.english++
    else if (!findMeaning([word], []).isGuess) found.known++
  }
  return found
}

/** Whether a word is English without its accents: "cafés". */
function isLoan(word: string): boolean {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain !== word && isKnownHead(singularOf(plain))
}
