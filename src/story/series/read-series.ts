import { unitAfter } from '../words/unit-after.ts'
import { findAttributes } from '../attributes/find-attributes.ts'
import type { AttributeFact, Fact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { levelWords } from '../lexicon/level-words.ts'
import { noDataWords } from '../lexicon/no-data-words.ts'
import { moneyInNames } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { withoutInstructions } from '../instructions/without-instructions.ts'
import { readShare } from '../amounts/share.ts'
import { readNounList } from '../words/noun-list.ts'
import type { Outline } from '../outline/read-outline.ts'
import { endsClause, isOneOf, kindAt, spanOf, textAt } from '../reader/index.ts'
import { type Intent, readStory } from '../read-story.ts'
import type { Span, Token } from '../tokens/token.ts'
import { tokensTaken, within } from '../tokens/within.ts'
import type { SaidSeries } from './said-series.ts'
import { looseStatements } from './loose-statements.ts'
import { seriesNames } from './series-names.ts'
import { findSeries } from './find-series.ts'
import { areMeasures } from './are-measures.ts'
import { isSameNoun } from './is-same-noun.ts'
import { isAboutValues } from './measures-of.ts'
import { seriesOfUnits } from './series-of-units.ts'
import { seriesOfNames, type SeriesNamesSaid } from './series-of-names.ts'
import { cutOut, measureWords, saidDetails, unreadIn } from './listed-details.ts'
import { isFlaw } from '../words/is-flaw.ts'
import { inOrder } from '../tokens/in-order.ts'

const columnLeads: ReadonlySet<string> = wordSet('columns column fields field the :')

/** A series, and the story without the parts that say it. */
export interface ReadSeries {
  readonly said: SaidSeries
  readonly intent: Intent
  /** The words of the named columns. */
  readonly columns: readonly (readonly string[])[]
  /** The unit of the measure; null for none. */
  readonly unit: string | null
  readonly parts: readonly Span[]
}

/** Reads a series of a story, and the story without it. Null for none. */
export function readSeries(story: string, tokens: readonly Token[], { facts, taken }: Outline): ReadSeries | null {
  const lists = facts.flatMap((fact) => (fact.type === 'columns' ? [fact] : []))
  const isListed = within(lists)
  const isUnread = within(
    lists.flatMap(({ list = [] }) =>
      list.flatMap(({ unread }) => unread.filter(({ start, end }) => /\bevery\b|\d/.test(story.slice(start, end)))),
    ),
  )
  // "monthly_charge" in a list is a column, "every 5 minutes" behind one is read here.
  const own = tokens.filter(({ start }) => !isListed(start) || isUnread(start))
  const named = seriesOfNames(story, own)
  const said =
    findSeries(named === null ? own : [...own.slice(0, named.first), ...own.slice(named.next)], named !== null) ??
    seriesOfUnits(tokens, lists)
  if (said === null || (said.interval.isOfDays === true && !areMeasures(lists))) return null
  const details = lists.flatMap(({ list = [] }) => list.flatMap(saidDetails))
  const told = details.map(({ start, end }) => ({ start, end }))
  const listed =
    facts.length === 0
      ? saidColumns(tokens, said.parts)
      : { columns: facts.flatMap(listedWords), parts: cutOut(story, taken, [...told, ...unreadIn(lists)]) }
  if (named !== null) return ofNames(story, own, { said, listed, details }, named)
  const unit = unitBehind(tokens, said.what)
  const parts = inOrder([...said.parts, ...listed.parts, ...(unit === null ? [] : [unit.span])])
  const ofMeasure = toldOf(story, tokens, said, parts)
  if (ofMeasure !== null) return { said, ...ofMeasure, columns: [], unit: null }
  const column = said.what === null || (said.also ?? []).length > 0 ? null : { ...said.what, words: seriesNames(said, null, null).measure }
  const loose =
    column === null || listed.columns.length > 0 ? [] : looseStatements(story, withoutInstructions(tokens), column, [...parts, ...told])
  const intent = readStory(story, { facts: [...details, ...loose], taken: inOrder([...parts, ...told, ...loose]) }, tokens)
  return { said, intent, columns: listed.columns, unit: unit?.word ?? null, parts }
}

/** What a series says of itself, beside its names. */
interface Beside {
  readonly said: SaidSeries
  readonly listed: Pick<ReadSeries, 'columns' | 'parts'>
  readonly details: readonly AttributeFact[]
}

/** A series for each of some names. */
function ofNames(
  story: string,
  tokens: readonly Token[],
  { said, listed, details }: Beside,
  { facts, first, next }: SeriesNamesSaid,
): ReadSeries {
  const names = spanOf(tokens, first, next)
  const parts = inOrder([...said.parts, ...listed.parts])
  const told = details.map(({ start, end }) => ({ start, end }))
  const intent = readStory(story, { facts: details, taken: inOrder([...parts, ...told, names]) }, tokens)
  const all = inOrder([...intent.facts, ...facts])
  const each = facts.flatMap((fact) => (fact.type === 'attribute' && fact.table !== null ? [fact.table] : []))[0] ?? null
  const what = said.what !== null && each !== null && isSameNoun(said.what, each) ? null : said.what
  return { said: { ...said, what, each, isRowByRow: true }, intent: { ...intent, facts: all }, columns: listed.columns, unit: null, parts }
}

/** Statements about the measure stand within this many tokens from the start, as a series is searched among fewer. */
const mostToTold = 600

/**
 * Statements about the only measure, whose name was read as part of the series: "hourly | temperature between -5 and 35". Null for none.
 */
function toldOf(
  story: string,
  tokens: readonly Token[],
  { what, also = [] }: SaidSeries,
  parts: readonly Span[],
): Pick<ReadSeries, 'intent' | 'parts'> | null {
  if (what === null || also.length > 0) return null
  const own = parts.flatMap((part): readonly Span[] => {
    if (part.start > what.start || part.end < what.end) return [part]
    return part.start === what.start ? [] : [{ start: part.start, end: what.start - 1 }]
  })
  const all = withoutInstructions(tokens)
  const kept = all.length > mostToTold ? all.slice(0, mostToTold) : all
  const isTold = findAttributes(story, kept, tokensTaken(kept, own)).facts.some(
    (fact) => fact.column?.words.join(' ') === what.words.join(' ') && fact.start <= what.start && isAboutValues(fact),
  )
  return isTold ? { intent: readStory(story, { facts: [], taken: own }, tokens), parts: own } : null
}

function listedWords(fact: Fact): readonly (readonly string[])[] {
  if (fact.type !== 'columns') return []
  return fact.list?.map(measureWords) ?? fact.columns.map(({ words }) => words)
}

/** The columns that a story lists after "columns" or "with". */
function saidColumns(tokens: readonly Token[], taken: readonly Span[]): Pick<ReadSeries, 'columns' | 'parts'> {
  for (const [at, { text, start }] of tokens.entries()) {
    const isColumns = /^(?:columns?|fields?)$/.test(text)
    if (!(isColumns || text === 'with') || taken.some((part) => start >= part.start && start < part.end)) continue
    const first = isOneOf(tokens, at + 1, columnLeads) ? at + 2 : at + 1
    const list = kindAt(tokens, first) === 'word' ? readNounList(tokens, first, true) : null
    if (list === null || !(isColumns || endsClause(tokens, list.next) || textAt(tokens, list.next) === 'between')) continue
    if (list.nouns.some(({ words }) => isFlaw(words) || (first === at + 1 && isOfShape(words)))) continue
    if (textAt(tokens, list.next) === '(' && readShare(tokens, list.next + 1) !== null) continue
    // A statement about a column is a separate fact: "with revenue between 1000 and 9000".
    const parts = textAt(tokens, list.next) === 'between' ? [] : [spanOf(tokens, at, list.next)]
    return { columns: list.nouns.map(({ words }) => words), parts }
  }
  return { columns: [], parts: [] }
}

/** Whether words are about the course of a series, and name no measure: "occasional spikes", "sudden drops", "random noise". */
function isOfShape(words: readonly string[]): boolean {
  const head = words.at(-1) ?? ''
  return noDataWords.has(head) || levelWords.has(head)
}

/** "rainfall | in mm", "sales | in eur". */
function unitBehind(tokens: readonly Token[], what: Noun | null): { readonly word: string; readonly span: Span } | null {
  const at = what === null ? -1 : tokens.findIndex(({ start }) => start >= what.end)
  const isMoney = textAt(tokens, at) === 'in' && isOneOf(tokens, at + 1, moneyInNames)
  const said = isMoney ? { unit: textAt(tokens, at + 1), next: at + 2 } : unitAfter(tokens, at)
  return said === null ? null : { word: said.unit, span: spanOf(tokens, at, said.next) }
}
