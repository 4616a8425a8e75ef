import type { Aside } from '../facts/aside.ts'
import type { Fact } from '../facts/fact.ts'
import { clauseJoints, conditionStarts } from '../lexicon/connectives.ts'
import { distributives } from '../lexicon/determiners.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { being, finiteHaving, gainVerbs, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, skip, spanOf, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Span, Token } from '../tokens/token.ts'
import { isDone } from '../words/is-done.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore } from '../words/nouns.ts'
import { functionWords, headOf } from '../words/words.ts'
import { isOpenBound, ownerInClause } from './exceptions/owner-in-clause.ts'
import type { Revision } from './revision.ts'

const reason =
  'it is about the rows with that number of others only, but would apply to all rows of a table: state it for all rows, or leave it out'

/** Words before the subject of a statement: "; customers with over 5 orders get". */
const starts = wordSet(clauseJoints, 'because since so if when that only all the those these any every each')
/** Words before rows that something is given to or true of: "a discount for customers with over 5 orders". */
const targets = wordSet('for to of among by from only give gives offer offers send sends grant grants charge charges award awards')
const verbs = wordSet(
  being,
  modals,
  finiteHaving,
  gainVerbs,
  "got take takes took give gives gave make makes made do does did don't need needs want wants",
)
const adverbs = wordSet('always never usually often sometimes also mostly mainly typically then only automatically all both')
const adjuncts = wordSet('total overall max maximum min minimum online today')
/** Most tokens of the statement. */
const reach = 16

/**
 * Makes asides of statements about rows with a number of others: "pupils with more than 10 absences get worse grades" says nothing of all
 * pupils.
 */
export const withoutRestricted: Revision = (said, { tokens }) => {
  const asides = said.facts.flatMap((fact) => restrictedBy(fact, said.facts, tokens) ?? [])
  if (asides.length === 0) return said
  const isWithin = ({ start, end }: Span): boolean => asides.some((aside) => start < aside.end && end > aside.start)
  return { facts: said.facts.filter((fact) => !isWithin(fact)), asides: [...said.asides, ...asides] }
}

/** Rows with a number of others: "pupils | with more than 10 absences |". */
interface Restricted {
  readonly noun: Noun
  /** The token after the number and its noun. */
  readonly next: number
  /** Whether the number has one bound only, which a number for each of all rows seldom has. */
  readonly isOpen: boolean
}

function restrictedBy(fact: Fact, facts: readonly Fact[], tokens: readonly Token[]): Aside | null {
  const found = restrictedIn(fact, tokens)
  if (found === null) return null
  const { noun, next, isOpen } = found
  const owner = firstFrom(tokens, noun.start)
  const isSubject = startsStatement(tokens, owner) && isVerb(tokens, next, isOpen) && (isOpen || !isOneOf(tokens, owner - 1, distributives))
  const isTarget = isOpen && isOneOf(tokens, owner - 1, targets) && isCountedApart(noun, facts)
  if (!isSubject && !isTarget) return null
  return { ...spanOf(tokens, isSubject ? owner : statementStart(tokens, owner), statementEnd(tokens, next)), reason }
}

function restrictedIn(fact: Fact, tokens: readonly Token[]): Restricted | null {
  const at = firstFrom(tokens, fact.start)
  const next = firstFrom(tokens, fact.end)
  if (fact.type === 'ratio') {
    const { parent, child, min, max, mean } = fact
    if (mean !== null || fact.start > parent.start || child.start < parent.end || isOneOf(tokens, next - 1, distributives)) return null
    if (!isOneOf(tokens, firstFrom(tokens, parent.end), conditionStarts)) return null
    return { noun: parent, next, isOpen: min === null || max === null || isOpenBound(child, tokens) }
  }
  if (fact.type === 'attribute') {
    const noun = isOneOf(tokens, at - 1, conditionStarts) ? nounBefore(tokens, at - 1, 0) : null
    const isBound = fact.aspects.every(({ type }) => type === 'range' || type === 'whole')
    return noun === null || !isBound || !isPluralNoun(noun) ? null : { noun, next, isOpen: isOneOf(tokens, at, bounds) }
  }
  const noun = fact.type === 'count' ? ownerInClause(fact, tokens) : null
  return noun === null ? null : { noun, next, isOpen: true }
}

const bounds = wordSet('more fewer less at over under above below up')

function isCountedApart(noun: Noun, facts: readonly Fact[]): boolean {
  const head = headOf(noun.words)
  return facts.some((other) => other.type === 'count' && other.noun.start !== noun.start && headOf(other.noun.words) === head)
}

function startsStatement(tokens: readonly Token[], at: number): boolean {
  return at === 0 || kindAt(tokens, at - 1) === 'sign' || isOneOf(tokens, at - 1, starts)
}

/** Whether a verb of a statement stands at a token: "| get a discount", "| never pay". What was done to the others is none: "| placed in May". */
function isVerb(tokens: readonly Token[], at: number, isOpen: boolean): boolean {
  const verb = skip(adverbs, 2)(tokens, at).next
  const text = textAt(tokens, verb)
  if (kindAt(tokens, verb) !== 'word') return false
  if (verbs.has(text)) return true
  if (functionWords.has(text) || timeWords.has(text) || adjuncts.has(text) || text.endsWith('ly')) return false
  return isOpen || !isDone(text)
}

function statementEnd(tokens: readonly Token[], at: number): number {
  let next = at
  while (
    next < at + reach &&
    !endsClause(tokens, next) &&
    !(clauseJoints.has(textAt(tokens, next)) && kindAt(tokens, next + 1) === 'number')
  )
    next++
  return next
}

function statementStart(tokens: readonly Token[], at: number): number {
  let first = at
  while (first > 0 && first > at - reach && !endsClause(tokens, first - 1)) first--
  return first
}
