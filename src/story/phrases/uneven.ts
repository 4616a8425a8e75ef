import { canStartAmount } from '../amounts/amount.ts'
import { readQuantity } from '../amounts/quantity.ts'
import { readShare } from '../amounts/share.ts'
import { definites, possessives } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, skip, spanOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { readNoun } from '../words/nouns.ts'
import type { Phrase, Reading } from './phrase.ts'

const ranked = wordSet('top best biggest largest busiest heaviest richest active popular loyal productive')
const beforeNoun = skip(wordSet(definites, 'of all'), 3)
const having = wordSet(
  'make makes bring brings generate generates account accounts own owns hold holds take takes write writes produce produces drive drives ' +
    'cause causes receive receives get gets buy buys have has represent represents contribute contributes place places give gives',
)
/** Most words of a verb: "account for". */
const mostOfVerb = 2

export const unevenRows = 'how unevenly rows belong to others cannot be set: state how many each has, such as "1 to 40 posts per user"'

/** Some rows have most of others: "the top 10% of customers make half of the revenue", "20% of products bring 80% of sales". */
export const uneven: Phrase = {
  name: 'uneven',
  precedence: 162,
  description: 'A part of the rows that has a larger part of others. It is reported as unused: a story states how many each row has.',
  examples: [
    {
      story: 'the top 10% of customers make half of the revenue',
      facts: [],
      asides: ['top 10% of customers make half of the revenue'],
    },
    { story: '20% of the products bring 80% of the sales', facts: [], asides: ['20% of the products bring 80% of the sales'] },
    {
      story: 'the most active 5% of riders take a third of all trips',
      facts: [],
      asides: ['active 5% of riders take a third of all trips'],
    },
    { story: 'the biggest 3 donors account for 40% of the gifts', facts: [], asides: ['biggest 3 donors account for 40% of the gifts'] },
  ],
  startsAt: (token) => ranked.has(token.text) || canStartAmount(token),
  read: (tokens, at) => {
    const isRanked = isOneOf(tokens, at, ranked)
    const start = isRanked ? at + 1 : at
    const part = readShare(tokens, start) ?? (isRanked ? readQuantity(tokens, start) : null)
    return part === null ? null : ownersOf(tokens, at, part.next)
  },
}

/** "| of customers make half of the revenue". */
function ownersOf(tokens: readonly Token[], at: number, next: number): Reading | null {
  const owners = readNoun(tokens, beforeNoun(tokens, next).next)
  if (owners === null || !isOneOf(tokens, owners.next, having)) return null
  for (let place = owners.next + 1; place <= owners.next + mostOfVerb && kindAt(tokens, place - 1) === 'word'; place++) {
    const share = readShare(tokens, place)
    if (share === null) continue
    const owned = beforeNoun(tokens, share.next)
    const noun = owned.next === share.next ? null : readNoun(tokens, owned.next)
    // "30% of customers return half of their orders" says what each of them does.
    if (noun === null || isOneOf(tokens, owned.next - 1, possessives) || textAt(tokens, owned.next) === textAt(tokens, owners.next - 1))
      return null
    return {
      facts: [],
      asides: [{ reason: unevenRows, ...spanOf(tokens, at, noun.next) }],
      first: at,
      next: noun.next,
    }
  }
  return null
}
