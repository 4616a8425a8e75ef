import type { Schema, TableSchema } from '../../../schema/schema.ts'
import type { Aspect } from '../../attributes/aspect.ts'
import { type Change, identifierOf } from '../../dirt/change.ts'
import { missing } from '../../dirt/missing.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import { rowDirt } from '../../lexicon/dirt-words.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import { attributeColumn } from '../columns/attribute-column.ts'
import type { AttributeColumn } from '../columns/made-column.ts'
import type { Binding } from '../binding.ts'
import { isDirt } from './is-dirt.ts'
import { namesRelation } from '../columns/is-made-of-thing.ts'
import { referenceNamed } from '../tables/reference-named.ts'
import { tableNamed } from '../tables/references.ts'
import { isPrimary } from '../tables/primary-table.ts'

/** A change of a table that a fact asks for. A change without a column is about whole rows. */
export interface Wish {
  readonly fact: AttributeFact
  readonly table: string
  readonly change: Change
}

/** The changes that a fact asks for: in the column that it names, else in all columns of its tables that can be changed so. */
export function wishesOf(binding: Binding, fact: AttributeFact): readonly Wish[] {
  const found = wishesAs(binding, fact)
  if ('reason' in found) binding.refuse([fact], found.reason)
  return 'reason' in found ? [] : found.map((wish) => ({ ...wish, fact }))
}

type Found = readonly Omit<Wish, 'fact'>[] | { readonly reason: string }

/** A noun may name rows or a column. If one fails, the other is tried. */
function wishesAs(binding: Binding, fact: AttributeFact): Found {
  if (fact.aspects.some(({ type }) => type === 'flaw')) return { reason: notMade }
  const aspects = fact.aspects.flatMap((each) => (each.type === 'missing' || each.type === 'mess' ? [each] : []))
  const isRows = aspects.some(isOfRows)
  if (fact.column === null && fact.table !== null && isRows && findTable(fact.table, binding.domain) === null)
    return wishesAs(binding, { ...fact, table: null, column: fact.table })
  const column = fact.column === null && fact.table === null ? columnBefore(binding, fact) : null
  if (column !== null) return wishesAs(binding, { ...fact, column })
  if (fact.column === null) return ofAll(aspects, (aspect) => wishesOfTables(binding, fact, aspect))
  if (isRows && !isShown(binding, fact) && findTable(fact.column, binding.domain) !== null)
    return ofAll(aspects, (aspect) => wishesOfTables(binding, { ...fact, table: fact.column, column: null }, aspect))
  const known = knownColumn(binding, fact)
  if (known === null) return { reason: `no table has "${fact.column.words.join(' ')}"` }
  return aspects.map((aspect) => ({ table: known.table, change: changeOf(aspect, known.column) }))
}

/** Most characters between two statements about one column. */
const nearest = 6

/** The column of the statement before, if missing values follow it: "the ISBN has 13 digits, 1% is missing". Null for none. */
function columnBefore(binding: Binding, { aspects, start }: AttributeFact): AttributeFact['column'] {
  if (!aspects.every((aspect) => aspect.type === 'missing' && aspect.part !== null)) return null
  const before = binding.of('attribute').findLast(({ end }) => end <= start)
  return before !== undefined && start - before.end <= nearest && !isDirt(before) ? before.column : null
}

/** The changes of all aspects, or the first reason against one. */
function ofAll(aspects: readonly DirtAspect[], wishes: (aspect: DirtAspect) => Found): Found {
  const found = aspects.map(wishes)
  return found.find((each) => 'reason' in each) ?? found.flatMap((each) => ('reason' in each ? [] : each))
}

const notMade =
  'cells are made empty, misspelled, malformed, negative, far off, copied, in another case or with spaces around them, and in no other way'

function isOfRows(aspect: DirtAspect): boolean {
  return aspect.type === 'mess' && rowDirt.has(aspect.of)
}

function changeOf(aspect: DirtAspect, column: string): Change {
  return { dirt: aspect.type === 'missing' ? 'missing' : aspect.of, column, part: aspect.part }
}

type DirtAspect = Extract<Aspect, { readonly type: 'missing' | 'mess' }>

/** Whether a table has the column that a fact names: "duplicate emails" are then not duplicate rows. */
function isShown(binding: Binding, fact: AttributeFact): boolean {
  const found = attributeColumn(binding, fact)
  return found !== null && tableNamed(binding.schema, found.table)?.columns.some(({ name }) => name === found.column) === true
}

/** Words that may follow the name of a column: "city names", "phone numbers". */
const generic = new Set(['name', 'names', 'number', 'numbers', 'address', 'addresses', 'code', 'codes', 'text', 'texts'])

interface KnownColumn {
  readonly table: string
  readonly column: string
}

/** The column that a fact names; it is added if it is missing and its words are known. */
function knownColumn(binding: Binding, fact: AttributeFact): KnownColumn | null {
  const { column } = fact
  if (column === null) return null
  const reference = referenceOf(binding, fact)
  if (reference !== null) return reference
  const found = attributeColumn(binding, fact)
  if (found === null) return null
  const has = ({ table, column: own }: AttributeColumn): boolean =>
    tableNamed(binding.schema, table)?.columns.some(({ name }) => name === own) === true
  const isThere = has(found)
  if (!isThere && column.words.length > 1 && generic.has(column.words.at(-1) ?? '')) {
    const short = attributeColumn(binding, { ...fact, column: { ...column, words: column.words.slice(0, -1) } })
    if (short !== null && has(short)) return short
  }
  if (!isThere && (findMeaning(column.words, []).isGuess || namesRelation(binding, column.words, found.table))) return null
  binding.schema = found.schema
  binding.domain = { ...binding.domain, money: [...binding.domain.money, ...found.money] }
  return found
}

/** The reference that a fact names: "10% of articles have no editor" where articles refer to one. */
function referenceOf({ schema, domain }: Binding, { table: of, column }: AttributeFact): KnownColumn | null {
  const table = of === null ? null : tableNamed(schema, findTable(of, domain)?.table ?? '')
  const found = table === null || column === null ? null : referenceNamed(schema, table, column.words)
  return table === null || found === null ? null : { table: table.name, column: found }
}

function wishesOfTables(binding: Binding, fact: AttributeFact, aspect: DirtAspect): Found {
  const { schema, domain } = binding
  const named = fact.table === null ? null : (findTable(fact.table, domain)?.table ?? null)
  const shown = schema.tables.filter(({ hidden }) => hidden !== true).map(({ name }) => name)
  const near = binding.topics.of(fact).flatMap(({ table }) => (shown.includes(table) ? [table] : []))
  const tables = named !== null ? [named] : aspect.part === null ? shown : [seriesIn(binding) ?? near[0] ?? mainOf(schema, shown) ?? '']
  const wishes = tables.flatMap((name): readonly Omit<Wish, 'fact'>[] => {
    const table = tableNamed(schema, name)
    if (table === null) return []
    if (isOfRows(aspect)) return [{ table: name, change: changeOf(aspect, '') }]
    if (aspect.part !== null && 'rows' in aspect.part) return []
    return candidates(table, aspect).map((column) => ({ table: name, change: changeOf(aspect, column) }))
  })
  return wishes.length > 0 ? wishes : { reason: 'no columns are named that could have it' }
}

/** The table of the only series of a story, whose values are most of the data: "readings every 5 minutes, 1% outliers". Null for none. */
function seriesIn(binding: Binding): string | null {
  const tables = binding.has('series')
    ? binding.schema.tables.filter((each) => each.hidden !== true && each.columns.some(({ kind }) => kind === 'regular_time'))
    : []
  return tables.length === 1 ? (tables[0]?.name ?? null) : null
}

/** The table of a statement about rows that names none: the primary table, else the only one. */
function mainOf({ tables }: Schema, shown: readonly string[]): string | undefined {
  const primary = tables.find((table) => shown.includes(table.name) && isPrimary(table))
  return primary?.name ?? (shown.length === 1 ? shown[0] : undefined)
}

/** The columns of a table that dirt in all columns can affect. */
function candidates(table: TableSchema, aspect: DirtAspect): readonly string[] {
  const key = identifierOf(table)
  // The times of a series serve as its key.
  const shown = table.columns.filter((column) => column.hidden !== true && (aspect.part === null || column.kind !== 'regular_time'))
  if (aspect.type === 'missing')
    return shown
      .filter(({ name }) => aspect.part === null || (name !== key && !('reason' in missing(changeOf(aspect, name), { table, rows: 1 }))))
      .map(({ name }) => name)
  const kinds = aspect.of === 'outliers' ? numbers : texts
  return aspect.of === 'invalid' ? [] : shown.filter(({ kind }) => kinds.has(kind)).map(({ name }) => name)
}

const numbers = new Set(['integer', 'decimal'])
const texts = new Set(['person', 'person_attribute', 'faker', 'place', 'template'])
