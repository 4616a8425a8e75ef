import type { Aside } from '../facts/aside.ts'
import type { CountFact, Fact } from '../facts/fact.ts'
import type { Revision, Said } from './revision.ts'
import { finiteBeing } from '../lexicon/verbs.ts'
import { isStateWord } from '../lexicon/states.ts'
import { isOneOf, spanOf, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { startsWithin } from '../tokens/within.ts'
import type { Token } from '../tokens/token.ts'
import { canLack, readChildless } from './exceptions/childless.ts'
import { isClauseStart } from './exceptions/clause.ts'
import { canTakeBack, type Corrected, type Stated, takenBack } from './exceptions/corrected.ts'
import { LargestCounts } from './exceptions/largest-counts.ts'
import { aboutNumbered } from './exceptions/numbered-row.ts'
import { aboutOne, boundOfEach } from './exceptions/one-row.ts'
import { partRate } from './exceptions/part-rate.ts'
import { afterNoun, aroundCount, type Clause, isSaidFor, isTold } from './exceptions/some-rows.ts'

/** A clause, and the fact that replaces it, or the reason why there is none. */
interface Exception extends Clause {
  readonly fact: Fact | null
  readonly reason: string
  /** The token from which on the fact does not cover the clause. */
  readonly left?: number
}

const ofSome = 'it describes only some of the rows: state it for all of them, or as a share'
const ofTime = 'when some of the rows became so cannot be set: a time holds for all rows of a table'
const ofPart = 'that a part of the rows has no rows of another table cannot be set'
const ofOne = 'it describes a single row, and only all rows of a table, or a share of them, can be described'

/**
 * Removes numbers that the story corrects later. Each clause about some rows of a counted table becomes one fact or one aside, because its
 * statements do not hold for all rows.
 */
export const withExceptions: Revision = ({ facts, asides }, { tokens }) => {
  const corrected = withCorrections(facts, tokens)
  // "One tenant has 70% of the events" is a statement about all tenants, "group 1 has 20%, group 2 30%" about groups of rows.
  const ofAll = facts.filter(({ type }) => type === 'uneven' || type === 'segments')
  const isOfAll = ({ start, end }: Aside): boolean => ofAll.some((fact) => fact.start < end && start < fact.end)
  const exceptions = exceptionsIn(corrected.facts, tokens).filter(
    ({ first, next, reason }) => reason !== ofOne || !isOfAll({ ...spanOf(tokens, first, next), reason }),
  )
  const clauses = exceptions.map((each) => spanOf(tokens, each.first, each.next))
  const isOutside = ({ start }: { readonly start: number }): boolean =>
    !clauses.some((clause) => clause.start <= start && start < clause.end)
  const made = exceptions.flatMap(({ fact }) => fact ?? [])
  const told = exceptions.flatMap((each, i) =>
    each.fact === null
      ? [{ ...(clauses[i] as Aside), reason: each.reason }]
      : each.left === undefined
        ? []
        : [{ ...spanOf(tokens, each.left, each.next), reason: ofTime }],
  )
  return {
    facts: [...corrected.facts.filter(isOutside), ...made],
    asides: [...asides.filter(isOutside), ...corrected.asides, ...told],
  }
}

/** Most exceptions. A story with more of them describes its usual rows. */
const mostExceptions = 40

function exceptionsIn(facts: readonly Fact[], tokens: readonly Token[]): readonly Exception[] {
  const counts = new LargestCounts(facts)
  const byStart = new Map(facts.flatMap((fact) => (fact.type === 'count' ? [[fact.start, fact] as const] : [])))
  const lacking = lackingIn(tokens, byStart, counts)
  const lackingAt = new Map(lacking.toReversed().map((each) => [each.first, each]))
  const found: Exception[] = [...lacking]
  let free = 0
  for (let at = 0; at < tokens.length && found.length < mostExceptions; at++) {
    const known = lackingAt.get(at)
    const count = byStart.get(tokens[at]?.start ?? -1)
    const own = known ?? startingAt(tokens, at, counts) ?? (count === undefined ? null : ofCount(tokens, at, count, counts, free))
    if (own === null) {
      if (count !== undefined) free = at + 1
      continue
    }
    if (own !== known) found.push(own)
    free = own.next
    at = Math.max(at, own.next - 1)
  }
  return found
}

/** Clauses about rows without any rows in another table, or with an empty column. */
function lackingIn(tokens: readonly Token[], byStart: ReadonlyMap<number, CountFact>, counts: LargestCounts): readonly Exception[] {
  const found: Exception[] = []
  let counted: CountFact | null = null
  let free = 0
  for (let at = 0; at < tokens.length && found.length < mostExceptions; at++) {
    const token = tokens[at] as Token
    const own = canLack(token) ? readChildless(tokens, at, counted?.noun ?? null, counts) : null
    counted = byStart.get(token.start) ?? counted
    if (own === null || own.first < free) continue
    found.push({ ...own, reason: ofPart })
    free = own.next
    at = Math.max(at, own.next - 1)
  }
  return found
}

function startingAt(tokens: readonly Token[], at: number, counts: LargestCounts): Exception | null {
  if (!isClauseStart(tokens, at)) return null
  const bound = boundOfEach(tokens, at)
  if (bound !== null && counts.of(bound.fact.parent) !== null) return { ...bound, reason: ofPart }
  const one = aboutOne(tokens, at, counts) ?? aboutNumbered(tokens, at)
  return one === null ? null : { ...one, fact: null, reason: ofOne }
}

function ofCount(tokens: readonly Token[], at: number, count: CountFact, counts: LargestCounts, free: number): Exception | null {
  const after = afterNoun(tokens, at, count.noun)
  const isState = counts.isBelowRatio(count) && (isOneOf(tokens, after, finiteBeing) || isStateWord(textAt(tokens, after)))
  if (!isState && !isSaidFor(tokens, at) && counts.above(count, isTold(tokens, at, count, free)) === null) return null
  const clause = aroundCount(tokens, at, count, free)
  if (clause === null) return null
  const part = partRate(tokens, clause, count, after)
  const left = part === null || part.next === clause.next ? {} : { left: part.next }
  return { ...clause, fact: part?.fact ?? null, reason: ofSome, ...left }
}

/** Removes facts that a later number replaces. */
function withCorrections(said: readonly Fact[], tokens: readonly Token[]): Said {
  if (!tokens.some(canTakeBack)) return { facts: said, asides: [] }
  const places = new Map(tokens.map(({ start }, at) => [start, at]))
  const byPlace = new Map(said.map((fact) => [places.get(fact.start) ?? -1, fact]))
  const corrected: Corrected[] = []
  let last: Stated | null = null
  for (const [at, token] of tokens.entries()) {
    const found = last !== null && canTakeBack(token) ? takenBack(tokens, at, last, (next) => byPlace.get(next)) : null
    if (found !== null) {
      corrected.push(found)
      last = null
    }
    const fact = byPlace.get(at)
    if (fact?.type === 'count' || fact?.type === 'rate') last = { fact, first: at, next: firstFrom(tokens, fact.end) }
  }
  if (corrected.length === 0) return { facts: said, asides: [] }
  const byFact = new Map(corrected.map((each) => [each.fact, each]))
  const spans = corrected.map(({ first, next }) => ({ start: tokens[first]?.start ?? 0, end: tokens[next]?.start ?? Infinity }))
  const isInside = startsWithin(spans)
  const facts = said.flatMap((fact): readonly Fact[] => {
    const own = byFact.get(fact)
    if (own === undefined) return isInside(fact) ? [] : [fact]
    return own.anew === null ? [] : [own.anew]
  })
  const asides = corrected.flatMap(({ first, next, anew }) =>
    anew === null ? [{ ...spanOf(tokens, first, next), reason: 'the story takes the number back directly after it' }] : [],
  )
  return { facts, asides }
}
