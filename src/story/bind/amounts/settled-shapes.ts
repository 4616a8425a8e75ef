import type { ShapeFact } from '../../facts/amount-facts.ts'
import { contradiction } from '../contradiction.ts'

const kinds = ['months', 'weekdays', 'hours'] as const

/**
 * Resolves shapes against each other, broader ones first: "office hours" apply to all days if another shape is about other weekdays, such
 * as "busy weekends".
 * @throws SynthError `story_contradicts` if one shape is busy at times when another has no events
 */
export function settledShapes(facts: readonly ShapeFact[]): readonly (readonly [said: ShapeFact, meant: ShapeFact])[] {
  const meant = facts.map((fact) => [fact, besideOthers(fact, facts)] as const)
  for (const kind of kinds)
    requireOpen(
      meant.map(([, fact]) => fact),
      kind,
    )
  return meant.toSorted(([, one], [, other]) => timesOf(other) - timesOf(one))
}

function besideOthers(fact: ShapeFact, facts: readonly ShapeFact[]): ShapeFact {
  const { weekdays, hours } = fact
  if (weekdays === null || hours === null) return fact
  const isOverruled = facts.some(
    (other) => other.hours === null && other.weekdays?.some((factor, day) => isBusy(factor, other.weekdays) && weekdays[day] !== 1),
  )
  return isOverruled ? { ...fact, weekdays: null } : fact
}

/** Whether a factor is the highest. */
function isBusy(factor: number, factors: readonly number[] | null): boolean {
  return factor === Math.max(...(factors ?? []))
}

/** Refuses two shapes of which one is busy only when the other has no events. */
function requireOpen(facts: readonly ShapeFact[], kind: (typeof kinds)[number]): void {
  const busy = facts.map((fact) => bitsOf(fact[kind], isBusy))
  const closed = facts.map((fact) => bitsOf(fact[kind], (factor) => factor === 0))
  for (const [at, other] of facts.entries()) {
    const never = closed[at] ?? 0
    if (never === 0) continue
    const one = facts[busy.findIndex((times) => times !== 0 && (times & ~never) === 0)]
    if (one === undefined) continue
    const detail = `One statement has more events at times at which another one has none: state other ${kind}, or leave out one of the two`
    throw contradiction(detail, [one, other])
  }
}

/** A bit mask of the times that pass a test (at most 24). */
function bitsOf(factors: readonly number[] | null, isSo: (factor: number, factors: readonly number[]) => boolean): number {
  if (factors === null) return 0
  return factors.reduce((bits, factor, place) => (isSo(factor, factors) ? bits | (1 << place) : bits), 0)
}

/** Number of busy times of a shape. */
function timesOf(fact: ShapeFact): number {
  return kinds.reduce((count, kind) => count + (fact[kind]?.filter((factor) => isBusy(factor, fact[kind])).length ?? 0), 0)
}
