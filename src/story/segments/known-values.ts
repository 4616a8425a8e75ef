import type { Fact } from '../facts/fact.ts'
import { type Mentions, mentionsIn } from '../revisions/parts/mentions-in.ts'
import { isGenderWord } from '../lexicon/gender-words.ts'
import { termKey, termWords } from '../words/term-words.ts'
import type { Token } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'
import { testGroupsIn } from './test-groups.ts'
import { toldStates, toldValues } from './told-values.ts'

/** The values of a story, as words in the singular. */
export interface KnownValues {
  /** By value: the words of the columns that list it. */
  readonly listed: ReadonlyMap<string, readonly string[]>
  /** Those of listed columns. */
  readonly inLists: ReadonlySet<string>
  /** The listed values, and those without a column. */
  readonly all: ReadonlyMap<string, readonly string[]>
  /** One entry per token: 1 if it is a value without a column, else 0. */
  readonly told: Uint8Array
  /** The nouns of the story, which tell whether an adjective limits the rows. */
  readonly mentions: Mentions
}

/** Collects the values of a story: those of columns ("plan (free, pro)"), and those without a column ("55% dogs, 45% cats"). */
export function knownValues(facts: readonly Fact[], tokens: readonly Token[]): KnownValues {
  const known = new Map<string, string[]>()
  const add = (value: string, column: readonly string[]): void => {
    const key = termKey(value)
    if (key === '' || (/^\d+$/.test(key) && !value.endsWith('+'))) return
    known.set(key, [...(known.get(key) ?? []), ...column.flatMap(termWords)])
  }
  for (const fact of facts) {
    if (fact.type === 'columns')
      for (const { words, details } of fact.list ?? [])
        for (const detail of details) if (detail.type === 'values') for (const value of detail.values) add(value, words)
    if (fact.type === 'attribute' && fact.column !== null)
      for (const aspect of fact.aspects) if (aspect.type === 'values') for (const value of aspect.values) add(value, fact.column.words)
  }
  const listed = new Map(known)
  for (const { text } of tokens) if (isGenderWord(text) && !known.has(singularOf(text))) add(text, [])
  for (const group of testGroupsIn(tokens)) if (!listed.has(termWords(group).at(-1) ?? '')) add(group, [])
  const told = new Uint8Array(tokens.length)
  for (const { value, first, next } of toldValues(tokens)) {
    if (!listed.has(termKey(value))) add(value, [])
    told.fill(1, first, next)
  }
  const values = new Set([...known.keys(), ...toldStates(tokens)].filter((value) => !value.includes(' ')))
  return { listed, inLists: valuesInLists(facts), all: known, told, mentions: { ...mentionsIn([], tokens), values } }
}

function valuesInLists(facts: readonly Fact[]): ReadonlySet<string> {
  const details = facts.flatMap((fact) => (fact.type === 'columns' ? (fact.list ?? []).flatMap((column) => column.details) : []))
  return new Set(details.flatMap((detail) => (detail.type === 'values' ? detail.values.map((value) => termKey(value)) : [])))
}
