import type { Fact } from '../facts/fact.ts'

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
    const key = keyOf(fact)
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, fact)
    else again.push([fact, first])
  }
  return { facts: [...firsts.values()], again }
}

/** A text that is the same for the same things, wherever they were said. */
function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).map(([name, each]) =>
    name === 'start' || name === 'end' || each === undefined ? '' : `${name}:${keyOf(each)},`,
  )
  return `{${parts.join('')}}`
}
