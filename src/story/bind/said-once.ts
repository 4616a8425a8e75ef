import type { Fact } from '../facts/fact.ts'

/** The facts of a story without repetitions. */
export interface SaidOnce {
  readonly facts: readonly Fact[]
  /** Facts that repeat an earlier one. */
  readonly again: readonly (readonly [fact: Fact, first: Fact])[]
}

/** Separates facts that repeat an earlier one at another position. */
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

/** A key that is equal for equal values; positions in the story do not count. */
function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const object = value as Readonly<Record<string, unknown>>
  let key = '{'
  for (const name of Object.keys(object))
    if (name !== 'start' && name !== 'end' && object[name] !== undefined) key += `${name}:${keyOf(object[name])},`
  return `${key}}`
}
