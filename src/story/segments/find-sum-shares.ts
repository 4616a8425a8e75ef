import { readShare } from '../amounts/share.ts'
import { moneySums } from '../amounts/money-nouns.ts'
import type { SumShareFact } from './segment-facts.ts'
import { approximations } from '../lexicon/approximations.ts'
import { clauseJoints, listJoints } from '../lexicon/connectives.ts'
import { determiners } from '../lexicon/determiners.ts'
import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, oneOf, type Read, skip, skipBack, spanOf, textAt, textsOf } from '../reader/index.ts'
import { readSeason } from '../times/read-season.ts'
import type { Token } from '../tokens/token.ts'

/** A statement, and its tokens from `first` to `next` (excluded). */
export interface FoundSumShare {
  readonly fact: SumShareFact
  readonly first: number
  readonly next: number
}

const sums = wordSet(moneySums, 'profit profits gmv money amount')
/** Words between a share and its sum: "of | our total sales | revenue". */
const qualifying = skip(wordSet(determiners, 'total overall annual monthly gross net sales all'), 3)
const making = wordSet(
  'make makes bring brings generate generates account accounts produce produces drive drives contribute contributes represent represents earn earns',
)
/** Words behind such a verb: "accounts | for about". */
const particles = wordSet(approximations, 'for up in to')
const coming = skip(wordSet(being, 'come comes coming came made generated earned brought driven produced paid'), 2)
const origins = wordSet('from by via through in on with')
const joints = skip(wordSet(listJoints, clauseJoints, ', ; while'), 2)
/** Words that end the name of a part. */
const ends = wordSet(listJoints, clauseJoints, 'while')
const mostWords = 5
const mostParts = 12

/** What the other parts leave of the sum. */
const rest = oneOf(['the rest', 'the remainder', 'the remaining part', 'the other half'])

type Part = SumShareFact['parts'][number]
type PartRead = Read & { readonly part: Part }

/**
 * Finds shares of a sum of money by parts of the rows: "North brings 45% of revenue, South 25%", "60% of the revenue comes from mobile".
 * @param taken one entry per token: 1 if it is read
 */
export function findSumShares(tokens: readonly Token[], taken: Uint8Array): readonly FoundSumShare[] {
  const found: FoundSumShare[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (taken[at] === 1 || kindAt(tokens, at) === null) continue
    const share = readShare(tokens, at)
    const sum = share === null ? null : sumAt(tokens, share.next)
    const read = share === null || sum === null ? null : (ofOrigin(tokens, at, share.share, sum) ?? ofSubject(tokens, at, share.share, sum))
    if (read === null) continue
    found.push(read)
    at = read.next - 1
  }
  return found
}

interface Sum {
  readonly words: readonly string[]
  readonly next: number
}

/** A share of the sum, or what is left of it. */
function shareAt(tokens: readonly Token[], at: number): (Read & { readonly share: number | null }) | null {
  const left = rest(tokens, at)
  return left === null ? readShare(tokens, at) : { share: null, next: left.next }
}

/** "of the total revenue"; null for no sum of money. */
function sumAt(tokens: readonly Token[], at: number): Sum | null {
  const start = textAt(tokens, at) === 'of' ? qualifying(tokens, at + 1).next : -1
  // "the total | claim | amount"
  const place = [start, start + 1].find((each) => each > 0 && isOneOf(tokens, each, sums))
  return place === undefined ? null : { words: textsOf(tokens, start, place + 1), next: place + 1 }
}

/** "60% of revenue | comes from mobile, 40% from desktop". */
function ofOrigin(tokens: readonly Token[], first: number, share: number, { words, next }: Sum): FoundSumShare | null {
  const head = originAt(tokens, coming(tokens, next).next, share)
  if (head === null) return null
  return foundIn(tokens, first, words, head, (at) => {
    const more = shareAt(tokens, at)
    return more === null ? null : originAt(tokens, coming(tokens, more.next).next, more.share)
  })
}

function originAt(tokens: readonly Token[], at: number, share: number | null): PartRead | null {
  return isOneOf(tokens, at, origins) ? partAt(tokens, at + 1, share) : null
}

/** "Mobile orders make up | 60% of revenue, desktop 40%". */
function ofSubject(tokens: readonly Token[], at: number, share: number, { words, next }: Sum): FoundSumShare | null {
  const end = skipBack(tokens, at, 0, particles, 3) - 1
  if (!isOneOf(tokens, end, making)) return null
  let first = end
  while (first > 0 && first > end - mostWords && kindAt(tokens, first - 1) === 'word' && !isOneOf(tokens, first - 1, ends)) first--
  const isWhole = first === 0 || endsClause(tokens, first - 1) || isOneOf(tokens, first - 1, ends)
  if (!isWhole || first === end || namesTime(tokens, first, end)) return null
  const head = { part: { words: textsOf(tokens, first, end), share }, next }
  return foundIn(tokens, first, words, head, (place) => {
    let share = place
    while (share < place + mostWords && kindAt(tokens, share) === 'word' && shareAt(tokens, share) === null) share++
    const more = share === place ? null : shareAt(tokens, share)
    return more === null ? null : { part: { words: textsOf(tokens, place, share), share: more.share }, next: more.next }
  })
}

/** Whether some words name a time, which has its own share of the rows: "Fridays bring half of the revenue". */
function namesTime(tokens: readonly Token[], first: number, end: number): boolean {
  return tokens.slice(first, end).some((_, place) => readSeason(tokens, first + place) !== null)
}

/** The words for a part up to the end of the clause. */
function partAt(tokens: readonly Token[], at: number, share: number | null): PartRead | null {
  let next = at
  while (next < at + mostWords && kindAt(tokens, next) === 'word' && !isOneOf(tokens, next, ends)) next++
  const isWhole = endsClause(tokens, next) || isOneOf(tokens, next, ends)
  return next === at || !isWhole || namesTime(tokens, at, next) ? null : { part: { words: textsOf(tokens, at, next), share }, next }
}

function foundIn(
  tokens: readonly Token[],
  first: number,
  sum: readonly string[],
  head: PartRead,
  read: (at: number) => PartRead | null,
): FoundSumShare {
  const parts = [head.part]
  let next = head.next
  while (parts.length < mostParts) {
    const at = joints(tokens, next).next
    const more = at === next ? null : read(at)
    if (more === null) break
    parts.push(more.part)
    next = more.next
  }
  return { fact: { type: 'sum_share', sum, parts, ...spanOf(tokens, first, next) }, first, next }
}
