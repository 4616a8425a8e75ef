import { onlyCounted } from '../amounts/counted-before.ts'
import { readWholeNumber } from '../amounts/whole-number.ts'
import { classify } from '../compose/classify.ts'
import { dataBefore } from '../find/data-before.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import { isStateWord } from '../lexicon/states.ts'
import { finiteBeing } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, oneOf, optional, sequence, spanOf, textAt } from '../reader/index.ts'
import { canStartAmount } from '../amounts/amount.ts'
import type { CountFact, RateFact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { isNamedNumber } from '../amounts/named-number.ts'
import { isAlike, isPluralNoun, nounBefore, readNoun } from '../words/nouns.ts'
import type { Token } from '../tokens/token.ts'
import { headOf, singularOf } from '../words/words.ts'
import type { Phrase, Reading } from './phrase.ts'
import { startOfStates } from './start-of-states.ts'
import { pastBeing, saidOf, stateAt, stateJoints as joints } from './state-at.ts'
import { statesNumbered } from './states-numbered.ts'

/** Most states of one table. */
const mostStates = 8

/** Numbers of rows by state: "60 invoices: 40 paid, 15 open". */
export const states: Phrase = {
  name: 'states',
  precedence: 75,
  description: 'The number of rows in each state, out of a counted total.',
  examples: [
    {
      story: '60 invoices: 40 paid, 15 open and the rest overdue',
      facts: [
        { text: '60 invoices', type: 'count', count: 60 },
        { text: '40 paid', type: 'rate', share: null, rows: 40, what: ['paid'], of: { words: ['invoices'] } },
        { text: '15 open', type: 'rate', rows: 15, what: ['open'] },
        { text: 'the rest overdue', type: 'rate', share: null, what: ['overdue'], of: { words: ['invoices'] } },
      ],
    },
    {
      story: 'Of 500 claims 75 are rejected and 20 pending',
      facts: [
        { text: '500 claims', type: 'count', count: 500 },
        { text: '75 are rejected', type: 'rate', rows: 75, what: ['rejected'] },
        { text: '20 pending', type: 'rate', rows: 20, what: ['pending'] },
      ],
    },
    {
      story: '80 tasks, 12 done, 20 in progress, 48 open',
      facts: [
        { text: '80 tasks', type: 'count', count: 80 },
        { text: '12 done', type: 'rate', rows: 12 },
        { text: '20 in progress', type: 'rate', rows: 20, what: ['in', 'progress'] },
        { text: '48 open', type: 'rate', rows: 48 },
      ],
    },
    {
      story: '50 users, 5 inactive',
      facts: [
        { text: '50 users', type: 'count', count: 50 },
        { text: '5 inactive', type: 'rate', rows: 5, what: ['inactive'] },
      ],
    },
    {
      story: '12 apartments: 8 single, 4 double',
      facts: [
        { text: '12 apartments', type: 'count' },
        { text: '8 single', type: 'rate', rows: 8 },
        { text: '4 double', type: 'rate', rows: 4 },
      ],
    },
    {
      story: '70 vehicles (45 vans, 20 trucks and 5 electric cars)',
      facts: [
        { text: '70 vehicles', type: 'count', count: 70 },
        { text: '45 vans', type: 'rate', rows: 45, what: ['van'], of: { words: ['vehicles'] } },
        { text: '20 trucks', type: 'rate', rows: 20, what: ['truck'] },
        { text: '5 electric cars', type: 'rate', rows: 5, what: ['electric', 'car'] },
      ],
    },
    {
      story: 'animals: 30 (20 dogs, 10 cats)',
      facts: [
        { text: 'animals: 30', type: 'count', count: 30 },
        { text: '20 dogs', type: 'rate', rows: 20, what: ['dog'], of: { words: ['animals'] } },
        { text: '10 cats', type: 'rate', rows: 10, what: ['cat'] },
      ],
    },
    {
      story: '90 lockers. 70 are locked, 20 are broken.',
      facts: [
        { text: '90 lockers', type: 'count', count: 90 },
        { text: '70 are locked', type: 'rate', rows: 70, what: ['locked'], of: { words: ['lockers'] } },
        { text: '20 are broken', type: 'rate', rows: 20, what: ['broken'] },
      ],
    },
    {
      story: '90 bikes: city 50, cargo 30, the rest electric',
      facts: [
        { text: '90 bikes', type: 'count', count: 90 },
        { text: 'city 50', type: 'rate', rows: 50, what: ['city'], of: { words: ['bikes'] } },
        { text: 'cargo 30', type: 'rate', rows: 30, what: ['cargo'] },
        { text: 'the rest electric', type: 'rate', rows: 10, what: ['electric'] },
      ],
    },
    { story: '60 customers, 300 golf', facts: [{ text: '60 customers', type: 'count' }] },
  ],
  startsAt: (token) => token.text === 'of' || canStartAmount(token),
  read: (tokens, at, free) => {
    const isOf = textAt(tokens, at) === 'of'
    const whole = counted(tokens, isOf ? at + 1 : at) ?? titled(tokens, at, free)
    if (whole === null) return furtherState(tokens, at)
    if (isNamedNumber(tokens, isOf ? at + 1 : at, whole.amount)) return null
    const start = startOfStates(tokens, whole.next, isOf)
    if (start === null) return null
    const first = whole.first ?? (isOf ? at + 1 : at)
    const count = { type: 'count', noun: whole.noun, count: whole.amount.value, ...spanOf(tokens, first, whole.next) } as const
    // In "Invoices for 80 customers, 12 overdue", invoices are overdue.
    const owned = whole.first === undefined ? dataBefore(tokens, whole.noun) : null
    const found = whole.first === undefined ? statesFrom(tokens, start, owned ?? whole.noun) : noStates
    if (isClear(found, count)) return { facts: [...relationsOf(owned, whole.noun), count, ...found.facts], first: at, next: found.next }
    const kinds = kindsFrom(tokens, start, count) ?? statesNumbered(tokens, start, count)
    return kinds === null ? null : { facts: [count, ...kinds.facts], first: Math.min(at, first), next: kinds.next }
  },
}

function relationsOf(child: Noun | null, parent: Noun): readonly RelationFact[] {
  return child === null ? [] : [{ type: 'relation', child, parent, start: child.start, end: parent.end }]
}

const beforeStates = wordSet(', ; and . \n')

/** "40 accounts are active, | 5 are locked", "50 accounts. | 40 are active": a number of the rows that were counted before. */
function furtherState(tokens: readonly Token[], at: number): Reading | null {
  const amount = isOneOf(tokens, at - 1, beforeStates) ? readWholeNumber(tokens, at) : null
  const state = amount === null || !isOneOf(tokens, amount.next, finiteBeing) ? null : stateAt(tokens, amount.next)
  const of = state === null ? null : onlyCounted(tokens, at)
  if (amount === null || state === null || of === null || !isStateWord(state.words.at(-1) ?? '')) return null
  const span = spanOf(tokens, at, state.next)
  const fact: RateFact = { type: 'rate', share: null, rows: amount.value, ...saidOf(state.words), of, ...span, isState: true }
  return { facts: [fact], first: at, next: state.next }
}

const rows = sequence({ amount: readWholeNumber, of: readNoun })

/** The counted total, and the token after it. */
interface Whole {
  readonly amount: NonNullable<ReturnType<typeof readWholeNumber>>
  readonly noun: Noun
  readonly next: number
  /** Its first token, if that is before the number. */
  readonly first?: number
}

function counted(tokens: readonly Token[], at: number): Whole | null {
  const found = rows(tokens, at)
  return found === null || !(isPluralNoun(found.of.noun) || isAlike(found.of.noun))
    ? null
    : { amount: found.amount, noun: found.of.noun, next: found.next }
}

/** "Vehicles: 70" before a bracket. */
function titled(tokens: readonly Token[], at: number, free: number): Whole | null {
  const amount = /^[:=]$/.test(textAt(tokens, at - 1)) && at - 1 > free ? readWholeNumber(tokens, at) : null
  const noun = amount === null || textAt(tokens, amount.next) !== '(' ? null : nounBefore(tokens, at - 1, free)
  if (amount === null || noun === null || !isPluralNoun(noun)) return null
  return { amount, noun, next: amount.next, first: at - 1 - noun.words.length }
}

interface Found {
  readonly facts: readonly RateFact[]
  readonly next: number
}

const rest = sequence({ the: optional(oneOf(['the'])), others: oneOf(['rest', 'others', 'remaining', 'remainder']) })

function statesFrom(tokens: readonly Token[], from: number, of: Noun): Found {
  const facts: RateFact[] = []
  let next = from
  for (let at = from; facts.length < mostStates;) {
    const others = facts.length > 0 ? rest(tokens, at) : null
    const number = others ?? readWholeNumber(tokens, at)
    const state = number === null ? null : stateAt(tokens, number.next)
    if (number === null || state === null) break
    const own = others === null && 'value' in number ? { rows: number.value } : {}
    facts.push({ type: 'rate', share: null, ...own, ...saidOf(state.words), of, ...spanOf(tokens, at, state.next), isState: true })
    next = state.next
    if (others !== null) break
    at = next
    while (at < next + 2 && isOneOf(tokens, at, joints)) at++
    if (at === next) break
  }
  return { facts, next: textAt(tokens, next) === ')' ? next + 1 : next }
}

const noStates: Found = { facts: [], next: 0 }

/** Kinds of the rows, also beside states: "(45 vans, 20 trucks)", ": 30 single, 10 suites". Their numbers have to sum up to the total. */
function kindsFrom(tokens: readonly Token[], from: number, { noun: of, count }: CountFact): Found | null {
  const facts: RateFact[] = []
  let next = from
  let left = count
  const isListed = textAt(tokens, from - 1) === ','
  for (let at = from; facts.length < mostStates;) {
    const others = facts.length > 0 ? rest(tokens, at) : null
    const amount = others === null ? readWholeNumber(tokens, at) : { value: left, next: pastBeing(tokens, others.next).next }
    const thing = amount === null ? null : readKind(tokens, amount.next)
    const kind = amount === null ? null : (thing ?? stateAt(tokens, amount.next))
    if (amount === null || kind === null) break
    left -= amount.value
    // Most numbers behind another one are no part of it: "30 patients, 20 results".
    if (left < 0 || (isListed && thing !== null && isOfOther(thing.words, of))) return null
    const what = [...kind.words.slice(0, -1), headOf(kind.words)]
    facts.push({ type: 'rate', share: null, rows: amount.value, what, of, ...spanOf(tokens, at, kind.next), isKind: true })
    next = kind.next
    at = next
    while (at < next + 2 && isOneOf(tokens, at, joints)) at++
    if (at === next) break
  }
  if (facts.length < 2 || left !== 0 || facts.at(-1)?.rows === 0 || !endsClause(tokens, next)) return null
  return { facts, next: textAt(tokens, next) === ')' ? next + 1 : next }
}

/** Whether a noun is known as another sort of thing than the counted rows. */
function isOfOther(words: readonly string[], of: Noun): boolean {
  const [kind, whole] = [classify(words.map(singularOf)), classify(of.words.map(singularOf))]
  return kind !== null && whole !== null && (kind.archetype !== whole.archetype || kind.family?.role !== whole.family?.role)
}

const others = wordSet('other others')

function readKind(tokens: readonly Token[], at: number): { readonly words: readonly string[]; readonly next: number } | null {
  if (isOneOf(tokens, at, others)) return { words: ['other'], next: at + 1 }
  const found = readNoun(tokens, at)
  return found === null || !isPluralNoun(found.noun) ? null : { words: found.noun.words, next: found.next }
}

/** Whether the words are states and not tables: each is a known state, or the numbers sum up to the total. */
function isClear({ facts }: Found, { count }: CountFact): boolean {
  const sum = facts.reduce((before, fact) => before + (fact.rows ?? 0), 0)
  if (facts.length === 0 || sum > count) return false
  const isWhole = facts.length > 1 && (sum === count || facts.some((fact) => fact.rows === undefined))
  return isWhole || facts.every(({ what }) => (what.length > 1 ? what[0] === 'in' || what[0] === 'on' : isStateWord(what[0] ?? '')))
}
