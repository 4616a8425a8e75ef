import { measureVerbs } from '../attributes/readers/measure-verbs.ts'
import { canStartStatistic, readSaidStatistic } from '../attributes/readers/said-statistic.ts'
import { isKnownHead } from '../compose/noun-words.ts'
import { readQuantity } from '../amounts/quantity.ts'
import { endsClause, hasWords, isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Span, Token } from '../tokens/token.ts'
import { rangeEnds } from '../lexicon/connectives.ts'
import { distributives } from '../lexicon/determiners.ts'
import { being } from '../lexicon/verbs.ts'
import { percentWords } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Noun } from '../words/noun.ts'
import { headOf, isPlural, singularOf } from '../words/words.ts'
import type { ColumnList } from './outline.ts'
import { datasetRowNouns } from '../lexicon/row-words.ts'
import type { Surroundings } from './surroundings.ts'
import { isYearText } from '../times/is-year-text.ts'

const partitives = wordSet('items pieces')

/** A number of rows and its position. */
interface SaidRows extends Span {
  readonly count: number
}

/** Nouns for tables of which each row is an answer, and for their rows: "Survey: age, city, rating. 1200 answers". */
const asked = wordSet('survey poll questionnaire feedback form')
const answers: ReadonlySet<string> = wordSet(datasetRowNouns, 'answers responses replies submissions')
/** Columns of questions, whose answers are in another table. */
const ofAsked = wordSet('title description questions')

/** Most tokens between a list and its number, or between the words of a range. */
const longestGap = 5

/** Words before a number of rows: "Rows: 400". */
const countLabels = new Set([...datasetRowNouns, 'volume', 'count', 'size', 'n', 'total'])

/**
 * Reads a number of rows without a table: "250 rows", "Rows: 400", "80 of them", "n=180", "x120". Null for none.
 * @param noun the table
 * @param columns the last words of the columns
 * @param values the last words of listed values: "sales earns 95k, hr | 60k" counts nothing
 */
export function readRows(
  { tokens, listed }: Surroundings,
  { words, about }: Noun,
  columns: readonly string[],
  values: ReadonlySet<string>,
): SaidRows | null {
  // "Events have a title. There are 40 events, tickets cost 120": the number of rows has its noun.
  const row = singularOf(headOf(words))
  const isNamed = tokens.some(({ text }, at) => kindAt(tokens, at - 1) === 'number' && isPlural(text) && singularOf(text) === row)
  const nouns = asked.has(singularOf(about ?? row)) && !columns.some((column) => ofAsked.has(column)) ? answers : datasetRowNouns
  let bare: SaidRows | null = null
  for (let at = 0; at < tokens.length; at++) {
    if (listed[at] === 1) continue
    const said = rowsAt(tokens, at, nouns)
    if (said !== null) return said
    const mayCount = bare === null && !isNamed && kindAt(tokens, at) === 'number' && !isOneOf(tokens, at - 1, values)
    if (mayCount && isBare(tokens, at)) bare = spanned(tokens, at, at)
  }
  return bare
}

/** A number with words for rows. */
function rowsAt(tokens: readonly Token[], at: number, nouns = datasetRowNouns): SaidRows | null {
  const text = textAt(tokens, at)
  const times = /^[x×](\d{1,9})$/.exec(text)?.[1]
  if (times !== undefined) return { count: Number(times), start: tokens[at]?.start ?? 0, end: tokens[at]?.end ?? 0 }
  if (/^[x×]$/.test(text) || (countLabels.has(text) && /^[:=]$/.test(textAt(tokens, at + 1)))) {
    const number = text === 'x' || text === '×' ? at + 1 : at + 2
    // "Rows: 380 matches, 20 teams" counts these.
    const isOfOthers = kindAt(tokens, number + 1) === 'word' && !isOneOf(tokens, number + 1, datasetRowNouns)
    return kindAt(tokens, number) === 'number' && !isOfOthers ? spanned(tokens, at, number) : null
  }
  const quantity = kindAt(tokens, at) === 'sign' ? null : readQuantity(tokens, at)
  if (quantity === null || !Number.isInteger(quantity.value)) return null
  const { next } = quantity
  // "20 line items" are no lines; a range counts for each of others.
  const isCompound = isPlural(textAt(tokens, next + 1)) && !isPlural(textAt(tokens, next))
  // "300 items of clothing"
  const isPart = isOneOf(tokens, next, partitives) && textAt(tokens, next + 1) === 'of' && !isOneOf(tokens, next + 2, distributives)
  const isRows = isPart || (isOneOf(tokens, next, nouns) && !isCompound)
  // "250 fake records", "100 sample rows".
  const isOwn = kindAt(tokens, next) === 'word' && isOneOf(tokens, next + 1, datasetRowNouns) && !isLineOf(tokens, next)
  const isOfThem = hasWords(tokens, next, 'of them')
  const behind = next + (isOwn ? 2 : 1)
  // "250 rows for a bike counter" are all rows, "20 rows for each counter" are not.
  const isOfEach =
    /^(?:per|each)$/.test(textAt(tokens, behind)) || (textAt(tokens, behind) === 'for' && !isOneOf(tokens, behind + 1, indefinites))
  if ((!isRows && !isOwn && !isOfThem) || isOfEach) return null
  const before = wordsBelow(tokens, at)
  const count = before > 0 ? quantity.value - 1 : quantity.value
  return { count, start: tokens[at - before]?.start ?? 0, end: tokens[next + (isRows ? 0 : 1)]?.end ?? 0 }
}

/** "product | lines" are no rows of a list. */
function isLineOf(tokens: readonly Token[], at: number): boolean {
  return /^lines?$/.test(textAt(tokens, at + 1)) && isKnownHead(textAt(tokens, at))
}

const indefinites = wordSet('a an my our the')

/** Number of tokens before a number that exclude it: "under | 500 rows", "less than | 500 rows". */
function wordsBelow(tokens: readonly Token[], at: number): number {
  if (/^(?:under|below)$/.test(textAt(tokens, at - 1))) return 1
  return textAt(tokens, at - 1) === 'than' && /^(?:less|fewer)$/.test(textAt(tokens, at - 2)) ? 2 : 0
}

/** Smaller numbers need a noun. */
const leastBare = 5

const opensRange = /^(?:between|from)$/

/** Whether a number counts no noun, ends no range and is no year. */
function isBare(tokens: readonly Token[], at: number): boolean {
  const quantity = readQuantity(tokens, at)
  const next = tokens[quantity?.next ?? at]
  if (quantity === null || !Number.isInteger(quantity.value) || quantity.value < leastBare || isYearText(textAt(tokens, at))) return false
  const isJoined = /^[-–/.:%$€£+*<>=]$/.test(textAt(tokens, at - 1))
  // "salaries from 40k to 60k, others get 20k to | 35k"
  if (isOneOf(tokens, at - 1, rangeEnds) && kindAt(tokens, at - 2) === 'number') return false
  // "age between 8 and | 90"
  if (isOneOf(tokens, at - 1, rangeEnds) && tokens.slice(Math.max(0, at - longestGap), at).some(({ text }) => opensRange.test(text)))
    return false
  // "exponential with mean | 35", "the standard deviation is | 90"
  if (isBehindStatistic(tokens, at) || isOneOf(tokens, at - 1, being) || isOfValue(tokens, at)) return false
  return !isJoined && (next === undefined || /^[,.\n;!]$/.test(next.text))
}

/** "mean | 35", "a standard deviation of | 4,700" */
function isBehindStatistic(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3, 4].some(
    (back) => canStartStatistic(textAt(tokens, at - back)) && (back === 1 || (readSaidStatistic(tokens, at - back)?.next ?? 0) > at),
  )
}

const atBounds = wordSet('least most')
const bounds = wordSet('over under above below than exceeds exceed')

/** Whether a number belongs to the verb before it: "managers earn at least | 90k". */
function isOfValue(tokens: readonly Token[], at: number): boolean {
  const isAt = isOneOf(tokens, at - 1, atBounds)
  const before = isAt ? at - 3 : isOneOf(tokens, at - 1, bounds) ? at - 2 : at - 1
  return (before < at - 1 && kindAt(tokens, before) === 'word') || measureVerbs.has(textAt(tokens, before))
}

/** The number at a token, with a span from an earlier token on. */
function spanned(tokens: readonly Token[], from: number, number: number): SaidRows | null {
  const quantity = readQuantity(tokens, number)
  if (quantity === null || !Number.isInteger(quantity.value)) return null
  return { count: quantity.value, start: tokens[from]?.start ?? 0, end: tokens[quantity.next - 1]?.end ?? 0 }
}

const joints = new Set([',', ':', '-', '–', '(', ')', '=', '>', 'with', 'having', 'has', 'x', '×', 'n', 'about', 'around', 'for'])

/**
 * Reads a number next to a list that can only be about its table: "walkers (25): name, phone", "authors(id, name) with 20 rows". Null for
 * none.
 */
export function rowsBeside(around: Surroundings, { start, end }: ColumnList, before: number): SaidRows | null {
  const { tokens } = around
  const first = around.firstAt(start)
  // Before the list: "(25)", "(n=180)", "(120 rows)".
  for (let at = first - 1; at >= Math.max(0, first - longestGap); at--) {
    if (textAt(tokens, at) !== '(') continue
    const number = textAt(tokens, at + 1) === 'n' && textAt(tokens, at + 2) === '=' ? at + 3 : at + 1
    // "(20%)" is a share.
    const isNumber = kindAt(tokens, number) === 'number' && !isOneOf(tokens, number + 1, percentWords)
    const said = isNumber ? spanned(tokens, at, number) : null
    return said === null ? null : { ...said, end: tokens[first - 1]?.end ?? said.end }
  }
  const next = around.firstAt(end)
  for (let at = next; at < Math.min(tokens.length, next + longestGap) && (tokens[at]?.start ?? before) < before; at++) {
    const said = rowsAt(tokens, at)
    if (said !== null) return said
    // "users (id, name). 150 rows."
    const own = textAt(tokens, at) === '.' ? rowsAt(tokens, at + 1) : null
    if (own !== null && own.end < before && endsClause(tokens, around.firstAt(own.end))) return own
    const isOwnLine = textAt(tokens, at) === '\n' && countLabels.has(textAt(tokens, at + 1)) && textAt(tokens, at + 2) === ':'
    if (!isOneOf(tokens, at, joints) && !isOwnLine) return null
  }
  return null
}
