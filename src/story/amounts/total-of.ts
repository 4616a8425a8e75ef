import type { Amount } from './amount.ts'
import { pastTotal } from './past-total.ts'
import { approximations } from '../lexicon/approximations.ts'
import { typicalWords } from '../lexicon/averages.ts'
import { articles } from '../lexicon/determiners.ts'
import { being, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Reading } from '../phrases/phrase.ts'
import { endsClause, isOneOf, skipBack, spanOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isPluralNoun, nounBefore } from '../words/nouns.ts'

const totals = wordSet('number total count amount')
const links = wordSet(being, modals, approximations, ': =')
const mostLinks = 3

/**
 * A count behind its total: "the total number of members is 350", "the count of orders should be about 500". Null for none.
 * @param at the number
 */
export function totalOf(tokens: readonly Token[], at: number, free: number, amount: Amount): Reading | null {
  const end = skipBack(tokens, at, free, links, mostLinks)
  const noun = end === at || amount.isRange ? null : nounBefore(tokens, end, free)
  if (noun === null || !isPluralNoun(noun)) return null
  const all = skipBack(tokens, end - noun.words.length, free, articles, 1)
  if (textAt(tokens, all - 1) !== 'of' || !isOneOf(tokens, all - 2, totals)) return null
  // "The average number of visits is 4" is said of each.
  if (isOneOf(tokens, all - 3, ofEach)) return null
  const next = pastTotal(tokens, amount.next)
  if (!endsClause(tokens, next) && textAt(tokens, next) !== 'and') return null
  const first = skipBack(tokens, all - 2, free, before, 2)
  return { facts: [{ type: 'count', noun, count: amount.value, ...spanOf(tokens, first, next) }], first, next }
}

const before = wordSet(articles, totals)
const ofEach = wordSet(typicalWords, 'usual maximum minimum max min largest smallest highest lowest')
