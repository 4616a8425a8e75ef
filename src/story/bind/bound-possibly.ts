import type { Domain } from '../../domains/domain.ts'
import { trySchema } from '../../try-schema.ts'
import type { Fact } from '../facts/fact.ts'
import type { Intent } from '../read-story.ts'
import { type BoundFacts, bindFacts } from './bind-facts.ts'
import { doubtedFacts } from './doubted.ts'

/** Bound facts, and why each fact that was left out had to be. */
interface Possible {
  readonly bound: BoundFacts
  readonly leftOut: ReadonlyMap<Fact, string>
}

/** Most facts that are left out because the tables cannot hold them beside the others. */
const mostImpossible = 4
/** Stories with more facts are not searched for those, because each step of a search binds all facts again. */
const mostSearched = 60

/**
 * Facts about which tables and rows there are, and about totals. If these contradict each other, the story is refused with the arithmetic.
 */
const ofTables: ReadonlySet<Fact['type']> = new Set<Fact['type']>(['count', 'ratio', 'relation', 'selection', 'series', 'curve', 'growth'])

/** Binds facts as `boundSurely` does, but also leaves out facts that contradict the tables together with the facts before them. */
export function boundPossibly(intent: Intent, domain: Domain, rows: number | null): Possible {
  const impossible = new Map<Fact, string>()
  for (let pass = 0; ; pass++) {
    const facts = intent.facts.filter((fact) => !impossible.has(fact))
    const result = boundSurely({ ...intent, facts }, domain, rows, true)
    const found = { bound: result.bound, leftOut: new Map([...result.leftOut, ...impossible]) }
    if (pass === mostImpossible || facts.length > mostSearched || !isRefused(result.bound)) return found
    const fact = firstImpossible(facts, (some) => isRefused(boundSurely({ ...intent, facts: some }, domain, rows, true).bound))
    if (fact === null) return found
    impossible.set(fact, 'the tables cannot hold it beside the other statements')
  }
}

function isRefused({ schema }: BoundFacts): boolean {
  return 'reason' in trySchema(schema)
}

/** The first fact that contradicts the facts before it, found by bisection; null if the facts about tables alone contradict each other. */
function firstImpossible(facts: readonly Fact[], isImpossible: (facts: readonly Fact[]) => boolean): Fact | null {
  const others = facts.filter(({ type }) => !ofTables.has(type))
  const until = (end: number): readonly Fact[] => {
    const out = new Set(others.slice(end))
    return facts.filter((fact) => !out.has(fact))
  }
  if (others.length === 0 || isImpossible(until(0))) return null
  let [possible, impossible] = [0, others.length]
  while (impossible - possible > 1) {
    const middle = (possible + impossible) >> 1
    if (isImpossible(until(middle))) impossible = middle
    else possible = middle
  }
  return others[possible] ?? null
}

/** Most repetitions of leaving out doubtful facts. */
const mostDoubts = 3

/**
 * Binds the facts of a story without the doubtful ones, which are stated about some rows but would be set for all. Leaving out one fact can
 * make another one usable, so this is repeated.
 * @param isTried whether schemas that the engine could refuse are compiled on trial, which is slow
 */
export function boundSurely(intent: Intent, domain: Domain, rows: number | null, isTried = false): Possible {
  let bound = bindFacts(intent, domain, rows, isTried)
  const leftOut = new Map<Fact, string>()
  for (let pass = 0; pass < mostDoubts; pass++) {
    const doubted = doubtedFacts(intent, domain, bound.bound)
    if (![...doubted.keys()].some((fact) => bound.bound.get(fact)?.used === true)) break
    for (const [fact, reason] of doubted) {
      const { used = true, reason: reasonBound } = bound.bound.get(fact) ?? {}
      if (!leftOut.has(fact)) leftOut.set(fact, used ? reason : (reasonBound ?? reason))
    }
    bound = bindFacts({ ...intent, facts: intent.facts.filter((fact) => !leftOut.has(fact)) }, domain, rows, isTried)
  }
  return { bound, leftOut }
}
