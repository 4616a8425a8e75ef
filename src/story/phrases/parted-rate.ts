import { canStartAmount } from '../amounts/amount.ts'
import type { Share } from '../amounts/share.ts'
import { readShareOfRows } from '../amounts/share-of-rows.ts'
import { approximations } from '../lexicon/approximations.ts'
import { equalSigns } from '../lexicon/connectives.ts'
import { otherShares, processes } from '../lexicon/process-words.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { readPlace } from '../places/read-place.ts'
import { isOneOf, kindAt, skipBack, spanOf, textAt, textsOf } from '../reader/index.ts'
import { restWords } from '../segments/rest-words.ts'
import type { SegmentEntry, SegmentsFact } from '../segments/segment-facts.ts'
import { wholeWords } from '../segments/whole-words.ts'
import { readPeriod } from '../times/read-period.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { isNounWord, isPluralNoun, nounBefore, nounOf } from '../words/nouns.ts'
import { compoundBefore } from '../words/compound-before.ts'
import type { Phrase, Reading } from './phrase.ts'
import { example } from './example.ts'

/** Prepositions before the rows of a share: "churn is 5% | on basic". */
const partings = wordSet('on for among in with at within amongst')
const joints = wordSet(', and but ; / vs versus while whereas against')
const beforeShare = wordSet(approximations, equalSigns, 'are was were of at ( only just')
const leading = wordSet('the our all')
const mostBefore = 3
/** Most words that name a part. */
const mostWords = 3
const mostParts = 6

/** The rate of a process in parts of the rows: "churn is 5% on basic and 2% on pro". */
export const partedRate: Phrase = {
  name: 'parted_rate',
  precedence: 102,
  description: 'The rate of a process, such as churn, in parts of the rows that values name.',
  examples: [
    example('churn is 5% on basic and 2% on pro', { type: 'segments', isMean: false }),
    example('a bounce rate of 48% on mobile, 35% on desktop', {
      text: 'bounce rate of 48% on mobile, 35% on desktop',
      type: 'segments',
      isMean: false,
    }),
    example('a discount of 10% for members'),
  ],
  startsAt: canStartAmount,
  read: (tokens, at, free) => {
    const share = readShareOfRows(tokens, at)
    if (share === null) return null
    const before = processBefore(tokens, skipBack(tokens, at, free, beforeShare, mostBefore), free)
    const behind = before === null ? processBehind(tokens, share.next) : null
    const noun = before?.noun ?? behind
    if (noun === null) return ofRest(tokens, at, free, share)
    const first = before?.first ?? at
    const head = partAt(tokens, behind === null ? share.next : share.next + behind.words.length)
    if (head === null || textAt(tokens, head.next) === '%') return null
    const words = [...noun.words, ...head.words]
    const entries: SegmentEntry[] = [entryOf(tokens, [first, head.next], share, words, noun.words.length)]
    let { next } = head
    for (let more = nextPart(tokens, next); more !== null && entries.length < mostParts; more = nextPart(tokens, next)) {
      entries.push(entryOf(tokens, [more.first, more.next], more.share, more.words, 0))
      next = more.next
    }
    const fact: SegmentsFact = { type: 'segments', entries, isMean: false, ...spanOf(tokens, first, next) }
    return { facts: [fact], first, next }
  },
}

const contrasts = wordSet('but while whereas though')
const ofPart = 'it is a share of only some of the rows, which can be stated only for a rate, such as "a return rate of 6%, 2% for shoes"'

/** "6% are returned, but only | 2% in electronics": the share before is not of these rows alone. */
function ofRest(tokens: readonly Token[], at: number, free: number, share: Share): Reading | null {
  const start = isOneOf(tokens, at - 1, beforeShare) ? at - 1 : at
  const part = isOneOf(tokens, start - 1, contrasts) && free > 0 ? partAt(tokens, share.next) : null
  return part === null ? null : { facts: [], asides: [{ ...spanOf(tokens, at, part.next), reason: ofPart }], first: at, next: part.next }
}

function entryOf(
  tokens: readonly Token[],
  [first, next]: readonly [first: number, next: number],
  { share }: Share,
  words: readonly string[],
  from: number,
): SegmentEntry {
  return { words, partWithin: [from, words.length], said: { type: 'share', share }, ...spanOf(tokens, first, next) }
}

function isProcess({ words }: Noun): boolean {
  if (words.some((word) => otherShares.has(word))) return false
  const last = words.at(-1) ?? ''
  return (/^(?:rate|ratio)$/.test(last) && words.length > 1) || processes.has(last)
}

/** The process before its share, and its first token: "bounce rate | 48%". */
function processBefore(tokens: readonly Token[], end: number, free: number): { readonly noun: Noun; readonly first: number } | null {
  const noun = compoundBefore(tokens, end, free) ?? nounBefore(tokens, end, free)
  return noun === null || isPluralNoun(noun) || !isProcess(noun) ? null : { noun, first: end - noun.words.length }
}

/** The process behind its share: "48% | bounce rate". */
function processBehind(tokens: readonly Token[], at: number): Noun | null {
  let next = at
  while (next < at + mostWords && isNounWord(tokens[next])) next++
  const noun = next === at ? null : nounOf(tokens, at, next)
  return noun === null || !isProcess(noun) ? null : noun
}

interface Part {
  readonly words: readonly string[]
  readonly next: number
}

/** The rows behind a share: "on | mobile", "among | new users". Null for times and all rows. */
function partAt(tokens: readonly Token[], at: number): Part | null {
  if (!isOneOf(tokens, at, partings)) return null
  const start = isOneOf(tokens, at + 1, leading) ? at + 2 : at + 1
  let next = readPlace(tokens, start, true)?.next ?? start
  while (next < start + mostWords && kindAt(tokens, next) === 'word' && isNamed(tokens, next)) next++
  const words = textsOf(tokens, start, next)
  const isOther = words.some((word) => timeWords.has(word) || wholeWords.has(word)) || readPeriod(tokens, start) !== null
  return next === start || isOther ? null : { words, next }
}

function isNamed(tokens: readonly Token[], at: number): boolean {
  return isNounWord(tokens[at]) || tokens[at]?.text.length === 1 || isOneOf(tokens, at, restWords)
}

/** The next part of a series: ", | 35% on desktop", "and | 10% otherwise". */
function nextPart(tokens: readonly Token[], at: number): (Part & { readonly share: Share; readonly first: number }) | null {
  let first = at
  while (first < at + 2 && isOneOf(tokens, first, joints)) first++
  const share = first === at ? null : readShareOfRows(tokens, first)
  if (share === null) return null
  const rest = isOneOf(tokens, share.next, restWords) ? { words: textsOf(tokens, share.next, share.next + 1), next: share.next + 1 } : null
  const part = rest ?? partAt(tokens, share.next)
  return part === null ? null : { ...part, share, first }
}
