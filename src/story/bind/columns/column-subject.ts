import { listedValues } from '../../attributes/aspect.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import { isAddedTable } from '../../find/is-added-table.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import type { Topic } from '../../topics/topics.ts'
import type { Noun } from '../../words/noun.ts'
import { isShown } from '../tables/is-shown.ts'
import { tableNamed } from '../tables/references.ts'
import { sellingFirst } from './likeliest.ts'
import type { ColumnPlaces } from './made-column.ts'
import { mainPeople } from './main-people.ts'
import type { Owned } from './owner-of.ts'

/** A fact about the values of a column that it names. */
export type ColumnFact = AttributeFact & { readonly column: Noun }

/** What a fact about a column is about. */
export interface ColumnSubject extends Owned {
  /** The tables that the fact may be about, the likeliest first. */
  readonly near: readonly Topic[]
  /** Tables that are searched for the column after those. */
  readonly others: readonly string[]
  /** Whether the table is certain, so that a column of the same name in another table is not meant. */
  readonly isCertain: boolean
}

/** Decides which tables a fact may be about. Null if it is about a counted noun that has no table. */
export function columnSubject(places: ColumnPlaces, fact: ColumnFact, owned: Owned): ColumnSubject | null {
  const { schema, domain } = places
  const { owner, words } = owned
  const topics = owner === null ? topicsOf(places, fact) : [{ table: owner, where: 'sentence' } as const]
  if (topics === null) return null
  const people = mainPeople(words, topics, places)
  const near = people.length > 0 ? people : sellingFirst(topics, owner === null ? words : [])
  const isOpen = people.length === 0 && (owner === null || isAddedTable(domain, owner))
  return {
    ...owned,
    near,
    others: isOpen ? schema.tables.map(({ name }) => name) : [],
    isCertain: owner !== null || isOfAdded(places, words, near[0]),
  }
}

/** The tables that the sentence and the ones around it name. Null if the first of them does not exist. */
function topicsOf({ schema, topics }: ColumnPlaces, fact: ColumnFact): readonly Topic[] | null {
  const all = topics?.of(fact, fact.column) ?? []
  const [first] = all
  if (first !== undefined && first.where !== 'after' && tableNamed(schema, first.table) === null) return null
  const called = topics?.ofValues(listedValues(fact.aspects)) ?? []
  const near = called.length === 1 ? [...called.map((table): Topic => ({ table, where: 'sentence' })), ...all] : all
  return near.filter(({ table }) => isShown(tableNamed(schema, table)))
}

/**
 * Whether a column belongs to a table that the story adds to the domain: in "a bank with 1000 loans, interest rates ..." not to the
 * accounts.
 */
function isOfAdded({ domain }: ColumnPlaces, words: readonly string[], first: Topic | undefined): boolean {
  return first !== undefined && first.where !== 'after' && isAddedTable(domain, first.table) && findMeaning(words, []).isExact
}
