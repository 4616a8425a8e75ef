import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import { isPersonNoun } from '../../compose/is-person-noun.ts'
import { comparatives, levelWords, lowWords } from '../../lexicon/level-words.ts'
import { rowWords } from '../../lexicon/row-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { restWords } from '../../segments/rest-words.ts'
import type { LeaningFact } from '../../segments/segment-facts.ts'
import { isDone } from '../../words/is-done.ts'
import { isSameStem } from '../../words/same-stem.ts'
import { fillerWords, functionWords, isPlural, singularOf } from '../../words/words.ts'
import { isShown } from '../tables/is-shown.ts'
import { columnCompared, type ComparedColumn, isComparing, type IsNumber } from './column-compared.ts'
import { namedColumn } from './named-column.ts'
import { type Part, partsOf } from './parts-of.ts'
import { measureIn } from './set-group-means.ts'

/** What one side of a statement is about: some rows, or a number of each row. */
export type Side =
  | { readonly type: 'parts'; readonly parts: readonly [Part, ...Part[]] }
  | { readonly type: 'number'; readonly column: ColumnSchema }

/** What a statement is about. */
export interface Sides {
  /** In the order of the words, as columns of one table. */
  readonly sides: readonly [Side, Side]
  /** The rows that the part is compared to; empty for all others. */
  readonly others: readonly Part[]
  /** 1 if both sides rise together: also for "faster", if the column is a time. */
  readonly sign: 1 | -1
}

const longest = 4
/** What is said of a side, and names none. */
const saying = wordSet(
  'work works working likely often frequently common frequent probable prone tend tends average chance chances probability risk odds likelihood rate much many average',
  'times other normal person individual do does earlier roughly equally each exactly usual highest lowest best worst longest shortest oldest',
  'youngest largest biggest smallest heaviest lightest makes produce produces cause causes show shows see sees mean means lead leads',
  'ones far way significantly considerably substantially clearly noticeably slightly somewhat',
)
/** Shorter words name no value by their stem. */
const fewest = 6

/**
 * Finds what a statement is about in a table. Null if a word is unknown, if the words name more or fewer columns, or if it is not known what
 * is compared.
 */
export function sidesOf(schema: Schema, domain: Domain, table: TableSchema, fact: LeaningFact): Sides | null {
  const terms = [...partsOf(schema, domain)].flatMap(([term, all]) =>
    all.flatMap((part) => (part.table === table.name ? [{ term, part }] : [])),
  )
  const isOnly = schema.tables.filter(isShown).length === 1
  const isNumber: IsNumber = (column) =>
    numberColumn(column) !== null || (column.hidden !== true && measureIn({ domain }, table.name, column.name) !== null)
  const said = mentioned(table, terms, isOnly, fact.words, isNumber)
  const named = [...said.sides.values()]
  const compared = comparedSides(table, said.comparing, named.length, isNumber)
  const [one, other, more] = [...named, ...compared.map(({ column }) => ({ type: 'number', column }) as const)]
  if (one === undefined || other === undefined || more !== undefined) return null
  const number = one.type === 'number' ? one : other.type === 'number' ? other : null
  const isSpeed = number !== null && isComparing(said.comparing, number)
  if (!said.unknown.every((word) => number !== null && isDoing(number.column, word, isSpeed))) return null
  const others = fact.others === null ? [] : othersOf(mentioned(table, terms, isOnly, fact.others, isNumber), fact.others, [one, other])
  const lows = said.lows + Number(isSpeed) + compared.filter(({ isReversed }) => isReversed).length
  return others === null ? null : { sides: [one, other], others, sign: lows % 2 === 0 ? 1 : -1 }
}

/** The columns that only comparing words mean: "older patients pay more" names none by its name. */
function comparedSides(table: TableSchema, words: readonly string[], named: number, isNumber: IsNumber): readonly ComparedColumn[] {
  if (words.length === 0 || named > 1) return []
  const found = (named === 1 ? [words] : words.map((word) => [word])).map((some) => columnCompared(table, some, isNumber))
  const columns = found.filter((each) => each !== null)
  return columns.filter(({ column }, at) => columns.findIndex((each) => each.column === column) === at)
}

/** Whether a verb is about a number: "recover faster" about recovery_days, "get answered faster" about any time. */
function isDoing({ name }: ColumnSchema, word: string, isSpeed: boolean): boolean {
  return (isSpeed && isDone(word)) || name.split('_').some((part) => isSameStem(part, word))
}

/** The rows behind "than"; null if the words name something else, or nothing. */
function othersOf(said: Mentioned, words: readonly string[], [one, other]: readonly [Side, Side]): readonly Part[] | null {
  if (said.unknown.length > 0) return null
  const columns = [one, other].map(columnOf)
  const named = [...said.sides]
  if (named.some(([name]) => !columns.includes(name))) return null
  const parts = named.flatMap(([, side]) => (side.type === 'parts' ? side.parts : []))
  const isRest = words.some((word) => restWords.has(word) || comparatives.has(word) || /^(?:average|usual|any|without|none)$/.test(word))
  return parts.length > 0 || isRest ? parts : null
}

interface Mentioned {
  /** By column. */
  readonly sides: ReadonlyMap<string, Side>
  /** Words that compare and may mean a column. */
  readonly comparing: readonly string[]
  /** How many words say less instead of more; the names of values do not count. */
  readonly lows: number
  /** Words that name nothing. */
  readonly unknown: readonly string[]
}

/** The columns that words name. */
function mentioned(table: TableSchema, terms: Terms, isOnly: boolean, words: readonly string[], isNumber: IsNumber): Mentioned {
  const leaver = terms.find(({ term, part }) => /^(?:true|1)$/.test(part.value) && leavers.test(term))
  const isOfPart = (at: number): boolean =>
    isOnly &&
    [at - 1, at + 1].some((place) => terms.some(({ term, part }) => part.value !== 'true' && term === singularOf(words[place] ?? '')))
  const sides = new Map<string, Side>()
  const comparing: string[] = []
  const unknown: string[] = []
  let lows = 0
  const own = table.name.split('_').map(singularOf)
  const known = new Set(own)
  const add = (side: Side): void => {
    const name = columnOf(side)
    const before = sides.get(name)
    if (before?.type !== 'parts' || side.type !== 'parts') sides.set(name, before ?? side)
    else if (!side.parts.some(({ value }) => before.parts.some((each) => each.value === value)))
      sides.set(name, { type: 'parts', parts: [...before.parts, ...side.parts] })
    for (const word of name.split('_')) known.add(singularOf(word))
  }
  const isSubject = isOnly && isPlural(words[0] ?? '') && relative.test(words[1] ?? '')
  for (let at = isSubject ? 1 : 0; at < words.length;) {
    const named = sideAt(table, terms, words, at, isNumber)
    if (named !== null) {
      add(named.side)
      at = named.next
      continue
    }
    const word = words[at] ?? ''
    if (lowWords.has(word)) lows++
    if (isComparing([word], null)) comparing.push(word)
    else if (leaving.test(word) && leaver !== undefined) add({ type: 'parts', parts: [leaver.part] })
    else if (!saysNothing(word) && !known.has(singularOf(word)) && !isOfColumn(sides, word) && !isRows(own, word, isOnly, isOfPart(at)))
      unknown.push(word)
    at++
  }
  return { sides, comparing, lows, unknown }
}

/** Behind the rows of the only table, however they are called: "teams | that use more hints". */
const relative = /^(?:that|who|which|with)$/

/** "They leave more often" is what attrition and churn mean. */
const leaving = /^(?:leav(?:e|es|ing)|left|quit|quits|quitting|resign(?:s|ed)?|attrition|turnover)$/
const leavers = /^(?:attrition|churn|churned|exited|left)$/

/** Whether a plural means the rows: "spam mails" among emails, "mobile users" and other persons in the only table, any thing where it is called records. */
function isRows(table: readonly string[], word: string, isOnly: boolean, isOfPart: boolean): boolean {
  if (!isPlural(word)) return false
  return (
    isOfPart ||
    table.join() === 'record' ||
    (isOnly && [word, table.at(-1) ?? ''].every((noun) => isPersonNoun({ words: [noun] }))) ||
    (word.length > 3 && table.some((part) => part.endsWith(singularOf(word)) || word.startsWith(part)))
  )
}

/** Whether a word repeats a part of the name of a column that is meant: the "contracts" of a contract type. */
function isOfColumn(found: ReadonlyMap<string, Side>, word: string): boolean {
  return [...found.keys()].some((name) => name.split('_').includes(singularOf(word)))
}

function saysNothing(word: string): boolean {
  return [saying, lowWords, functionWords, fillerWords, rowWords, comparatives, levelWords, restWords].some((words) => words.has(word))
}

function columnOf(side: Side): string {
  return side.type === 'parts' ? side.parts[0].column : side.column.name
}

interface Named {
  readonly side: Side
  readonly next: number
}

type Terms = readonly { readonly term: string; readonly part: Part }[]

/** The side that the most words from a place name; null for none. */
function sideAt(table: TableSchema, terms: Terms, words: readonly string[], at: number, isNumber: IsNumber): Named | null {
  const ofPart = (part: Part | undefined, next: number): Named | null =>
    part === undefined ? null : { side: { type: 'parts', parts: [part] }, next }
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const said = words.slice(at, at + length)
    const term = said.map(singularOf).join(' ')
    // "Overtime" is over_time.
    const part = ofPart(
      terms.find((each) => each.term === term || (length === 1 && each.term.replaceAll(' ', '') === term))?.part,
      at + length,
    )
    if (part !== null) return part
    if (said.some((word) => saysNothing(word) || isComparing([word], null))) continue
    const column = namedColumn(table, said)
    // Transactions are no transaction amount.
    if (column !== null && column.name !== term && table.name.split('_').map(singularOf).join(' ') === term) continue
    if (column !== null && isNumber(column)) return { side: { type: 'number', column }, next: at + length }
  }
  const word = words[at] ?? ''
  if (saysNothing(word)) return null
  // The values of numbers are no flags: "wind speed 1".
  const isFlag = (term: string, { value }: Part): boolean => /^(?:true|1)$/.test(value) && !/\d/.test(term)
  const meant = terms.find(({ term, part }) => (isFlag(term, part) ? isInflected(term, word) : isOfStem(term, word)))
  return ofPart(meant?.part, at + 1)
}

/** "engineers" and "Engineering". */
function isOfStem(term: string, word: string): boolean {
  return !term.includes(' ') && term.length >= fewest && word.length >= fewest && isSameStem(term, word)
}

/** "churned" and "churn", "fraud" and "fraudulent", "diabetes" and "diabetics". */
function isInflected(term: string, word: string): boolean {
  return (
    isSameStem(term, word) || (term.length >= 5 && /^(?:ulent|s|er|ers|ics?)$/.test(word.startsWith(term) ? word.slice(term.length) : ''))
  )
}
