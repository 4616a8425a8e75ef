import type { Domain } from '../../domains/domain.ts'
import type { FactBound } from '../bind/binding.ts'
import { businessOf } from '../choice/business-of.ts'
import { subjectOf } from '../choice/subject.ts'
import type { Fact } from '../facts/fact.ts'
import { isRelation } from '../outline/is-relation.ts'
import type { Intent } from '../read-story.ts'
import { clauseAround } from '../tokens/clause-around.ts'
import type { Span } from '../tokens/token.ts'
import { leftIn } from './left-in.ts'
import { lostNouns } from './lost-nouns.ts'
import { reasonOfPart } from './reason-of-part.ts'
import { unusedParts } from './unused.ts'
import { inOrder } from '../tokens/in-order.ts'

/** A part of the story that had no effect on the schema. */
export interface UnusedPart extends Span {
  readonly text: string
  /** Why the part had no effect; null if no reason is known. */
  readonly reason: string | null
}

/** A fact, and the result of binding it. */
export interface BoundFact {
  readonly fact: Fact
  readonly bound: FactBound
}

/**
 * The parts of a story without effect, in order: facts that were not used, parts that were read and have no effect, and words that nothing
 * read.
 * @param read parts that need no fact, such as code
 */
export function unusedOf(intent: Intent, facts: readonly BoundFact[], domain: Domain, read: readonly Span[]): readonly UnusedPart[] {
  const { text, tokens, asides } = intent
  const used = facts.flatMap(({ fact, bound }): readonly Span[] => {
    if (!bound.used) return []
    // "Order date | lies between".
    return fact.type === 'window' && fact.of !== undefined ? [fact, { start: fact.of.start, end: fact.end }] : [fact]
  })
  const unused = facts.filter(({ bound }) => !bound.used)
  const unread = facts.flatMap(({ fact, bound }) => (bound.used ? leftIn(fact, bound, tokens, domain) : []))
  // Their words are often names of columns, which alone would not be reported.
  const relations = unread.filter(({ start, end }) => isRelation(text.slice(start, end)))
  const left = unread.filter((part) => !relations.includes(part))
  const whole = [
    ...relations.map(({ start, end }) => ({ start, end, reason: noRelation })),
    ...asides.map(({ start, end, reason }) => ({ start, end, reason })),
    ...lostNouns(intent, domain),
    ...unused.map(({ fact, bound }) => ({ start: fact.start, end: fact.end, reason: bound.reason ?? null })),
    ...facts.flatMap(({ fact, bound }) => (bound.used ? (bound.left ?? []).filter((part) => isWithin(part, fact)) : [])),
  ]
  const subject = domain.schema.description === undefined ? null : subjectOf(tokens)
  const business = businessOf(tokens)
  const named = [...(subject === null ? [] : [subject]), ...(business === null ? [] : [business])]
  const parts = unusedParts(tokens, [...used, ...whole, ...named, ...read], left, domain).map((span) => ({
    ...span,
    reason: reasonOfPart(text, span, clauseAround(tokens, span)),
  }))
  return inOrder([...parts, ...whole]).map((part) => ({ text: text.slice(part.start, part.end), ...part }))
}

const noRelation =
  'how the values relate to others is not known: state a direction, "the price grows with the size", or numbers for each kind of rows'

function isWithin({ start, end }: Span, whole: Span): boolean {
  return start >= whole.start && end <= whole.end
}
