import { isNumberWord } from './quantity.ts'
import { exactWords } from '../lexicon/approximations.ts'
import { determiners } from '../lexicon/determiners.ts'
import { averagingWords } from '../lexicon/averages.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, skipBack, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { isPluralNoun, nounBefore } from '../words/nouns.ts'
import { functionWords, isPlural, pluralOf } from '../words/words.ts'

/** Words between "have" and a number. */
const bounding = wordSet(exactWords, 'more less fewer than at least most over under up to')
const containers = wordSet('boxes packs crates batches bundles bags cartons pallets packets trays groups teams squads crews classes')
const havingWords = wordSet('with has have had having contains containing')
/** Tokens that are searched for a count of the same noun. */
const mostBefore = 60

/** Whether a number is of one of several rows, or of rows of a kind: "one cart with exactly 10 items", "A380s have more than 500 seats". */
export function isOfOne(tokens: readonly Token[], at: number): boolean {
  // "Boxes of 100 stems", "8 teams of 10 kids"
  if (textAt(tokens, at - 1) === 'of' && isOneOf(tokens, at - 2, containers)) return true
  // "Average order | 3 candles"
  if (isOneOf(tokens, at - 2, averagingWords) && kindAt(tokens, at - 1) === 'word' && !functionWords.has(textAt(tokens, at - 1)))
    return true
  const verb = skipBack(tokens, at, 0, bounding, 2) - 1
  if (textAt(tokens, verb) === 'have' && isOfKind(tokens, verb - 1)) return true
  const noun = isOneOf(tokens, verb, havingWords) ? nounBefore(tokens, verb, 0) : null
  if (noun === null || isPluralNoun(noun)) return false
  const first = firstFrom(tokens, noun.start)
  if (!/^(?:one|single)$/.test(textAt(tokens, first - 1))) return false
  // If there are several carts, it is about one of them; "one shop with 20 tills" is about all tills.
  const several = pluralOf(noun.words.at(-1) ?? '')
  return tokens.slice(Math.max(0, verb - mostBefore), verb).some(({ text }) => text === several)
}

/**
 * Whether a plural stands for each row of a kind: "trucks have 10 wheels". "Our 3 shops have 500 products" counts the products of all
 * shops.
 */
function isOfKind(tokens: readonly Token[], at: number): boolean {
  const subject = textAt(tokens, at)
  if (/\ds$/.test(subject)) return true
  if (!isPlural(subject) || functionWords.has(subject)) return false
  const first = nounBefore(tokens, at + 1, 0)
  const before = first === null ? at - 1 : firstFrom(tokens, first.start) - 1
  return kindAt(tokens, before) !== 'number' && !isNumberWord(textAt(tokens, before)) && !isOneOf(tokens, before, determiners)
}
