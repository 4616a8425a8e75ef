import type { ColumnsFact, CountFact, Fact, Noun } from '../fact.ts'
import { nounBefore, readNoun } from '../nouns.ts'
import type { Span, Token } from '../token.ts'
import { tokensOf } from '../tokens.ts'
import { singularOf } from '../words.ts'
import { findLists } from './find-lists.ts'
import type { ColumnList } from './outline.ts'

/** The lists of columns in a story as facts, before its sentences are read. */
export interface Outline {
  readonly facts: readonly Fact[]
  /** Parts of the story that the facts were read from: sentences are read from the rest. */
  readonly taken: readonly Span[]
}

/** A story without lists. */
export const noOutline: Outline = { facts: [], taken: [] }

/** Numbers of rows that do not name the table. */
const counts = [
  /\b(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(k|m)? (?:rows?|records?|entries|samples?|observations|examples?|lines)\b(?: are enough)?/i,
  /\b(?:number of )?(?:rows?|records?|entries|samples?|volume|count) ?[:=] ?(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(k|m)?/i,
  /\b(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(k|m)? of them\b/i,
  /\bn ?= ?(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(k|m)?/i,
  /(?:^|\s)[x×] ?(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(k|m)?\b/i,
  /[^\d], ?(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(k|m)? ?,/i,
  /[)\]}] ?(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(k|m)?$/i,
]
/** Around the name of a table: what is no part of it. */
const asides = new Set(
  'table dataset data set csv file list sheet export dummy fake test sample mock header columns fields attributes features properties variables output result say only like'.split(
    ' ',
  ),
)
/** Nouns for the rows of any table. */
const rowNouns = /^(?:rows?|records?|entries|entry|samples?|lines?|observations?|examples?|of)$/

/** Reads the lists of columns of a story; without any, or where a list has no table, nothing is read. */
export function readOutline(text: string): Outline {
  const lists = findLists(text)
  if (lists.length === 0) return noOutline
  const tokens = tokensOf(text)
  const facts: Fact[] = []
  const taken: Span[] = []
  for (const list of lists) {
    const noun = nounFor(list, tokens, lists)
    if (noun === null) return noOutline
    facts.push(columnsFact(list, noun))
    taken.push(list)
    const count = countBeside(text, list, noun)
    if (count === null) continue
    facts.push(count)
    taken.push(count)
  }
  const [only] = facts
  const isOne =
    only?.type === 'columns' && !isCounted(tokens, only.noun) && tablesOf(facts).size === 1 && facts.every(({ type }) => type === 'columns')
  const count = isOne ? countOf(text, only.noun, taken) : null
  if (count === null) return { facts, taken }
  return { facts: [...facts, count], taken: [...taken, count] }
}

/** Whether a number stands before a noun: "300 campaigns". */
function isCounted(tokens: readonly Token[], { start }: Noun): boolean {
  return tokens[tokens.findIndex((token) => token.start >= start) - 1]?.kind === 'number'
}

function tablesOf(facts: readonly Fact[]): ReadonlySet<string> {
  return new Set(facts.flatMap((fact) => (fact.type === 'columns' ? [headOf(fact.noun)] : [])))
}

function headOf({ words }: Noun): string {
  return singularOf(words.at(-1) ?? '')
}

function columnsFact(list: ColumnList, noun: Noun): ColumnsFact {
  const columns = list.columns.map(({ words, start, end }) => ({ words, start, end }))
  return { type: 'columns', noun, columns, list: list.columns, start: list.start, end: list.end }
}

/** The table that a list is about: the noun before it, "for the invoices table", "Table: employees", else the one that is counted. */
function nounFor({ subjectEnd, columns }: ColumnList, tokens: readonly Token[], lists: readonly ColumnList[]): Noun | null {
  const named = namedTable(tokens, lists)
  const before = subjectEnd === null ? null : nounEndingAt(tokens, subjectEnd)
  const own = new Set(columns.map(({ words }) => words.join(' ')))
  return (before !== null && !own.has(before.words.join(' ')) ? before : null) ?? named ?? countedNoun(tokens, lists)
}

/** The noun phrase that ends before an offset: "150 blog posts, each", "users that", "Need test accounts:". */
function nounEndingAt(tokens: readonly Token[], offset: number): Noun | null {
  let at = tokens.findIndex(({ end }) => end > offset)
  if (at < 0) at = tokens.length
  // "100 meals, 30 of them", "walkers (25)", "applications x120"
  while (at > 0 && isSkipped(tokens, at - 1)) at--
  const noun = nounBefore(tokens, at, 0)
  const own = noun === null ? null : withoutAsides(noun)
  if (noun === null || own === null || !rowNouns.test(own.words.join(' '))) return own
  // "email list 400 rows", "a table product with 100 records"
  return nounEndingAt(tokens, noun.start)
}

function isSkipped(tokens: readonly Token[], at: number): boolean {
  const { kind, text } = tokens[at] as Token
  if (kind === 'number' || skipped.has(text) || /^[x×]\d+$/.test(text)) return true
  return /^(?:of|n)$/.test(text) && (tokens[at - 1]?.kind === 'number' || tokens[at - 1]?.text === '(')
}

const skipped = new Set(
  ', : ; - – ( ) [ ] { } = > x × " each every all they them it that which who should must will with having and need needs please us say let'.split(
    ' ',
  ),
)

function withoutAsides(noun: Noun): Noun | null {
  const own = noun.words.filter((word) => !asides.has(word) && !/^(?:\d|[x×]\d)/.test(word))
  const words = own.length > 1 ? own.filter((word) => !rowNouns.test(word)) : own
  return words.length === 0 ? null : { ...noun, words }
}

/** "Table: employees", "the invoices table", "columns of orders" */
function namedTable(tokens: readonly Token[], lists: readonly ColumnList[]): Noun | null {
  for (const [at, token] of tokens.entries()) {
    if (lists.some(({ start, end }) => token.start >= start && token.end <= end && !/^(?:for|of)$/.test(token.text))) continue
    const isTable = /^(?:table|entity)$/.test(token.text) && tokens[at + 1]?.text === ':'
    const isOf = /^(?:columns|fields|attributes)$/.test(token.text) && /^(?:of|for)$/.test(tokens[at + 1]?.text ?? '')
    if (!isTable && !isOf) continue
    const noun = readNoun(tokens, at + 2)?.noun
    const own = noun === undefined ? null : withoutAsides(noun)
    if (own !== null) return own
  }
  return null
}

/** The first noun after a number, outside of all lists: "250 people", "350 tickets please". */
function countedNoun(tokens: readonly Token[], lists: readonly ColumnList[]): Noun | null {
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number' || lists.some(({ start, end }) => token.start >= start && token.end <= end)) continue
    const noun = readNoun(tokens, at + 1)?.noun
    const own = noun === undefined ? null : withoutAsides(noun)
    if (own !== null && !rowNouns.test(own.words.join(' '))) return own
  }
  return null
}

/** "walkers (25): name, phone" */
function countBeside(text: string, { start }: ColumnList, noun: Noun): CountFact | null {
  const found = /\((?:n ?= ?)?(\d{1,3}(?:,\d{3})+|\d+)(k)?(?: [a-z]+)?\)$/i.exec(text.slice(Math.max(0, start - 40), start))
  if (found?.[1] === undefined || noun.end > start) return null
  const count = Number(found[1].replaceAll(',', '')) * (found[2] === undefined ? 1 : 1000)
  return { type: 'count', noun, count, start: start - found[0].length, end: start }
}

/** How many rows are said without the name of the table. */
function countOf(text: string, noun: Noun, taken: readonly Span[]): CountFact | null {
  for (const pattern of counts) {
    const found = pattern.exec(text)
    const digits = found?.[1]
    if (found === null || digits === undefined) continue
    const [start, end] = [found.index, found.index + found[0].length]
    if (taken.some((span) => start < span.end && end > span.start && !/^[)\]}]/.test(found[0]))) continue
    const scale = { k: 1e3, m: 1e6 }[(found[2] ?? '').toLowerCase()] ?? 1
    return { type: 'count', noun, count: Number(digits.replaceAll(',', '')) * scale, start, end }
  }
  return null
}
