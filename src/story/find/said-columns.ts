import { readAmount } from '../amounts/amount.ts'
import { isOfOwnRows } from '../compose/noun-words.ts'
import { articles, definites, perWords } from '../lexicon/determiners.ts'
import { readShare } from '../amounts/share.ts'
import { comparatives } from '../lexicon/level-words.ts'
import { fallingWith, risingWith } from '../lexicon/relating-words.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { having } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, hasWords, isOneOf, kindAt, spanOf, textAt } from '../reader/index.ts'
import type { ColumnsFact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { isNoData } from '../words/is-no-data.ts'
import { isDone } from '../words/is-done.ts'
import { isFlaw } from '../words/is-flaw.ts'
import { type NounList, readNounList } from '../words/noun-list.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { sharedHead } from '../meanings/shared-head.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import { isPluralNoun } from '../words/nouns.ts'

const openingWords = wordSet(having, 'include includes including contain contains containing store stores storing track tracks tracking')
/** Words before a list of columns: "with the following columns:". */
const announcing = wordSet(
  articles,
  definites,
  'following column columns field fields attribute attributes properties like such as only just exactly :',
)

/**
 * Reads the columns of a noun, starting at "with", ":" or "(". The span of the fact starts at that token. Null if no list of columns
 * follows.
 */
export function readColumns(
  tokens: readonly Token[],
  at: number,
  noun: Noun,
): { readonly fact: ColumnsFact; readonly next: number } | null {
  const start = columnsStart(tokens, at)
  const list = start === null ? null : dataOf(tokens, listWithoutMeasure(tokens, readNounList(tokens, start, true)))
  if (start === null || list === null) return null
  if (list.nouns.every((noun) => isQuotedName(tokens, noun) || noun.words.every((word) => announcing.has(word)))) return null
  const opening = textAt(tokens, at)
  const isSure =
    (start > at + 1 && /^(?:columns?|fields?|attributes?|properties)$/.test(textAt(tokens, start - 1))) ||
    hasWords(tokens, start - 2, 'columns :')
  // Brackets and colons after a noun often hold something other than columns, so these need stronger evidence.
  if (opening === '(' && (textAt(tokens, list.next) !== ')' || (list.nouns.length < 2 && !isSure))) return null
  if (opening === ':' && !isSure && (list.nouns.length < 2 || list.nouns.every(isPluralNoun))) return null
  if (!openingWords.has(opening) || opening === 'with' ? false : !isSure && list.nouns.every(isPluralNoun)) return null
  if (list.nouns.some(({ words: [word = '', ...others] }) => others.length === 0 && (timeWords.has(word) || /^[qh][1-4]$/.test(word))))
    return null
  // "with a pass rate | of 82%" is a share.
  if (textAt(tokens, list.next) === 'of' && readShare(tokens, list.next + 1) !== null) return null
  // "every customer has ordered at least once"
  if (having.has(opening) && list.nouns.every(({ words }) => words.length === 1 && isDone(words[0] ?? ''))) return null
  const next = opening === '(' ? list.next + 1 : list.next
  // "wind speed m/s"
  const columns = list.nouns
    .filter(({ words, start: first }) => words.join('').length > 1 || textAt(tokens, firstFrom(tokens, first) - 1) !== '/')
    .map(bareColumn)
    .map((column, place, all) => headed(tokens, column, all[place - 1], all[place + 1]))
  const fact: ColumnsFact = { type: 'columns', noun, columns, ...spanOf(tokens, at, next) }
  return { fact, next }
}

/** "An | is_active | column", "a boolean | is_gift", "a flag | has_screen". */
function bareColumn(noun: Noun): Noun {
  const { words } = noun
  const end = words.length > 1 && /^(?:column|field|attribute)$/.test(words.at(-1) ?? '') ? -1 : words.length
  const start = /^(?:bool(?:ean)?|flag)$/.test(words[0] ?? '') && /^(?:is|has|can)$/.test(words[1] ?? '') ? 1 : 0
  return start === 0 && end === words.length ? noun : { ...noun, words: words.slice(start, end) }
}

/** A column with the noun that it shares with the one beside it: "departure | and arrival airport". */
function headed(tokens: readonly Token[], column: Noun, before: Noun | undefined, after: Noun | undefined): Noun {
  const joins = (noun: Noun): boolean => isOneOf(tokens, firstFrom(tokens, noun.start) - 1, headJoints)
  const next = after !== undefined && joins(after) ? sharedHead(column.words, after.words) : null
  if (next !== null) return { ...column, words: [...column.words, next] }
  const own = before !== undefined && joins(column) ? sharedHead(before.words, column.words) : null
  return own === null ? column : { ...column, words: [...column.words.slice(0, -1), own] }
}

const headJoints = wordSet('and or &')

const relating: ReadonlySet<string> = wordSet(risingWith, fallingWith)
const joining: ReadonlySet<string> = wordSet('with as when')

/**
 * Removes the last noun of the list if it is an amount by time (", revenue from $50k in January to $200k in December"), a table
 * ("comments (0 to 20 per post)") or the subject of a statement. Null if nothing is left.
 */
function listWithoutMeasure(tokens: readonly Token[], list: NounList | null): NounList | null {
  const last = list?.nouns.at(-1)
  if (list !== null && last !== undefined && isOfRows(tokens, list.next, last)) return firstOf(tokens, list, list.nouns.length - 1)
  // "with prep time, a third | vegan" goes on with a share.
  if (list !== null && list.nouns.length > 1 && last !== undefined && readShare(tokens, firstFrom(tokens, last.start) - 1) !== null)
    return firstOf(tokens, list, list.nouns.length - 1)
  // "with price and mileage, price drops | with mileage" ends with a statement.
  if (list !== null && isOneOf(tokens, list.next, joining) && relating.has(last?.words.at(-1) ?? ''))
    return firstOf(tokens, list, list.nouns.length - 1)
  if (list !== null && textAt(tokens, list.next) === '(' && isRatio(tokens, list.next + 1))
    return firstOf(tokens, list, list.nouns.length - 1)
  if (list === null || last === undefined || textAt(tokens, list.next) !== 'from') return list
  const isMonthly = [2, 3, 4].some(
    (ahead) => kindAt(tokens, list.next + ahead - 1) === 'number' && textAt(tokens, list.next + ahead) === 'in',
  )
  if (!isMonthly) return list
  return firstOf(tokens, list, list.nouns.length - 1)
}

/**
 * Whether a noun is a quoted name of a row: hospitals include "Northgate" or "Elm Park". The tokens hold no quotation marks, so a gap
 * tells.
 */
function isQuotedName(tokens: readonly Token[], { words, start }: Noun): boolean {
  const before = tokens[firstFrom(tokens, start) - 1]
  return before !== undefined && before.text !== '\n' && start - before.end > 1 && findMeaning(words, []).isGuess
}

/** Whether bounds after a noun are a number of rows ("orders (1-9)"); only for nouns that are not columns. */
function isOfRows(tokens: readonly Token[], next: number, noun: Noun): boolean {
  const amount = readAmount(tokens, textAt(tokens, next) === '(' ? next + 1 : next)
  return amount?.isRange === true && isOfOwnRows(noun.words)
}

/** Whether a ratio stands at a token: "0 to 20 per post", "about 3 for each customer". */
function isRatio(tokens: readonly Token[], at: number): boolean {
  const number = [at, at + 1].find((place) => kindAt(tokens, place) === 'number')
  const after = number === undefined ? [] : [1, 2, 3].map((ahead) => textAt(tokens, number + ahead))
  return after.some((text) => perWords.has(text) || text === 'each')
}

/** Cuts the list before words about data quality: "with name, email | and some missing values", "| with a trend and seasonality". */
function dataOf(tokens: readonly Token[], list: NounList | null): NounList | null {
  if (list === null || list.nouns.every(({ words }) => isNoData(words)) || comparatives.has(list.nouns[0]?.words[0] ?? '')) return null
  // "With a status workflow: draft -> sent" tells how rows change.
  const flaw = list.nouns.findIndex(
    (noun) => isFlaw(noun.words) || (noun.words.length > 1 && changing.test(noun.words.at(-1) ?? '')) || isOrder(tokens, noun),
  )
  return flaw < 0 ? list : firstOf(tokens, list, flaw)
}

/** "With name and date, | sorted by date": the order of the rows is no column. */
function isOrder(tokens: readonly Token[], { start, words: [first = ''] }: Noun): boolean {
  return ordering.has(first) && textAt(tokens, firstFrom(tokens, start) + 1) === 'by'
}

const ordering = wordSet('sorted ordered')
const changing = /^(?:workflow|lifecycle)$/

/** The first `count` nouns of a list; null for none. */
function firstOf(tokens: readonly Token[], list: NounList, count: number): NounList | null {
  const start = list.nouns[count]?.start
  if (start === undefined || count === 0) return null
  let next = list.next
  while (next > 0 && (tokens[next - 1]?.start ?? 0) >= start) next--
  while (/^(?:,|and|&|some|a|an)$/.test(textAt(tokens, next - 1))) next--
  return { ...list, nouns: list.nouns.slice(0, count), next }
}

/** Whether a word or sign can introduce a list of columns. */
export function canStartColumns(text: string): boolean {
  return openingWords.has(text) || text === ':' || text === '('
}

/** The token at which a list of columns would start if its noun ended before `at`; null if no list can start there. */
export function columnsStart(tokens: readonly Token[], at: number): number | null {
  const text = textAt(tokens, at)
  if (!canStartColumns(text)) return null
  let start = at + 1
  while (start < at + 5 && isOneOf(tokens, start, announcing) && !endsClause(tokens, start + 1)) start++
  return start
}
