import type { Domain } from '../../../domains/domain.ts'
import { classify } from '../../compose/classify.ts'
import type { Schema } from '../../../schema/schema.ts'
import type { RateFact } from '../../facts/fact.ts'
import { findRate, type FoundRate, tablesWith } from '../../find/find-rate.ts'
import type { RateTarget } from '../../find/rate-candidates.ts'
import { findTable } from '../../find/find-table.ts'
import { doneBy, happenedIn } from '../../lexicon/flag-verbs.ts'
import { happenedStates, stateWords } from '../../lexicon/states.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { owningVerbs } from '../../lexicon/verbs.ts'
import type { Topics } from '../../topics/topics.ts'
import { termWords } from '../../words/term-words.ts'
import { functionWords, singularOf } from '../../words/words.ts'
import { tableNamed } from '../tables/references.ts'
import { isOwnedBy } from '../tables/is-owned-by.ts'

/**
 * Why a share of one table's rows cannot be set in another table, whose rows are more or fewer: "VIP tickets are 10%" is not about orders.
 * Null if the share is about the rows of the table in which it is set.
 * @param named the table that the share names, null for none
 */
export function whyOfOthers(schema: Schema, named: string | null, fact: RateFact, target: FoundRate | null, topics: Topics): string | null {
  if (target === null) return null
  const parents = ofParents(schema, fact, target, topics)
  if (parents !== null) return parents
  if (named === null) return topics.notOf(fact, target.table, areStateWords(fact.what)) ?? ofOwners(schema, fact, target, topics)
  const table = tableNamed(schema, named)
  if (table === null) return `no table is called "${named}"`
  if (table.hidden === true || named === target.table) return null
  return isOneOfEach(schema, named, target.table) ? null : noneSuch(named, target.table, target.shown.column)
}

/**
 * Whether each row of one of two tables has at most one row of the other. A statement about one of the tables then holds for the other one,
 * too.
 */
export function isOneOfEach(schema: Schema, one: string, other: string): boolean {
  return isSingle(schema, one, other) || isSingle(schema, other, one)
}

function isSingle(schema: Schema, name: string, by: string): boolean {
  const rows = tableNamed(schema, name)?.rows
  return isOwnedBy(rows, by) && rows.max === 1
}

/**
 * The reason if a share after a count would be set in the table that the counted rows belong to: "30,000 sessions, 55% mobile" is not about
 * visitors. Null if that table is counted or named, too.
 */
function ofOwners(schema: Schema, { what, ...span }: RateFact, { table, shown, isDeclared }: FoundRate, topics: Topics): string | null {
  const counted = topics.allCounted(span)
  const last = counted.at(-1)
  const words = new Set(termWords(table))
  if (isDeclared || last === undefined || last === table || counted.includes(table) || what.some((word) => words.has(singularOf(word))))
    return null
  return topics.belongs(last, table) && !isOneOfEach(schema, last, table) ? noneSuch(last, table, shown.column) : null
}

/**
 * The table of a share of a state. The share may name it; otherwise it is the table that its sentence counts last before it: "200 flights,
 * 3% cancelled". Null for none.
 */
export function rowsOfState(fact: RateFact, domain: Domain, topics: Topics): string | null {
  const { what } = fact
  const named = what.some((word) => functionWords.has(word)) ? null : findTable({ words: what }, domain)
  if (named !== null && named.words.length < what.length && areStateWords(what.filter((word) => !named.words.includes(word)))) {
    // "8% late deliveries" can be a term of the trade.
    const isTerm = findRate(what, null, domain, topics.of(fact))?.words.some((word) => named.words.includes(word)) === true
    return isTerm ? null : named.table
  }
  if (/^(?:rate|ratio)$/.test(what.at(-1) ?? '')) return null
  const counted =
    fact.isOfAll === true
      ? (topics.counted(fact) ?? topics.spoken(fact))
      : areStateWords(what) || isVerb(what[0] ?? '')
        ? (topics.allCounted(fact).findLast((table) => !isOfOthers(what, table)) ?? topics.counted(fact))
        : null
  if (counted === null) return null
  // "5000 orders, 300 customers, 4% returned" is about the table that has the state.
  const [first] = topics.of(fact)
  const known = first?.where === 'sentence' ? findRate(what, first.table, domain, [first]) : null
  if (known !== null && known.table === first?.table) return known.table
  return onlyRowsWith(fact, counted, domain, topics) ?? counted
}

/**
 * The table whose rows alone can have a state that counted people or places cannot have: "150 tourists, 20% cancelled", "20 hotels, 12%
 * cancelled". Its rows belong to the counted ones. Null if there is none, or if rows of two tables can have the state.
 */
function onlyRowsWith(fact: RateFact, counted: string, domain: Domain, topics: Topics): string | null {
  const { what } = fact
  const found = areStateWords(what) ? findRate(what, null, domain, topics.of(fact)) : null
  if (found === null || !topics.belongs(found.table, counted)) return null
  if (tablesWith(what, domain).size !== 1) return null
  if (isOfHappenings(fact, counted, topics)) return found.table
  const isNamed = topics.of(fact).some(({ table, where }) => table === found.table && where === 'sentence')
  return namesPeople(domain.schema, counted) && (isNamed || !what.some((word) => personStates.has(word))) ? found.table : null
}

/** Whether people cannot have a state: "300 invoices, 80 clients, 5% overdue". */
export function isOfOthers(what: readonly string[], table: string): boolean {
  const isPerson = classify(termWords(table))?.archetype.name === 'person'
  return isPerson && what.map(happenedIn).every((word) => happenedStates.has(word) && !personStates.has(word))
}

/** States that people have as well: "400 students, 10% failed", "300 customers, 6% returned". */
const personStates = wordSet('failed returned lost')
/** Archetypes of events. */
const happening = /^(?:event|transaction|document)$/
/** Whether a share is about a state that rows of places cannot have: "12 depots, 5% late". */
export function isOfHappenings({ of, what, ...span }: RateFact, table: string, topics: Topics): boolean {
  const archetype = (name: string): string => classify(termWords(name))?.archetype.name ?? ''
  const isPlace = /^(?:place|organisation)$/.test(archetype(table))
  // "1000 contracts; 30% of freelancers had one, | 5% disputed".
  const isPerson = archetype(table) === 'person' && topics.of(span).some(({ table: other }) => happening.test(archetype(other)))
  return (
    (isPlace || (isPerson && !what.some((word) => personStates.has(word)))) &&
    of === null &&
    what.length > 0 &&
    what.every((word) => happenedStates.has(happenedIn(word)))
  )
}

/**
 * The reason for a share of parents that have certain rows: "4% | with overdue invoices" of customers is a share of customers, not of
 * invoices. Null for other shares.
 */
function ofParents(schema: Schema, fact: RateFact, { table, shown }: RateTarget, topics: Topics): string | null {
  const { what } = fact
  const rows = tableNamed(schema, table)
  const parent = topics.of(fact).find((topic) => topic.where !== 'after' && topics.belongs(table, topic.table))?.table ?? null
  if (parent === null || rows === null || (!owningVerbs.has(what[0] ?? '') && !/^(?:with|an?|one)$/.test(what[0] ?? ''))) return null
  const words = new Set(termWords(table))
  if (!what.some((word) => words.has(singularOf(word))) || isSingle(schema, table, parent)) return null
  return `it is the share of ${parent} that have such ${table}, but "${shown.column}" is a column of ${table}: state a share of ${table}`
}

/** Whether a word is a value in a table that the story named before: "5000 shipments, 60 trucks, | 5% lost or damaged". */
export function isOfSpoken({ what, ...span }: RateFact, domain: Domain, topics: Topics): boolean {
  const spoken = topics.of(span).filter(({ where }) => where !== 'after')
  return what.some((word) => spoken.some(({ table }) => findRate([word], table, domain)?.table === table))
}

/** Verbs that are nouns as well: "4% churn". */
const nouns = wordSet('churn default return click drop')

/** Whether a word is a verb for what rows do: "finish". */
function isVerb(word: string): boolean {
  return doneBy(word) !== word && !nouns.has(word)
}

/** Whether the rows of a table are people: they have a first or full name. */
export function namesPeople(schema: Schema, name: string): boolean {
  return tableNamed(schema, name)?.columns.some((column) => /^(?:first|full)_name$/.test(column.name)) === true
}

/** Whether all words of a share name states or verbs. */
export function areStateWords(what: readonly string[]): boolean {
  return what.every((word) => /^(?:and|or)$/.test(word) || stateWords.has(word) || happenedIn(word).endsWith('ed') || isVerb(word))
}

function noneSuch(named: string, table: string, column: string): string {
  return `"${column}" is a column of ${table}, and ${named} have no such column: state the share of ${table}`
}
