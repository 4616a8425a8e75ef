import { sideWords } from '../lexicon/bounds.ts'
import type { ConditionFact, SaidEffect } from './segment-facts.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { comparatives } from '../lexicon/level-words.ts'
import { isOneOf, spanOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { inName } from './in-name.ts'
import { readAmong } from './read-among.ts'
import { marking, readEffect } from './read-effect.ts'
import type { FoundCondition } from './found-condition.ts'
import { leadingWords, partSigns, placeOf, startOf } from './parts-of-sentence.ts'
import { readGrades } from './read-grades.ts'
import { readHaving, type StoryParts } from './read-having.ts'
import { readOnly } from './read-only.ts'
import { readRule } from './read-rule.ts'
import { readThreshold } from './read-threshold.ts'
import { readCompared, readRowTests } from './read-row-test.ts'
import { otherwiseWords, sentenceEnds } from '../lexicon/connectives.ts'

/** Words before a test. */
export const conditionWords: ReadonlySet<string> = wordSet('if iff when whenever unless')
const others = wordSet('otherwise else')
const mostTokens = 60

/**
 * Finds conditions: "if the amount is over 5,000 it is flagged", "grade is A from 90, B from 75, else C".
 * @param known the values that the story lists, words in the singular
 */
export function findConditions(
  tokens: readonly Token[],
  text: string,
  taken: Uint8Array,
  known: ReadonlySet<string>,
): readonly FoundCondition[] {
  const found: FoundCondition[] = []
  for (let first = 0; first < tokens.length;) {
    let end = first
    while (end < tokens.length && taken[end] !== 1 && !isOneOf(tokens, end, sentenceEnds)) end++
    if (end - first <= mostTokens) found.push(...readAll({ tokens, text, known }, first, end))
    first = end + 1
  }
  return found
}

/** Reads all conditions of a sentence: "started_at null while queued, finished_at null unless done". */
function readAll(story: StoryParts, first: number, end: number): readonly FoundCondition[] {
  const one = end > first ? readSentence(story, first, end) : null
  if (one === null || !isClear(one.fact)) return []
  return [...readAll(story, first, trimmed(story.tokens, one.first)), one, ...readAll(story, one.next, end)]
}

/** Whether a condition compares a column or makes one empty, true or false. "When a customer orders" is no condition. */
function isClear(fact: FoundCondition['fact']): boolean {
  if (fact.type === 'grades' || fact.isOneWay === true) return true
  // "Lower for calls longer than 10 minutes" and "more likely when the debt is high" only compare: they state no value of a column.
  if (fact.effect.type === 'word' && comparatives.has(fact.effect.value.split(' ')[0] ?? '')) return false
  const { effect } = fact
  const isZero = (effect.type === 'number' && effect.value === 0) || (effect.type === 'word' && effect.value === 'free')
  const isNone = isZero && effect.words.length > 0
  return isNone || fact.tests.some(({ sign }) => sign !== 'named') || fact.effect.type === 'empty' || fact.effect.type === 'boolean'
}

function readSentence({ tokens, text, known }: StoryParts, first: number, end: number): FoundCondition | null {
  const at = placeOf(tokens, conditionWords, first, end) ?? comparedFor(tokens, text, first, end)
  if (at === null)
    return (
      readWhile(tokens, text, first, end) ??
      readHaving({ tokens, text, known }, first, end) ??
      readGrades(tokens, text, first, end) ??
      readOnly({ tokens, text, known }, first, end) ??
      readBelow(tokens, text, first, end) ??
      readRule({ tokens, text, known }, first, end) ??
      readMeans(tokens, text, first, end) ??
      readThreshold(tokens, text, first, end)
    )
  const isNot = textAt(tokens, at) === 'unless'
  const start = orderFrom(tokens, startOf(tokens, first, at), at)
  return start === at ? testFirst(tokens, text, at, end, isNot) : effectFirst(tokens, text, start, at, end, isNot)
}

/** The start of an order behind another one: "make 300 invoices and | mark them overdue". */
export function orderFrom(tokens: readonly Token[], start: number, at: number): number {
  for (let place = at - 1; place > start; place--)
    if (isOneOf(tokens, place, marking) && isOneOf(tokens, place - 1, leadingWords)) return place
  return start
}

/** "started_at null while queued", "shipped_at empty until shipped". Elsewhere "while" is a contrast. */
function readWhile(tokens: readonly Token[], text: string, first: number, end: number): FoundCondition | null {
  const at = placeOf(tokens, whiles, first + 1, end)
  const start = at === null ? first : startOf(tokens, first, at)
  const effect = at === null ? null : readEffect(tokens, text, start, at)
  return at === null || effect?.type !== 'empty' || effect.words.length === 0
    ? null
    : effectFirst(tokens, text, start, at, end, textAt(tokens, at) === 'until')
}

const whiles = wordSet('while until once')
const setFor = wordSet('for')

/** "the fee is 0 | for shipments under 5 kg". */
function comparedFor(tokens: readonly Token[], text: string, first: number, end: number): number | null {
  const at = placeOf(tokens, setFor, first + 1, end)
  const tests = at === null ? null : readRowTests(tokens, text, at + 1, end)
  return tests?.tests.every(({ sign, value }) => sign !== 'is' && typeof value === 'number') === true ? at : null
}

/** "Power is zero | under 3 m/s": the number belongs to the column in its unit, or to the words behind it. */
function readBelow(tokens: readonly Token[], text: string, first: number, end: number): FoundCondition | null {
  const at = placeOf(tokens, sideWords, first + 2, end)
  const effect = at === null ? null : readEffect(tokens, text, startOf(tokens, first, at), at)
  const isNone = effect?.type === 'empty' || (effect?.type === 'number' && effect.value === 0)
  const compared = at === null || !isNone || effect.words.length === 0 ? null : readCompared(tokens, at, end)
  if (at === null || effect === null || compared === null) return null
  const isPer = textAt(tokens, compared.next) === '/'
  const unit = isPer ? `${compared.test.unit}/${textAt(tokens, compared.next + 1)}` : (compared.test.unit ?? null)
  const next = isPer ? compared.next + 2 : compared.next
  const said = tokens.slice(next, end)
  if (said.length > 3 || said.some(({ kind }) => kind !== 'word') || (unit === null && said.length === 0)) return null
  const tests = [{ ...compared.test, unit, words: said.map((token) => token.text) }]
  return foundOf(tokens, text, { first: startOf(tokens, first, at), stop: end, end, isNot: false, tests, effect })
}

/** The test comes first: "if the amount is over 5,000 it is flagged, otherwise not". */
function testFirst(tokens: readonly Token[], text: string, at: number, end: number, isNot: boolean): FoundCondition | null {
  const border = borderOf(tokens, text, at + 1, end)
  const tests = readRowTests(tokens, text, at + 1, border ?? end)
  if (tests === null || (border !== null && tests.next !== border)) return null
  let start = tests.next
  while (isOneOf(tokens, start, between)) start++
  const stop = placeOf(tokens, others, start, end) ?? end
  const effect = readEffect(tokens, text, start, trimmed(tokens, stop))
  return effect === null ? null : foundOf(tokens, text, { first: at, stop, end, isNot, tests: tests.tests, effect })
}

const between = wordSet(', then')
const subjects = wordSet('it they then the its their')

/** Where the effect after a test starts: after a comma, or at a word such as "it". Null for none. */
function borderOf(tokens: readonly Token[], text: string, at: number, end: number): number | null {
  for (let place = at + 1; place < end; place++) {
    if (isOneOf(tokens, place, between)) return place
    if (place > at + 1 && isOneOf(tokens, place, subjects) && !inName(tokens, text, place - 1)) return place
  }
  return null
}

/**
 * The effect comes first: "closed_at is null unless the status is closed", "is_priority is true if total is above 250, false otherwise".
 */
function effectFirst(
  tokens: readonly Token[],
  text: string,
  start: number,
  at: number,
  end: number,
  isNot: boolean,
): FoundCondition | null {
  const effect = readEffect(tokens, text, start, at)
  const tests = effect === null ? null : readRowTests(tokens, text, at + 1, end)
  if (effect === null || tests === null) return null
  const isOnly = effect.type === 'empty' && effect.isNot && textAt(tokens, at - 1) === 'only'
  return foundOf(tokens, text, { first: start, stop: tests.next, end, isNot: isNot !== isOnly && isNot, tests: tests.tests, effect })
}

interface Read {
  readonly first: number
  /** The token after the test and the effect. */
  readonly stop: number
  readonly end: number
  readonly isNot: boolean
  readonly tests: ConditionFact['tests']
  readonly effect: SaidEffect
}

/** Adds the effect for the other rows: ", otherwise F", ", false otherwise", ", all others 4.90". Null if other words follow. */
function foundOf(tokens: readonly Token[], text: string, { first, stop, end, isNot, tests, effect }: Read): FoundCondition | null {
  let start = stop
  while (isOneOf(tokens, start, more)) start++
  const isLast = isOneOf(tokens, end - 1, others)
  const isSaid = isLast || (start > stop && [start - 1, start - 2].some((at) => isOneOf(tokens, at, otherwiseWords)))
  if (start < end && !isSaid && !isOneOf(tokens, stop, partSigns)) return null
  const next = isSaid ? end : stop
  const values = isSaid && effect.type === 'empty' ? readAmong(tokens, text, start, end) : null
  const span = spanOf(tokens, first, next)
  if (effect.type === 'empty' && values !== null)
    return { fact: { type: 'condition', tests, isNot, effect: { ...effect, values }, otherwise: null, ...span }, first, next }
  const otherwise = isSaid ? readEffect(tokens, text, start, isLast ? trimmed(tokens, end - 1) : end) : null
  if (isSaid && otherwise === null) return null
  return { fact: { type: 'condition', tests, isNot, effect, otherwise, ...span }, first, next }
}

const more = wordSet(otherwiseWords, ', and all the for are is')

function trimmed(tokens: readonly Token[], end: number): number {
  let last = end
  while (isOneOf(tokens, last - 1, between) || isOneOf(tokens, last - 1, leadingWords)) last--
  return last
}

const meaning = wordSet('means mean fails passes counts')

const beforeNouns = wordSet('with a an the its their of and')
const plurals = wordSet('fails passes counts')

/** "attendance below 60% means fail, otherwise pass". */
function readMeans(tokens: readonly Token[], text: string, first: number, end: number): FoundCondition | null {
  const at = placeOf(tokens, meaning, first, end)
  const tests = at === null ? null : readRowTests(tokens, text, first, at)
  if (at === null || tests?.next !== at || tests.tests.every(({ sign }) => sign === 'named')) return null
  // "Scores are normal with | mean 50".
  if (isOneOf(tokens, at - 1, beforeNouns)) return null
  // "Ski resort: 5000 passes" is a count.
  if (isOneOf(tokens, at, plurals) && tests.tests.every(({ sign }) => sign === 'is')) return null
  const stop = placeOf(tokens, others, at, end) ?? placeOf(tokens, partSigns, at, end) ?? end
  const effect = readEffect(tokens, text, textAt(tokens, at).startsWith('mean') ? at + 1 : at, trimmed(tokens, stop))
  return effect === null ? null : foundOf(tokens, text, { first, stop, end, isNot: false, tests: tests.tests, effect })
}
