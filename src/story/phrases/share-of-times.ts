import type { ShapeFact } from '../facts/amount-facts.ts'
import { moneySums } from '../amounts/money-nouns.ts'
import { factorList } from '../amounts/factor-list.ts'
import { readShare } from '../amounts/share.ts'
import { approximations, exactWords } from '../lexicon/approximations.ts'
import { equalSigns, listJoints, sentenceEnds, timePrepositions } from '../lexicon/connectives.ts'
import { datingVerbs } from '../lexicon/dating-verbs.ts'
import { definites, distributives } from '../lexicon/determiners.ts'
import { being, happeningVerbs, modals } from '../lexicon/verbs.ts'
import { otherShares, processes } from '../lexicon/process-words.ts'
import { amountingVerbs, shareVerbs } from '../lexicon/share-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, oneOf, readingOf, skip, spanOf, textAt } from '../reader/index.ts'
import { mayBeginSeason, readSeason } from '../times/read-season.ts'
import type { Season } from '../times/named-seasons.ts'
import type { Token } from '../tokens/token.ts'
import { readNoun } from '../words/nouns.ts'
import type { Phrase, Reading } from './phrase.ts'
import { example } from './example.ts'

const skipOf = skip(wordSet(definites, distributives, 'of all'), 3)
const pronouns = wordSet('them these those')
const happening = wordSet(
  being,
  modals,
  happeningVerbs,
  'in places make made start starts scheduled recorded logged sold issued processed created booked received submitted done',
)
const skipVerbs = skip(happening, 4)
const skipPrepositions = skip(wordSet(timePrepositions, 'between from within the after before'), 3)
const sides = wordSet('after before')
const amounting = oneOf([...amountingVerbs.map((words) => words.join(' ')), 'bring in', 'brings in', ...shareVerbs, 'see', 'sees', 'are'])
const skipNearly = skip(wordSet(approximations, exactWords), 2)
const behind = wordSet('and but with while plus the')
const before = wordSet(': , ; ( . \n and with')
const parts = wordSet('a an one two three four half third quarter fifth')

/** A share of the rows in some months, on some weekdays or at some hours. */
export const shareOfTimes: Phrase = {
  name: 'share_of_times',
  precedence: 195,
  description: 'A share of the events in some months, on some weekdays or at some hours: the times of the table follow it, to a few rows.',
  examples: [
    example('a cafe where 40% of the orders come in between 6pm and 9pm', {
      text: '40% of the orders come in between 6pm and 9pm',
      type: 'shape',
      measure: ['orders'],
      months: null,
      days: null,
      weekdays: null,
      hours: factorList(24, [18, 19, 20], 1, 0, 0),
      share: 0.4,
    }),
    example('a third of bookings fall on weekends', {
      type: 'shape',
      measure: ['bookings'],
      months: null,
      days: null,
      weekdays: [0, 0, 0, 0, 0, 1, 1],
      hours: null,
      share: 1 / 3,
    }),
    example('November and December account for 40% of the donations', {
      type: 'shape',
      measure: ['donations'],
      months: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1],
      days: null,
      weekdays: null,
      hours: null,
      share: 0.4,
    }),
  ],
  startsAt: ({ kind, text }) => kind === 'number' || parts.has(text) || mayBeginSeason(text),
  read: (tokens, at, free) => {
    const said = readShare(tokens, at)
    if (said === null) return timesFirst(tokens, at) ?? wholeSeries(tokens, at)
    if (said.share <= 0 || said.share >= 1) return null
    const events = eventsAt(tokens, at, said.next, free)
    if (events === null) return null
    const verbs = skipVerbs(tokens, events.next).next
    const times = skipPrepositions(tokens, verbs).next
    const season = times === said.next ? null : readSeason(tokens, times)
    // "After 6pm" are hours, "after Christmas" no times of their own.
    if (season?.hours.length === 0 && isOneOf(tokens, times - 1, sides)) return null
    // "40% of orders on weekends are returned" is about those orders.
    if (season === null || !(endsClause(tokens, season.next) || isOneOf(tokens, season.next, behind))) return null
    const shape = shapeOf(season, events.words, said.share)
    const done = datingVerbs.has(textAt(tokens, verbs - 1)) ? { done: textAt(tokens, verbs - 1) } : {}
    return shape === null ? null : readingOf(tokens, at, season.next, { ...shape, ...done })
  },
}

/** "Weekends account for 45% of orders". */
function timesFirst(tokens: readonly Token[], at: number): Reading | null {
  const season = readSeason(tokens, at)
  const verb = season === null ? null : amounting(tokens, season.next)
  const said = verb === null ? null : readShare(tokens, skipNearly(tokens, verb.next).next)
  if (season === null || said === null || said.share <= 0 || said.share >= 1 || textAt(tokens, said.next) !== 'of') return null
  const found = readNoun(tokens, skipOf(tokens, said.next).next)
  const shape = found === null ? null : shapeOf(season, found.noun.words, said.share)
  return shape === null || found === null ? null : readingOf(tokens, at, found.next, shape)
}

const skipEquals = skip(wordSet(equalSigns, approximations, ') ('), 2)
const seriesJoints = skip(wordSet(listJoints, ';'), 2)
const mostTimes = 12
const tolerance = 0.011

/** Shares of all rows at times that stand first: "Q1 20%, Q2 22%, Q3 25%, Q4 33%". */
function wholeSeries(tokens: readonly Token[], at: number): Reading | null {
  if ((at > 0 && !isOneOf(tokens, at - 1, before)) || isOfOthers(tokens, at)) return null
  const amount = tokens.slice(sentenceStart(tokens, at), at).find(({ text }) => moneySums.has(text))
  const measure = amount === undefined ? [] : [amount.text]
  const facts: ShapeFact[] = []
  let [next, sum] = [at, 0]
  while (facts.length < mostTimes) {
    const start = facts.length === 0 ? at : seriesJoints(tokens, next).next
    const season = readSeason(tokens, start)
    const said = season === null ? null : readShare(tokens, skipEquals(tokens, season.next).next)
    const shape = season === null || said === null || said.share <= 0 || said.share >= 1 ? null : shapeOf(season, measure, said.share)
    if (said === null || shape === null) break
    facts.push({ ...shape, ...spanOf(tokens, start, said.next) })
    sum += said.share
    next = said.next
  }
  return facts.length > 1 && Math.abs(sum - 1) <= tolerance && endsClause(tokens, next) ? { facts, first: at, next } : null
}

const mostBack = 24

/** Whether the sentence is about shares of something else than of all rows: "churn 5% in Q1, | 4% in Q2". */
function isOfOthers(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(sentenceStart(tokens, at), at).some(({ text }) => processes.has(text) || otherShares.has(text))
}

/** The first token of the sentence, at most `mostBack` before. */
function sentenceStart(tokens: readonly Token[], at: number): number {
  let first = at
  while (first > Math.max(0, at - mostBack) && !isOneOf(tokens, first - 1, sentenceEnds)) first--
  return first
}

/** The times of a share; null for single days, for named peaks and for months beside other times. */
function shapeOf(
  { months, days, weekdays, hours, isPeak }: Season,
  measure: readonly string[],
  share: number,
): Omit<ShapeFact, 'start' | 'end'> | null {
  const isOfDays = weekdays.length + hours.length > 0
  if (days.length > 0 || isPeak || isOfDays === months.length > 0) return null
  const of = (count: number, times: readonly number[]): readonly number[] | null =>
    times.length === 0 ? null : factorList(count, times, 1, 0, 0)
  return {
    type: 'shape',
    measure,
    months: of(
      12,
      months.map((month) => month - 1),
    ),
    days: null,
    weekdays: of(7, weekdays),
    hours: of(24, hours),
    share,
  }
}

/** The rows of a share: "of the | orders". Without them, the share begins its clause: ": 60% on Fridays", but not "rise 20% on Fridays". */
function eventsAt(
  tokens: readonly Token[],
  at: number,
  next: number,
  free: number,
): { readonly words: readonly string[]; readonly next: number } | null {
  // "2 in 5 | deliveries".
  const isOneIn = textAt(tokens, next - 2) === 'in'
  if (textAt(tokens, next) !== 'of' && !isOneIn)
    return (at === free || isOneOf(tokens, at - 1, before)) && !isOfOthers(tokens, at) ? { words: [], next } : null
  const noun = skipOf(tokens, next).next
  if (isOneOf(tokens, noun, pronouns)) return { words: [], next: noun + 1 }
  const found = readNoun(tokens, noun)
  return found === null ? null : { words: found.noun.words, next: found.next }
}
