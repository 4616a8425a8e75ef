import { canStartAmount } from '../amount.ts'
import { textAt } from '../clause.ts'
import type { Noun, RateFact } from '../fact.ts'
import { isNounWord, nounBefore, nounOf, readNoun } from '../nouns.ts'
import { isBeing, isShow, type Predicate, readPredicate } from '../predicate.ts'
import { readShare, type Share } from '../share.ts'
import { timeWords } from '../time-words.ts'
import type { Token } from '../token.ts'
import { scaled } from '../tokens.ts'
import { withoutMeasure } from '../without-measure.ts'
import { singularOf } from '../words.ts'
import type { Phrase, Reading } from './phrase.ts'

/** What a share is of that is none of rows: a change of an amount, a price, a promise. */
const otherShares = new Set(
  (
    'growth grow grows grew grown growing increase increases increased increasing decrease decreases decreased decline declines declined drop drops dropped ' +
    'dip dips dipped rise rises rose fall falls fell fallen jump jumped spike spiked up down more less higher lower faster slower bigger smaller ' +
    'discount discounts off vat tax interest margin markup commission uptime availability yoy mom month-over-month sure certain confidence accurate'
  ).split(' '),
)
const nearly = new Set(
  'about around roughly approximately approx nearly almost exactly circa ca only just over under below above at least most up to some a an ~ ≈ < > avg average overall than'.split(
    ' ',
  ),
)

/** Of some rows so many are something. */
export const rate: Phrase = {
  name: 'rate',
  precedence: 60,
  description: 'A share of the rows of a table are something: exactly so many, to the nearest row.',
  examples: [
    { story: '20% churn', facts: [{ text: '20% churn', type: 'rate', share: 0.2, what: ['churn'], of: null }] },
    { story: '20 percent churn', facts: [{ text: '20 percent churn', type: 'rate', share: 0.2, what: ['churn'] }] },
    { story: 'churn of 20%', facts: [{ text: 'churn of 20%', type: 'rate', share: 0.2, what: ['churn'] }] },
    { story: 'churn rate 5%', facts: [{ text: 'churn rate 5%', type: 'rate', share: 0.05, what: ['churn', 'rate'] }] },
    { story: 'a churn rate of about 5%', facts: [{ text: 'churn rate of about 5%', type: 'rate', share: 0.05, what: ['churn', 'rate'] }] },
    { story: 'a 5% churn rate', facts: [{ text: '5% churn rate', type: 'rate', share: 0.05, what: ['churn', 'rate'] }] },
    {
      story: 'a fifth of users churned',
      facts: [{ text: 'a fifth of users churned', type: 'rate', share: 0.2, what: ['churned'], of: { words: ['users'] } }],
    },
    {
      story: '3% fraud, 15% no-shows',
      facts: [
        { text: '3% fraud', type: 'rate', share: 0.03, what: ['fraud'] },
        { text: '15% no-shows', type: 'rate', share: 0.15, what: ['no', 'shows'] },
      ],
    },
    {
      story: '30% of users on the pro plan',
      facts: [
        { text: '30% of users on the pro plan', type: 'rate', share: 0.3, what: ['on', 'the', 'pro', 'plan'], of: { words: ['users'] } },
      ],
    },
    {
      story: '80% mobile, 20% desktop',
      facts: [
        { text: '80% mobile', type: 'rate', share: 0.8, what: ['mobile'] },
        { text: '20% desktop', type: 'rate', share: 0.2, what: ['desktop'] },
      ],
    },
    {
      story: 'one in five orders is returned',
      facts: [{ text: 'one in five orders is returned', type: 'rate', share: 0.2, what: ['returned'], of: { words: ['orders'] } }],
    },
    {
      story: 'half of the tickets are urgent and 10% are spam',
      facts: [
        { text: 'half of the tickets are urgent', type: 'rate', share: 0.5, what: ['urgent'], of: { words: ['tickets'] } },
        { text: '10% are spam', type: 'rate', share: 0.1, what: ['spam'] },
      ],
    },
    { story: 'no-show rate: 15%', facts: [{ text: 'no-show rate: 15%', type: 'rate', share: 0.15, what: ['no', 'show', 'rate'] }] },
    {
      story: '15 percent of appointments are no-shows',
      facts: [
        {
          text: '15 percent of appointments are no-shows',
          type: 'rate',
          share: 0.15,
          what: ['no', 'shows'],
          of: { words: ['appointments'] },
        },
      ],
    },
    {
      story: 'employees: 60% female',
      facts: [{ text: 'employees: 60% female', type: 'rate', share: 0.6, what: ['female'], of: { words: ['employees'] } }],
    },
    { story: 'churn (2.5%)', facts: [{ text: 'churn (2.5%', type: 'rate', share: 0.025, what: ['churn'] }] },
    {
      story: '80% of users have not verified their email',
      facts: [{ text: '80% of users have not verified their email', type: 'rate', share: 0.2, what: ['verified', 'email'] }],
    },
    { story: '10-15% churn', facts: [{ text: '10-15% churn', type: 'rate', share: 0.125 }] },
    {
      story: '20% of orders were cancelled in March',
      facts: [{ text: '20% of orders were cancelled', type: 'rate', share: 0.2, what: ['cancelled'] }],
    },
    { story: '120% churn', facts: [{ text: '120% churn', type: 'rate', share: 1.2 }] },
    {
      story: '5% of claims denied',
      facts: [{ text: '5% of claims denied', type: 'rate', share: 0.05, what: ['denied'], of: { words: ['claims'] } }],
    },
    { story: '2% monthly churn', facts: [{ text: '2% monthly churn', type: 'rate', share: 0.02, what: ['monthly', 'churn'] }] },
    { story: 'opt-in rate of 30%', facts: [{ text: 'opt-in rate of 30%', type: 'rate', share: 0.3, what: ['opt', 'in', 'rate'] }] },
    {
      story: 'defect rate between 1% and 2%',
      facts: [{ text: 'defect rate between 1% and 2%', type: 'rate', share: 0.015, what: ['defect', 'rate'] }],
    },
    {
      story: 'half male, half female; a third via chat, a tenth no-shows',
      facts: [
        { text: 'half male', type: 'rate', share: 0.5, what: ['male'] },
        { text: 'half female', type: 'rate', share: 0.5, what: ['female'] },
        { text: 'a third via chat', type: 'rate', what: ['via', 'chat'] },
        { text: 'a tenth no-shows', type: 'rate', share: 0.1, what: ['no', 'shows'] },
      ],
    },
    {
      story: 'half of bookings come through agents',
      facts: [{ text: 'half of bookings come through agents', type: 'rate', share: 0.5, what: ['through', 'agents'] }],
    },
    { story: '1% dropped calls', facts: [{ text: '1% dropped calls', type: 'rate', share: 0.01 }] },
    {
      story: '40% on the plus plan',
      facts: [{ text: '40% on the plus plan', type: 'rate', share: 0.4, what: ['on', 'the', 'plus', 'plan'] }],
    },
    { story: '18% out of stock', facts: [{ text: '18% out of stock', type: 'rate', share: 0.18, what: ['out', 'of', 'stock'] }] },
    { story: '100% uptime', facts: [] },
  ],
  startsAt: canStartAmount,
  read: (tokens, at, free) => {
    const share = readShare(tokens, at)
    if (share === null || isOther(tokens, at, share.next)) return null
    if (textAt(tokens, share.next) === 'of') return ofSome(tokens, at, free, share, share.next + 1)
    if (/^(?:the|our|their|its|all|these|those)$/.test(textAt(tokens, share.next))) return ofSome(tokens, at, free, share, share.next)
    return ofAll(tokens, at, free, share)
  },
}

function isOther(tokens: readonly Token[], at: number, next: number): boolean {
  if (/^(?:by|from|to)$/.test(textAt(tokens, at - 1)) && textAt(tokens, at - 2) !== 'up') return true
  const isOf = textAt(tokens, next) === 'of' || (textAt(tokens, next).endsWith('ed') && isNounWord(tokens[next + 1]))
  const after = isOf ? '' : textAt(tokens, next)
  if (otherShares.has(after) || (otherShares.has(textAt(tokens, next + 1)) && textAt(tokens, next + 1) !== 'off')) return true
  if (textAt(tokens, at - 1) === 'up') return true
  let start = at
  while (start > at - 3 && nearly.has(textAt(tokens, start - 1))) start--
  const joint = /^(?:of|is|:|at|=)$/.test(textAt(tokens, start - 1)) ? start - 1 : start
  return otherShares.has(textAt(tokens, start - 1)) || otherShares.has(textAt(tokens, joint - 1)) || hasOver(tokens, next)
}

/** "month over month" */
function hasOver(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at + 1) === 'over' && timeWords.has(textAt(tokens, at))
}

/** "30% of users on the pro plan", "half the users are on the pro plan" */
function ofSome(tokens: readonly Token[], at: number, free: number, { share }: Share, start: number): Reading | null {
  const found = readNoun(tokens, start)
  const isPronoun = /^(?:them|these|those|which|whom|it)$/.test(textAt(tokens, start))
  if (found === null && !isPronoun) return null
  const after = found?.next ?? start + 1
  const predicate = readPredicate(tokens, after)
  if (predicate !== null) return predicated(tokens, share, predicate, found?.noun ?? null, at)
  const parted = found === null ? null : partedNoun(tokens, found.noun, after)
  if (parted !== null) return readingOf(tokens, { share, what: parted.what, of: parted.of }, at, after)
  // "churn: 5% of users"
  const before = whatBefore(tokens, at, free)
  return before === null || found === null
    ? null
    : readingOf(tokens, { share, what: before.noun.words, of: found.noun }, before.first, after)
}

/** "20% churn", "churn of 20%", "one in five orders is returned", "employees: 60% female" */
function ofAll(tokens: readonly Token[], at: number, free: number, { share, next }: Share): Reading | null {
  const before = whatBefore(tokens, at, free)
  if (before !== null && before.isWhat) return readingOf(tokens, { share, what: before.noun.words, of: null }, before.first, next)
  const found = /^(?:is|are)$/.test(textAt(tokens, next)) ? null : readNoun(tokens, next)
  const predicate = readPredicate(tokens, found === null ? next : found.next, found !== null)
  const isOfNoun = found !== null && predicate !== null && isBeing(tokens, found.next)
  if (isOfNoun)
    return readingOf(
      tokens,
      { share: predicate.isNot ? scaled(1 - share, 1) : share, what: predicate.words, of: found.noun },
      at,
      predicate.next,
    )
  const forward = readPredicate(tokens, next)
  const isForward = forward !== null && !(before !== null && timeWords.has(forward.words[0] as string))
  if (isForward) return predicated(tokens, share, forward, before?.noun ?? null, before?.first ?? at)
  return before === null ? null : readingOf(tokens, { share, what: before.noun.words, of: null }, before.first, next)
}

function predicated(tokens: readonly Token[], share: number, { words, isNot, next }: Predicate, of: Noun | null, first: number): Reading {
  return readingOf(tokens, { share: isNot ? scaled(1 - share, 1) : share, what: words, of }, first, next)
}

/** "claims denied": a noun and what some of it is, where no verb stands between. */
function partedNoun(
  tokens: readonly Token[],
  { words }: Noun,
  next: number,
): { readonly of: Noun; readonly what: readonly string[] } | null {
  const plural = words.findIndex((word) => singularOf(word) !== word)
  if (plural < 0 || plural === words.length - 1) return null
  const start = next - words.length
  return { of: nounOf(tokens, start, start + plural + 1), what: words.slice(plural + 1) }
}

interface Before {
  readonly noun: Noun
  readonly first: number
  /** Whether it must be what the share is of, as in "churn of 20%"; "employees: 60% female" may be of employees. */
  readonly isWhat: boolean
}

function whatBefore(tokens: readonly Token[], at: number, free: number): Before | null {
  let end = at
  while (end > Math.max(free, at - 4) && nearly.has(textAt(tokens, end - 1))) end--
  const joint = textAt(tokens, end - 1)
  const isJoined = end > free && /^(?:of|=|\(|:|is|are|was|were|at|-|–)$/.test(joint)
  if (isJoined) end--
  const noun = compoundBefore(tokens, end, free) ?? nounBefore(tokens, end, free)
  if (noun === null || noun.words.some((word) => otherShares.has(word))) return null
  const isWhat = /^(?:of|=|\(|at)$/.test(isJoined ? joint : '') || noun.words.at(-1) === 'rate' || noun.words.at(-1) === 'ratio'
  return { noun, first: end - noun.words.length, isWhat }
}

/** "no-show", "no-show rate", "opt-in rate", "on-time rate": words that are no noun phrase by themselves. */
function compoundBefore(tokens: readonly Token[], at: number, free: number): Noun | null {
  for (const length of [2, 3]) {
    const start = at - length
    if (start < free || (length === 3 && !isNounWord(tokens[at - 1]))) continue
    const isParticle = length === 3 && /^(?:in|out|up|off|on)$/.test(textAt(tokens, start + 1)) && textAt(tokens, at - 1) === 'rate'
    const isOnTime = textAt(tokens, start) === 'on' && textAt(tokens, start + 1) === 'time'
    const isNoShow = textAt(tokens, start) === 'no' && isShow(tokens, start)
    if (isNoShow || isOnTime || (isParticle && isNounWord(tokens[start]))) return nounOf(tokens, start, at)
  }
  return null
}

function readingOf(tokens: readonly Token[], said: Pick<RateFact, 'share' | 'what' | 'of'>, first: number, end: number): Reading {
  const { words: what, next } = withoutMeasure(tokens, said.what, end)
  const fact: RateFact = { type: 'rate', ...said, what, start: tokens[first]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 }
  return { facts: [fact], first, next }
}
