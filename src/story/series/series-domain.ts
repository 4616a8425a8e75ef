import { countedOn } from '../../schema/counted-on.ts'
import { secondsPerDay } from '../../calendar.ts'
import type { Domain } from '../../domains/domain.ts'
import type { TableSchema } from '../../schema/schema.ts'
import { isoDay } from '../../time/periods.ts'
import { begunBefore } from '../bind/times/begun-before.ts'
import { refersTo, tableNamed } from '../bind/tables/references.ts'
import { keyOf } from '../bind/tables/key-of.ts'
import type { ChosenDomain } from '../choice/choose-domain.ts'
import type { Fact, SeriesFact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { findTable } from '../find/find-table.ts'
import { notMeant } from '../choice/meant-by.ts'
import type { Outline } from '../outline/read-outline.ts'
import type { Intent } from '../read-story.ts'
import type { Span, Token } from '../tokens/token.ts'
import { isSameNoun } from './is-same-noun.ts'
import { measuresOf } from './measures-of.ts'
import { isSeriesMeant, seriesWords } from './is-series-meant.ts'
import { withCountedRows } from './with-counted-rows.ts'
import { seriesOwner } from './series-owner.ts'
import { seriesNames } from './series-names.ts'
import { seriesSteps } from './series-steps.ts'
import { seriesTable } from './series-table.ts'
import { builtTables, columnLists, composeDomain, nounsOf, plansOf } from '../compose/compose-domain.ts'
import { singularOf } from '../words/words.ts'
import { inOrder } from '../tokens/in-order.ts'
import { readSeries } from './read-series.ts'

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
  const parts = [...before, ...own.parts, ...seriesWords(intent.tokens)]
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

function isAnyCounted({ facts }: Intent): boolean {
  return facts.some(({ type }) => type === 'count')
}

function countOf({ facts }: Intent, each: Noun): number | null {
  return facts.flatMap((fact) => (fact.type === 'count' && isSameNoun(fact.noun, each) ? [fact.count] : []))[0] ?? null
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
