import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { fitNumber } from '../../attributes/columns/fit-number.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import { numberSaid } from '../../attributes/columns/number-said.ts'
import type { SaidTest } from '../../segments/segment-facts.ts'
import { percentWords } from '../../lexicon/units.ts'
import { isPersonNoun } from '../../compose/is-person-noun.ts'
import { findTable } from '../../find/find-table.ts'
import { rowWords } from '../../lexicon/row-words.ts'
import type { RowTest } from '../../proofs/row-test.ts'
import { partsIn } from '../../segments/parts-in.ts'
import { restWords } from '../../segments/rest-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { fillerWords, functionWords, singularOf } from '../../words/words.ts'
import { termKey, termWords } from '../../words/term-words.ts'
import { isStateWord } from '../../times/rows-left-out.ts'
import { referredBy } from '../tables/references.ts'
import { namedColumn } from './named-column.ts'
import { amountWords, numberBeside } from './number-beside.ts'
import { partsOf } from './parts-of.ts'
import { withColumn } from '../../attributes/columns/with-column.ts'

/** A test of rows as a formula and as a claim, in a table with rows on both sides. */
export interface FoundTest {
  readonly table: TableSchema
  readonly formula: string
  readonly test: RowTest
}

/**
 * Finds the column and value of a test in a table; null if there is none. @param target the column that will follow from it, null for none
 */
export function testOf(schema: Schema, domain: Domain, table: TableSchema, said: SaidTest, target: string | null): FoundTest | null {
  // "Unless the loan is late".
  const state = said.sign === 'is' && typeof said.value === 'string' && isOwn(table, said.words) ? termWords(said.value) : null
  const words = said.sign === 'named' ? said.words : state
  const found = words === null ? compared(domain, table, said, target) : named(schema, domain, table, words)
  if (found === null || said.isNot !== true) return found
  return { ...found, formula: `!(${found.formula})`, test: { type: 'not', of: found.test } }
}

function compared(domain: Domain, table: TableSchema, said: SaidTest, target: string | null): FoundTest | null {
  const { sign, value } = said
  const isTable = isOwn(table, said.words)
  const found = namedColumn(table, said.words)
  // "Transactions over 500" are not those with a key over 500.
  const named = isTable && found?.name.endsWith('_id') === true ? null : found
  if (said.other !== undefined) return named === null ? null : comparedWith(table, named, sign, namedColumn(table, said.other))
  const isBare = said.words.every((word) => amountWords.has(word) || isOwn(table, [word]))
  const column = named ?? ageOf(table, said) ?? (isBare && typeof value === 'number' ? numberBeside(domain, table, said, target) : null)
  if (column === null) return null
  const { name } = column
  if (sign === 'empty') return { table, formula: `!known(${name})`, test: { type: 'empty', column: name } }
  if (typeof value === 'string') return isValue(table, column, value)
  if (value === null || sign === 'named') return null
  return isNumber(table, column, sign, scaledTo(column, value, said.unit ?? null))
}

/** Whether words name the table. */
function isOwn({ name }: TableSchema, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => name.split('_').map(singularOf).includes(singularOf(word)))
}

/** The age that people are compared by: "children under 12", "nobody over 65". */
function ageOf(table: TableSchema, { words, unit = null }: SaidTest): ColumnSchema | null {
  const isOfPeople = words.every((word) => personal.has(word) || isPersonNoun({ words: [word] }))
  return isOfPeople && (unit === null || /^y(?:ea)?rs?$/.test(unit)) ? namedColumn(table, ['age']) : null
}

const personal = wordSet('anyone anybody no nobody none one those people person individuals children')

/** "stock below reorder_level": two numbers with ranges that overlap. */
function comparedWith(table: TableSchema, one: ColumnSchema, sign: SaidTest['sign'], other: ColumnSchema | null): FoundTest | null {
  const [own, limit] = [numberColumn(one), other === null ? null : numberColumn(other)]
  if (other === null || own === null || limit === null || one.name === other.name) return null
  if (sign === 'is' || sign === 'empty' || sign === 'named' || own.min >= limit.max || own.max <= limit.min) return null
  const test: RowTest = { type: 'compare', column: one.name, sign, value: { column: other.name } }
  return { table, formula: `${one.name} ${sign} ${other.name}`, test }
}

/** Converts 60 to 0.6 for a column of shares. */
function scaledTo(column: ColumnSchema, value: number, unit: string | null): number {
  const own = numberColumn(column)
  const isShare = own !== null && own.max <= 1 && value > 1
  return isShare && unit !== null && percentWords.has(unit) ? value / 100 : value
}

function isValue(table: TableSchema, column: ColumnSchema, said: string): FoundTest | null {
  const { name } = column
  if (column.kind === 'boolean') {
    const value = /^(?:true|yes|set)$/i.test(said) ? true : /^(?:false|no)$/i.test(said) ? false : null
    return value === null ? null : { table, formula: value ? name : `!${name}`, test: { type: 'is', column: name, value } }
  }
  const words = termKey(said)
  const values = column.kind === 'category' ? column.values : []
  const value = values.find((each) => each === said) ?? values.find((each) => termKey(each) === words)
  if (value === undefined && / or |,/.test(said)) return isAmong(table, column, said.split(/ or |,/))
  if (value === undefined) return withValue(table, column, said)
  if (value.includes('"') || value.includes('\\')) return null
  return { table, formula: `${name} == "${value}"`, test: { type: 'is', column: name, value } }
}

/** "The status is done | or lost". */
function isAmong(before: TableSchema, { name }: ColumnSchema, said: readonly string[]): FoundTest | null {
  const found: FoundTest[] = []
  for (const each of said) {
    const value = each.trim().replace(/^['"`](.*)['"`]$/, '$1')
    const table = found.at(-1)?.table ?? before
    const column = table.columns.find((own) => own.name === name)
    const one = value === '' || column === undefined ? null : isValue(table, column, value)
    if (one !== null) found.push(one)
    else if (value !== '') return null
  }
  const last = found.at(-1)
  if (last === undefined) return null
  const formula = found.map((each) => `(${each.formula})`).join(' || ')
  return { table: last.table, formula, test: { type: 'any', of: found.map(({ test }) => test) } }
}

/** Adds a value to a column without listed values: "if the status is open". */
function withValue(table: TableSchema, column: ColumnSchema, said: string): FoundTest | null {
  if (column.kind !== 'category' || column.weights === undefined || column.by !== undefined || !/^[\p{L}][\p{L} _-]*$/u.test(said))
    return null
  const { name, values, weights } = column
  const wider: ColumnSchema = { ...column, values: [said, ...values], weights: [Math.max(...weights) / 2, ...weights] }
  return { table: withColumn(table, wider), formula: `${name} == "${said}"`, test: { type: 'is', column: name, value: said } }
}

function isNumber(table: TableSchema, column: ColumnSchema, sign: '<' | '<=' | '>' | '>=' | 'is', value: number): FoundTest | null {
  const { name } = column
  const own = numberColumn(column)
  if (own === null && column.kind !== 'formula' && column.kind !== 'mapping' && column.kind !== 'switch') return null
  const test: RowTest = sign === 'is' ? { type: 'is', column: name, value } : { type: 'compare', column: name, sign, value }
  const formula = `${name} ${sign === 'is' ? '==' : sign} ${value}`
  // The test is usable if some rows pass and some do not.
  if (own === null || (value > own.min && value < own.max) || sign === 'is') return { table, formula, test }
  const range =
    value >= own.max
      ? { min: own.min, max: value + Math.max(1, Math.abs(value - own.min)) }
      : { min: value - Math.max(1, Math.abs(value) / 2), max: own.max }
  const fitted = fitNumber(numberSaid([{ type: 'range', ...range }]), own, false, null)
  if (!('body' in fitted)) return null
  const { nullable } = column
  const wider: ColumnSchema = { name, ...(nullable === undefined ? {} : { nullable }), ...fitted.body }
  return { table: withColumn(table, wider), formula, test }
}

/**
 * Tests of values: "shipped", "closed tickets", "done or dead", "only auto and home policies". All have to be values of the same column.
 */
function named(schema: Schema, domain: Domain, table: TableSchema, words: readonly string[]): FoundTest | null {
  const found: { readonly column: string; readonly formula: string; readonly test: RowTest }[] = []
  for (const own of apart(words)) {
    const one = namedOne(schema, domain, table, own)
    if (one === null && found.length === 0) return lackedState(schema, domain, table, words)
    if (one === null || (found[0] !== undefined && found[0].column !== one.column)) return null
    found.push(one)
  }
  const [only] = found
  if (only === undefined) return null
  if (found.length === 1) return { table, formula: only.formula, test: only.test }
  return {
    table,
    formula: found.map(({ formula }) => `(${formula})`).join(' || '),
    test: { type: 'any', of: found.map(({ test }) => test) },
  }
}

/** A state that the status of a table of the story does not have yet: "returned" of rentals. Null for several words. */
function lackedState(schema: Schema, domain: Domain, table: TableSchema, words: readonly string[]): FoundTest | null {
  const [state, ...more] = words.filter((word) => !isOf(schema, domain, table, word))
  const columns = table.columns.filter(({ name, hidden }) => hidden !== true && /^(?:status|state)$/.test(name))
  const [column] = columns
  if (state === undefined || more.length > 0 || column === undefined || columns.length > 1 || !isStateWord(state)) return null
  return isOfStory(domain, table, column.name) || domain.name === 'custom' ? withValue(table, column, state) : null
}

/** Splits words at "or" and "and". */
function apart(words: readonly string[]): readonly (readonly string[])[] {
  const all: string[][] = [[]]
  for (const word of words)
    if (/^(?:or|and|,)$/.test(word)) all.push([])
    else all.at(-1)?.push(word)
  return all.filter((own) => own.length > 0)
}

/** Whether a word next to a state only names the rows or their owner: "closed | tickets". */
function isOf({ tables }: Schema, domain: Domain, table: TableSchema, word: string): boolean {
  if (functionWords.has(word) || rowWords.has(word) || fillerWords.has(word) || restWords.has(word)) return true
  if (isOwn(table, [word]) || table.columns.some(({ name }) => name.split('_').includes(singularOf(word)))) return true
  const named = findTable({ words: [word] }, domain)?.table
  // "Discharged patients" of a table of admissions that stands alone.
  if (named === undefined && isPersonNoun({ words: [word] }) && tables.every(({ name, hidden }) => hidden === true || name === table.name))
    return true
  const isOwner = named !== undefined && table.columns.some((column) => referredBy(column) === named)
  return named === table.name || (isOwner && tables.some(({ name }) => name === named))
}

/** Whether a column is not, or not with these values, in the tables of the trade. */
function isOfStory({ schema }: Domain, table: TableSchema, column: string): boolean {
  const before = schema.tables.find(({ name }) => name === table.name)?.columns.find(({ name }) => name === column)
  return before === undefined || JSON.stringify(before) !== JSON.stringify(table.columns.find(({ name }) => name === column))
}

function namedOne(
  schema: Schema,
  domain: Domain,
  table: TableSchema,
  words: readonly string[],
): { readonly column: string; readonly formula: string; readonly test: RowTest } | null {
  const parts = partsOf(schema, domain)
  for (const { term, start, length } of partsIn(words, parts)) {
    const others = words.filter((_, place) => place < start || place >= start + length)
    if (!others.every((word) => isOf(schema, domain, table, word))) continue
    const own = parts.get(term)?.filter((each) => each.table === table.name) ?? []
    // Values that the story lists go before those of a trade.
    const part = own.find((each) => isOfStory(domain, table, each.column)) ?? own[0]
    const column = table.columns.find(({ name }) => name === part?.column)
    if (part === undefined || column === undefined || part.value.includes('"') || part.value.includes('\\')) continue
    const { name } = column
    if (column.kind === 'boolean') return { column: name, formula: part.value === 'true' ? name : `!${name}`, test: part.test }
    return { column: name, formula: `${name} == "${part.value}"`, test: part.test }
  }
  return null
}
