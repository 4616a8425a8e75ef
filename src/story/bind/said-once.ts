import type { Fact } from '../fact.ts'

/** The facts of a story, each once. */
export interface SaidOnce {
  readonly facts: readonly Fact[]
  /** Facts that say what another one said before. */
  readonly again: readonly (readonly [fact: Fact, first: Fact])[]
}

/** Tells facts that are said again, in other places of the story, from those that are said first: they hold once. */
export function saidOnce(facts: readonly Fact[]): SaidOnce {
  const firsts = new Map<string, Fact>()
  const again: (readonly [Fact, Fact])[] = []
  for (const fact of facts) {
    const key = JSON.stringify(fact, (name, value: unknown) => (name === 'start' || name === 'end' ? undefined : value))
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, fact)
    else again.push([fact, first])
  }
  return { facts: [...firsts.values()], again }
}
