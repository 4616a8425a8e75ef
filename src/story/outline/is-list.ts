import { findMeaning } from '../meanings/find-meaning.ts'
import { money } from '../meanings/money.ts'
import { ofEach } from '../meanings/of-each.ts'
import { isCategory } from '../attributes/readers/value-nouns.ts'
import { readQuantity } from '../amounts/quantity.ts'
import { hasRangeOfRows } from '../compose/has-range-of-rows.ts'
import { isKnownHead } from '../compose/noun-words.ts'
import { isAmountName } from '../words/is-amount-name.ts'
import { partPronouns } from '../lexicon/selecting-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { tokensOf } from '../tokens/tokens.ts'
import { areKinds } from './are-kinds.ts'
import { arePriced } from './are-priced.ts'
import { areShared, areValues } from './are-values.ts'
import { isAttributive } from '../words/is-verb-at.ts'
import { isPlural, singularOf } from '../words/words.ts'
import type { Opening } from './opening.ts'
import type { ListedColumn } from './outline.ts'
import { isCountedBehind } from './is-counted-behind.ts'
import { isBehindRatio } from './is-behind-ratio.ts'
import { endsInUnit } from './ends-in-unit.ts'
import { startsStatistic } from './statistic-tail.ts'

/** Maximum characters before a list in which the noun with its values is looked for. */
const nounReach = 40

/** Whether enough items have names of columns. Otherwise they are values or other things. */
export function isList(text: string, columns: readonly ListedColumn[], opening: Opening, skipped: number): boolean {
  const { evidence } = opening
  if (
    areValues(text, columns) ||
    areRowNames(text, columns, opening) ||
    areQuoted(text, columns, opening) ||
    areNamesOf(text, columns, opening)
  )
    return false
  if (evidence !== 'announced' && (endsInUnit(text, opening) || isBehindRatio(text, opening))) return false
  if (arePriced(text, columns) || areTableNames(columns) || areOfAmount(text, columns, opening)) return false
  // "dim_date, dim_store, fact_sales" are tables.
  if (columns.filter(({ name }) => /^(?:dim|fact)_/.test(name)).length * 2 > columns.length) return false
  // "Late deliveries have ratings of 1 to 3, on-time ones 4 to 5".
  if (areShared(text, columns, opening) || columns.some(({ words }) => partPronouns.has(words.at(-1) ?? ''))) return false
  // "4 sets (I, II, III, IV)" numbers them.
  if (columns.some(tellsPrice) || columns.every(({ name }) => /^[ivx]{1,4}$/.test(name))) return false
  const known = columns.filter((column) => isKnown(text, column)).length
  if (evidence === 'announced') return columns.length > 1 || known > 0
  if (areKinds(text, columns, opening) || columns.some((column) => isCountedBehind(text, column))) return false
  // "Sales by region, product and month": what the rows are grouped by.
  if (columns[0]?.words.slice(1, -1).includes('by') === true) return false
  const isThing = (column: ListedColumn): boolean => isTableLike(column) && !isSurelyColumn(column) && !tellsNumbers(text, column)
  if (columns.filter((column) => isThing(column) || isCounted(text, column)).length * 2 > columns.length) return false
  if (evidence === 'owned')
    return columns.length > 2 && columns.every((column) => isKnown(text, column)) && columns.filter(isSurelyColumn).length > 1
  const written = columns.filter((column) => isDeclared(text, column) || column.isIdentifier || column.words.at(-1) === 'id').length
  // "1000 orders, order value, discount, delivery time": columns follow a count.
  const isSure = columns.length > 2 && !columns.some(isTableLike) && columns.filter(isSurelyColumn).length * 2 >= columns.length
  if (evidence === 'weak') {
    const told = columns.filter((column) => isDeclared(text, column) || (column.isIdentifier && column.words.length > 1)).length
    return known === columns.length ? written > 1 || isSure : told > 1 && known * 2 >= columns.length
  }
  // "departments (dept_no PK, dname)"
  if (text[opening.items - 1] === '(' && columns.some(({ details }) => details.some(({ type }) => type === 'key'))) return true
  if (columns.length + skipped > 2) return known * 2 >= columns.length + skipped
  // "4 shops (name, city)", but "with a and b" names two columns among others.
  const said = text.slice(opening.start, opening.items)
  // "A lesson has one teacher and one room" relates these.
  const [first, second] = columns
  const isShared = first?.words.at(-1) === second?.words.at(-1) && findMeaning(second?.words ?? [], []).isExact
  const isOne = !isShared && /\bone\b/.test(text.slice(opening.items, columns.at(-1)?.end))
  // "Weather data with temperature and humidity", "300 rows with name and age"
  const isOfData = /\b(?:data|rows|records|entries|samples) $/.test(text.slice(Math.max(0, opening.start - 9), opening.start))
  const isMarked = opening.start > 0 && (isOfData || /[({[]$|: $| - $/.test(said) || (/\bha(?:s|ve) $/.test(said) && !isOne))
  const isClear = written > 0 || (isMarked && columns.every((column) => findMeaning(column.words, []).isExact && !isTableLike(column)))
  return columns.length === 2 && known === 2 && isClear
}

const costing = /^(?:costs?|pays?)$/
/** Whether an item is the price of some rows: "wedding cakes cost 400 to 900", but not "parts cost". */
function tellsPrice({ words, details, said }: ListedColumn): boolean {
  return (said !== null || details.length > 0) && costing.test(words.at(-1) ?? '') && isOwnPlural(words.at(-2) ?? '')
}

function isOwnPlural(word: string): boolean {
  return isPlural(word) && !isAttributive(word)
}

/** The word before an offset; empty if there is none. */
function wordBefore(text: string, at: number): string {
  return /\p{L}{1,20}(?= ?$)/u.exec(text.slice(Math.max(0, at - nounReach), at))?.[0] ?? ''
}

/** Whether values are quoted behind the column that has them: 'admission types ("urgent", "planned")'. */
function areQuoted(text: string, columns: readonly ListedColumn[], { start: from, items }: Opening): boolean {
  const before = wordBefore(text, from)
  return (
    text[items - 1] === '(' && isCategory({ words: [before.toLowerCase()] }) && columns.every(({ start }) => /["“]/.test(text[start] ?? ''))
  )
}

/** Whether names in capitals are the values of a category, or codes behind a column: "Departments: HR, IT, Finance", "symbol (AB, CDE)". */
function areNamesOf(text: string, columns: readonly ListedColumn[], { start, items, evidence }: Opening): boolean {
  const before = wordBefore(text, start)
  const isGuessed = columns.every((column) => findMeaning(column.words, []).isGuess)
  const isCode =
    text[items - 1] === '(' &&
    (!isPlural(before) || isGuessed) &&
    columns.every((column) => /^[A-Z]{2,5}$/.test(text.slice(column.start, column.end)))
  if (isCode) return true
  // "Crypto: BTC, ETH and SOL hourly candles"
  const isCodes =
    columns.length > 1 &&
    columns.every((column) => /^[A-Z]{2,5}(?= |$)/.test(text.slice(column.start, column.end)) && findMeaning(column.words, []).isGuess)
  if (isCodes && evidence === 'likely' && text.slice(start, items).includes(':')) return true
  const word = before.toLowerCase()
  const isColon = evidence === 'likely' && text.slice(start, items).includes(':')
  // "dim_carrier (DHL, UPS, FedEx)" names its rows.
  const isDimension = text[items - 1] === '(' && /\bdim_\w{2,30} ?$/.test(text.slice(Math.max(0, start - nounReach), start))
  const isPlain = columns.every(({ details }) => details.length === 0)
  const isCapital = (column: ListedColumn): boolean => /\p{Lu}/u.test(text[column.start] ?? '')
  const exact = columns.filter(({ words }) => findMeaning(words, []).isExact).length
  // "Carrier: DHL, UPS"
  if ((isDimension || (isColon && !isPlural(word))) && isPlain && exact === 0 && columns.every(isCapital)) return true
  // "Appointment status: booked, cancelled", "department: HR, IT, Sales"; but "role: name, email" has columns.
  const isBracket = text[items - 1] === '(' && !isPlural(word)
  if ((isColon || isBracket) && isPlain && isCategory({ words: [word] }))
    return !columns.some((column) => isOfRow(column) || (isPlural(word) && !values.has(singularOf(word)) && isData(column)))
  return isColon && isPlural(word) && isKnownHead(singularOf(word)) && isPlain && exact === 0 && columns.every(isCapital)
}

/** Whether names are those of tables, as one of them is a plural in snake case: "users, channels, channel_members and messages". */
function areTableNames(columns: readonly ListedColumn[]): boolean {
  const isSeveral = ({ words, details }: ListedColumn): boolean => details.length === 0 && isOwnPlural(words.at(-1) ?? '')
  return columns.length > 2 && columns.every(isSeveral) && columns.some(({ isIdentifier, words }) => isIdentifier && words.length > 1)
}

/** Nouns that are values and never rows: "statuses: new, paid", "channels: email, phone". */
const values = wordSet('status channel method medium severity priority type kind role stage')

/** Last words of names of columns. */
const columnHeads = /^(?:id|name|title|code|description|notes?|date|price|cost|model)$/

/** Whether an item can only be a column of a row, and no value: "name", "serial number". */
function isOfRow({ words }: ListedColumn): boolean {
  const { isExact, meaning } = findMeaning(words, [])
  return columnHeads.test(words.at(-1) ?? '') || (words.length > 1 && isExact && !isFlag(meaning.body))
}

/** Whether an item has the name of a column, and not that of a state: "shipped" may be a time. */
function isData({ words }: ListedColumn): boolean {
  const { isExact, meaning } = findMeaning(words, [])
  return isExact && !isFlag(meaning.body) && !(words.length === 1 && (words[0] ?? '').endsWith('ed'))
}

/** Whether a meaning is that of a flag, as for "no show" and "cancelled". */
function isFlag(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'kind' in body && body.kind === 'boolean'
}

const boundsIn = /\dk? ?(?:-|–|to) ?[$€£]?\d/

/** Whether names with bounds are the kinds of rows with an amount: "Fares: economy 50-400, business 500-2000". */
function areOfAmount(text: string, columns: readonly ListedColumn[], { start }: Opening): boolean {
  const before = wordBefore(text, start)
  const { isExact, meaning } = findMeaning([singularOf(before.toLowerCase())], [])
  const isBounded = ({ isIdentifier, start: from, end }: ListedColumn): boolean => !isIdentifier && boundsIn.test(text.slice(from, end))
  const clause =
    text
      .slice(Math.max(0, start - nounReach), start)
      .split(/[.;:\n]/)
      .at(-1) ?? ''
  const isOfKinds = clause.split(/\W/).some((each) => grouping.has(each.toLowerCase()))
  const isAmount = isOfKinds || (isExact && money.includes(meaning))
  return isAmount && columns.length > 1 && columns.filter(isBounded).length * 2 > columns.length
}

/** Words before the kinds of rows that an amount depends on: "weight by species: dogs 4 to 60", "salary ranges: juniors 40k-60k". */
const grouping = wordSet('depend depends depending vary varies varying by per ranges')

/** Maximum characters before a list in which its count is looked for. */
const countReach = 48

/** Whether a list has as many names as are counted right before: "four sites (Leeds, Cardiff, Bath, Ely)", "4 statuses: open, paid, ...". */
function areRowNames(text: string, columns: readonly ListedColumn[], { start, evidence }: Opening): boolean {
  if (evidence === 'announced' || columns.some(({ details, name }) => details.length > 0 || name.endsWith('_id'))) return false
  const noun = wordBefore(text, start)
  const isNamed = columns.every((column) => /^[\s"']*\p{Lu}/u.test(text.slice(column.start, column.end)))
  if (!isNamed && !isCategory({ words: [noun.toLowerCase()] })) return false
  const before = tokensOf(text.slice(Math.max(0, start - countReach), start))
  return before.slice(-4, -1).some((_, at, all) => {
    const quantity = readQuantity(before, before.length - 1 - all.length + at)
    return quantity?.value === columns.length
  })
}

/** Whether an item reads as a table rather than as a column: "orders". */
function isTableLike({ words, details, isIdentifier }: ListedColumn): boolean {
  // "Number of beds" and "department IDs" are columns.
  const isNumber = words[1] === 'of' || ofEach(words).at(-1) === 'id' || isAmountName(words)
  return !isIdentifier && !isNumber && details.length === 0 && isPlural(words.at(-1) ?? '')
}

/** Whether a plural can only be a column: nothing has rows that are called "names" or "blood types". */
function isSurelyColumn({ words, details, isIdentifier }: ListedColumn): boolean {
  if (isIdentifier || details.length > 0 || isAmountName(words)) return true
  return findMeaning(words, []).isExact && (words.length > 1 || !isKnownHead(singularOf(words[0] ?? '')))
}

/** "(1000)", "(50-100 rows)", ": 200 to 400" */
const rowsBehind =
  /(?:\(\d[\d,]{0,11}k?(?: ?(?:-|–|to) ?(\d[\d,]{0,11}k?))?(?: ([a-z]{1,20}))?\)|[:=] ?\d[\d,]{0,11}k? ?(?:-|–|to) ?(\d[\d,]{0,11}k?))$/i

/** Whether an item has a number of rows: "login_events (1000)", "dim_store (40 stores)". */
function isCounted(text: string, { words, start, end }: ListedColumn): boolean {
  const last = words.at(-1) ?? ''
  const [said, inBracket, rows, behindSign] = rowsBehind.exec(text.slice(Math.max(start, end - 40), end)) ?? []
  if (said === undefined) return false
  const most = inBracket ?? behindSign
  if (most !== undefined && rows === undefined) return hasRangeOfRows(last, Number.parseInt(most.replaceAll(',', ''), 10))
  return rows === undefined || /^(?:rows|records)$/i.test(rows) ? isPlural(last) : singularOf(rows.toLowerCase()) === singularOf(last)
}

/** "(mean 27, sd 4.5)", "(20% yes)", "(Sales 60, IT 40)": what only columns have. */
const numbersIn = /^(?:\d[\d.]*%|(?:true|yes|no|false) (?:in )?\d[\d.]*%|\p{L}[\p{L} ]* \d{1,2}%?(?:,|$))/u

/** Whether something is said of the values of a column. */
function isDeclared(text: string, column: ListedColumn): boolean {
  return column.details.length > 0 || tellsNumbers(text, column)
}

/** Whether brackets or a colon behind a name say how its values are. */
function tellsNumbers(text: string, column: ListedColumn): boolean {
  const { said, unread } = column
  if (said === null || !/[(:] ?$/.test(text.slice(said.start - 2, said.start))) return false
  const written = unread.map(({ start, end }) => text.slice(start, end))
  return written.some((each) => startsStatistic(each, 0) || (!isTableLike(column) && numbersIn.test(each)))
}

function isKnown(text: string, column: ListedColumn): boolean {
  const { words, isIdentifier } = column
  if (isDeclared(text, column) || words.at(-1) === 'id' || isIdentifier) return true
  const { isGuess, isExact, isRole } = findMeaning(words, [])
  // "Admin, editor, viewer" are values as well.
  return isTableLike(column) ? isExact : !isGuess && isRole !== true
}
