import { threadCache } from '../caches/thread-cache.ts'
import { domains } from '../domains/index.ts'
import type { Domain } from '../domains/domain.ts'
import { defaultRows } from '../plan/draft-plan.ts'
import type { RowsSchema } from '../schema/rows.ts'
import type { Schema } from '../schema/schema.ts'
import type { BoundFacts } from './bind/bind-facts.ts'
import { boundPossibly, boundSurely } from './bind/bound-possibly.ts'
import type { FactBound } from './bind/binding.ts'
import { isContradiction } from './bind/contradiction.ts'
import { refuseLeftOut } from './bind/refuse-left-out.ts'
import { type ChosenDomain, chooseDomain } from './choice/choose-domain.ts'
import { businessOf } from './choice/business-of.ts'
import type { Fact } from './facts/fact.ts'
import { clauseAround } from './tokens/clause-around.ts'
import { type ImportedStory, importedStory } from './imported/imported-story.ts'
import { tradeBeside } from './outline/trade-beside.ts'
import { listedDomain } from './outline/listed-domain.ts'
import { ofEveryTable, readOutline } from './outline/read-outline.ts'
import type { Meant } from './choice/meant-by.ts'
import { namedAlone } from './choice/named-alone.ts'
import { withoutTrade } from './choice/without-trade.ts'
import { type RankedDomain, rankDomains } from './choice/rank-domains.ts'
import { type Intent, readStory } from './read-story.ts'
import { seriesDomain } from './series/series-domain.ts'
import { leftIn } from './report/left-in.ts'
import { lostNouns } from './report/lost-nouns.ts'
import { storyNotUnderstood } from './report/story-not-understood.ts'
import { subjectOf } from './choice/subject.ts'
import { tokensOf } from './tokens/tokens.ts'
import type { Span } from './tokens/token.ts'
import { withClaimed } from './report/with-claimed.ts'
import { reasonOfPart } from './report/reason-of-part.ts'
import { unusedParts } from './report/unused.ts'

/** A domain and the score that the words of a story give it. */
export interface Scored {
  readonly name: string
  readonly score: number
}

/** A part of the story that had no effect on the schema. */
export interface UnusedPart extends Span {
  readonly text: string
  /** Why the part had no effect; null if no reason is known. */
  readonly reason: string | null
}

/** The result of reading a story. */
export interface Understanding {
  /** The name is "custom" if the domain was composed from the nouns of the story. */
  readonly domain: Scored & Meant
  /** The domains with the next best scores, best first. */
  readonly runnersUp: readonly Scored[]
  readonly schema: Schema
  readonly facts: readonly { readonly fact: Fact; readonly bound: FactBound }[]
  /** By the name of each written table: why it has its number of rows. */
  readonly reasons: ReadonlyMap<string, string>
  readonly unused: readonly UnusedPart[]
  /** Facts that were used in another way than the story says, one sentence each. */
  readonly notes: readonly string[]
}

/** At most this many other domains are reported. */
const mostRunnersUp = 3

/** How the facts of a story are bound. */
interface Binder {
  /** Number of rows of the primary table; null for the number in the story, or the default. */
  readonly rows: number | null
  readonly bind: typeof boundSurely
}

/** Results of earlier calls: clients often send the same story again. */
const understood = threadCache<Understanding>('stories', bytesOf)

/**
 * Reads a story and applies its facts to the domain that it is about, or to a domain composed from its nouns. The schema is not compiled, so
 * its tables may be refused: `understandPossible` is for those.
 * @param rows number of rows of the primary table; null for the number in the story, or the default
 * @throws SynthError `story_not_understood` if no table can be made, `story_contradicts` if the facts contradict each other
 */
export function understand(story: string, rows: number | null): Understanding {
  return understood.get(`${rows}\n${story}`, () => understandAnew(story, { rows, bind: boundSurely }))
}

/** Reads a story as `understand` does, without the facts that its tables cannot hold beside the others. It compiles the schema many times. */
export function understandPossible(story: string, rows: number | null): Understanding {
  return understood.get(`possible ${rows}\n${story}`, () => understandAnew(story, { rows, bind: boundPossibly }))
}

/** Estimated size of one column of a schema in bytes. */
const bytesOfColumn = 512

function bytesOf({ schema }: Understanding): number {
  return bytesOfColumn * schema.tables.reduce((sum, { columns }) => sum + columns.length, 0)
}

function understandAnew(story: string, binder: Binder): Understanding {
  const imported = importedStory(story)
  return imported === null ? understandProse(story, binder) : understandCode(imported, binder)
}

/** Understands a story with code as `understandPossible` does: the code declares the tables, and the facts of the prose are applied to them. */
export function understandImported(imported: ImportedStory, rows: number | null): Understanding {
  return understandCode(imported, { rows, bind: boundPossibly })
}

function understandCode({ given, notes, code, ...chosen }: ImportedStory, binder: Binder): Understanding {
  const understanding = applied(chosen, binder, [], given, code)
  const last = chosen.intent.text.length
  const left = notes.flatMap(({ isHeld, start, text, reason }): UnusedPart[] =>
    isHeld === true ? [] : [{ text, reason, start, end: Math.min(last, start + text.length) }],
  )
  return {
    ...understanding,
    unused: [...understanding.unused, ...left].toSorted((one, other) => one.start - other.start),
    notes: [...understanding.notes, ...notes.flatMap(({ isHeld, line, reason }) => (isHeld === true ? [`line ${line}: ${reason}`] : []))],
  }
}

function understandProse(story: string, binder: Binder): Understanding {
  const tokens = tokensOf(story)
  const outline = readOutline(story, tokens)
  const series = seriesDomain(story, tokens, outline)
  const listed = series === null ? listedDomain(story, tokens, outline) : null
  const trade = tradeBeside(listed?.beside ?? [], story, tokens)
  if (trade !== null) return applied(trade.chosen, binder, trade.ranked)
  const made = series ?? listed
  if (made !== null) {
    const read = namedAlone(made.intent)
    return applied({ ...made, intent: read }, binder, rankDomains(read, domains.values()))
  }
  const read = namedAlone(readStory(story, ofEveryTable(outline), tokens))
  const ranked = rankDomains(read, domains.values())
  const chosen = chooseDomain(read, ranked)
  if (chosen === null) throw storyNotUnderstood(read)
  try {
    return applied(chosen, binder, ranked)
  } catch (error) {
    const plain = isContradiction(error) ? withoutTrade(chosen, read, ranked) : null
    if (plain === null) throw error
    return applied(plain, binder, ranked)
  }
}

/**
 * Binds the facts of a story to the chosen domain and makes the report.
 * @param given results of facts that are not bound, such as those of imported code
 * @param read parts of the story that were read and need no fact; they are not reported as unused
 */
function applied(
  { domain, score, confidence, words, intent, reasons }: ChosenDomain,
  { rows, bind }: Binder,
  ranked: readonly RankedDomain[],
  given: ReadonlyMap<Fact, FactBound> = new Map(),
  read: readonly Span[] = [],
): Understanding {
  refuseLeftOut(intent.facts, domain)
  const { bound, leftOut } = bind(intent, domain, rows)
  const facts = intent.facts.map((fact) => {
    const reason = leftOut.get(fact) ?? reasons.get(fact)
    return {
      fact,
      bound: { ...(reason === undefined ? {} : { reason }), ...(given.get(fact) ?? bound.bound.get(fact) ?? { notes: [], used: false }) },
    }
  })
  const schema = withClaimed(
    bound.schema,
    facts.map((each) => each.bound),
  )
  return {
    domain: { name: domain.name, score, confidence, words },
    runnersUp: ranked
      .filter((each) => each.domain.name !== domain.name)
      .slice(0, mostRunnersUp)
      .map((each) => ({ name: each.domain.name, score: each.score })),
    schema: rows === 0 ? withoutRows(schema) : schema,
    facts,
    reasons: reasonsOf(bound, domain, rows),
    unused: unusedOf(intent, facts, domain, read),
    notes: facts.flatMap((each) => (each.bound.used && each.bound.reason !== undefined ? [each.bound.reason] : [])),
  }
}

/** Gives every table without a rule for its rows zero rows, if zero rows of the primary table are asked for. */
function withoutRows(schema: Schema): Schema {
  const none = (rows: RowsSchema): RowsSchema => (typeof rows === 'number' ? 0 : rows)
  return { ...schema, tables: schema.tables.map((table) => ({ ...table, rows: none(table.rows) })) }
}

function reasonsOf({ schema, said }: BoundFacts, domain: Domain, rows: number | null): ReadonlyMap<string, string> {
  const before = new Map(domain.schema.tables.map((table) => [table.name, table.rows]))
  return new Map(schema.tables.map(({ name, rows: own }) => [name, reasonOf(own, said.get(name), rows, before.get(name) === own)]))
}

/** The reason of a table whose number of rows follows from other tables. */
const fitting = 'as many as the other parts of the story require'

function reasonOf(own: RowsSchema, said: number | undefined, rows: number | null, isOfDomain: boolean): string {
  const isPrimary = typeof own === 'object' && own.type === 'primary'
  if (isPrimary && rows !== null) return 'as many as the request asks for'
  if (said !== undefined) return 'stated in the story'
  if (typeof own === 'number') return isOfDomain ? 'fixed by the domain' : fitting
  if (own.type === 'primary') return (own.count ?? defaultRows) === defaultRows ? 'the default of the primary table' : fitting
  if (own.type === 'ratio') return ofRatio(own.ratio, own.min ?? 1, own.of)
  if (own.type === 'owned') return `${own.min === own.max ? own.min : `${own.min} to ${own.max}`} for each row of ${own.by}`
  return `one a month for each row of ${own.by} while it lasts`
}

function ofRatio(ratio: number, min: number, of: string): string {
  if (ratio === 0) return 'fixed by the domain'
  return `${ratio} for each row of ${of}${min > 1 ? `, at least ${min}` : ''}`
}

function unusedOf(intent: Intent, facts: Understanding['facts'], domain: Domain, read: readonly Span[]): readonly UnusedPart[] {
  const { text, tokens, asides } = intent
  const used = facts.flatMap(({ fact, bound }): readonly Span[] => {
    if (!bound.used) return []
    // "Order date | lies between".
    return fact.type === 'window' && fact.of !== undefined ? [fact, { start: fact.of.start, end: fact.end }] : [fact]
  })
  const unused = facts.filter(({ bound }) => !bound.used)
  const left = facts.flatMap(({ fact, bound }) => (bound.used ? leftIn(fact, bound, tokens, domain) : []))
  const whole = [
    ...asides.map(({ start, end, reason }) => ({ start, end, reason })),
    ...lostNouns(intent, domain),
    ...unused.map(({ fact, bound }) => ({ start: fact.start, end: fact.end, reason: bound.reason ?? null })),
    ...facts.flatMap(({ fact, bound }) => (bound.used ? (bound.left ?? []).filter((part) => isWithin(part, fact)) : [])),
  ]
  const subject = domain.schema.description === undefined ? null : subjectOf(tokens)
  const business = businessOf(tokens)
  const named = [...(subject === null ? [] : [subject]), ...(business === null ? [] : [business])]
  const parts = unusedParts(tokens, [...used, ...whole, ...named, ...read], left, domain).map((span) => ({
    ...span,
    reason: reasonOfPart(text, span, clauseAround(tokens, span)),
  }))
  return [...parts, ...whole].toSorted((a, b) => a.start - b.start).map((part) => ({ text: text.slice(part.start, part.end), ...part }))
}

function isWithin({ start, end }: Span, whole: Span): boolean {
  return start >= whole.start && end <= whole.end
}
