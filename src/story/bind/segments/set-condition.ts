import type { Domain } from '../../../domains/domain.ts'
import { refused } from '../refused.ts'
import type { Schema, TableSchema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import { isGenderWord } from '../../lexicon/gender-words.ts'
import type { ConditionFact, SaidTest } from '../../segments/segment-facts.ts'
import { findTable } from '../../find/find-table.ts'
import { columnsOfTest, type RowTest } from '../../proofs/row-test.ts'
import { singularOf } from '../../words/words.ts'
import type { Binding, FactBound } from '../binding.ts'
import { attributeColumn } from '../columns/attribute-column.ts'
import { domainWithRenamed } from '../columns/renamed-column.ts'
import { nearFirst } from '../tables/near-first.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { effectTarget } from './effect-target.ts'
import { type Followed, followed } from './followed.ts'
import { namedColumn } from './named-column.ts'
import { withDrawnGenders } from './set-segments.ts'
import { withDrawnFlag } from './with-drawn-flag.ts'
import { withFreeTime } from './with-free-time.ts'
import { type FoundTest, testOf } from './test-of.ts'
import { columnPointer } from '../note.ts'
import { isStateWord } from '../../times/rows-left-out.ts'

/**
 * Binds a condition: it makes columns depend on other columns of their row. "shipped_at and tracking_no are null" is about both columns.
 */
export function setCondition(binding: Binding, fact: ConditionFact): FactBound {
  const { effect } = fact
  const at = effect.type === 'empty' ? effect.words.indexOf('and') : -1
  if (at < 1) return setOne(binding, fact)
  const { schema, domain } = binding
  const set = (words: readonly string[]): FactBound => setCondition(binding, { ...fact, effect: { ...effect, words } })
  const [one, other] = [set(effect.words.slice(0, at)), set(effect.words.slice(at + 1))]
  if (one.used && other.used) return { used: true, notes: [...one.notes, ...other.notes] }
  Object.assign(binding, { schema, domain })
  return one.used ? other : one
}

function setOne(binding: Binding, fact: ConditionFact): FactBound {
  let reason: string | null = null
  const before = binding.schema
  if (fact.tests.some(({ words }) => words.some(isGenderWord))) binding.schema = withDrawnGenders(before)
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
  binding.schema = before
  return refused(reason ?? unknownIn(binding, fact))
}

/** Why a condition has no table: no table tells its rows, or none has the column that follows. */
function unknownIn({ schema, domain }: Binding, { tests, effect }: ConditionFact): string {
  const shown = schema.tables.filter(({ hidden }) => hidden !== true)
  const unknown = tests.find((test) => test.words.length > 0 && shown.every((table) => testOf(schema, domain, table, test, null) === null))
  if (unknown?.sign === 'named') return `no column tells which rows are "${unknown.words.join(' ')}"`
  if (unknown === undefined && effect.words.length > 0 && shown.every((table) => effectTarget(table, effect) === null))
    return `no column is known for "${effect.words.join(' ')}"`
  return 'it is not known which columns are meant'
}

/**
 * The tables that a condition may be about, the most likely first: those with all columns that it compares. "The amount" of no table is the
 * only number of a table that the sentence is about.
 */
function tablesOf(binding: Binding, fact: ConditionFact): readonly TableSchema[] {
  const listed = fact.of === undefined ? undefined : findTable(fact.of, binding.domain)?.table
  const own = listed === undefined ? null : tableNamed(binding.schema, listed)
  if (own !== null) return [own]
  const near = binding.topics.of(fact).map(({ table }) => table)
  const shown = nearFirst(binding, fact)
  const compared = fact.tests.filter(({ sign, words }) => sign !== 'named' && words.length > 0)
  if (compared.length === 0) return shown
  const named = shown.filter((table) => compared.every(({ words }) => isOf(binding.domain, table, words)))
  if (named.length > 0) return named
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
  // A rule is about a column that is there, and rows of another table are no column.
  if (fact.isOneWay === true || isRows(domain, table, effect.words)) return null
  // "The last name is empty for anonymous donors": it is a column of donors, so it cannot be empty in gifts, which are anonymous.
  const named = tests.flatMap(({ words }) => words.map((word) => findTable({ words: [word] }, domain)?.table))
  const isOfOthers = schema.tables.some(
    (other) => other.name !== table.name && named.includes(other.name) && namedColumn(other, effect.words) !== null,
  )
  if (effect.type !== 'empty' || isOfOthers || tests.some((each) => testOf(schema, domain, table, each, null) === null)) return null
  // "Only approved claims get paid": a participle alone is what happens to rows, not what they have.
  if (effect.words.length === 1 && effect.words.every(isStateWord)) return null
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
  const target = effectTarget(table, isOf(domain, table, fact.effect.words) ? { ...fact.effect, words: [] } : fact.effect)
  let own = target === null || target.isNew !== true ? table : { ...table, columns: [...table.columns, target.column] }
  const formulas: string[] = []
  const tests: RowTest[] = []
  for (const each of fact.tests.flatMap((test) => withOwnPart(schema, domain, own, test))) {
    const found: FoundTest | null = testOf(schema, domain, own, each, target?.column.name ?? null)
    if (found === null) return null
    own = found.table
    formulas.push(found.formula)
    tests.push(found.test)
  }
  if (fact.others !== undefined && !isOther(fact.others, tests, schema, domain, own)) return null
  // A rule is about a column that is there. "Alerts when it is over 30": what is a table of its own is no flag.
  if (
    target === null ||
    (fact.isOneWay === true && target.isNew === true) ||
    (target.isNew === true && fact.effect.type === 'word' && isRows(domain, table, [fact.effect.value]))
  )
    return null
  const column = own.columns.find(({ name }) => name === target.column.name) ?? target.column
  const joined = formulas.length === 1 ? (formulas[0] ?? '') : formulas.map((formula) => `(${formula})`).join(' && ')
  const all: RowTest = tests.length === 1 && tests[0] !== undefined ? tests[0] : { type: 'all', of: tests }
  const when = fact.isNot ? { formula: `!(${joined})`, test: { type: 'not', of: all } as const } : { formula: joined, test: all }
  return followed(own, column, when, { ...fact, effect: target.effect })
}

/** "Card payments over 2000": two tests of payments, by a value and by a number. */
function withOwnPart(schema: Schema, domain: Domain, table: TableSchema, test: SaidTest): readonly SaidTest[] {
  const { words, sign } = test
  const last = words.slice(-1)
  if (sign === 'named' || words.length < 2 || !isOf(domain, table, last) || namedColumn(table, words) !== null) return [test]
  const part: SaidTest = { words: words.slice(0, -1), sign: 'named', value: null }
  return testOf(schema, domain, table, part, null) === null ? [test] : [part, { ...test, words: last }]
}

/** Whether words name rows that do not pass a test: others by the same column. */
function isOther(words: readonly string[], [test]: readonly RowTest[], schema: Schema, domain: Domain, table: TableSchema): boolean {
  const other = testOf(schema, domain, table, { words, sign: 'named', value: null }, null)?.test
  if (other === undefined || test === undefined || JSON.stringify(other) === JSON.stringify(test)) return false
  return columnsOfTest(other).join() === columnsOfTest(test).join()
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
