import { canStartAmount } from '../amounts/amount.ts'
import { readQuantity } from '../amounts/quantity.ts'
import { readShareOfRows } from '../amounts/share-of-rows.ts'
import type { Aspect } from '../attributes/aspect.ts'
import { approximations } from '../lexicon/approximations.ts'
import { articles, definites } from '../lexicon/determiners.ts'
import { finiteHaving, being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, readingOf, skip, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isNounWord, nounOf } from '../words/nouns.ts'
import { readRowsNoun } from '../words/rows-noun.ts'
import type { Noun } from '../words/noun.ts'
import type { Phrase } from './phrase.ts'
import { aNoun, example } from './example.ts'

const stars = wordSet('star stars ★ ⭐')
const mostStars = 10
const rated = skip(wordSet('review reviews rating ratings'), 1)
/** Between a number of stars and its share: "5★: 50%". */
const skipSigns = skip(wordSet(being, ': = - – ( at', approximations), 2)
/** Between the rows and their stars: "of reviews | have | 5 stars". */
const skipVerb = skip(wordSet(being, finiteHaving, articles, 'give gave get got with'), 2)
const skipJoints = skip(wordSet(', ; / and & only but'), 3)
const skipOf = skip(wordSet(definites, articles), 1)
const whole = 1e-9

/** How many of the ratings are 5 stars: "50% 5 stars, 30% 4 stars", "5★ 50%, 4★ 30%". */
export const starShares: Phrase = {
  name: 'star_shares',
  precedence: 153,
  description: 'Shares of ratings in stars.',
  examples: [
    example('60% 5-star, 30% 4-star, 10% 3-star', {
      type: 'attribute',
      column: aNoun('rating'),
      aspects: [{ type: 'values', values: ['5', '4', '3'], shares: [0.6, 0.3, 0.1] }],
    }),
    example('5★ 70%, 4★ 20%', {
      type: 'attribute',
      column: aNoun('rating'),
      aspects: [
        { type: 'share', value: '5', share: 0.7 },
        { type: 'share', value: '4', share: 0.2 },
      ],
    }),
    example('half of the reviews have five stars', {
      type: 'attribute',
      table: aNoun('reviews'),
      column: aNoun('rating'),
      aspects: [{ type: 'share', value: '5', share: 0.5 }],
    }),
    example('20% five-star hotels'),
  ],
  startsAt: canStartAmount,
  needs: ({ text }) => stars.has(text),
  read: (tokens, at) => {
    const found: Starred[] = []
    let [start, next] = [at, at]
    for (let entry = entryAt(tokens, start); entry !== null && found.length < mostStars; entry = entryAt(tokens, start)) {
      found.push(entry)
      next = entry.next
      start = skipJoints(tokens, next).next
    }
    const [first] = found
    if (first === undefined || new Set(found.map(({ value }) => value)).size < found.length) return null
    const column = { ...nounOf(tokens, first.at, first.at + 1), words: ['rating'] }
    const table = found.find((each) => each.of !== null)?.of ?? null
    return readingOf(tokens, at, next, { type: 'attribute', table, column, aspects: aspectsOf(found), currency: null })
  },
}

interface Starred {
  readonly value: string
  readonly share: number
  /** The rows of the share; null if none are named. */
  readonly of: Noun | null
  /** The token of the stars. */
  readonly at: number
  readonly next: number
}

function aspectsOf(found: readonly Starred[]): readonly Aspect[] {
  const shares = found.map(({ share }) => share)
  const isAll = found.length > 1 && Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < whole
  if (isAll) return [{ type: 'values', values: found.map(({ value }) => value), shares }]
  return found.map(({ value, share }) => ({ type: 'share', value, share }))
}

function entryAt(tokens: readonly Token[], at: number): Starred | null {
  return shareFirst(tokens, at) ?? starsFirst(tokens, at)
}

/** "50% five stars", "50% of the reviews have 5 stars". */
function shareFirst(tokens: readonly Token[], at: number): Starred | null {
  const share = readShareOfRows(tokens, at)
  if (share === null) return null
  const rows = textAt(tokens, share.next) === 'of' ? readRowsNoun(tokens, skipOf(tokens, share.next + 1).next) : null
  const from = skipVerb(tokens, rows?.next ?? share.next).next
  const said = starsAt(tokens, from)
  return said === null ? null : { value: said.value, share: share.share, of: rows?.noun ?? null, at: from, next: said.next }
}

/** "5★ 50%", "five-star: 50%". */
function starsFirst(tokens: readonly Token[], at: number): Starred | null {
  const said = starsAt(tokens, at)
  const share = said === null ? null : readShareOfRows(tokens, skipSigns(tokens, said.next).next)
  if (said === null || share === null) return null
  return { value: said.value, share: share.share, of: null, at, next: textAt(tokens, share.next) === ')' ? share.next + 1 : share.next }
}

/** A number of stars: "5★", "four stars", "5-star reviews", but not "four-star hotels". */
function starsAt(tokens: readonly Token[], at: number): { readonly value: string; readonly next: number } | null {
  const number = readQuantity(tokens, at)
  if (number === null || !Number.isInteger(number.value) || number.value < 1 || number.value > mostStars) return null
  const star = textAt(tokens, number.next) === '-' ? number.next + 1 : number.next
  if (!isOneOf(tokens, star, stars)) return null
  const next = rated(tokens, star + 1).next
  return kindAt(tokens, next) === 'word' && isNounWord(tokens[next]) && next === star + 1 ? null : { value: String(number.value), next }
}
