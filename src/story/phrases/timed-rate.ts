import { readShareOfRows } from '../amounts/share-of-rows.ts'
import { canStartAmount } from '../amounts/amount.ts'
import type { RateFact } from '../facts/fact.ts'
import type { TimedRateFact, TimesOfYear } from '../facts/timed-rate-fact.ts'
import { approximations } from '../lexicon/approximations.ts'
import { clauseJoints, listJoints, timePrepositions } from '../lexicon/connectives.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, oneOf, type Read, skip, skipBack, spanOf, textAt } from '../reader/index.ts'
import { readSeason } from '../times/read-season.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { nounBefore } from '../words/nouns.ts'
import type { Phrase } from './phrase.ts'
import { rate } from './rate.ts'
import { aNoun, example } from './example.ts'

const contrasts = wordSet('but while whereas yet though overall')
const joints = skip(wordSet(listJoints, clauseJoints, contrasts, ', ; and versus vs only just', approximations), 4)
const links = wordSet('at of are is were was : = around about')
const skipNearly = skip(wordSet(approximations), 1)
const elsewhere = oneOf(
  ['otherwise', 'else', 'the rest of the year', 'rest of the year', 'for the rest', 'the rest of the time', 'rest of the time'].concat(
    ['in', 'during', 'on'].flatMap((at) =>
      ['other months', 'all other months', 'the other months', 'other days'].map((of) => `${at} ${of}`),
    ),
  ),
)
const mostEntries = 12

/** Shares of a state at some times of the year or on some weekdays. */
export const timedRate: Phrase = {
  name: 'timed_rate',
  precedence: 63,
  description:
    'A share of the rows at some times have a state: by month or weekday of the time that orders the table, as far as chance allows.',
  examples: [
    example('20% cancelled in summer, 8% the rest of the year', {
      type: 'timed_rate',
      what: ['cancelled'],
      of: null,
      entries: [{ share: 0.2, months: [6, 7, 8], weekdays: [] }],
      otherwise: 0.08,
    }),
    example('12% no-shows on weekends and 5% on weekdays', {
      type: 'timed_rate',
      what: ['no', 'shows'],
      entries: [
        { share: 0.12, months: [], weekdays: [5, 6] },
        { share: 0.05, months: [], weekdays: [0, 1, 2, 3, 4] },
      ],
      otherwise: null,
    }),
    example('20% of orders were cancelled in March', {
      type: 'timed_rate',
      what: ['cancelled'],
      of: aNoun('orders'),
      entries: [{ share: 0.2, months: [3], weekdays: [] }],
      otherwise: null,
    }),
    example('40% of orders come in December', { type: 'shape' }),
  ],
  startsAt: canStartAmount,
  read: (tokens, at, free) => {
    const state = stateAt(tokens, at, free)
    const first = state === null ? null : timesAt(tokens, state.next)
    if (state === null || (first === null && (state.overall === null || !isContrasted(tokens, state.next)))) return null
    const entries = first === null ? [] : [{ share: state.share, ...first.times }]
    let otherwise: number | null = null
    let next = first?.next ?? state.next
    while (entries.length < mostEntries && otherwise === null) {
      const more = shareAt(tokens, joints(tokens, next).next)
      if (more === null || (more.times === null && entries.length === 0)) break
      if (more.times === null) otherwise = more.share
      else entries.push({ share: more.share, ...more.times })
      next = more.next
    }
    if (entries.length === 0) return null
    const fact: TimedRateFact = {
      type: 'timed_rate',
      what: state.what,
      of: state.of,
      entries,
      otherwise,
      ...spanOf(tokens, state.first, next),
    }
    // "8% cancelled, | 20% in August" is one of all rows and one of some.
    if (first !== null || state.overall === null) return { facts: [fact], first: state.first, next }
    return { facts: [state.overall, { ...fact, start: state.overall.end }], first: state.first, next }
  },
}

/** Whether the next share is said in contrast to the one before: "8% cancelled, | but 20% in August", "10% late | overall and 25% in May". */
function isContrasted(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at, contrasts) || isOneOf(tokens, at + 1, contrasts)
}

interface State extends Read {
  readonly what: readonly string[]
  readonly of: Noun | null
  readonly share: number
  /** The share as one of all rows; null where it can be none. */
  readonly overall: RateFact | null
  readonly first: number
}

/** "20% of bookings are cancelled", "returns at 12%". */
function stateAt(tokens: readonly Token[], at: number, free: number): State | null {
  const whole = rate.read(tokens, at, free)
  const [fact, other] = whole?.facts ?? []
  if (whole !== null && fact?.type === 'rate' && other === undefined && fact.share !== null && fact.among === undefined)
    return { what: fact.what, of: fact.of, share: fact.share, overall: fact, first: whole.first, next: whole.next }
  const said = whole === null ? readShareOfRows(tokens, at) : null
  const end = skipBack(tokens, at, free, links, 2)
  const noun = said === null || end === at ? null : nounBefore(tokens, end, free)
  return said === null || noun === null
    ? null
    : { what: noun.words, of: null, share: said.share, overall: null, first: end - noun.words.length, next: said.next }
}

/** Times that no other words follow: "| in summer", "on weekends". */
function timesAt(tokens: readonly Token[], at: number): (Read & { readonly times: TimesOfYear }) | null {
  const season = isOneOf(tokens, at, timePrepositions) ? readSeason(tokens, textAt(tokens, at + 1) === 'the' ? at + 2 : at + 1) : null
  if (season === null || season.days.length > 0 || season.hours.length > 0) return null
  const { months, weekdays, next } = season
  const isClear = months.length > 0 !== weekdays.length > 0
  return isClear && (endsClause(tokens, next) || joints(tokens, next).next > next) ? { times: { months, weekdays }, next } : null
}

/** "5% otherwise", "about 8% in winter". The times are null for all others. */
function shareAt(tokens: readonly Token[], at: number): (Read & { readonly share: number; readonly times: TimesOfYear | null }) | null {
  const said = readShareOfRows(tokens, skipNearly(tokens, at).next)
  if (said === null) return null
  const others = elsewhere(tokens, said.next)
  if (others !== null) return { share: said.share, times: null, next: others.next }
  const own = timesAt(tokens, said.next)
  return own === null ? null : { share: said.share, times: own.times, next: own.next }
}
