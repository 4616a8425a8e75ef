import type { SelectionFact } from '../facts/fact.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import type { Noun } from '../words/noun.ts'
import { sidesOfName } from '../words/sides-of-name.ts'
import { headOf, singularOf } from '../words/words.ts'
import type { Revision } from './revision.ts'
import { inOrder } from '../tokens/in-order.ts'

/**
 * Adds relations for listed join tables, whose names consist of the names of two other tables: "users, roles and user_roles tables". The
 * join table itself becomes one of the listed tables: "tables posts and tags, with post_tags as join table".
 */
export const withJoinTables: Revision = ({ facts, asides }, { text }) => {
  const known = new Set(facts.flatMap((fact) => (fact.type === 'count' ? [headOf(fact.noun.words)] : [])))
  const said = facts.flatMap((fact) =>
    fact.type === 'relation' && fact.isJoin === true && fact.through !== undefined ? [fact.through] : [],
  )
  const changed = facts.flatMap((fact): readonly (typeof fact)[] => {
    if (fact.type !== 'selection' || fact.mode !== 'only' || fact.nouns.length === 0) return [fact]
    const joins = joinsOf(fact, known, text)
    const nouns = fact.nouns.map((noun) => joins.find(({ start }) => start === noun.start)?.through ?? noun)
    return [{ ...fact, nouns: [...nouns, ...said] }, ...joins]
  })
  return { facts: inOrder(changed), asides }
}

type Join = RelationFact & { readonly through: Noun }

/** The relations of the listed tables whose names consist of the names of two other listed tables. */
function joinsOf({ nouns }: SelectionFact, counted: ReadonlySet<string>, text: string): readonly Join[] {
  const known = new Set([...counted, ...nouns.flatMap(({ words }) => (words.length === 1 ? [headOf(words)] : []))])
  return nouns.flatMap((noun): readonly Join[] => {
    const { words, start, end } = noun
    const sides = text.slice(start, end).includes('_') ? sidesOfName(noun) : null
    if (sides === null || !words.every((word) => known.has(singularOf(word)))) return []
    const [parent, child] = sides
    const through = { ...noun, name: words.join('_') }
    return [{ type: 'relation', parent, child, sides: 'many', through, isJoin: true, start, end }]
  })
}
