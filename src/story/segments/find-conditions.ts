import type { ConditionFact, GradesFact, SaidEffect } from './segment-facts.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { readSaidNumber } from '../attributes/said-number.ts'
import { nounOf } from '../words/nouns.ts'
import { isOneOf, spanOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { inName } from './in-name.ts'
import { readEffect } from './read-effect.ts'
import { readRowTests } from './read-row-test.ts'

/** A fact, and its tokens from `first` to before `next`. */
export interface FoundCondition {
  readonly fact: ConditionFact | GradesFact
  readonly first: number
  readonly next: number
}

const sentenceEnds = wordSet('. ; ! ? \n')
const openings = wordSet('if iff when whenever unless')
const others = wordSet('otherwise else')
const mostTokens = 60

/** Finds what a story says of columns under conditions: "if the amount is over 5,000 it is flagged", "grade is A from 90, B from 75, else C". */
export function findConditions(tokens: readonly Token[], text: string, taken: Uint8Array): readonly FoundCondition[] {
  const found: FoundCondition[] = []
  for (let first = 0; first < tokens.length;) {
    let end = first
    while (end < tokens.length && taken[end] !== 1 && !isOneOf(tokens, end, sentenceEnds)) end++
    const condition = end - first > mostTokens ? null : readSentence(tokens, text, first, end)
    if (condition !== null && isClear(condition.fact)) found.push(condition)
    first = end + 1
  }
  return found
}

/** Whether a column is compared, or is said to be empty, true or false: "when a customer orders" tells no condition. */
function isClear(fact: FoundCondition['fact']): boolean {
  if (fact.type === 'grades') return true
  return fact.tests.some(({ sign }) => sign !== 'named') || fact.effect.type === 'empty' || fact.effect.type === 'boolean'
}

function readSentence(tokens: readonly Token[], text: string, first: number, end: number): FoundCondition | null {
  const at = placeOf(tokens, openings, first, end) ?? comparedFor(tokens, text, first, end)
  if (at === null)
    return (
      readWhile(tokens, text, first, end) ??
      readGrades(tokens, text, first, end) ??
      readOnly(tokens, text, first, end) ??
      readMeans(tokens, text, first, end)
    )
  const isNot = textAt(tokens, at) === 'unless'
  const start = startOf(tokens, first, at)
  return start === at ? testFirst(tokens, text, at, end, isNot) : effectFirst(tokens, text, start, at, end, isNot)
}

/** "started_at null while queued": beside what is empty, "while" names rows; elsewhere it contrasts. */
function readWhile(tokens: readonly Token[], text: string, first: number, end: number): FoundCondition | null {
  const at = placeOf(tokens, whiles, first + 1, end)
  const start = at === null ? first : startOf(tokens, first, at)
  const effect = at === null ? null : readEffect(tokens, text, start, at)
  return at === null || effect?.type !== 'empty' || effect.words.length === 0 ? null : effectFirst(tokens, text, start, at, end, false)
}

const whiles = wordSet('while')

/** "the fee is 0 | for shipments under 5 kg" */
function comparedFor(tokens: readonly Token[], text: string, first: number, end: number): number | null {
  const at = placeOf(tokens, setFor, first + 1, end)
  const tests = at === null ? null : readRowTests(tokens, text, at + 1, end)
  return tests?.tests.every(({ sign, value }) => sign !== 'is' && typeof value === 'number') === true ? at : null
}

function placeOf(tokens: readonly Token[], words: ReadonlySet<string>, first: number, end: number): number | null {
  for (let at = first; at < end; at++) if (isOneOf(tokens, at, words)) return at
  return null
}

/** Where the part of a sentence begins that ends before a token: behind a colon, a comma or a bracket. */
function startOf(tokens: readonly Token[], first: number, at: number): number {
  let start = at
  while (start > first && !isOneOf(tokens, start - 1, parts)) start--
  return isOneOf(tokens, start, leading) ? start + 1 : start
}

const parts = wordSet(': , (')
const leading = wordSet('and but so')

/** "if the amount is over 5,000 it is flagged, otherwise not" */
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

/** Where what follows from a test begins, where a comma, or a word such as "it", tells. */
function borderOf(tokens: readonly Token[], text: string, at: number, end: number): number | null {
  for (let place = at + 1; place < end; place++) {
    if (isOneOf(tokens, place, between)) return place
    if (place > at + 1 && isOneOf(tokens, place, subjects) && !inName(tokens, text, place - 1)) return place
  }
  return null
}

/** "closed_at is null unless the status is closed", "is_priority is true if total is above 250, false otherwise" */
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
  /** Where the test and what follows from it end. */
  readonly stop: number
  readonly end: number
  readonly isNot: boolean
  readonly tests: ConditionFact['tests']
  readonly effect: SaidEffect
}

/** With what the other rows have: ", otherwise F", ", false otherwise", ", all others 4.90". Null where something else follows. */
function foundOf(tokens: readonly Token[], text: string, { first, stop, end, isNot, tests, effect }: Read): FoundCondition | null {
  let start = stop
  while (isOneOf(tokens, start, more)) start++
  const isLast = isOneOf(tokens, end - 1, others)
  const isSaid = isLast || (start > stop && [start - 1, start - 2].some((at) => isOneOf(tokens, at, rest)))
  if (start < end && !isSaid && !isOneOf(tokens, stop, parts)) return null
  const next = isSaid ? end : stop
  const otherwise = isSaid ? readEffect(tokens, text, start, isLast ? trimmed(tokens, end - 1) : end) : null
  if (isSaid && otherwise === null) return null
  return { fact: { type: 'condition', tests, isNot, effect, otherwise, ...spanOf(tokens, first, next) }, first, next }
}

const rest = wordSet('otherwise else others rest')
const more = wordSet(rest, ', and all the for are is')

function trimmed(tokens: readonly Token[], end: number): number {
  let last = end
  while (isOneOf(tokens, last - 1, between) || isOneOf(tokens, last - 1, leading)) last--
  return last
}

const having = wordSet('have has get gets')
const articles = wordSet('a an the their its')
const setFor = wordSet('for')

/** "only closed tickets have a resolved_at", "paid_at only set for paid invoices", "shipped_at is null for new ones" */
function readOnly(tokens: readonly Token[], text: string, first: number, end: number): FoundCondition | null {
  const start = startOf(tokens, first, end)
  const verb = placeOf(tokens, having, start, end)
  if (isOneOf(tokens, start, onlyWords) && verb !== null && verb > start + 1 && end - verb <= 5) {
    const words = tokens.slice(start + 1, verb).map((token) => token.text)
    const from = isOneOf(tokens, verb + 1, articles) ? verb + 2 : verb + 1
    const column = tokens.slice(from, end).map((token) => token.text)
    if (column.length === 0 || tokens.slice(from, end).some(({ kind }) => kind !== 'word')) return null
    return emptyUnless(tokens, start, end, words, column)
  }
  const at = placeOf(tokens, setFor, start, end)
  const effect = at === null ? null : readEffect(tokens, text, start, at)
  if (at === null || effect?.type !== 'empty' || effect.words.length === 0 || end - at > 5) return null
  const words = tokens.slice(at + 1, end).map((token) => token.text)
  if (words.length === 0 || tokens.slice(at + 1, end).some(({ kind }) => kind !== 'word')) return null
  return effect.isNot ? emptyUnless(tokens, start, end, words, effect.words) : emptyWhere(tokens, start, end, words, effect)
}

const onlyWords = wordSet('only just')

function emptyUnless(
  tokens: readonly Token[],
  first: number,
  end: number,
  words: readonly string[],
  column: readonly string[],
): FoundCondition {
  const effect: SaidEffect = { words: column, type: 'empty', isNot: false }
  const tests = [{ words, sign: 'named', value: null } as const]
  return { fact: { type: 'condition', tests, isNot: true, effect, otherwise: null, ...spanOf(tokens, first, end) }, first, next: end }
}

function emptyWhere(tokens: readonly Token[], first: number, end: number, words: readonly string[], effect: SaidEffect): FoundCondition {
  const tests = [{ words, sign: 'named', value: null } as const]
  return { fact: { type: 'condition', tests, isNot: false, effect, otherwise: null, ...spanOf(tokens, first, end) }, first, next: end }
}

const meaning = wordSet('means mean fails passes counts')

/** "attendance below 60% means fail, otherwise pass" */
function readMeans(tokens: readonly Token[], text: string, first: number, end: number): FoundCondition | null {
  const at = placeOf(tokens, meaning, first, end)
  const tests = at === null ? null : readRowTests(tokens, text, first, at)
  if (at === null || tests?.next !== at || tests.tests.every(({ sign }) => sign === 'named')) return null
  const stop = placeOf(tokens, others, at, end) ?? placeOf(tokens, parts, at, end) ?? end
  const effect = readEffect(tokens, text, textAt(tokens, at).startsWith('mean') ? at + 1 : at, trimmed(tokens, stop))
  return effect === null ? null : foundOf(tokens, text, { first, stop, end, isNot: false, tests: tests.tests, effect })
}

const thresholds = wordSet('from above over at')
const mostLabels = 12

/** "grade is A from 90, B from 75, C from 60, otherwise F" */
function readGrades(tokens: readonly Token[], text: string, first: number, end: number): FoundCondition | null {
  const verb = placeOf(tokens, labelling, first, end)
  if (verb === null || verb === first) return null
  const start = startOf(tokens, first, verb)
  const grades: { label: string; from: number }[] = []
  let at = verb + 1
  while (grades.length < mostLabels) {
    while (isOneOf(tokens, at, separators)) at++
    const sign = [at + 1, at + 2].find((place) => isOneOf(tokens, place, thresholds))
    const number = sign === undefined ? null : readSaidNumber(tokens, textAt(tokens, sign + 1) === 'least' ? sign + 2 : sign + 1)
    if (sign === undefined || number === null || number.next > end) break
    grades.push({ label: text.slice(tokens[at]?.start, tokens[sign - 1]?.end), from: number.value })
    at = number.next
  }
  while (isOneOf(tokens, at, separators) || isOneOf(tokens, at, rest)) at++
  const isSaid = at < end && [at - 1, at - 2].some((place) => isOneOf(tokens, place, rest))
  const otherwise = isSaid && end - at <= 2 ? text.slice(tokens[at]?.start, tokens[end - 1]?.end) : null
  const falls = grades.every(({ from }, index) => index === 0 || (grades[index - 1]?.from ?? 0) > from)
  if (!falls || grades.length === 0 || grades.length + (otherwise === null ? 0 : 1) < 2 || (at < end && otherwise === null)) return null
  const fact: GradesFact = { type: 'grades', column: nounOf(tokens, start, verb), grades, otherwise, ...spanOf(tokens, start, end) }
  return { fact, first: start, next: end }
}

const labelling = wordSet('is are = :')
const separators = wordSet(', and')
