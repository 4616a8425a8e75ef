import { threadCache } from '../caches/thread-cache.ts'
import { domains } from '../domains/index.ts'
import type { RowsSchema } from '../schema/rows.ts'
import type { Schema } from '../schema/schema.ts'
import { boundPossibly, boundSurely } from './bind/bound-possibly.ts'
import type { FactBound } from './bind/binding.ts'
import { isContradiction } from './bind/contradiction.ts'
import { refuseLeftOut } from './bind/refuse-left-out.ts'
import { type ChosenDomain, chooseDomain } from './choice/choose-domain.ts'
import type { Fact } from './facts/fact.ts'
import { type ImportedStory, importedStory } from './imported/imported-story.ts'
import { withoutChanged } from './imported/without-changed.ts'
import { tradeBeside } from './outline/trade-beside.ts'
import { listedDomain } from './outline/listed-domain.ts'
import { ofEveryTable, readOutline } from './outline/read-outline.ts'
import { rowsOutline } from './outline/rows-outline.ts'
import type { Meant } from './choice/meant-by.ts'
import { namedAlone } from './choice/named-alone.ts'
import { withoutTrade } from './choice/without-trade.ts'
import { type RankedDomain, rankDomains } from './choice/rank-domains.ts'
import { type Intent, readStory } from './read-story.ts'
import { seriesDomain } from './series/series-domain.ts'
import { storyNotUnderstood } from './report/story-not-understood.ts'
import { withClosedQuotes } from './tokens/closed-quotes.ts'
import { tokensOf } from './tokens/tokens.ts'
import type { Span, Token } from './tokens/token.ts'
import { withClaimed } from './report/with-claimed.ts'
import { reasonsOfRows } from './report/reasons-of-rows.ts'
import { type BoundFact, type UnusedPart, unusedOf } from './report/unused-of.ts'
import { inOrder } from './tokens/in-order.ts'

/** A domain and the score that the words of a story give it. */
export interface Scored {
  readonly name: string
  readonly score: number
}

/** The result of reading a story. */
export interface Understanding {
  /** The name is "custom" if the domain was composed from the nouns of the story. */
  readonly domain: Scored & Meant
  /** The domains with the next best scores, best first. */
  readonly runnersUp: readonly Scored[]
  readonly schema: Schema
  readonly facts: readonly BoundFact[]
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

/** A story with code has the tables that the code declares; other stories are prose. */
function understandAnew(story: string, binder: Binder): Understanding {
  const imported = importedStory(story)
  return imported === null ? understandProse(withClosedQuotes(story), binder) : understandCode(imported, binder)
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
    unused: inOrder([...understanding.unused, ...left]),
    notes: [...understanding.notes, ...notes.flatMap(({ isHeld, line, reason }) => (isHeld === true ? [`line ${line}: ${reason}`] : []))],
  }
}

/**
 * Time series and lists of columns bring their own tables. Every other story is about a trade, or about tables composed from its nouns. If
 * its facts contradict the trade, the composed tables are tried.
 */
function understandProse(story: string, binder: Binder): Understanding {
  const tokens = tokensOf(story)
  const outline = readOutline(story, tokens)
  const series = seriesDomain(story, tokens, outline)
  const listed = series === null ? listedDomain(story, tokens, outline) : null
  // The listed tables may be some of a trade that the story names.
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
  if (chosen === null) return understandRows(story, tokens, read, binder)
  try {
    return applied(chosen, binder, ranked)
  } catch (error) {
    const plain = isContradiction(error) ? withoutTrade(chosen, read, ranked) : null
    if (plain === null) throw error
    return applied(plain, binder, ranked)
  }
}

/** Understands a story that names no thing: it may still say what is in its rows. */
function understandRows(story: string, tokens: readonly Token[], read: Intent, binder: Binder): Understanding {
  const outline = rowsOutline(read)
  const listed = outline === null ? null : listedDomain(story, tokens, outline)
  if (listed === null) throw storyNotUnderstood(read)
  // The statements themselves name the columns.
  const facts = listed.intent.facts.filter((fact) => fact.type !== 'columns' || fact.list === undefined)
  return applied({ ...listed, intent: { ...listed.intent, facts } }, binder, [])
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
  const declared = withoutChanged(given, bound.bound)
  const facts = intent.facts.map((fact) => {
    const reason = leftOut.get(fact) ?? reasons.get(fact)
    return {
      fact,
      bound: {
        ...(reason === undefined ? {} : { reason }),
        ...(declared.get(fact) ?? bound.bound.get(fact) ?? { notes: [], used: false }),
      },
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
    reasons: reasonsOfRows(bound, domain, rows),
    unused: unusedOf(intent, facts, domain, read),
    notes: facts.flatMap((each) => (each.bound.used && each.bound.reason !== undefined ? [each.bound.reason] : [])),
  }
}

/** Gives every table without a rule for its rows zero rows, if zero rows of the primary table are asked for. */
function withoutRows(schema: Schema): Schema {
  const none = (rows: RowsSchema): RowsSchema => (typeof rows === 'number' ? 0 : rows)
  return { ...schema, tables: schema.tables.map((table) => ({ ...table, rows: none(table.rows) })) }
}
