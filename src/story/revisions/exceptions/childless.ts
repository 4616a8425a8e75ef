import { readAmount } from '../../amounts/amount.ts'
import type { Aspect } from '../../attributes/aspect.ts'
import type { AttributeFact, ChildlessFact } from '../../facts/fact.ts'
import type { Noun } from '../../words/noun.ts'
import { approximations, exactWords } from '../../lexicon/approximations.ts'
import { definites, pronouns } from '../../lexicon/determiners.ts'
import { vagueParts } from '../../lexicon/dirt-words.ts'
import { being, havingVerbs } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isNounWord, isPluralNoun, nounBefore, readNoun } from '../../words/nouns.ts'
import { either, endsClause, isOneOf, oneOf, optional, sequence, skip, skipBack, spanOf, textAt } from '../../reader/index.ts'
import { isShow } from '../../words/predicate.ts'
import { defaultShare } from '../../attributes/readers/said-part.ts'
import { readShareOfRows } from '../../amounts/share-of-rows.ts'
import { scaled } from '../../tokens/tokens.ts'
import type { Token } from '../../tokens/token.ts'
import { clauseEnd } from './clause.ts'
import type { LargestCounts } from './largest-counts.ts'
import type { Clause } from './some-rows.ts'

/** What is missing, and the token after it. */
interface Lacking {
  /** The noun, or the verb that was never done. */
  readonly what: Noun
  readonly isVerb: boolean
  /** Set if only these rows have it: "only 20 customers have orders". */
  readonly isThere?: true
  /** Set if none are counted: "zero orders"; a column is 0 then, and not empty. */
  readonly isZero?: true
  readonly next: number
}

/** A number or share of rows, and its first token. */
type Quantity = { readonly first: number } & ({ readonly rows: number } | { readonly share: number; readonly isDefault?: true })

/** Words between a noun and its negation. */
const beforeNegations = wordSet(
  being,
  havingVerbs,
  'who that which whose still currently do does did so far placed made filed submitted written booked taken opened',
)
const behind = wordSet('at all yet whatsoever so far ever')
const nots = wordSet("not don't doesn't didn't haven't hasn't hadn't")
const whole = wordSet(exactWords, approximations)

const zeros = wordSet('zero 0')

const noun = sequence({ any: optional(oneOf(['any', 'a single', 'a', 'an', 'associated', 'related'])), of: readNoun })
const no = sequence({ no: oneOf(['no', 'zero', '0', 'without', 'w / o', 'lacking']), of: noun })
/** "never placed any order", "do not have any orders", "never took part in a course". */
const object = sequence({
  verb: either(oneOf(havingVerbs), readVerb),
  in: optional(oneOf(['in', 'for', 'to'])),
  any: oneOf(['any', 'a single', 'a', 'an']),
  of: readNoun,
})
const bare = sequence({ verb: oneOf(['have']), of: readNoun })
const not = sequence({ not: oneOf(nots), of: either(object, bare) })
/** "Not every customer has an email", "not all posts get comments", "not everyone has a phone". */
const notEvery = sequence({
  not: oneOf(['not']),
  all: oneOf(['everyone', 'everybody', 'every', 'each', 'all the', 'all']),
  of: optional(readNoun),
  verb: oneOf(havingVerbs),
  what: noun,
})
const neverAny = sequence({ never: oneOf(['never']), been: optional(oneOf(['been'])), of: object })
const never = sequence({
  never: oneOf(['never']),
  been: optional(oneOf(['been', 'even'])),
  verb: readVerb,
  what: optional(oneOf(['anything', 'something'])),
})

const some = sequence({
  some: oneOf(['at least one', 'at least 1', 'one or more', '1 or more', 'at least a', 'at least a single']),
  of: readNoun,
})

function readVerb(tokens: readonly Token[], at: number): { readonly next: number } | null {
  return isNounWord(tokens[at]) || textAt(tokens, at).endsWith('ed') ? { next: at + 1 } : null
}

/** Whether such a statement can start at a token. */
export function canLack({ text }: Token): boolean {
  return /^(?:no|zero|0|without|w|lacking|never|at|one|1)$/.test(text) || nots.has(text)
}

/**
 * Reads statements about rows without any rows in another table ("20 customers without any orders"), about rows with some ("12% have at
 * least one claim"), and about rows with an empty column ("6 users have no phone"). The fact is null if the statement is about some of the
 * other rows only ("no orders in March"). Null if no number of rows stands before it.
 * @param counted the noun that was counted last
 */
export function readChildless(
  tokens: readonly Token[],
  at: number,
  counted: Noun | null,
  counts: LargestCounts,
): (Clause & { readonly fact: ChildlessFact | AttributeFact | null }) | null {
  const notAll = readNotEvery(tokens, at, counted)
  const lacking = isShow(tokens, at) ? null : (notAll?.lacking ?? readSome(tokens, at) ?? readLacking(tokens, at))
  const subject = lacking === null ? null : (notAll?.subject ?? subjectOf(tokens, at, counted))
  if (lacking === null || subject === null) return null
  const { of, quantity } = subject
  if ('isDefault' in quantity && (lacking.isThere === true || isToldBehind(tokens, lacking.next))) return null
  const all = counts.of(of)?.count ?? null
  if ('rows' in quantity && (all === null ? lacking.isThere === true || counts.of(lacking.what) === null : all <= quantity.rows))
    return null
  const next = skip(behind, 4)(tokens, lacking.next).next
  const end = clauseEnd(tokens, next)
  const first = quantity.first
  if (end > next && !endsClause(tokens, next)) return { first, next: end, fact: null }
  const without = lacking.isThere === true ? othersOf(quantity, all ?? 0) : quantity
  return { first, next, fact: factOf(lacking, of, without, counts, spanOf(tokens, first, next)) }
}

function othersOf(quantity: Quantity, all: number): Quantity {
  return 'rows' in quantity ? { ...quantity, rows: all - quantity.rows } : { ...quantity, share: scaled(1 - quantity.share, 1) }
}

function factOf(
  { what, isVerb, isThere, isZero }: Lacking,
  parent: Noun,
  quantity: Quantity,
  counts: LargestCounts,
  span: { readonly start: number; readonly end: number },
): ChildlessFact | AttributeFact {
  const { first: _, ...part } = quantity
  if (isVerb || isThere === true || isPluralNoun(what) || counts.isOfRows(what))
    return { type: 'childless', parent, child: what, isVerb, part, ...span }
  const total = counts.of(parent)?.count ?? 0
  const share = 'rows' in part ? part.rows / total : part.share
  const aspect: Aspect = isZero === true ? { type: 'share', value: '0', share } : { type: 'missing', part }
  return { type: 'attribute', table: parent, column: what, aspects: [aspect], currency: null, ...span }
}

function readSome(tokens: readonly Token[], at: number): Lacking | null {
  const found = some(tokens, at)?.of ?? null
  return found === null ? null : { what: found.noun, isVerb: false, isThere: true, next: found.next }
}

function readLacking(tokens: readonly Token[], at: number): Lacking | null {
  const none = no(tokens, at)
  const isZero = none !== null && isOneOf(tokens, at, zeros)
  const one = none?.of.of ?? not(tokens, at)?.of.of ?? neverAny(tokens, at)?.of.of ?? null
  if (one !== null) return { what: one.noun, isVerb: false, ...(isZero ? { isZero } : {}), next: one.next }
  const done = never(tokens, at)
  if (done === null) return null
  const verb = done.verb.next - 1
  return { what: { words: [textAt(tokens, verb)], ...spanOf(tokens, verb, verb + 1) }, isVerb: true, next: done.next }
}

/** Some rows that lack something, as not all have it. The share is not known, and a small one is set. */
function readNotEvery(
  tokens: readonly Token[],
  at: number,
  counted: Noun | null,
): { readonly lacking: Lacking; readonly subject: Subject } | null {
  const found = notEvery(tokens, at)
  const of = found?.of?.noun ?? counted
  if (found === null || of === null || (found.of === null && !isOneOf(tokens, at + 1, everyone))) return null
  const { of: what } = found.what
  return {
    lacking: { what: what.noun, isVerb: false, next: what.next },
    subject: { of, quantity: { first: at, share: defaultShare, isDefault: true } },
  }
}

const everyone = wordSet('everyone everybody')

/** Rows, and their number. */
interface Subject {
  readonly of: Noun
  readonly quantity: Quantity
}

/** The rows of a statement that starts at a token, and their number. Null for none. */
function subjectOf(tokens: readonly Token[], at: number, counted: Noun | null): Subject | null {
  const end = skipBack(tokens, at, 0, beforeNegations, 4)
  if (isOneOf(tokens, end - 1, pronouns) && textAt(tokens, end - 2) === 'of') {
    const quantity = quantityBefore(tokens, end - 2)
    return quantity === null || counted === null ? null : { of: counted, quantity }
  }
  const of = nounBefore(tokens, end, 0)
  if (of === null) {
    // "4000 policies, 12% | with at least one claim".
    const quantity = quantityBefore(tokens, end)
    return quantity === null || counted === null || !('share' in quantity) ? null : { of: counted, quantity }
  }
  let start = end - of.words.length
  if (isOneOf(tokens, start - 1, definites)) start--
  if (textAt(tokens, start - 1) === 'of') start--
  const quantity = quantityBefore(tokens, start)
  return quantity === null ? null : { of, quantity }
}

const joints = wordSet(approximations, exactWords, '( , : - –')

/** Whether the share of "some" follows: "some pupils have no email (about 8%)". */
function isToldBehind(tokens: readonly Token[], at: number): boolean {
  const { next } = skip(joints, 3)(tokens, at)
  return next > at && readShareOfRows(tokens, next) !== null
}

/** "Some", "a few"; a share is not known, and a small one is set. */
const readVague = oneOf(vagueParts)

/** Most tokens of a number or a share. */
const mostTokens = 5

function quantityBefore(tokens: readonly Token[], end: number): Quantity | null {
  for (let at = Math.max(0, end - mostTokens); at < end; at++) {
    if (readVague(tokens, at)?.next === end) return { first: at, share: defaultShare, isDefault: true }
    const first = isOneOf(tokens, at - 1, whole) ? at - 1 : at
    const share = readShareOfRows(tokens, at)
    if (share !== null && (share.next === end || share.next === end + 1)) return { first, share: share.share }
    const amount = readAmount(tokens, at)
    if (amount !== null && amount.next === end && !amount.isRange && Number.isSafeInteger(amount.value))
      return { first, rows: amount.value }
  }
  return null
}
