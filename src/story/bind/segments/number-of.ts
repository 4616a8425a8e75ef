import { spendingVerbs } from '../../lexicon/verbs.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import type { Domain } from '../../../domains/domain.ts'
import { columnSureness } from '../../attributes/readers/column-noun.ts'
import { measureVerbs } from '../../attributes/readers/measure-verbs.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import { isPlausibleWord } from '../../compose/plausible-word.ts'
import type { AttributeFact, Fact } from '../../facts/fact.ts'
import { columnPath } from '../../find/column-path.ts'
import { findTable } from '../../find/find-table.ts'
import { comparatives } from '../../lexicon/level-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { frequencies, timeWords } from '../../lexicon/time-words.ts'
import { namedTimeStarts } from '../../times/named-seasons.ts'
import { periodAdverbs } from '../../lexicon/units.ts'
import { unitsOfMeasures } from '../../words/unit-after.ts'
import { isNoData } from '../../words/is-no-data.ts'
import { attributeColumn } from '../columns/attribute-column.ts'
import { refersTo, tableNamed } from '../tables/references.ts'
import { groupNouns } from '../../lexicon/group-nouns.ts'
import { factorTo } from '../values/in-unit-of.ts'
import { isPlural, singularOf } from '../../words/words.ts'
import { onlyNumber } from './named-column.ts'
import { isMapped, pricedBy, priceParts } from './priced-by.ts'
import { isSameStem } from '../../words/same-stem.ts'

/** A column of numbers, in a schema that has it. */
export interface NumberOf {
  readonly schema: Schema
  readonly table: TableSchema
  readonly column: ColumnSchema
  readonly money: readonly string[]
}

const spent = /^(?:amount|total|value|spend|spent|spending|price|revenue|cost)$/
/** More words are not the name of a column. */
const mostWords = 3

/** What the story says about the numbers. */
interface SaidNumbers {
  /** The words for the column; empty if only a unit, a currency or "on average" is said. */
  readonly words: readonly string[]
  readonly unit: string | null
  readonly isMoney: boolean
  readonly isMean: boolean
  /** The column whose values name the parts. */
  readonly by: string
}

/** Finds or makes the column of numbers that words name: an existing one, one that a verb implies, or a new one. Null for none. */
export function numberOf(
  schema: Schema,
  domain: Domain,
  name: string,
  { words: said, unit, isMoney, isMean, by }: SaidNumbers,
  facts: readonly Fact[],
): NumberOf | null {
  const table = tableNamed(schema, name)
  const words = namingOf(said)
  // "9 tons per hectare" is no size in hectares.
  if (table === null || (unit !== null && words.length > 0 && words.every((word) => unitsOfMeasures.has(word)))) return null
  const counted = unit === null ? [] : table.columns.filter((column) => isNumber(column) && isInUnit(column, unit))
  if (words.every((word) => findTable({ words: [word] }, domain)?.table === name)) {
    // Hours are no price.
    if (unit !== null && !isMoney && counted.length !== 1) return null
    // A computed total has parts of its own: a fee among them is not the amount, and a price beside it would be another amount.
    const isComputed = domain.measures.some((measure) => measure.unit === 'money' && columnPath(measure.column).table === name)
    const [only] =
      counted.length === 1
        ? counted
        : [
            pricedBy(table, by) ??
              amountOf(schema, domain, table, facts) ??
              (isMoney && !isComputed ? onlyPrice(table, []) : isMean && !isMoney ? onlyNumber(table, [by]) : null),
          ]
    if (only !== undefined && only !== null) return { schema, table, column: only, money: [] }
    return isMoney && !isComputed ? made({ schema, domain, facts }, table, [isMean ? 'amount' : 'price']) : null
  }
  const known =
    best(table, words) ??
    (words.every(isOfPrice) && !words.every((word) => units.has(word)) ? (pricedBy(table, by) ?? onlyPrice(table, words)) : null)
  if (known !== null) return { schema, table, column: known, money: [] }
  if (words.some((word) => spendingVerbs.has(word))) {
    const own = table.columns.find((column) => isNumber(column) && column.name.split('_').some((part) => spent.test(part)))
    if (own !== undefined) return { schema, table, column: own, money: [] }
    return isMoney && !paysElsewhere(schema, domain, name) ? made({ schema, domain, facts }, table, spendName(words)) : null
  }
  const isColumn = !words.some((word) => word.endsWith('ed')) && columnSureness({ words, start: 0, end: 0 }) === 'known'
  if (counted[0] !== undefined && counted.length === 1 && !isColumn) return { schema, table, column: counted[0], money: [] }
  const own = saidName(domain, words, isMoney)
  return own === null ? null : made({ schema, domain, facts }, table, own)
}

/** Whether the amounts that rows of a table spend are in another table, such as its orders: a column beside them would be another amount. */
function paysElsewhere({ tables }: Schema, { measures }: Domain, name: string): boolean {
  return tables.some(
    (table) =>
      table.hidden !== true &&
      refersTo(table, name) &&
      measures.some(({ unit, column }) => unit === 'money' && columnPath(column).table === table.name),
  )
}

/** The name of a column for what is spent: "spend 15 a month" is a monthly spend. */
function spendName(words: readonly string[]): readonly string[] {
  const period = words.find((word) => frequencies.has(word))
  return period === undefined ? ['amount', 'spent'] : [period, 'spend']
}

/** The words without those that name no column: "averages", or the noun of a part, "120 in the drug | group". */
function namingOf(words: readonly string[]): readonly string[] {
  // "Verified buyers | rate 4.5": a plural does something.
  if (words.at(-1) === 'rate' && isPlural(words.at(-2) ?? '')) return ['rating']
  const telling = words.filter((word) => measureVerbs.get(word) !== null)
  const naming = telling.filter((word) => !groupNouns.has(word))
  return naming.length > 0 ? naming : telling
}

/** The words for a new column; null if they name none. */
function saidName(domain: Domain, words: readonly string[], isMoney: boolean): readonly string[] | null {
  const verb = words.find((word) => measureVerbs.has(word))
  const meant = verb === undefined ? words : (measureVerbs.get(verb) ?? [])
  const own = isMoney ? (pricedIn(words, verb, meant) ?? meaningOf(domain, verb, meant)) : meaningOf(domain, verb, meant)
  if (own.length === 0 || own.length > mostWords || !own.every(isPlausibleWord) || isNoData(own)) return null
  // "Regular users have 2 to 5 orders" counts rows of another table. Participles and comparatives name no column.
  const isOther =
    findTable({ words: own }, domain) !== null ||
    own.some((word) => word.endsWith('ed') || comparatives.has(word)) ||
    own.every((word) => timeWords.has(word) || namedTimeStarts.has(word))
  return isOther ? null : own
}

/** A price for a time: "cost 180 a day" is a daily price, "pay 25 a month" a monthly fee, "solo at $15 a month" a monthly price. */
function pricedIn(words: readonly string[], verb: string | undefined, meant: readonly string[]): readonly string[] | null {
  const period = words.find((word) => frequencies.has(word))
  if (period !== undefined && words.every((word) => frequencies.has(word))) return [period, 'price']
  return period === undefined || verb === undefined ? null : [period, meant.at(-1) ?? 'price']
}

/** The words for a column. A verb such as "pay" may be about a fee, a price or a payout. */
function meaningOf({ name }: Domain, verb: string | undefined, meant: readonly string[]): readonly string[] {
  return verb === undefined || meant.length === 1 ? meant : name === 'custom' ? ['amount', 'paid'] : []
}

interface Places {
  readonly schema: Schema
  readonly domain: Domain
  readonly facts: readonly Fact[]
}

/** The column of numbers for some words, or a new one. */
function made(places: Places, table: TableSchema, words: readonly string[] | null): NumberOf | null {
  const place = { start: 0, end: 0 }
  const of = { words: table.name.split('_'), ...place }
  const column = words === null ? null : { words, ...place }
  const said: AttributeFact = { type: 'attribute', table: of, column, aspects: [], currency: null, ...place }
  const found = attributeColumn({ ...places, topics: null }, said)
  const changed = found?.table === table.name ? tableNamed(found.schema, table.name) : null
  const own = changed?.columns.find(({ name }) => name === found?.column)
  if (found === null || changed === null || own === undefined) return null
  const isNew = !table.columns.some(({ name }) => name === own.name)
  return isNew || (isNumber(own) && isMeant(own, words ?? []))
    ? { schema: found.schema, table: changed, column: own, money: found.money }
    : null
}

/** Whether a column is in a unit, or in one that it converts to: "response_minutes" for "60 min", "weight_kg" for "3700 g". */
function isInUnit({ name }: ColumnSchema, unit: string): boolean {
  if (factorTo(name, unit) !== 1) return true
  const last = singularOf(name.split('_').at(-1) ?? '')
  return last === singularOf(unit) || (unit.length > 2 && last.startsWith(singularOf(unit)))
}

/** "110 a night": what a price without a period is usually for. */
const units = wordSet('night piece unit person head item ticket visit')

/** The only price of a table. A monthly or daily price counts only if its name says so. */
function onlyPrice({ columns }: TableSchema, words: readonly string[]): ColumnSchema | null {
  const times = words.filter((word) => periodAdverbs.has(word))
  const found = columns.filter((each) => isNumber(each) && computedPrice.test(each.name) && isMeant(each, words))
  const [only] = found
  return found.length === 1 && only !== undefined && times.every((word) => only.name.split('_').includes(word)) ? only : null
}

/** Whether a word is about a price: "monthly fee", "costs". */
function isOfPrice(word: string): boolean {
  return priceParts.has(singularOf(word)) || periodAdverbs.has(word) || units.has(word) || measureVerbs.get(word)?.every(isOfPrice) === true
}

/** The main amount of a table; null if it is not about money. */
function amountOf(schema: Schema, domain: Domain, table: TableSchema, facts: readonly Fact[]): ColumnSchema | null {
  const main = made({ schema, domain, facts }, table, null)
  const isAmount = main?.column.name.split('_').some((part) => priceParts.has(part) || spent.test(part)) === true
  return main !== null && isAmount && isMeant(main.column, []) && table.columns.some(({ name }) => name === main.column.name)
    ? main.column
    : null
}

function isNumber(column: ColumnSchema): boolean {
  return column.hidden !== true && (numberColumn(column) !== null || isMapped(column) || isComputedPrice(column))
}

/** Whether a column is a price that is computed from others. Sums do not count. */
function isComputedPrice({ kind, name }: ColumnSchema): boolean {
  return kind === 'formula' && computedPrice.test(name)
}

const computedPrice = /(?:^|_)(?:price|fee|rate|premium|value)$/

/** What a thing was bought for is not what it costs. */
function isMeant({ name }: ColumnSchema, words: readonly string[]): boolean {
  return !name.startsWith('purchase_') || words.some((word) => /^(?:purchase[ds]?|bought|buy)$/.test(word))
}

/** The column of numbers whose name shares most words with some. */
function best({ columns }: TableSchema, words: readonly string[]): ColumnSchema | null {
  const score = ({ name }: ColumnSchema): number =>
    name.split('_').filter((part) => words.some((word) => isSameStem(part, word) || measureVerbs.get(word)?.includes(part) === true)).length
  // A daily price is not the price of a purchase.
  const times = words.filter((word) => periodAdverbs.has(word))
  const isOfTime = ({ name }: ColumnSchema): boolean => times.every((word) => name.split('_').includes(word))
  return (
    columns
      .filter((column) => isNumber(column) && score(column) > 0 && isOfTime(column) && isMeant(column, words))
      .toSorted((one, other) => score(other) - score(one))
      .at(0) ?? null
  )
}
