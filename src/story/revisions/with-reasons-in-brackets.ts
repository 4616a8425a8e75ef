import type { Aspect, SaidBounds } from '../attributes/aspect.ts'
import type { AttributeFact, RateFact } from '../facts/fact.ts'
import type { ConditionFact } from '../segments/segment-facts.ts'
import type { Revision } from './revision.ts'

const opening = /^\s*\((?:i\.?\s?e\.?,?|with|if|an?|the|their|final|\s)*$/i

/**
 * Reads a bound in brackets as the reason for a state: in "15% fail (score below 50)", 15% of the scores are below 50, and the state
 * follows from the score. A bound in brackets behind another share is about the rows of this share only.
 */
export const withReasonsInBrackets: Revision = ({ facts, asides }, { text }) => {
  const bounds = facts.filter((fact) => fact.type === 'attribute' && fact.column !== null && boundsOf(fact.aspects) !== null)
  const changed = new Map(
    facts.flatMap((fact) => {
      if (fact.type !== 'rate' || fact.share === null) return []
      const reason = bounds.find(({ start }) => start >= fact.end && opening.test(text.slice(fact.end, start)))
      const isClosed = reason !== undefined && text.slice(reason.end).startsWith(')')
      return isClosed && reason.type === 'attribute' ? [[fact, reason] as const] : []
    }),
  )
  if (changed.size === 0) return { facts, asides }
  const reasons = new Set<unknown>(changed.values())
  const revised = facts.flatMap((fact) => {
    if (reasons.has(fact)) return []
    const reason = fact.type === 'rate' ? changed.get(fact) : undefined
    return reason === undefined || fact.type !== 'rate' ? [fact] : [sharedBy(fact, reason), followingFrom(fact, reason)]
  })
  return { facts: revised, asides }
}

type OneSided = SaidBounds & { readonly value: number; readonly sign: '<' | '<=' | '>' | '>=' }

/** The bounds of an aspect with one side; null for others. */
function boundsOf([aspect, ...others]: readonly Aspect[]): OneSided | null {
  if (aspect?.type !== 'range' || others.length > 0) return null
  const { type: _, ...bounds } = aspect
  const strict = bounds.isOpen === true ? '' : '='
  if (bounds.min === null && bounds.max !== null) return { ...bounds, value: bounds.max, sign: `<${strict}` }
  return bounds.max === null && bounds.min !== null ? { ...bounds, value: bounds.min, sign: `>${strict}` } : null
}

/** 15% of the scores are below 50. */
function sharedBy({ share, start, end }: RateFact, reason: AttributeFact): AttributeFact {
  const aspects = reason.aspects.flatMap((aspect): readonly Aspect[] =>
    aspect.type === 'range' ? [{ ...aspect, type: 'beyond', share: share ?? Number.NaN }] : [],
  )
  return { ...reason, aspects, start, end }
}

/** Those with a score below 50 have failed. */
function followingFrom({ what }: RateFact, { column, aspects, start, end }: AttributeFact): ConditionFact {
  const { value = Number.NaN, sign = '<' } = boundsOf(aspects) ?? {}
  const effect = { words: [], type: 'word', value: what.join(' '), ordered: 'state' } as const
  return { type: 'condition', tests: [{ words: column?.words ?? [], sign, value }], isNot: false, effect, otherwise: null, start, end }
}
