import type { AttributeFact, CountFact, Fact } from '../facts/fact.ts'
import { groupNouns } from '../lexicon/group-nouns.ts'
import { groupValues } from '../segments/test-groups.ts'
import type { Token } from '../tokens/token.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { singularOf } from '../words/words.ts'
import type { Noun } from '../words/noun.ts'
import type { Revision } from './revision.ts'

/**
 * Reads a number of groups of which the story compares as many, as the values of a column: in "2 variants, 900 users. Variant A converts at
 * 10%, variant B at 12%", each user has the variant A or B.
 */
export const withCountedGroups: Revision = ({ facts, asides }, { tokens }) => {
  const groups = new Map(
    facts.flatMap((fact) => {
      const values = fact.type === 'count' ? valuesOf(fact, tokens) : null
      return fact.type === 'count' && values !== null ? [[fact, values] as const] : []
    }),
  )
  if (groups.size === 0) return { facts, asides }
  const names = new Set([...groups.keys()].map(({ noun }) => noun.words.join(' ')))
  const isOf = ({ words }: Noun): boolean => names.has(words.join(' '))
  const changed = facts.flatMap((fact): readonly Fact[] => {
    // "900 users in 2 groups" relates no two tables.
    if (fact.type === 'relation' && (isOf(fact.parent) || isOf(fact.child))) return []
    const values = fact.type === 'count' ? groups.get(fact) : undefined
    return fact.type === 'count' && values !== undefined ? [listOf(fact, values, tokens)] : [fact]
  })
  return { facts: changed, asides }
}

/** The groups that a noun counts; null if the story compares more or fewer of them. */
function valuesOf({ noun, count }: CountFact, tokens: readonly Token[]): readonly string[] | null {
  const [word = '', more] = noun.words
  if (more !== undefined || !groupNouns.has(word)) return null
  const values = groupValues(tokens, singularOf(word))
  return values.length === count && count > 1 ? values : null
}

const joints = wordSet(', ( ) : - – / and or vs versus')

/** The groups as values of a column. Their names may follow the noun: "2 groups, | control and treatment". */
function listOf({ noun, start, ...count }: CountFact, values: readonly string[], tokens: readonly Token[]): AttributeFact {
  const names = new Set(values.map((value) => value.toLowerCase()))
  let { end } = count
  for (let at = firstFrom(tokens, end); isOneOf(tokens, at, joints) || isOneOf(tokens, at, names); at++)
    if (isOneOf(tokens, at, names)) end = tokens[at]?.end ?? end
  return {
    type: 'attribute',
    table: null,
    column: { ...noun, words: noun.words.map(singularOf) },
    aspects: [{ type: 'values', values, shares: null }],
    currency: null,
    start,
    end,
  }
}
