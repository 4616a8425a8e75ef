import type { Domain } from '../../../domains/domain.ts'
import type { ColumnOf, ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'
import { missing } from '../../dirt/missing.ts'
import type { ChildlessFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import { stateWords } from '../../lexicon/states.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { Noun } from '../../words/noun.ts'
import { isPluralNoun } from '../../words/nouns.ts'
import { termWords } from '../../words/term-words.ts'
import { fillerWords, singularOf } from '../../words/words.ts'
import { keyOf } from '../tables/key-of.ts'
import { type Bound, columnPointer, tablePointer, unused, used } from '../note.ts'
import { referenceNamed } from '../tables/reference-named.ts'
import { referredBy, refersTo, tableNamed, withTable } from '../tables/references.ts'
import { rowsIn } from '../tables/row-counts.ts'
import { saidTable } from '../tables/said-table.ts'
import { setRelation } from './relation.ts'
import { isOwnedBy } from '../tables/is-owned-by.ts'
import { noTable } from '../no-table.ts'

/** Makes an exact number of rows have no rows in another table, and all others at least one. Returns a reason if the data cannot. */
export function setChildless(schema: Schema, domain: Domain, fact: ChildlessFact): Bound {
  const parent = saidTable(schema, domain, fact.parent, fact.child)
  if (parent === null) return unused(schema, noTable(fact.parent))
  const child = fact.isVerb
    ? childByVerb(schema, domain, parent, fact.child.words[0] ?? '')
    : saidTable(schema, domain, fact.child, fact.parent)
  const named = child === null ? referenceNamed(schema, parent, fact.child.words) : null
  if (named !== null) return setUnreferring(schema, parent, named, fact)
  if (child === null) return unused(schema, noTable(fact.child))
  const more = fact.isVerb ? [] : wordsBeside(fact.child, child)
  if (more.length > 0)
    return unused(schema, `a story cannot state which rows of ${child.name} are "${more.join(' ')}" by the rows that they belong to`)
  const key = child.columns.find((column) => referredBy(column) === parent.name)
  const parentKey = keyOf(parent)
  if (key === undefined && child !== parent && refersTo(parent, child.name)) return setUnreferringTo(schema, parent, child, fact)
  const isLookedUp = child.columns.some(({ kind, name }) => kind === 'lookup' && name === parentKey)
  if (key === undefined && child !== parent && !isLookedUp && !fact.isVerb && !isPluralNoun(fact.child))
    return setNewReference(schema, domain, parent, fact)
  if (key === undefined || parentKey === null || child === parent)
    return unused(schema, `rows of ${child.name} do not refer to rows of ${parent.name} themselves`)
  const parents = rowsIn(schema, parent.name)
  const least = 'isDefault' in fact.part ? 1 : 0
  const count = 'rows' in fact.part ? fact.part.rows : Math.max(least, Math.round(fact.part.share * parents))
  const changed = withChildless(schema, child, key, count)
  if (typeof changed === 'string') return unused(schema, changed)
  const tried = trySchema(changed)
  if ('reason' in tried) return unused(schema, tried.reason)
  const claim: Claim = { type: 'childless', child: child.name, key: key.name, parent: parent.name, parentKey, rows: count }
  const text = `${count} rows of ${parent.name} have no rows of ${child.name}, every other one has some`
  return used(changed, `${tablePointer(schema, child.name)}/rows`, text, [claim])
}

/** "A quarter of notes have no user": a note refers to its user. */
function setNewReference(schema: Schema, domain: Domain, table: TableSchema, fact: ChildlessFact): Bound {
  const { start, end } = fact
  const related = setRelation(schema, domain, { type: 'relation', child: fact.parent, parent: fact.child, start, end })
  const to = tableNamed(schema, findTable(fact.child, domain)?.table ?? '')
  const changed = tableNamed(related.schema, table.name)
  return related.used && to !== null && changed !== null ? setUnreferringTo(related.schema, changed, to, fact) : { ...related, schema }
}

/** Makes the only reference to a table empty in an exact number of rows. */
function setUnreferringTo(schema: Schema, table: TableSchema, to: TableSchema, fact: ChildlessFact): Bound {
  const [key, other] = table.columns.filter((column) => referredBy(column) === to.name && column.hidden !== true)
  if (key !== undefined && other === undefined) return setUnreferring(schema, table, key.name, fact)
  return unused(schema, `rows of ${table.name} do not have a single reference to ${to.name}: state which column is empty`)
}

/** Makes a reference empty in an exact number of rows. */
function setUnreferring(schema: Schema, table: TableSchema, key: string, { part }: ChildlessFact): Bound {
  const rows = rowsIn(schema, table.name)
  const emptied = missing({ dirt: 'missing', column: key, part }, { table, rows })
  if ('reason' in emptied) return unused(schema, emptied.reason)
  const changed = withTable(schema, emptied.table)
  const tried = trySchema(changed)
  if ('reason' in tried) return unused(schema, tried.reason)
  return used(changed, columnPointer(changed, table.name, key), emptied.text, emptied.claims)
}

/** Words of a noun that limit it to some rows: "overdue" of "overdue invoices". */
function wordsBeside({ words }: Noun, { name }: TableSchema): readonly string[] {
  const own = new Set(termWords(name))
  const others = words.slice(0, -1).filter((word) => !own.has(singularOf(word)) && !fillerWords.has(word))
  return others.filter((word) => stateWords.has(word) || word.endsWith('ed'))
}

function withChildless(schema: Schema, child: TableSchema, key: ColumnSchema, count: number): Schema | string {
  const { rows } = child
  if (isOwnedBy(rows, referredBy(key))) {
    const parents = rowsIn(schema, rows.by)
    const total = rows.total ?? Math.round(parents * (rows.mean ?? (rows.min + rows.max) / 2))
    const max = Math.max(rows.max, Math.ceil((2 * total) / Math.max(1, parents - count)))
    const { mean: _, ...others } = rows
    return withTable(schema, { ...child, rows: { ...others, min: 0, max, total, childless: count } })
  }
  if (key.kind !== 'foreign_key') return `the number of rows of ${child.name} for each row follows from other tables`
  const columns = child.columns.map((column) => (column === key ? leaving(key, count) : column))
  return withTable(schema, { ...child, columns })
}

/**
 * Makes a key leave out some rows of its table. Such a key picks from all rows, so `partition_by` is dropped, and `popularity` too for
 * keys that are distinct among siblings.
 */
function leaving(key: ColumnOf<'foreign_key'> & { readonly name: string }, unreferenced: number): ColumnSchema {
  const { partition_by: _, popularity, ...others } = key
  const isEven = popularity === undefined || key.distinct_among_siblings === true
  return { ...others, ...(isEven ? {} : { popularity }), unreferenced }
}

/** Nouns of verbs with another stem. */
const nouns: ReadonlyMap<string, string> = new Map([
  ['sold', 'sale'],
  ['bought', 'purchase'],
  ['lent', 'loan'],
  ['borrowed', 'loan'],
  ['purchased', 'order'],
])
/** Shortest stem that is compared. */
const leastStem = 4

/** The table that records a verb, "rentals" for "rented". It has to refer to the parent table. */
function childByVerb(schema: Schema, domain: Domain, parent: TableSchema, verb: string): TableSchema | null {
  const own = schema.tables.filter(({ hidden, columns }) => hidden !== true && columns.some((column) => referredBy(column) === parent.name))
  const noun = nouns.get(verb)
  const found = noun === undefined ? null : findTable({ words: [noun] }, domain)
  if (found !== null && own.some(({ name }) => name === found.table)) return tableNamed(schema, found.table)
  const stem = verb.replace(/(?:ed|d)$/, '')
  return (
    own.find(({ name }) => [name, ...(domain.nouns[name] ?? [])].some((word) => isOfStem(word.split(/[ _]/).at(-1) ?? '', stem))) ?? null
  )
}

/** Whether a word starts with a stem; a doubled last letter may be single: "enrolments" of "enroll". */
function isOfStem(word: string, stem: string): boolean {
  const short = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem
  return short.length >= leastStem && word.startsWith(short)
}
