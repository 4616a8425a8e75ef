import { cycles } from '../../lexicon/distribution-words.ts'
import { isCalendarWord } from '../../compose/noun-words.ts'
import { articles, beforeRows, distributives, eachWords, perWords } from '../../lexicon/determiners.ts'
import { percentWords, periodAdverbs } from '../../lexicon/units.ts'
import { being, having, modals } from '../../lexicon/verbs.ts'
import { millisecondsIn } from '../../lexicon/time-units.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import type { Noun } from '../../words/noun.ts'
import { nounBefore } from '../../words/nouns.ts'
import { featureNouns } from '../../lexicon/feature-nouns.ts'
import { headOf, isPlural } from '../../words/words.ts'
import { areRows } from './are-rows.ts'
import { columnBefore } from './column-before.ts'
import { isOneOf, kindAt, skipBack, textAt, hasOneOf } from '../../reader/index.ts'
import { firstFrom } from '../../tokens/first-from.ts'
import type { Token } from '../../tokens/token.ts'
import { columnSureness } from './column-noun.ts'
import { flowWords } from './flow-words.ts'
import { isCategory } from './value-nouns.ts'
import { timesSaid } from './times-said.ts'
import type { Last } from '../phrases/attribute-phrase.ts'
import { sentenceEnds, timePrepositions } from '../../lexicon/connectives.ts'
import { timeWords } from '../../lexicon/time-words.ts'

/** Words between a column and its statement: "ages should range | from". */
const links = wordSet(
  being,
  modals,
  having,
  articles,
  'of : = ( [ in within range ranges ranging run runs running vary varies varying go goes drop drops lie lies lying fall falls stay stays staying remain remains remaining somewhere anywhere anything',
  'negative positive always otherwise normally follow follows following distributed spread set limited they it each also , still not never only all usually mostly mainly column field',
)
/** Words between two statements about one column. */
const more = wordSet(
  articles,
  being,
  modals,
  ', and with but ( [ ; it they having at for around or that which range ranges ranging vary varies go goes',
)
const mostLinks = 7
/** Nouns for several things together. */
const sized = wordSet('group batch set pack team class party pair cluster cohort squad crew')

/** The column of a statement that starts at a token. */
export interface Subject {
  /** Null if it is the column of the statement before. */
  readonly column: Noun | null
  readonly table: Noun | null
  /** The token after its words. */
  readonly after: number
}

/** Finds the column before a statement; null for none. */
export function subjectBefore(tokens: readonly Token[], at: number, free: number, last: Last | null): Subject | null {
  if (last !== null && skipBack(tokens, at, last.next, more, mostLinks) === last.next)
    return { column: null, table: null, after: last.next }
  const after = skipBack(tokens, at, free, links, mostLinks)
  const end = isPattern(tokens, after) ? skipBack(tokens, after, free, patternLinks, mostLinks) : after
  const found = columnBefore(tokens, end, free)
  // A statement about changes over time has no bounds and is reported.
  const noun = found === null || end === after ? found : { ...found, start: tokens[after]?.start ?? 0, end: tokens[after]?.start ?? 0 }
  if (noun === null || isCompared(tokens, firstOf(tokens, after, noun))) return null
  const first = firstOf(tokens, after, noun)
  // "Groups of | 5 to 12": the size of the groups.
  if (textAt(tokens, after) === 'of' && sized.has(headOf(noun.words)) && isPlural(noun.words.at(-1) ?? '')) return null
  // "those who | converted spend 40" is no column.
  if (isWhen(tokens, first, noun) || textAt(tokens, first - 1) === 'who') return null
  // "up to 3 hours, average 1.5": a unit is no column.
  if (kindAt(tokens, first - 1) === 'number' && noun.words.every((word) => millisecondsIn(word) !== undefined)) return null
  if (isOfSome(tokens, first, after, free)) return null
  if (isOfGroup(tokens, first, noun, free)) return null
  const ofOwners = ofRows(tokens, first, noun, free, after)
  if (ofOwners !== null) return ofOwners
  // "Orders per customer: 4 on average".
  if (isOneOf(tokens, first - 1, perWords) && !isOneOf(tokens, first - 1, articles)) return ofEach(tokens, first, noun, free, after)
  return ofCounted(tokens, first, noun, free, after) ?? { ...ofOwner(noun, tokens, first), after }
}

/** Whether a noun is the group whose rows a statement is about: "the score in the | control group has", "class B | has a mean of". */
function isOfGroup(tokens: readonly Token[], first: number, noun: Noun, free: number): boolean {
  const start = skipBack(tokens, first, free, beforeRows, 2)
  const last = tokens[firstFrom(tokens, noun.end) - 1]
  if (last?.isCapital === true && last.text.length === 1 && isCategory({ words: noun.words.slice(0, -1) })) return true
  // "Boots in sizes 35 to 48" have no such group.
  if (noun.words.length < 2 || isPlural(noun.words.at(-1) ?? '')) return false
  return (
    /^(?:in|for|within|among)$/.test(textAt(tokens, start - 1)) &&
    start - 2 >= free &&
    kindAt(tokens, start - 2) === 'word' &&
    isCategory(noun)
  )
}

/** A column of the rows: "the price of the products is | between 5 and 100", "the daily budget of each campaign". */
function ofRows(tokens: readonly Token[], first: number, table: Noun, free: number, after: number): Subject | null {
  const start = skipBack(tokens, first, free, beforeRows, 2)
  if (textAt(tokens, start - 1) !== 'of' || start - 1 <= free || !areRows(tokens, start, first, table)) return null
  const column = columnBefore(tokens, start - 1, free)
  if (column === null || kindAt(tokens, firstOf(tokens, start - 1, column) - 1) === 'number') return null
  const head = column.words.at(-1) ?? ''
  return columnSureness(column) === 'none' || flowWords.has(head) || quantities.has(head) ? null : { column, table, after }
}

/** Nouns for a number of what is behind them: "the number of employees is". */
const quantities = wordSet(
  'number numbers count amount percentage percent share rate total sum average mean median level volume half part most',
)

const beforeTimes = wordSet(eachWords, timePrepositions, 'last this next past previous current')

/** Whether the noun tells when something is: "revenue last | year was", "attendance on | Mondays is". */
function isWhen(tokens: readonly Token[], first: number, { words: [word = ''] }: Noun): boolean {
  return isOneOf(tokens, first - 1, beforeTimes) && (timeWords.has(word) || isCalendarWord(word))
}

/** "The player's age": a column of players. */
function ofOwner(noun: Noun, tokens: readonly Token[], first: number): Pick<Subject, 'column' | 'table'> {
  const [owner = '', ...words] = noun.words
  if (words.length === 0 || !/s'$|'s$/.test(owner)) return { column: noun, table: null }
  const table: Noun = { words: [owner.replace(/'s?$/, '')], start: noun.start, end: tokens[first]?.end ?? noun.start }
  return { column: { words, start: tokens[first + 1]?.start ?? noun.start, end: noun.end }, table }
}

/** Whether the noun is a pattern over time: "temperature has a | daily cycle | between". */
function isPattern(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at - 1, cycles) && isOneOf(tokens, at - 2, periodic)
}

const periodic = wordSet([...periodAdverbs.keys()], 'hourly seasonal')
const patternLinks = wordSet(cycles, periodic, having, articles, 'and , clear strong')

/** Whether words compare some rows, "are more satisfied: average 4.2", or two columns, "ends_on > | starts_on, max 14 nights". */
function isCompared(tokens: readonly Token[], first: number): boolean {
  if (/^[<>]=?$/.test(textAt(tokens, first - 1)) && kindAt(tokens, first - 2) === 'word') return true
  return isOneOf(tokens, first - 1, comparing) && isOneOf(tokens, first - 2, being)
}

const comparing = wordSet('more less much very')

/** A column of counted rows: "heights of 300 adults, between ...". */
function ofCounted(tokens: readonly Token[], first: number, table: Noun, free: number, after: number): Subject | null {
  if (kindAt(tokens, first - 1) !== 'number') return null
  const joint = textAt(tokens, first - 2)
  if (joint !== 'of' && joint !== 'for') return null
  const column = nounBefore(tokens, first - 2, free)
  return column === null || isOneOf(tokens, first - 3, distributives) ? null : { column, table, after }
}

/** A column of each row: "passengers per flight: | 80-220". Null if the words before are rows themselves: "orders per customer". */
function ofEach(tokens: readonly Token[], first: number, table: Noun, free: number, after: number): Subject | null {
  const column = textAt(tokens, first - 1) === 'per' ? nounBefore(tokens, first - 1, free) : null
  const head = column?.words.at(-1) ?? ''
  if (column === null || timeWords.has(table.words.at(-1) ?? '') || flowWords.has(head)) return null
  const isColumn = isPlural(head)
    ? featureNouns.has(headOf([head])) && timesSaid(tokens, head) === 1
    : !featureNouns.has(head) && columnSureness(column) !== 'none'
  return isColumn ? { column, table, after } : null
}

/** Conjunctions of a condition. */
const conditions = wordSet('if when whenever where once unless until while because since provided assuming')
const mostCondition = 8

/** Whether a statement is about some rows: "if the amount is over 5,000", "10 scores are above 1000", "20% of prices are under 10". */
export function isOfSome(tokens: readonly Token[], first: number, after: number, free: number): boolean {
  const isCounted = kindAt(tokens, first - 1) === 'number' || isOneOf(tokens, first - 1, percentWords)
  const of = textAt(tokens, first - 1) === 'the' ? first - 2 : first - 1
  const isShare = textAt(tokens, of) === 'of' && tokens.slice(Math.max(free, first - 5), first).some(({ kind }) => kind === 'number')
  if ((isCounted || isShare) && hasOneOf(tokens, after - 2, after + 1, being)) return true
  for (let at = first - 1; at >= Math.max(0, first - mostCondition) && !sentenceEnds.has(textAt(tokens, at)); at--)
    if (conditions.has(textAt(tokens, at))) return true
  return false
}

/** The first token of a noun that ends before a token. */
export function firstOf(tokens: readonly Token[], after: number, { start }: Noun): number {
  let first = after
  while (first > 0 && (tokens[first - 1] as Token).start >= start) first--
  return first
}
