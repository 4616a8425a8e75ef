import { boundedCache } from '../bounded-cache.ts'
import { domains } from '../domains/index.ts'
import type { Domain } from '../domains/domain.ts'
import type { RowsSchema } from '../schema/rows.ts'
import type { Schema } from '../schema/schema.ts'
import { bindFacts, type BoundFacts, type FactBound } from './bind/bind-facts.ts'
import { composeDomain } from './compose/compose-domain.ts'
import { extendDomain } from './compose/extend-domain.ts'
import { fitsDomain } from './compose/fits-domain.ts'
import type { CountFact, Fact } from './fact.ts'
import { findDomain } from './find-domain.ts'
import { findTable } from './find-table.ts'
import { rankDomains, type RankedDomain } from './rank-domains.ts'
import { type Intent, readStory } from './read-story.ts'
import { placesInNoun } from './places/places-in-noun.ts'
import { storyNotUnderstood } from './story-not-understood.ts'
import type { Span } from './token.ts'
import { unusedParts } from './unused.ts'

/** A domain and how many points the words of a story give it. */
export interface Scored {
  readonly name: string
  readonly score: number
}

/** A part of a story that set nothing. */
export interface UnusedPart extends Span {
  readonly text: string
  /** Why; null where nothing is known of it. */
  readonly reason: string | null
}

/** What a story came to. */
export interface Understanding {
  /** "custom" for a domain that was composed of the story's own nouns. */
  readonly domain: Scored
  /** The next best domains, best first. */
  readonly runnersUp: readonly Scored[]
  readonly schema: Schema
  readonly facts: readonly { readonly fact: Fact; readonly bound: FactBound }[]
  /** For each table that is written why it has as many rows as it has. */
  readonly reasons: ReadonlyMap<string, string>
  readonly unused: readonly UnusedPart[]
  /** What was used, but not wholly as it was said. */
  readonly notes: readonly string[]
}

/** How many of the next best domains are told. */
const runnersUpTold = 3

/** What was understood before: clients send the same story again and again. At most 64 of 20,000 characters. */
const understood = boundedCache<Understanding>(64)

/**
 * Reads a story and applies it to the domain that it speaks of, or to one composed of its nouns.
 * @param rows of the primary table; null for what the story says, or the default
 * @throws SynthError `story_not_understood` when nothing can be read, `story_contradicts` for what cannot be
 */
export function understand(story: string, rows: number | null): Understanding {
  return understood.get(`${rows}\n${story}`, () => understandAnew(story, rows))
}

function understandAnew(story: string, rows: number | null): Understanding {
  const intent = readStory(story)
  const ranked = rankDomains(intent, domains.values())
  const { domain, score } = chosenDomain(intent, ranked)
  const bound = bindFacts(intent.facts, domain, rows)
  const facts = intent.facts.map((fact) => ({ fact, bound: bound.bound.get(fact) ?? { notes: [], used: false } }))
  return {
    domain: { name: domain.name, score },
    runnersUp: ranked
      .filter((each) => each.domain.name !== domain.name)
      .slice(0, runnersUpTold)
      .map((each) => ({ name: each.domain.name, score: each.score })),
    schema: rows === 0 ? withoutRows(bound.schema) : bound.schema,
    facts,
    reasons: reasonsOf(bound, rows),
    unused: unusedOf(intent, facts, domain),
    notes: facts.flatMap((each) => (each.bound.used && each.bound.reason !== undefined ? [each.bound.reason] : [])),
  }
}

function chosenDomain(intent: Intent, ranked: readonly RankedDomain[]): { readonly domain: Domain; readonly score: number } {
  const known = findDomain(intent, domains.values())
  const score = ranked.find(({ domain }) => domain === known)?.score ?? 0
  if (known !== null && fitsDomain(known, intent)) return { domain: extendDomain(known, intent), score }
  const composed = composeDomain(intent)
  if (composed === null) throw storyNotUnderstood()
  return { domain: composed, score: 0 }
}

/** No rows of the primary table are no rows at all. */
function withoutRows(schema: Schema): Schema {
  const none = (rows: RowsSchema): RowsSchema => (typeof rows === 'number' ? 0 : rows)
  return { ...schema, tables: schema.tables.map((table) => ({ ...table, rows: none(table.rows) })) }
}

function reasonsOf({ schema, said }: BoundFacts, rows: number | null): ReadonlyMap<string, string> {
  return new Map(schema.tables.map(({ name, rows: own }) => [name, reasonOf(own, said.get(name), rows)]))
}

function reasonOf(own: RowsSchema, said: number | undefined, rows: number | null): string {
  const isPrimary = typeof own === 'object' && own.type === 'primary'
  if (isPrimary && rows !== null) return 'as many as the request asks for'
  if (said !== undefined) return 'said in the story'
  if (typeof own === 'number') return 'fixed by the domain'
  if (own.type === 'primary') return 'the default of the primary table'
  if (own.type === 'ratio') return `${own.ratio} for each of ${own.of}`
  if (own.type === 'owned') return `${own.min} to ${own.max} of each of ${own.by}`
  return `monthly for each of ${own.by} while it lasts`
}

function unusedOf({ text, tokens }: Intent, facts: Understanding['facts'], domain: Domain): readonly UnusedPart[] {
  const used = facts.filter(({ bound }) => bound.used).map(({ fact }) => fact)
  const unused = facts.filter(({ bound }) => !bound.used)
  const left = used.flatMap((fact) => (fact.type === 'count' ? adjectivesOf(fact, tokens, domain) : []))
  const whole = unused.map(({ fact, bound }) => ({ start: fact.start, end: fact.end, reason: bound.reason ?? null }))
  const parts = unusedParts(tokens, [...used, ...whole], left, domain).map((span) => ({ ...span, reason: null }))
  return [...parts, ...whole].toSorted((a, b) => a.start - b.start).map((part) => ({ text: text.slice(part.start, part.end), ...part }))
}

/** The words of a counted noun that stand before the name of its table: nothing is made of them. */
function adjectivesOf({ noun }: CountFact, tokens: Intent['tokens'], domain: Domain): readonly Span[] {
  const named = findTable(noun, domain)?.words.length ?? noun.words.length
  const own = tokens.filter((token) => token.kind !== 'sign' && token.start >= noun.start && token.end <= noun.end)
  return own.slice(0, Math.max(0, own.length - named)).filter(({ text }) => placesInNoun({ ...noun, words: [text, ''] }) === null)
}
