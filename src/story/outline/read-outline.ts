import { limits } from '../../schema/limits.ts'
import { contradiction } from '../bind/contradiction.ts'
import type { ColumnsFact, CountFact, Fact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { nounsOfList } from '../words/nouns-of-list.ts'
import { isIntroduced } from '../instructions/read-introduction.ts'
import { withoutInstructions } from '../instructions/without-instructions.ts'
import type { Span, Token } from '../tokens/token.ts'
import { headOf } from '../words/words.ts'
import { findLists } from './find-lists.ts'
import type { ColumnList } from './outline.ts'
import { ownedRows } from './owned-rows.ts'
import { readRows, rowsBeside } from './read-rows.ts'
import { Surroundings } from './surroundings.ts'
import { withCountedColumns } from './with-counted-columns.ts'
import { withEnums } from './with-enums.ts'
import { inOrder } from '../tokens/in-order.ts'

/** The lists of columns in a story as facts, read before its sentences. */
export interface Outline {
  readonly facts: readonly Fact[]
  /** Parts of the story with lists, in order. The sentences are read from the rest. */
  readonly taken: readonly Span[]
}

/** A story without lists. */
export const noOutline: Outline = { facts: [], taken: [] }

/**
 * Reads the lists of columns in a story whose tables are known.
 * @param tokens the tokens of the text
 * @throws SynthError `story_contradicts` for lists of more tables than a schema may have
 */
export function readOutline(text: string, tokens: readonly Token[]): Outline {
  const written = findLists(text)
  if (written.length === 0) return noOutline
  const words = withoutInstructions(tokens)
  const found = written.map((list) => withCountedColumns(list, words))
  const around = new Surroundings(text, words, found)
  const { lists: ofColumns, enums } = withEnums(text, found)
  const isOfStatements = ({ columns: [first], subjectEnd, start }: ColumnList): boolean =>
    isIntroduced(tokens, subjectEnd ?? start) || isIntroduced(tokens, first?.start ?? start)
  const lists = ofColumns.filter((list, at) => isOfEveryTable(text, list) || !(around.isOfNoData(list, at === 0) || isOfStatements(list)))
  const columns: ColumnsFact[] = []
  const counts: CountFact[] = []
  for (const [index, list] of lists.entries()) {
    const noun = isOfEveryTable(text, list) ? { words: ['table'], start: list.start, end: list.start } : around.nounOf(list)
    if (noun === null) continue
    for (const each of nounsOfList(around.tokens, noun, list.start)) columns.push(columnsFact(text, list, each))
    const beside = rowsBeside(around, list, lists[index + 1]?.start ?? text.length)
    if (beside !== null) counts.push({ type: 'count', noun, ...beside })
  }
  requireFew(columns)
  const [first] = columns.filter(({ isOfAll }) => isOfAll !== true)
  const isOne = first !== undefined && new Set(columns.map(({ noun }) => headOf(noun.words))).size === 1
  const only =
    isOne && counts.length === 0 && !around.isCounted(first.noun) ? readRows(around, first.noun, lastWords(columns), valuesOf(lists)) : null
  if (only !== null && first !== undefined) counts.push({ type: 'count', noun: first.noun, ...only })
  const relations = ownedRows(around.tokens, columns)
  const taken = inOrder([...lists, ...enums, ...counts, ...relations])
  return { facts: [...columns, ...counts, ...relations], taken }
}

/** Refuses more tables than a schema may have, before they are made. */
function requireFew(lists: readonly ColumnsFact[]): void {
  const byTable = new Map(lists.map((list) => [list.name ?? list.noun.words.join(' '), list]))
  const beyond = [...byTable.values()][limits.tables]
  if (beyond === undefined) return
  const detail = `The story lists the columns of ${byTable.size} tables, but a schema has at most ${limits.tables}: list fewer`
  throw contradiction(detail, [beyond])
}

function lastWords(lists: readonly ColumnsFact[]): readonly string[] {
  return lists.flatMap(({ columns }) => columns.map(({ words }) => words.at(-1) ?? ''))
}

/** The last words of the values of some lists, in lower case. */
function valuesOf(lists: readonly ColumnList[]): ReadonlySet<string> {
  const details = lists.flatMap(({ columns }) => columns.flatMap((column) => column.details))
  const values = details.flatMap((detail) => (detail.type === 'values' ? detail.values : []))
  return new Set(
    values.flatMap((value) =>
      value
        .toLowerCase()
        .split(/[\s_-]+/)
        .slice(-1),
    ),
  )
}

/** The lists that are of every table: they hold for a trade, too. */
export function ofEveryTable({ facts }: Outline): Outline {
  const own = facts.filter((fact) => fact.type === 'columns' && fact.isOfAll === true)
  return { facts: own, taken: own }
}

/** Whether a written name can be kept; names in other scripts cannot. */
function isTableName(name: string): boolean {
  return /^[a-z][a-z0-9_]{0,59}$/.test(name)
}

const everyTable =
  /\b(?:all|every|each|both)(?: of)?(?: the)? (?:tables?|entity|entities)(?: (?:should|must|will|need to|needs to|also|shall))?\s?$/i
/** Most characters before a list that may say that it is of every table. */
const everyReach = 60

/** Whether a list has columns of every table: "all tables | have created_at and updated_at". */
function isOfEveryTable(text: string, { start }: ColumnList): boolean {
  return everyTable.test(text.slice(Math.max(0, start - everyReach), start))
}

/** Makes the fact of a list. The table keeps a name that is an identifier: "energy_usage". */
function columnsFact(text: string, list: ColumnList, noun: Noun): ColumnsFact {
  const columns = list.columns.map(({ words, start, end }) => ({ words, start, end }))
  if (isOfEveryTable(text, list)) return { type: 'columns', noun, columns, isBeside: true, isOfAll: true, start: list.start, end: list.end }
  const written = noun.name ?? noun.words.join('_')
  const isWritten = noun.name !== undefined || (noun.words.length > 1 && text.slice(noun.start, noun.end).includes(written))
  // A name after "table" or "called" is kept: "table big".
  const isNamed = /\b(?:table|called|named) $/i.test(text.slice(Math.max(0, noun.end - written.length - 7), noun.end - written.length))
  const name = (isWritten || isNamed) && isTableName(written) ? { name: written } : {}
  return { type: 'columns', noun, ...name, columns, list: list.columns, start: list.start, end: list.end }
}
