import { isKnownHead } from '../compose/noun-words.ts'
import { englishWords, foreignWords } from '../compose/stop-words.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { tokensOf } from '../tokens/tokens.ts'
import { fillerWords, functionWords, singularOf } from '../words/words.ts'
import { wordSet } from '../lexicon/word-set.ts'

/** What the words of a story say of its language. */
export interface SignsOfLanguage {
  /** Whether most of it is written in letters that English does not have. */
  readonly isOtherScript: boolean
  /** Words, but for those in capitals, which may be codes. */
  readonly words: number
  /** Words that hold English sentences together, and nouns of tables. */
  readonly english: number
  /** Those of them that are no nouns. */
  readonly grammar: number
  /** Words that hold sentences of other languages together, and those with letters that English does not have, names left aside. */
  readonly foreign: number
  /** Other words that name columns in English. */
  readonly known: number
}

/** Characters that are looked at: the language of a story does not change. */
const looked = 2000

/** Words between nouns, by language; none of them is an English word, or part of a name that English stories have. */
const between = wordSet(
  'y e und mit oder für von zu zur zum ein eine einen deren des les une et avec leurs leur pour dans aux du sur por para con sus cada sin della delle',
  'degli e uma com seus suas met een voor hun och med ett deres ja joilla dengan dan yang untuk ve bir için ile i z oraz se és egy cu și den het',
)

/** What tells whether a story is in English; null for one without letters. */
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
    // "y" of "y = 3 + 2x" is a name, in any language.
    if (word.length === 1 && [tokens[at - 1], tokens[at + 1]].some((beside) => beside?.kind === 'sign')) continue
    found.words++
    // "Van rentals" are English, and "El Paso" is a name.
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

/** "cafés" are English with their accents, too. */
function isLoan(word: string): boolean {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain !== word && isKnownHead(singularOf(plain))
}
