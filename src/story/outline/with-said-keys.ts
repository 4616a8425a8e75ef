import type { Fact } from '../facts/fact.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import { rowNouns } from '../lexicon/row-words.ts'
import type { Noun } from '../words/noun.ts'
import { headOf, singularOf } from '../words/words.ts'
import type { ListedColumn } from './outline.ts'

/** A listed table, by its words in the singular. */
interface Listed {
  readonly plan: { readonly words: readonly string[] }
  readonly list: readonly ListedColumn[]
}

/**
 * Adds keys to listed tables for owners that the story names but the lists do not: "each user has 3 tasks, a task has a title and a
 * due_date".
 * @param known the last words of all tables, in the singular
 */
export function withSaidKeys<Table extends Listed>(
  tables: readonly Table[],
  facts: readonly Fact[],
  known: ReadonlySet<string>,
): readonly Table[] {
  return tables.map((table) => {
    const head = table.plan.words.at(-1) ?? ''
    const parents = new Map(facts.flatMap((fact) => parentsIn(fact, head, facts)).map((noun) => [headOf(noun.words), noun]))
    const keys = [...parents].flatMap(([parent, noun]) => {
      const isThere = table.list.some(({ words }) => words.some((word) => singularOf(word) === parent))
      return parent === head || isThere || !known.has(parent) ? [] : [keyOf(parent, noun)]
    })
    return keys.length === 0 ? table : { ...table, list: [...keys, ...table.list] }
  })
}

/**
 * Adds a key to a listed table that other lists refer to. The key of a dimension is called as they call it: "product_key".
 * @param tables all listed tables
 */
export function withOwnKey<Table extends Listed>(table: Table, place: number, tables: readonly Table[]): Table {
  const { words } = table.plan
  // No part of the story says it, so each such key gets a unique negative position.
  const span = { start: -1 - place, end: -1 - place }
  const own = words[0] === 'dim' ? words.slice(1) : words
  const said = own === words ? undefined : tables.flatMap(({ list }) => list).find((column) => isKeyOf(column, own))
  const key = { ...keyOf(words.join('_'), { words: [], ...span }), words: [...words, 'id'] }
  return { ...table, list: [said === undefined ? key : { ...key, name: said.name, words: said.words }, ...table.list] }
}

function isKeyOf({ words }: ListedColumn, of: readonly string[]): boolean {
  return words.length === of.length + 1 && /^(?:key|sk|id)$/.test(words.at(-1) ?? '') && of.every((word, at) => word === words[at])
}

/** The tables that a fact says own the rows of a table. */
function parentsIn(fact: Fact, head: string, facts: readonly Fact[]): readonly Noun[] {
  if ((fact.type !== 'ratio' && fact.type !== 'relation') || !isNamed(fact.child, head)) return []
  const isOwned = fact.type === 'ratio' || (fact.self === undefined && (fact.sides === undefined || isOneSided(fact, facts)))
  return isOwned ? [fact.parent] : []
}

/** Whether a noun names a table by its last word: "telemetry records" are telemetry. */
function isNamed({ words }: Noun, head: string): boolean {
  const isOfRows = words.length > 1 && rowNouns.has(words.at(-1) ?? '')
  return headOf(words) === head || (isOfRows && headOf(words.slice(0, -1)) === head)
}

/** Whether only one side has several rows of the other: "a supplier delivers several parts". */
function isOneSided({ sides, child, parent }: RelationFact, facts: readonly Fact[]): boolean {
  const isOther = (fact: Fact): boolean =>
    fact.type === 'relation' && headOf(fact.child.words) === headOf(parent.words) && headOf(fact.parent.words) === headOf(child.words)
  return sides === 'several' && !facts.some(isOther)
}

function keyOf(parent: string, { start, end }: Noun): ListedColumn {
  return { name: `${parent}_id`, words: [parent, 'id'], isIdentifier: true, details: [], places: [], said: null, unread: [], start, end }
}
