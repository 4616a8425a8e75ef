import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, InnerColumn, Schema, TableSchema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import type { ConditionFact, SaidEffect } from '../../segments/segment-facts.ts'
import { findTable } from '../../find/find-table.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { RowTest } from '../../proofs/row-test.ts'
import { termWords } from '../../words/term-words.ts'
import { singularOf } from '../../words/words.ts'
import type { Binding, FactBound } from '../binding.ts'
import { attributeColumn } from '../columns/attribute-column.ts'
import { domainWithRenamed } from '../columns/renamed-column.ts'
import { nearFirst } from '../tables/near-first.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { targetOf } from './effect-target.ts'
import { emptied } from './emptied.ts'
import { namedColumn } from './named-column.ts'
import { withDrawnFlag } from './with-drawn-flag.ts'
import { withFreeTime } from './with-free-time.ts'
import { type FoundTest, testOf } from './test-of.ts'
import { columnPointer } from '../note.ts'
import { decimals } from '../../amounts/decimals.ts'
import { isState } from '../../times/rows-left-out.ts'

/** The columns of a table that follow from a test, and their claims. */
interface Followed {
  readonly columns: readonly ColumnSchema[]
  readonly column: string
  readonly claims: readonly Claim[]
}

/** Binds a condition: a column follows from other columns of its row. */
export function setCondition(binding: Binding, fact: ConditionFact): FactBound {
  let reason = 'it is not known which columns are meant'
  const shown = tablesOf(binding, fact)
  // Existing columns are tried before new ones.
  const ways = [...shown.map((table) => ({ table, isNew: false })), ...shown.map((table) => ({ table, isNew: true }))]
  for (const { table, isNew } of ways) {
    const meant = isNew ? withColumn(binding, table, fact) : { schema: binding.schema, domain: binding.domain, table, fact }
    const found = meant === null ? null : conditionIn(meant.schema, meant.domain, meant.table, meant.fact)
    if (meant === null || found === null) continue
    const { columns, column, claims } = found
    const set = withTable(meant.schema, { ...meant.table, columns })
    const tied = fact.effect.type === 'empty' ? withFreeTime(meant.schema, set, table.name, column) : set
    const first = trySchema(tied)
    const drawn = 'reason' in first ? withDrawnFlag(meant.schema, set, table.name, column) : null
    const schema = drawn ?? tied
    const tried = drawn === null ? first : trySchema(drawn)
    if ('reason' in tried) {
      reason = `${table.name}.${column} cannot follow from it: ${tried.reason}`
      continue
    }
    binding.schema = schema
    binding.domain = meant.domain
    const pointer = columnPointer(schema, table.name, column)
    return { used: true, notes: [{ pointer, text: `${table.name}.${column} follows from other columns of the row`, claims }] }
  }
  return { used: false, notes: [], reason }
}

/**
 * The tables that a condition may be about, the most likely first: those with all columns that it compares. "The amount" of no table is the
 * only number of a table that the sentence is about.
 */
function tablesOf(binding: Binding, fact: ConditionFact): readonly TableSchema[] {
  const near = binding.topics.of(fact).map(({ table }) => table)
  const shown = nearFirst(binding, fact)
  const compared = fact.tests.filter(({ sign, words }) => sign !== 'named' && words.length > 0)
  if (compared.length === 0) return shown
  const having = shown.filter((table) => compared.every(({ words }) => namedColumn(table, words) !== null))
  if (having.length === 0) return shown.filter(({ name }) => near.length === 0 || near.includes(name))
  const meant = having.filter(({ name }) => near.includes(name))
  return meant.length > 0 ? meant : having.length === 1 ? having : []
}

/** A condition with an existing column of another name, or with a new one. */
interface Meant {
  readonly schema: Schema
  readonly domain: Domain
  readonly table: TableSchema
  readonly fact: ConditionFact
}

/** Finds or makes the column that only some rows have a value in. Null if there is none, or if the table has no column for the state. */
function withColumn({ schema, domain, facts }: Binding, table: TableSchema, fact: ConditionFact): Meant | null {
  const { effect, tests } = fact
  if (effect.type !== 'empty' || tests.some((each) => testOf(schema, domain, table, each, null) === null)) return null
  // "Only approved claims get paid": a participle alone is what happens to rows, not what they have.
  if (effect.words.length === 1 && effect.words.every(isState)) return null
  const place = { start: 0, end: 0 }
  const noun = { words: table.name.split('_'), ...place }
  const column = { words: effect.words, ...place }
  const said: AttributeFact = { type: 'attribute', table: noun, column, aspects: [], currency: null, ...place }
  const made = attributeColumn({ schema, domain, facts, topics: null }, said, true)
  const own = made?.table === table.name ? tableNamed(made.schema, table.name) : null
  if (made === null || own === null) return null
  const renamed = made.renamed.reduce(domainWithRenamed, domain)
  return { schema: made.schema, domain: renamed, table: own, fact: { ...fact, effect: { ...effect, words: made.column.split('_') } } }
}

function conditionIn(schema: Schema, domain: Domain, table: TableSchema, fact: ConditionFact): Followed | null {
  if (fact.effect.type === 'empty' && isRows(domain, table, fact.effect.words)) return null
  const target = targetOf(table, isOf(domain, table, fact.effect.words) ? { ...fact.effect, words: [] } : fact.effect)
  let own = target === null || target.isNew !== true ? table : { ...table, columns: [...table.columns, target.column] }
  const formulas: string[] = []
  const tests: RowTest[] = []
  for (const each of fact.tests) {
    const found: FoundTest | null = testOf(schema, domain, own, each, target?.column.name ?? null)
    if (found === null) return null
    own = found.table
    formulas.push(found.formula)
    tests.push(found.test)
  }
  // "Alerts when it is over 30": what is a table of its own is no flag.
  if (target === null || (target.isNew === true && fact.effect.type === 'word' && isRows(domain, table, [fact.effect.value]))) return null
  const column = own.columns.find(({ name }) => name === target.column.name) ?? target.column
  const joined = formulas.length === 1 ? (formulas[0] ?? '') : formulas.map((formula) => `(${formula})`).join(' && ')
  const all: RowTest = tests.length === 1 && tests[0] !== undefined ? tests[0] : { type: 'all', of: tests }
  const when = fact.isNot ? { formula: `!(${joined})`, test: { type: 'not', of: all } as const } : { formula: joined, test: all }
  return followed(own, column, when, { ...fact, effect: target.effect })
}

/** Whether words name the table itself: "a flight is delayed". */
function isOf(domain: Domain, { name }: TableSchema, words: readonly string[]): boolean {
  return words.length > 0 && findTable({ words }, domain)?.table === name && namedAll(words, name)
}

/** Whether words name rows of another table ("only home policies have claims"), in which case no cell is empty. */
function isRows(domain: Domain, { columns }: TableSchema, words: readonly string[]): boolean {
  return findTable({ words }, domain) !== null && !columns.some(({ name }) => name === words.join('_'))
}

function namedAll(words: readonly string[], name: string): boolean {
  return words.every((word) => name.split('_').map(singularOf).includes(singularOf(word)))
}

interface When {
  readonly formula: string
  readonly test: RowTest
}

function followed(table: TableSchema, column: ColumnSchema, when: When, { effect, otherwise, isNot }: ConditionFact): Followed | null {
  const { name } = column
  const kept = { name, ...(column.hidden === undefined ? {} : { hidden: column.hidden }) }
  const replaced = (...own: readonly ColumnSchema[]): readonly ColumnSchema[] =>
    table.columns.flatMap((each) => (each.name === name ? own : [each]))
  const claim = (isThen: boolean, test: RowTest): Claim => ({
    type: 'every',
    table: table.name,
    when: isThen ? when.test : { type: 'not', of: when.test },
    holds: test,
  })
  if (effect.type === 'empty') {
    // "Set when done" means that it is empty otherwise.
    const isEmptyElse = effect.isNot
    const where = isEmptyElse ? { formula: `!(${when.formula})`, test: { type: 'not', of: when.test } as const } : when
    const set = emptied(column, { table: table.name, ...where, isOnly: isNot || isEmptyElse }, effect.range ?? null)
    return set === null ? null : { columns: replaced(set.column), column: name, claims: set.claims }
  }
  if (effect.type === 'boolean') {
    if (column.kind !== 'boolean') return null
    const expression = effect.value ? when.formula : `!(${when.formula})`
    const is = (value: boolean): RowTest => ({ type: 'is', column: name, value })
    return {
      columns: replaced({ ...kept, kind: 'formula', expression, as: 'boolean' }),
      column: name,
      claims: [claim(true, is(effect.value)), claim(false, is(!effect.value))],
    }
  }
  return constants(column, when, effect, otherwise, { kept, replaced, claim })
}

interface Kit {
  readonly kept: { readonly name: string; readonly hidden?: boolean }
  readonly replaced: (...own: readonly ColumnSchema[]) => readonly ColumnSchema[]
  readonly claim: (isThen: boolean, test: RowTest) => Claim
}

/** One value where the test holds, and another value, or that of the column, where it does not. */
function constants(
  column: ColumnSchema,
  when: When,
  effect: SaidEffect,
  otherwise: SaidEffect | null,
  { kept, replaced, claim }: Kit,
): Followed | null {
  const { name } = column
  const isNumber = effect.type === 'number'
  const first = valueOf(column, effect)
  const last = otherwise === null ? null : valueOf(column, otherwise)
  if (first === null || (otherwise !== null && (last === null || typeof last !== typeof first))) return null
  const rest = last === null ? othersOf(column, first) : constant(last)
  if (rest === null) return null
  const step = `${name}_if`
  const columns = replaced(
    { name: step, kind: 'formula', expression: when.formula, as: 'boolean', hidden: true },
    { ...kept, kind: 'switch', by: step, cases: { true: constant(first), false: rest } },
  )
  const is = (value: string | number): RowTest => ({ type: 'is', column: name, value })
  const claims = [claim(true, is(first)), claim(false, last === null ? { type: 'not', of: is(first) } : is(last))]
  return { columns, column: name, claims: isNumber && last === null ? claims.slice(0, 1) : claims }
}

/** The value as the column writes it; null if the column does not have it. */
function valueOf(column: ColumnSchema, effect: SaidEffect): string | number | null {
  if (effect.type === 'number')
    return column.kind === 'integer' || column.kind === 'decimal' || column.kind === 'formula' ? effect.value : null
  if (effect.type !== 'word' || effect.isNot === true) return null
  const words = termWords(effect.value).join(' ')
  if (column.kind === 'category') return column.values.find((each) => termWords(each).join(' ') === words) ?? effect.value
  return column.kind === 'integer' || column.kind === 'decimal' || column.kind === 'boolean' ? null : effect.value
}

function constant(value: string | number): InnerColumn {
  if (typeof value === 'string') return { kind: 'category', values: [value] }
  const scale = decimals(value)
  return scale === 0 ? { kind: 'integer', min: value, max: value } : { kind: 'decimal', scale, min: value, max: value }
}

/** The column without one of its values. */
function othersOf(column: ColumnSchema, value: string | number): InnerColumn | null {
  if (typeof value === 'number') {
    const { name: _, hidden: __, nullable: ___, ...body } = column
    return body
  }
  if (column.kind !== 'category') return null
  const values = column.values.filter((each) => each !== value)
  return values.length === 0 ? null : { kind: 'category', values }
}
