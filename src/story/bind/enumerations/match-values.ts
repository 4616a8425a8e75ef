import { termKey, termWords } from '../../words/term-words.ts'

/** A value of a domain and the words for it. */
export interface KnownValue {
  readonly value: string
  /** As the domain declares them: "canceled", "p1". */
  readonly terms: readonly string[]
}

/**
 * Matches said values to values of the domain, each at most once: by the same letters, then by a declared term, then by a unique match of
 * all its words. Null for a new value.
 */
export function matchValues(said: readonly string[], known: readonly KnownValue[]): ReadonlyMap<string, string | null> {
  const matched = new Map<string, string>()
  const taken = new Set<string>()
  for (const isMeant of [isSpelled, isTerm, hasWords]) {
    const open = known.filter(({ value }) => !taken.has(value))
    for (const each of said) {
      if (matched.has(each)) continue
      const found = open.filter((value) => !taken.has(value.value) && isMeant(each, value))
      const [only] = found
      if (only === undefined || found.length > 1) continue
      matched.set(each, only.value)
      taken.add(only.value)
    }
  }
  return new Map(said.map((each) => [each, matched.get(each) ?? null]))
}

/** Whether two values differ only in case, separators or doubled letters: "canceled", "in transit", "Off-peak". */
function isSpelled(said: string, { value }: KnownValue): boolean {
  return spelling(said) === spelling(value)
}

function spelling(value: string): string {
  return value
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '')
    .replaceAll(/(.)\1/g, '$1')
}

function isTerm(said: string, { terms }: KnownValue): boolean {
  const words = termKey(said)
  return words !== '' && terms.some((term) => termKey(term) === words)
}

/** Whether one value has all the words of the other: "organic" and "organic_search", "credit card" and "card". */
function hasWords(said: string, { value }: KnownValue): boolean {
  const [one, other] = [termWords(said), termWords(value)]
  if (one.length === 0 || other.length === 0) return false
  return one.every((word) => other.includes(word)) || other.every((word) => one.includes(word))
}
