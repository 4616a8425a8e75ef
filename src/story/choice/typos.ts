import { once } from '../../caches/once.ts'
import { oncePerObject } from '../../caches/once-per-object.ts'
import { domains } from '../../domains/index.ts'
import type { Domain } from '../../domains/domain.ts'
import { archetypes } from '../compose/archetypes/index.ts'
import type { Fact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { findTable } from '../find/find-table.ts'
import type { Intent } from '../read-story.ts'
import { termWords } from '../words/term-words.ts'
import { singularOf } from '../words/words.ts'

/** Shorter words are not corrected: too many other words differ from them by one letter. */
const shortest = 6

/** A story with corrected nouns, and for each corrected fact a sentence that says so. */
export interface CorrectedStory {
  readonly intent: Intent
  readonly reasons: ReadonlyMap<Fact, string>
}

/**
 * Corrects a counted noun that names no table and differs from a word of the domain by one letter or by two swapped letters: "150
 * employes". Words of any domain, and nouns with a known meaning, stay as they are.
 */
export function withoutTypos(intent: Intent, domain: Domain): CorrectedStory {
  const reasons = new Map<Fact, string>()
  const facts = intent.facts.map((fact): Fact => {
    if (fact.type !== 'count') return fact
    const noun = corrected(fact.noun, domain)
    if (noun === null) return fact
    const changed: Fact = { ...fact, noun }
    reasons.set(changed, `"${fact.noun.words.join(' ')}" was read as "${noun.words.join(' ')}"`)
    return changed
  })
  return { intent: reasons.size === 0 ? intent : { ...intent, facts }, reasons }
}

function corrected(noun: Noun, domain: Domain): Noun | null {
  const last = noun.words.at(-1) ?? ''
  if (last.length < shortest || knownWords().has(singularOf(last)) || findTable(noun, domain) !== null) return null
  const word = headsOf(domain).find((each) => isNear(singularOf(last), singularOf(each)))
  return word === undefined ? null : { ...noun, words: [...noun.words.slice(0, -1), word] }
}

/** The last word of each table name and synonym, in the plural if it has one. */
const headsOf = oncePerObject((domain: Domain): readonly string[] => [
  ...new Set(Object.entries(domain.nouns).flatMap(([table, nouns]) => [table, ...nouns].map((noun) => noun.split(/[\s_-]+/).at(-1) ?? ''))),
])

const knownWords = once(
  (): ReadonlySet<string> =>
    new Set(
      [
        ...[...domains.values()].flatMap(({ keywords, nouns }) => [...keywords, ...Object.keys(nouns), ...Object.values(nouns).flat()]),
        ...archetypes.flatMap(({ families }) => families.flatMap((family) => family.heads)),
      ].flatMap(termWords),
    ),
)

/** Whether two words differ by one replaced, missing or extra letter, or by two swapped neighbours. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
