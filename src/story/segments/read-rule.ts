import { conditionStarts } from '../lexicon/connectives.ts'
import { articles, determiners } from '../lexicon/determiners.ts'
import { isGenderWord } from '../lexicon/gender-words.ts'
import { having } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, spanOf, textAt, textsOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'
import { type FoundCondition, namedCondition } from './found-condition.ts'
import type { StoryParts } from './read-having.ts'
import { placeOf, startOf } from './parts-of-sentence.ts'
import { readRowTests } from './read-row-test.ts'
import { paying } from './read-effect.ts'
import type { ConditionFact, SaidEffect } from './segment-facts.ts'
import { textBetween } from '../tokens/text-between.ts'

const nobody = wordSet('no nobody')
/** Words that state a rule, and whether they deny it. */
const ruling: ReadonlyMap<string, boolean> = new Map([
  ...['never', 'cannot', "can't"].map((word) => [word, true] as const),
  ['always', false],
])
const auxiliaries = wordSet('is are was were be been being get gets got must can may will should do does has have not ever')
/** What a column is, and not what happens to some rows: "emails are always unique". */
const qualities = wordSet('unique distinct null empty blank missing negative positive filled duplicate duplicated zero')
const contacts = wordSet('email emails mails username usernames phone phones')
const mostWords = 5

/**
 * Reads a rule for some rows that leaves the others as they are: "applicants with a score below 600 are never approved", "nobody under 18 is
 * insured", "scores under 40 always fail". Null for other sentences.
 */
export function readRule({ tokens, text, known }: StoryParts, first: number, end: number): FoundCondition | null {
  const free = readPaysNothing(tokens, first, end)
  if (free !== null) return { ...free, fact: { ...free.fact, isOneWay: true } as ConditionFact }
  const from = startOf(tokens, first, end)
  const isNobody = isOneOf(tokens, from, nobody)
  const start = !isNobody ? from : textAt(tokens, from + 1) === 'one' ? from + 2 : from + 1
  const at = isNobody ? placeOf(tokens, auxiliaries, start + 1, end) : placeOf(tokens, rulingWords, start + 1, end)
  if (at === null) return null
  let stop = at
  while (stop > start && isOneOf(tokens, stop - 1, auxiliaries)) stop--
  let next = isNobody ? at : at + 1
  while (next < end && isOneOf(tokens, next, auxiliaries) && !isOneOf(tokens, next, having)) next++
  // "Check-out is always | after check-in": two times of a row.
  if (/^(?:after|before)$/.test(textAt(tokens, next))) return null
  const isNot = isNobody || ruling.get(textAt(tokens, at)) === true
  const tests = testsOf(tokens, text, start, stop, isNobody)
  const effect = effectOf(tokens, text, next, end, isNot)
  if (tests === null || effect === null) return null
  const [{ sign, words } = { sign: 'named', words: [] }] = tests
  const isPart = sign !== 'named' || words.length > 1 || words.some((word) => known.has(singularOf(word)) || isGenderWord(word))
  // "Customer emails are always at acme.io" is about a column.
  if (
    !isPart ||
    (sign === 'named' && contacts.has(words.at(-1) ?? '')) ||
    tokens.slice(next, end).some(({ text: word }) => qualities.has(word))
  )
    return null
  const fact: ConditionFact = {
    type: 'condition',
    tests,
    isNot: false,
    isOneWay: true,
    effect,
    otherwise: null,
    ...spanOf(tokens, from, end),
  }
  return { fact, first: from, next: end }
}

const rulingWords: ReadonlySet<string> = new Set(ruling.keys())

/** "Free users pay nothing". */
function readPaysNothing(tokens: readonly Token[], first: number, end: number): FoundCondition | null {
  const from = startOf(tokens, first, end)
  if (!isOneOf(tokens, end - 2, paying) || !/^(?:nothing|zero)$/.test(textAt(tokens, end - 1)) || end - 2 <= from) return null
  const words = textsOf(tokens, from, end - 2)
  if (words.length > mostWords) return null
  return namedCondition(tokens, [from, end], words, {
    effect: { words: [textAt(tokens, end - 2)], type: 'number', value: 0 },
    isNot: false,
  })
}

/** "Applicants with | a score below 600", "children under 12", "discontinued products". Null for all rows. */
function testsOf(tokens: readonly Token[], text: string, start: number, stop: number, isNobody: boolean): ConditionFact['tests'] | null {
  if (stop <= start) return null
  const with_ = placeOf(tokens, conditionStarts, start, stop)
  const tests = readRowTests(tokens, text, with_ !== null ? with_ + 1 : isNobody ? start - 1 : start, stop)
  if (tests?.next === stop && tests.tests.every(({ sign, value }) => sign !== 'named' && typeof value === 'number')) return tests.tests
  const words = textsOf(tokens, start, stop).filter((word) => !determiners.has(word))
  const isNamed = with_ === null && tokens.slice(start, stop).every(({ kind }) => kind === 'word')
  return isNamed && words.length <= mostWords ? [{ words, sign: 'named', value: null }] : null
}

/** "approved", "have | a credit card", "smoke". */
function effectOf(tokens: readonly Token[], text: string, at: number, end: number, isNot: boolean): SaidEffect | null {
  const isHad = isOneOf(tokens, at, having)
  let start = isHad ? at + 1 : at
  while (start < end && (articles.has(textAt(tokens, start)) || textAt(tokens, start) === 'any')) start++
  const said = tokens.slice(start, end)
  if (said.length === 0 || said.length > mostWords || said.some(({ kind }) => kind === 'number')) return null
  if (isHad) return { words: textsOf(tokens, start, end), type: 'empty', isNot: !isNot }
  if (said.length > 3) return null
  const value = textBetween(text, tokens, start, end)
  return { words: [], type: 'word', value, ...(isNot ? { isNot } : {}) }
}
