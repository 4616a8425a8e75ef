import type { Measure } from '../../domains/domain.ts'
import { domains } from '../../domains/index.ts'
import type { ColumnSchema, Schema } from '../../schema/schema.ts'
import { numberColumn } from '../attributes/number-column.ts'
import { saidColumn } from '../attributes/said-column.ts'
import type { AttributeFact } from '../fact.ts'
import type { CurveFact } from '../amount-facts.ts'
import { columnPath } from '../column-path.ts'
import type { Claim } from '../proofs/claim.ts'
import { type AttributeColumn, attributeColumn } from './attribute-column.ts'
import type { Binding } from './binding.ts'
import { isDirt } from './dirt.ts'
import { findRate } from '../find-rate.ts'
import { findMeasure, tableOf } from './find-measure.ts'
import { findTable } from '../find-table.ts'
import { trySchema } from '../../try-schema.ts'
import { tableNamed, withTable } from './references.ts'
import { domainWithRenamed, type RenamedColumn } from './renamed-column.ts'

/** What the rows of a table come to on average, as an amount that the curves of the story bind. */
export interface SaidMean {
  readonly fact: AttributeFact
  readonly mean: CurveFact
}

/** A column, and the facts that say something of it. */
interface Group {
  readonly table: string
  readonly column: string
  readonly facts: AttributeFact[]
}

/** Applies what a story says of the values of columns, all of one column together. What is left are means of what tables measure. */
export function setAttributes(binding: Binding): readonly SaidMean[] {
  const means: SaidMean[] = []
  const groups = new Map<string, Group>()
  for (const fact of binding.of('attribute').filter((each) => !isDirt(each))) {
    const part = partOf(binding, fact)
    if (part !== null) {
      binding.tell([fact], {
        notes: [],
        used: false,
        reason: `it is said of ${part} alone, and what is said here holds for all rows of a table`,
      })
      continue
    }
    const added = addedAmount(binding, fact)
    const mean = added === null ? meanOf(binding, fact) : null
    const own = mean === null || binding.has('curve', 'growth') ? null : drawnMeasure(binding, mean.measured, groups)
    if (mean !== null && own === null) {
      means.push({ fact, mean: mean.curve })
      continue
    }
    const found = added ?? own ?? columnOf(binding, fact)
    if (found === null) {
      binding.tell([fact], { notes: [], used: false, reason: reasonOf(fact) })
      continue
    }
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
  for (const group of groups.values()) setGroup(binding, group)
  return means
}

/** The column that a fact is about, by the name that it says, unless the story called the column something else before. */
function columnOf(binding: Binding, fact: AttributeFact): AttributeColumn | null {
  const { bound } = binding
  const found = attributeColumn(binding, fact, true)
  const claims = [...bound.values()].flatMap(({ notes }) => notes.flatMap((note) => note.claims))
  const isCalled = ({ table, from }: RenamedColumn): boolean =>
    claims.some((claim) => 'table' in claim && claim.table === table && namesColumn(claim, from))
  return found?.renamed.some(isCalled) === true ? attributeColumn(binding, fact) : found
}

function namesColumn(claim: Claim, column: string): boolean {
  return ('column' in claim && claim.column === column) || ('columns' in claim && claim.columns.includes(column))
}

function reasonOf({ column, table }: AttributeFact): string {
  if (column !== null) return `no table has a column "${column.words.join(' ')}"`
  return table === null ? 'nothing is named that it could be said of' : `"${table.words.join(' ')}" are no rows with an amount`
}

/** A mean of what a table measures, as an amount that each of its rows comes to. */
interface MeasuredMean {
  readonly measured: Measure
  readonly curve: CurveFact
}

/** A mean of what the rows of a table come to, which the table measures: "an average basket of $80". Null for anything else that is said. */
function meanOf(binding: Binding, fact: AttributeFact): MeasuredMean | null {
  const [only] = fact.aspects
  if (fact.aspects.length !== 1 || only?.type !== 'mean') return null
  const measured = measureOf(binding, fact)
  const { currency, start, end } = fact
  const isNamed = (words: readonly string[]): boolean =>
    findMeasure(binding.schema, binding.domain, words, currency !== null).type === 'measure'
  const words = measured?.words.map((term) => term.split(' ')).find(isNamed)
  if (measured === null || words === undefined) return null
  return {
    measured,
    curve: { type: 'curve', measure: words, currency, anchors: [], every: { unit: 'row', amount: only.value }, start, end },
  }
}

/** What the domain measures that a fact is about; null for none. */
function measureOf({ schema, domain, topics }: Binding, fact: AttributeFact): Measure | null {
  const { column, table, currency } = fact
  if (column === null) {
    const name = table === null ? null : (findTable(table, domain)?.table ?? null)
    return domain.measures.find(({ column: path, unit }) => unit === 'money' && (table === null || tableOf(path) === name)) ?? null
  }
  const words = [...(table?.words ?? []), ...column.words]
  const target = findMeasure(schema, domain, words, currency !== null)
  if (target.type !== 'measure') return null
  const { measure } = target
  const isSaid = column.words.join('_') === columnPath(measure.column).column
  const isTopic = table !== null || topics.of(fact).find(({ where }) => where !== 'after')?.table === tableOf(measure.column)
  return currency !== null || (isSaid && isTopic) ? measure : null
}

/** The rows that a fact is said of where these are not all of their table: "approved claims" by the status that some have. Null for all. */
function partOf({ domain, facts }: Binding, { table }: AttributeFact): string | null {
  const found = table === null ? null : findTable(table, domain)
  if (table === null || found === null) return null
  const name = table.words.join(' ')
  const first = table.words.slice(0, table.words.length - found.words.length)
  const isAll = facts.some((fact) => fact.type === 'count' && fact.noun.words.join(' ') === name)
  return isAll || first.length === 0 || findRate(first, found.table, domain)?.table !== found.table ? null : name
}

/** What a row comes to of a table that the trade does not have itself, and that is spoken of: "6,000 receipts; average ticket $34". Null for any other. */
function addedAmount(binding: Binding, fact: AttributeFact): AttributeColumn | null {
  const { schema, domain, topics } = binding
  const [topic] = topics.of(fact)
  if (fact.column !== null || fact.table === null || topic === undefined || topic.where === 'after') return null
  const isOfTrade = domains.get(domain.name)?.schema.tables.some(({ name }) => name === topic.table) ?? true
  const table = isOfTrade ? null : tableNamed(schema, topic.table)
  const amount = table?.columns.find(
    (column) => column.hidden !== true && numberColumn(column) !== null && /(?:^|_)(?:amount|total)$/.test(column.name),
  )
  return amount === undefined ? null : { schema, table: topic.table, column: amount.name, money: [], renamed: [] }
}

/** The column of a measure where its values are drawn by themselves, or more is said of them. Null where it is computed. */
function drawnMeasure({ schema }: Binding, { column: path, capped }: Measure, groups: ReadonlyMap<string, Group>): AttributeColumn | null {
  const { table, column: name } = columnPath(path)
  const column = tableNamed(schema, table)?.columns.find((each) => each.name === name)
  if (capped !== undefined || column === undefined || column.hidden === true) return null
  if (!groups.has(path) && numberColumn(column) === null) return null
  return { schema, table, column: name, money: [], renamed: [] }
}

function setGroup(binding: Binding, { table: name, column, facts }: Group): void {
  const { schema } = binding
  const index = schema.tables.findIndex((each) => each.name === name)
  const table = tableNamed(schema, name)
  if (table === null) return
  const isOwn = binding.domain.name === 'custom' || !hasColumn(binding.domain.schema, name, column)
  const said = saidColumn(table, column, facts, { isOwn })
  if ('reason' in said) {
    binding.tell(facts, { notes: [], used: false, reason: said.reason })
    return
  }
  const changed = withTable(schema, said.table)
  if (!isOwn && breaksOthers(schema, changed, facts)) {
    binding.tell(facts, { notes: [], used: false, reason: `what other tables have depends on what ${name}.${column} is` })
    return
  }
  binding.schema = changed
  const place = said.table.columns.findIndex((each: ColumnSchema) => each.name === column)
  for (const fact of facts) {
    const notes = said.notes.filter((note) => fact.aspects.includes(note.aspect))
    binding.tell([fact], {
      used: notes.length > 0,
      notes: notes.map(({ text, claims }) => ({ pointer: `/tables/${index}/columns/${place}`, text, claims })),
    })
  }
}

/** Whether tables that read a column can have nothing for the values that are said of it. */
function breaksOthers(before: Schema, after: Schema, facts: readonly AttributeFact[]): boolean {
  const isOfValues = facts.some(({ aspects }) => aspects.some(({ type }) => type === 'values'))
  return isOfValues && 'reason' in trySchema(after) && !('reason' in trySchema(before))
}

/** Amounts by month come to another mean than the one that is said: that is told, once they are bound. */
export function tellOverruled(binding: Binding): void {
  for (const fact of binding.of('attribute')) {
    const claims = binding.bound.get(fact)?.notes.flatMap((note) => note.claims) ?? []
    const overruled = claims.find((claim) => claim.type === 'statistic' || claim.type === 'spread')
    if (overruled === undefined) continue
    const { table, column } = overruled
    const outcomes = tableNamed(binding.schema, table)?.outcomes ?? []
    if (outcomes.some((outcome) => outcome.type === 'totals' && outcome.column === column && outcome.periods !== undefined))
      binding.tell([fact], { notes: [], used: false, reason: `what ${table}.${column} comes to by month was said` })
  }
}

function hasColumn({ tables }: Schema, table: string, column: string): boolean {
  return tables.some((each) => each.name === table && each.columns.some(({ name }) => name === column))
}
