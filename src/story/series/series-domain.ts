import { unitAfter } from '../words/unit-after.ts'
import { countedOn } from '../../schema/counted-on.ts'
import { secondsPerDay } from '../../calendar.ts'
import type { Domain } from '../../domains/domain.ts'
import type { TableSchema } from '../../schema/schema.ts'
import { isoDay } from '../../time/periods.ts'
import { findAttributes } from '../attributes/find-attributes.ts'
import { begunBefore } from '../bind/times/begun-before.ts'
import { refersTo, tableNamed } from '../bind/tables/references.ts'
import { keyOf } from '../bind/tables/key-of.ts'
import type { ChosenDomain } from '../choice/choose-domain.ts'
import type { Fact, SeriesFact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { findTable } from '../find/find-table.ts'
import { levelWords } from '../lexicon/level-words.ts'
import { noDataWords } from '../lexicon/no-data-words.ts'
import { moneyInNames } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { notMeant } from '../choice/meant-by.ts'
import { withoutInstructions } from '../instructions/without-instructions.ts'
import { readShare } from '../amounts/share.ts'
import { readNounList } from '../words/noun-list.ts'
import type { Outline } from '../outline/read-outline.ts'
import { endsClause, isOneOf, kindAt, spanOf, textAt } from '../reader/index.ts'
import { type Intent, readStory } from '../read-story.ts'
import type { Span, Token } from '../tokens/token.ts'
import { tokensTaken, within } from '../tokens/within.ts'
import type { SaidSeries } from './said-series.ts'
import { findSeries } from './find-series.ts'
import { areMeasures } from './are-measures.ts'
import { isSameNoun } from './is-same-noun.ts'
import { isOfValues, measuresOf } from './measures-of.ts'
import { isSeriesMeant } from './is-series-meant.ts'
import { seriesOfNames, type SeriesNamesSaid } from './series-of-names.ts'
import type { ReadSeries } from './read-series.ts'
import { withCountedRows } from './with-counted-rows.ts'
import { cutOut, measureOf, saidDetails, unreadIn } from './listed-details.ts'
import { seriesOwner } from './series-owner.ts'
import { seriesNames } from './series-names.ts'
import { seriesSteps } from './series-steps.ts'
import { seriesOfUnits } from './series-of-units.ts'
import { seriesTable } from './series-table.ts'
import { builtTables, columnLists, composeDomain, nounsOf, plansOf } from '../compose/compose-domain.ts'
import { isFlaw } from '../words/is-flaw.ts'
import { singularOf } from '../words/words.ts'
import { inOrder } from '../tokens/in-order.ts'

const columnLeads: ReadonlySet<string> = wordSet('columns column fields field the :')

/** Makes the tables of a story about a time series: the series and its owner. Null for other stories. */
export function seriesDomain(story: string, tokens: readonly Token[], outline: Outline): ChosenDomain | null {
  const all = readSeries(story, tokens, outline)
  const read = all === null ? null : withCountedRows(all)
  if (read === null) return null
  const { said, intent } = read
  const found = seriesOwner(read)
  const each = found?.noun ?? null
  // Of several things it has to be clear which ones have the series.
  if (!isSeriesMeant(said, intent, each) || (each === null && isAnyCounted(intent))) return null
  const part = found?.part ?? null
  const before = part === null ? read.parts : [...read.parts, part]
  const count = each === null ? null : countOf(intent, each)
  const owner = each === null || count === 1 ? null : ownerOf(intent, each, count, before)
  if (owner === null && each !== null && count !== 1) return null
  const steps = seriesSteps(said, owner !== null)
  if (steps === null || steps.count < 2) return null
  const { table: name, measure } = seriesNames(said, read.unit, owner?.table.name ?? null)
  const base = owner === null ? emptyDomain(story) : withoutTable(owner.domain, name)
  if (base === null) return null
  const also = (said.also ?? []).map(({ words }) => words)
  const own = read.columns.length > 0 ? { measures: read.columns, parts: [] } : measuresOf(measure, intent, tokens, before)
  const measures = read.columns.length > 0 ? own.measures : [...own.measures, ...also]
  const parts = [...before, ...own.parts]
  const key = owner === null ? null : { table: owner.table.name, key: owner.key }
  const table = seriesTable({ name, interval: said.interval, steps, measures, owner: key })
  const first = Math.floor(steps.first / secondsPerDay)
  const schema = owner === null ? base.schema : begunBefore(base.schema, owner.table, first)
  const fact = {
    every: said.interval.times,
    unit: said.interval.unit,
    table: name,
    from: isoDay(first),
    to: isoDay(Math.floor(steps.last / secondsPerDay)),
  }
  const facts = parts.map(({ start, end }): SeriesFact => ({ type: 'series', ...fact, start, end }))
  return {
    intent: { ...intent, facts: inOrder([...intent.facts, ...facts]) },
    domain: {
      ...base,
      nouns: { ...base.nouns, [name]: [name.replaceAll('_', ' ')] },
      schema: { ...schema, tables: [...schema.tables, table] },
    },
    score: 0,
    ...notMeant,
    reasons: new Map(),
  }
}

function readSeries(story: string, tokens: readonly Token[], { facts, taken }: Outline): ReadSeries | null {
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
  if (named !== null) return ofNames(story, tokens, said, named)
  const details = lists.flatMap(({ list = [] }) => list.flatMap(saidDetails))
  const told = details.map(({ start, end }) => ({ start, end }))
  const listed =
    facts.length === 0
      ? saidColumns(tokens, said.parts)
      : { columns: facts.flatMap(listedWords), parts: cutOut(story, taken, [...told, ...unreadIn(lists)]) }
  const unit = unitBehind(tokens, said.what)
  const parts = inOrder([...said.parts, ...listed.parts, ...(unit === null ? [] : [unit.span])])
  const ofMeasure = toldOf(story, tokens, said, parts)
  if (ofMeasure !== null) return { said, ...ofMeasure, columns: [], unit: null }
  const intent = readStory(story, { facts: details, taken: inOrder([...parts, ...told]) }, tokens)
  return { said, intent, columns: listed.columns, unit: unit?.word ?? null, parts }
}

/** A series for each of some names. */
function ofNames(story: string, tokens: readonly Token[], said: SaidSeries, { facts, first, next }: SeriesNamesSaid): ReadSeries {
  const names = spanOf(tokens, first, next)
  const intent = readStory(story, { facts: [], taken: [...said.parts, names] }, tokens)
  const all = inOrder([...intent.facts, ...facts])
  const each = facts.flatMap((fact) => (fact.type === 'attribute' && fact.table !== null ? [fact.table] : []))[0] ?? null
  const what = said.what !== null && each !== null && isSameNoun(said.what, each) ? null : said.what
  return { said: { ...said, what, each, isRowByRow: true }, intent: { ...intent, facts: all }, columns: [], unit: null, parts: said.parts }
}

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
  const kept = withoutInstructions(tokens)
  const isTold = findAttributes(story, kept, tokensTaken(kept, own)).facts.some(
    (fact) => fact.column?.words.join(' ') === what.words.join(' ') && fact.start <= what.start && isOfValues(fact),
  )
  return isTold ? { intent: readStory(story, { facts: [], taken: own }, tokens), parts: own } : null
}

/**
 * Removes the table for the rows of the series, which other parts of the story name ("2% of the readings"). Null if other tables need it.
 */
function withoutTable(domain: Domain, name: string): Domain | null {
  // "Sensor readings" in a title are the readings of the series.
  const own = findTable({ words: name.split('_') }, domain)?.table ?? name
  const tables = domain.schema.tables.filter((table) => table.name !== own)
  const isNeeded = tables.some((table) => refersTo(table, own) || countedOn(table.rows).includes(own))
  return isNeeded ? null : { ...domain, schema: { ...domain.schema, tables } }
}

/** The table that owns the series, and its key. */
function ownerOf(
  intent: Intent,
  each: Noun,
  count: number | null,
  parts: readonly Span[],
): { readonly domain: Domain; readonly table: TableSchema; readonly key: string } | null {
  const domain = ownersDomain(intent, each, count, parts)
  const table = domain === null ? null : tableNamed(domain.schema, findTable(each, domain)?.table ?? '')
  const key = table === null ? null : keyOf(table)
  return domain === null || table === null || key === null ? null : { domain, table, key }
}

function listedWords(fact: Fact): readonly (readonly string[])[] {
  if (fact.type !== 'columns') return []
  return fact.list?.map(measureOf) ?? fact.columns.map(({ words }) => words)
}

function isAnyCounted({ facts }: Intent): boolean {
  return facts.some(({ type }) => type === 'count')
}

function countOf({ facts }: Intent, each: Noun): number | null {
  return facts.flatMap((fact) => (fact.type === 'count' && isSameNoun(fact.noun, each) ? [fact.count] : []))[0] ?? null
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

/** The other tables of a story: the owner of the series and counted nouns. Null for none. */
function ownersDomain(intent: Intent, each: Noun, count: number | null, parts: readonly Span[]): Domain | null {
  const taken = parts.map(({ start, end }): Fact => ({ type: 'currency', currency: '', start, end }))
  const composed = composeDomain({ ...intent, facts: [...intent.facts, ...taken] })
  if (composed !== null && findTable(each, composed) !== null) return composed
  const owner = { words: each.words.map(singularOf), written: each.words.at(-1) ?? '', count, start: each.start }
  const [plan, ...others] = plansOf([owner], intent.facts)
  if (plan === undefined || others.length > 0) return null
  const tables = builtTables([plan], plan)
  const schema = { version: 1 as const, name: 'custom', tables: tables.map(({ table }) => table) }
  return { ...emptyDomain(intent.text), ...columnLists(tables), nouns: nounsOf([plan]), schema }
}

/** A domain without tables. */
function emptyDomain(story: string): Domain {
  const lists = { rates: [], measures: [], events: [], countries: [], currencies: [], money: [], keywords: [] }
  return { name: 'custom', description: 'A time series.', story, nouns: {}, ...lists, schema: { version: 1, name: 'custom', tables: [] } }
}
