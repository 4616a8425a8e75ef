import type { Domain, Measure } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import type { CurveFact, GrowthFact, ShapeFact } from '../../facts/amount-facts.ts'
import { columnPath } from '../../find/column-path.ts'
import type { Claim } from '../../proofs/claim.ts'
import { attributeColumn } from '../columns/attribute-column.ts'
import type { AttributeColumn } from '../columns/made-column.ts'
import type { Binding } from '../binding.ts'
import { isDirt } from './is-dirt.ts'
import { notOfAllRows, inOtherUnit } from './misfit.ts'
import { meanOf, measureAt, measureOf } from './measured-mean.ts'
import { findRate } from '../../find/find-rate.ts'
import { findTable } from '../../find/find-table.ts'
import { isAddedTable } from '../../find/is-added-table.ts'
import { columnNamed, hasColumn, tableNamed } from '../tables/references.ts'
import { findMeasure } from '../amounts/find-measure.ts'
import { rowsMeant } from '../enumerations/rows-meant.ts'
import { valueColumn } from '../enumerations/value-column.ts'
import { columnOfUnnamed, isUnnamed, listsNumbers } from '../enumerations/unnamed-values.ts'
import { wordsOfColumn } from '../enumerations/words-of-column.ts'
import type { ColumnAt } from '../enumerations/value-source.ts'
import { cutOff } from '../times/cut-off.ts'
import { rowWords } from '../../lexicon/row-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isPlural } from '../../words/words.ts'
import { isMadeOfThing } from '../columns/is-made-of-thing.ts'
import { namedAsRows } from '../columns/named-as-rows.ts'
import { type Group, setGroup } from './set-group.ts'
import { namesRows, setRowNames } from './row-names.ts'
import { domainWithRenamed, type RenamedColumn, withRenamedColumn } from '../columns/renamed-column.ts'
import { listedValues } from '../../attributes/aspect.ts'

/** A mean or monthly amount of a measure, as a curve. */
export interface SaidMean {
  readonly fact: AttributeFact | ShapeFact
  readonly mean: CurveFact | GrowthFact
}

/** Binds statements about values of columns, all about one column together. Returns the means of measures, which are left to the curves. */
export function setAttributes(binding: Binding): readonly SaidMean[] {
  const means: SaidMean[] = []
  const groups = new Map<string, Group>()
  for (const fact of binding.of('attribute').filter((each) => !isDirt(each))) {
    const rows = namesRows(fact) ? fact : rowsMeant(fact, binding.schema, binding.domain)
    if (rows !== null) {
      setRowNames(binding, fact, rows)
      continue
    }
    const part = partOf(binding, fact)
    if (part !== null) {
      binding.refuse([fact], `it is about ${part} only, but would apply to all rows of a table`)
      continue
    }
    if (isUnnamed(fact)) {
      const at = columnOfUnnamed(binding, fact)
      const own = typeof at === 'string' ? typeColumn(binding, fact) : { ...at, schema: binding.schema, money: [], renamed: [] }
      if (own !== null) addTo(groups, binding, fact, own)
      else if (typeof at === 'string') binding.refuse([fact], at)
      continue
    }
    const reason = setAmount(binding, fact, groups, means)
    if (reason !== null) binding.refuse([fact], reason)
  }
  for (const group of groups.values()) setGroup(binding, group)
  return means
}

/** Binds a statement about the numbers or values of one column. Returns the reason if that fails, else null. */
function setAmount(binding: Binding, fact: AttributeFact, groups: Map<string, Group>, means: SaidMean[]): string | null {
  if (isOfUnknown(binding, fact)) return `no table is called "${fact.table?.words.join(' ') ?? ''}"`
  const added = addedAmount(binding, fact)
  const mean = added === null ? meanOf(binding, fact, measureOf(binding, fact)) : null
  const misfit = mean === null ? null : inOtherUnit(binding, fact, columnPath(mean.measured.column))
  if (misfit !== null) return misfit
  const own = mean === null || binding.has('curve', 'growth') ? null : drawnMeasure(binding, mean.measured, groups)
  if (mean !== null && own === null) {
    means.push({ fact, mean: mean.curve })
    return null
  }
  const found = added ?? own ?? continued(binding, fact, groups, means) ?? columnOf(binding, fact) ?? namedAsRows(binding, fact)
  if (found === null || isMadeOfThing(binding, fact, found)) return reasonOf(fact)
  const other = inOtherUnit(binding, fact, found) ?? notOfAllRows(binding, fact, found)
  if (other !== null) return other
  if (numbersRows(found) && !fact.aspects.some(({ type }) => type === 'form' || type === 'serial'))
    return `the keys of ${found.table} number its rows from 1`
  const measured = binding.has('curve', 'growth') ? null : meanOf(binding, fact, measureAt(binding, found))
  if (measured !== null) means.push({ fact, mean: measured.curve })
  else if (found.after !== undefined || cutOff(tableNamed(found.schema, found.table), found.column) !== null)
    binding.durations.push({ fact, table: found.table, column: found.column, after: found.after ?? null })
  else addTo(groups, binding, fact, found)
  return null
}

/** The column of the statement that a fact goes on about: "order values average 80, | 10% over 200". Null for other facts. */
function continued(
  { schema, domain }: Binding,
  { column }: AttributeFact,
  groups: ReadonlyMap<string, Group>,
  means: readonly SaidMean[],
): AttributeColumn | null {
  if (column === null) return null
  const group = [...groups.values()].find(({ facts }) => facts.some((fact) => fact.column === column))
  const mean = means.find(({ fact }) => fact.type === 'attribute' && fact.column === column)
  const measured = mean === undefined ? null : findMeasure(schema, domain, mean.mean.measure, true)
  const at = group ?? (measured?.type === 'measure' ? columnPath(measured.measure.column) : undefined)
  return at === undefined ? null : { schema, table: at.table, column: at.column, money: [], renamed: [] }
}

/** Whether a column is said of rows that no table has: "handle time of chats" where there are only tickets. */
function isOfUnknown({ domain }: Binding, { table, column }: AttributeFact): boolean {
  const last = table?.words.at(-1) ?? ''
  return table !== null && column !== null && isPlural(last) && !rowWords.has(last) && findTable(table, domain) === null
}

/** A column "type" for the kinds of a composed table. Null for numbers, and in a table of a trade, where other columns follow from its kinds. */
function typeColumn(binding: Binding, fact: AttributeFact): AttributeColumn | null {
  const found = fact.table === null ? null : findTable(fact.table, binding.domain)
  const isComposed = found !== null && (binding.domain.name === 'custom' || isAddedTable(binding.domain, found.table))
  if (fact.table === null || !isComposed || listsNumbers(fact)) return null
  return columnOf(binding, { ...fact, column: { ...fact.table, words: ['type'] } })
}

/** Whether a column is the key that numbers the rows of its table. It has no other numbers. */
function numbersRows({ schema, table, column }: AttributeColumn): boolean {
  const own = tableNamed(schema, table)
  return own?.primary_key === column && own.columns.some(({ name, kind }) => name === column && kind === 'sequence')
}

/** Adds a fact to the group of its column. */
function addTo(groups: Map<string, Group>, binding: Binding, fact: AttributeFact, found: AttributeColumn): void {
  binding.schema = found.schema
  const named = found.renamed.reduce(domainWithRenamed, binding.domain)
  binding.domain = { ...named, money: [...named.money, ...found.money] }
  for (const { table, from, to } of found.renamed) {
    const before = groups.get(`${table}.${from}`)
    if (before !== undefined) groups.set(`${table}.${to}`, { ...before, column: to })
    groups.delete(`${table}.${from}`)
  }
  const key = `${found.table}.${found.column}`
  const group = groups.get(key)
  if (group === undefined) groups.set(key, { table: found.table, column: found.column, facts: [fact] })
  else group.facts.push(fact)
}

/** The column of a fact. It gets the said name, unless the story named it before. */
function columnOf(binding: Binding, fact: AttributeFact): AttributeColumn | null {
  const found = attributeColumn(binding, fact, true)
  const isCalled = ({ table, from }: RenamedColumn): boolean =>
    binding.claims.some((claim) => 'table' in claim && claim.table === table && namesColumn(claim, from))
  const own = found?.renamed.some(isCalled) === true ? attributeColumn(binding, fact) : found
  return own === null || hasColumn(binding.schema, own.table, own.column) ? own : (columnWithValues(binding, fact, own) ?? own)
}

/** The existing column that already has the values of a fact; null for none. */
function columnWithValues(
  { schema, domain, topics }: Pick<Binding, 'schema' | 'domain' | 'topics'>,
  fact: AttributeFact,
  made: AttributeColumn,
): AttributeColumn | null {
  const values = listedValues(fact.aspects)
  if (values.length === 0 || made.renamed.length > 0) return null
  const at = valueColumn(schema, domain, [made.table, ...(isOwned(fact, domain) ? [] : topics.of(fact).map(({ table }) => table))], values)
  const found = at ?? longerNamed(schema, made) ?? (domain.name === 'custom' ? classifying(schema, made) : null)
  if (found === null) return null
  const own = { ...found, schema, money: [], renamed: [] }
  // It gets the said name, unless that contains the name of the table.
  const renamed = { table: found.table, from: found.column, to: made.column }
  const called = isOwned(fact, domain) || found.table !== made.table ? null : withRenamedColumn(schema, renamed)
  return called === null ? own : { ...own, schema: called, column: made.column, renamed: [renamed] }
}

/** Whether a fact names its table: "claim types". */
function isOwned({ table, column }: AttributeFact, domain: Domain): boolean {
  return table !== null || (column !== null && column.words.length > 1 && findTable({ words: column.words.slice(0, -1) }, domain) !== null)
}

/** The only category with a longer name: "payment_method" for "payment". Null for none or several. */
function longerNamed(schema: Schema, { table: name, column }: ColumnAt): ColumnAt | null {
  const longer = tableNamed(schema, name)?.columns.filter((each) => each.hidden !== true && each.name.startsWith(`${column}_`)) ?? []
  const [only, ...others] = longer.filter((each) => wordsOfColumn(schema, { table: name, column: each.name }).length > 1)
  return only === undefined || others.length > 0 ? null : { table: name, column: only.name }
}

/**
 * The only column of a table that classifies its rows, if a fact uses another word for that: the medium of artworks for "type". Null for
 * none or several.
 */
function classifying(schema: Schema, { table: name, column }: ColumnAt): ColumnAt | null {
  const own = kinds.has(column)
    ? tableNamed(schema, name)?.columns.filter((each) => each.hidden !== true && kinds.has(each.name))
    : undefined
  const [only, ...others] = own ?? []
  return only === undefined || others.length > 0 || only.kind !== 'category' ? null : { table: name, column: only.name }
}

const kinds = wordSet('type kind category class medium genre style')

function namesColumn(claim: Claim, column: string): boolean {
  return ('column' in claim && claim.column === column) || ('columns' in claim && claim.columns.includes(column))
}

function reasonOf({ column, table }: AttributeFact): string {
  if (column !== null) return `no table has a column "${column.words.join(' ')}"`
  return table === null ? 'the story names nothing that it could apply to' : `"${table.words.join(' ')}" are not rows that have an amount`
}

/** The words that limit a fact to some rows: "approved" of "approved claims". Null for all rows. */
function partOf({ domain, facts }: Binding, { table }: AttributeFact): string | null {
  const found = table === null ? null : findTable(table, domain)
  if (table === null || found === null) return null
  const name = table.words.join(' ')
  const first = table.words.slice(0, table.words.length - found.words.length)
  const isAll = facts.some((fact) => fact.type === 'count' && fact.noun.words.join(' ') === name)
  return isAll || first.length === 0 || findRate(first, found.table, domain)?.table !== found.table ? null : name
}

/** The amount of a row, for a table that was added to the domain: "6,000 receipts; average ticket $34". Null for other facts. */
function addedAmount(binding: Binding, fact: AttributeFact): AttributeColumn | null {
  const { schema, domain, topics } = binding
  const [topic] = topics.of(fact)
  if (fact.column !== null || fact.table === null || topic === undefined || topic.where === 'after') return null
  const table = isAddedTable(domain, topic.table) ? tableNamed(schema, topic.table) : null
  const amount = table?.columns.find(
    (column) => column.hidden !== true && numberColumn(column) !== null && /(?:^|_)(?:amount|total)$/.test(column.name),
  )
  return amount === undefined ? null : { schema, table: topic.table, column: amount.name, money: [], renamed: [] }
}

/** The column of a measure if its values are drawn, or if other facts are about it. Null if it is computed. */
function drawnMeasure({ schema }: Binding, { column: path, capped }: Measure, groups: ReadonlyMap<string, Group>): AttributeColumn | null {
  const { table, column: name } = columnPath(path)
  const column = columnNamed(schema, table, name)
  if (capped !== undefined || column === undefined || column.hidden === true) return null
  return groups.has(path) || numberColumn(column) !== null ? { schema, table, column: name, money: [], renamed: [] } : null
}

/** Marks means as unused if amounts by month lead to another mean. Called after both are bound. */
export function tellOverruled(binding: Binding): void {
  for (const fact of binding.of('attribute')) {
    const claims = binding.bound.get(fact)?.notes.flatMap((note) => note.claims) ?? []
    const overruled = claims.find((claim) => claim.type === 'statistic' || claim.type === 'spread')
    if (overruled === undefined) continue
    const { table, column } = overruled
    const outcomes = tableNamed(binding.schema, table)?.outcomes ?? []
    if (outcomes.some((outcome) => outcome.type === 'totals' && outcome.column === column && outcome.periods !== undefined))
      binding.refuse([fact], `the story states the totals of ${table}.${column} by month`)
  }
}
