import { oncePerObject } from '../../../caches/once-per-object.ts'
import { keptWords } from '../../compose/noun-words.ts'
import type { Fact } from '../../facts/fact.ts'
import type { Noun } from '../../words/noun.ts'
import { nounBefore } from '../../words/nouns.ts'
import type { Token } from '../../tokens/token.ts'
import { functionWords, singularOf } from '../../words/words.ts'
import { listedValues } from '../../attributes/aspect.ts'

/** Nouns and values of a story, which tell whether a noun names a part of the rows. */
export interface Mentions {
  /** Noun phrases with a plural head, by the head in the singular. */
  readonly nouns: ReadonlyMap<string, readonly Noun[]>
  /** Counted nouns, the words of each joined by spaces; of a noun whose table has only its last word, also this word. */
  readonly counted: ReadonlySet<string>
  /** The words of each counted noun. At most `mostWholes`. */
  readonly wholes: readonly (readonly string[])[]
  /** Words for values: "fraudulent" of "2% fraudulent". */
  readonly values: ReadonlySet<string>
  /** Words, in the singular, that alone are the value of a share: "fraud" of "2% fraud". */
  readonly shared: ReadonlySet<string>
}

/** Most counted nouns that kinds are compared with. */
const mostWholes = 12
/** Most phrases with the same head. */
const mostOfOne = 12

/** Finds the nouns and values of a story. */
export function mentionsIn(facts: readonly Fact[], tokens: readonly Token[]): Mentions {
  const nouns = pluralsIn(tokens)
  const values = new Set<string>()
  for (const fact of facts) for (const word of valuesOf(fact)) values.add(word)
  const wholes = facts.flatMap((fact) => (fact.type === 'count' ? [fact.noun.words] : []))
  // "60 test runs" are counted as "runs", too.
  const counted = new Set(wholes.flatMap((words) => [words.join(' '), ...(keptWords(words).length === 1 ? words.slice(-1) : [])]))
  const shared = new Set(facts.flatMap((fact) => (fact.type === 'rate' && fact.what.length === 1 ? [singularOf(fact.what[0] ?? '')] : [])))
  return { nouns, counted, wholes: wholes.slice(0, mostWholes), values, shared }
}

const pluralsIn = oncePerObject((tokens: readonly Token[]): Mentions['nouns'] => {
  const nouns = new Map<string, Noun[]>()
  tokens.forEach(({ kind, text }, at) => {
    if (kind !== 'word' || functionWords.has(text)) return
    const head = singularOf(text)
    const own = nouns.get(head) ?? []
    if (head === text || own.length === mostOfOne) return
    const noun = nounBefore(tokens, at + 1, 0)
    if (noun !== null) nouns.set(head, [...own, noun])
  })
  return nouns
})

function valuesOf(fact: Fact): readonly string[] {
  if (fact.type === 'rate') return fact.what.filter((word) => !functionWords.has(word))
  if (fact.type !== 'attribute') return []
  return listedValues(fact.aspects).map((value) => value.toLowerCase())
}
