import type { Domain } from '../../domains/domain.ts'
import { domainTerms, type DomainTerms, type Term, type TermUse } from './domain-terms.ts'
import type { Fact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'
import { termKey } from '../words/term-words.ts'
import type { Intent } from '../read-story.ts'
import { scoreOfTerms } from './score-of-terms.ts'
import { isOneOf, kindAt, textAt, hasOneOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { within } from '../tokens/within.ts'
import { compounds } from '../lexicon/compounds.ts'
import { rowNouns } from '../lexicon/row-words.ts'
import { fillerWords, functionWords, headOf, singularOf } from '../words/words.ts'
import { isGroupingAt } from './is-grouping.ts'
import { wordsOfStory } from './words-of-story.ts'

/** A domain with at least one word in the story. */
export interface RankedDomain {
  readonly domain: Domain
  /** Above 0. */
  readonly score: number
  /** The terms of the domain in the story, in the singular. */
  readonly terms: readonly FoundTerm[]
}

/** A term of a domain in the story. */
export interface FoundTerm extends TermUse {
  readonly text: string
  /** Number of domains that have the term. */
  readonly domains: number
  readonly points: number
  /** Whether the story uses it only for shares of rows. */
  readonly isRate: boolean
  /** Whether it is in the singular and neither counted nor related: "show" of "show me", "load" of "load tests". */
  readonly isLoose: boolean
  /** Whether it only says by what something is grouped: "spend by team, travel and marketing". */
  readonly isGrouping: boolean
}

/** Brands for comparison: "Uber for laundry". */
const brands = new Set(['uber', 'airbnb', 'tinder', 'netflix', 'spotify', 'amazon', 'shopify', 'slack', 'salesforce'])

/** Words that grade the noun behind them: "premium users". */
const grades = new Set(['premium', 'enterprise'])

/** How the story uses a term. */
type Use = Pick<FoundTerm, 'isRate' | 'isLoose' | 'isGrouping'>

const points = { name: 4, keyword: 3, noun: 1 } as const
/** Factor of the primary table, and of counted tables. */
const primaryFactor = 1.25
const countedFactor = 1.5
/** Factor of the name of a table against its synonyms. */
const ownFactor = 1.1
/** Factor for a word that names one domain and is the name of a table in others. */
const sharedFactor = 1.2
/** Added for each further word of a keyword. */
const longer = 0.25
/** Factor of words that are said only of shares: "50% credit card" of a restaurant. */
const rateFactor = 0.5

/**
 * Scores the domains by the words of a story, best first, ties by name. Only whole words count, singular or plural, and the longest term
 * wins: "order items" does not count for orders. Each term and each table counts once, and more if fewer domains have it.
 */
export function rankDomains({ tokens, facts }: Pick<Intent, 'tokens' | 'facts'>, domains: Iterable<Domain>): readonly RankedDomain[] {
  const counted = new Set(facts.flatMap((fact) => (fact.type === 'count' ? [headOf(fact.noun.words)] : [])))
  const found = new Map<Domain, FoundTerm[]>()
  const kinds = kindsOfOthers(tokens, facts)
  for (const [term, said] of termsIn(tokens, facts, domainTerms([...domains]))) {
    for (const use of term.uses) {
      if (use.role !== 'noun' && (said.isGrouping || kinds(term, use.domain))) continue
      const list = found.get(use.domain) ?? []
      const own = pointsOf(term, use, counted) * (said.isRate ? rateFactor : 1)
      list.push({ ...use, ...said, text: term.words.join(' '), domains: term.uses.length, points: own })
      found.set(use.domain, list)
    }
  }
  return [...found]
    .map(([domain, terms]) => ({ domain, score: scoreOfTerms(terms), terms }))
    .toSorted((one, other) => other.score - one.score || (one.domain.name < other.domain.name ? -1 : 1))
}

/** Tells whether a word only says the kind of counted rows that a domain does not know: "6000 support calls" have no tickets. */
function kindsOfOthers(tokens: readonly Token[], facts: readonly Fact[]): (term: Term, domain: Domain) => boolean {
  const counted = facts.flatMap((fact) => (fact.type === 'count' && fact.noun.words.length > 1 ? [fact.noun] : []))
  const inCounted = within(counted)
  const outside = new Set(counted.length === 0 ? [] : tokens.filter(({ start }) => !inCounted(start)).map(({ text }) => singularOf(text)))
  return ({ words: [word = '', more] }, domain) => {
    if (more !== undefined || outside.has(word)) return false
    const own = counted.filter(({ words }) => words.slice(0, -1).some((each) => singularOf(each) === word))
    return own.length > 0 && own.every((noun) => findTable({ words: noun.words.slice(-1) }, domain) === null)
  }
}

/** The terms in a story, each once, and how the story uses each. */
function termsIn(all: readonly Token[], facts: readonly Fact[], terms: DomainTerms): ReadonlyMap<Term, Use> {
  const tokens = all.filter(({ text }) => text !== '\n')
  const words = wordsOfStory(tokens, facts)
  const inRate = within(facts.filter(({ type }) => type === 'rate'))
  const inNouns = within(facts.filter(({ type }) => type === 'count' || type === 'ratio' || type === 'relation' || type === 'columns'))
  const found = new Map<Term, Use>()
  for (let at = 0; at < words.length;) {
    const start = tokens[at]?.start ?? 0
    const isRate = inRate(start)
    const term = isRate && isAfterNo(tokens, at) ? undefined : termAt(tokens, words, at, terms)
    if (term === undefined) {
      at++
      continue
    }
    const last = at + term.words.length - 1
    const isSingular = words[last] === textAt(tokens, last)
    const isLoose = !inNouns(start) && !isRate && isSingular
    const before = found.get(term)
    found.set(term, {
      isRate: isRate && before?.isRate !== false,
      isLoose: isLoose && before?.isLoose !== false,
      isGrouping: isGroupingAt(tokens, at) && before?.isGrouping !== false,
    })
    at = last + 1
  }
  return found
}

/** The longest term at a token; undefined if the word is only grammar there. */
function termAt(tokens: readonly Token[], words: readonly string[], at: number, terms: DomainTerms): Term | undefined {
  const own = terms.get(words[at] ?? '')
  if (own === undefined) return undefined
  const isGrammar = isGrammarAt(tokens, at)
  return own.find((term) => !(isGrammar && term.words.length === 1) && term.words.every((word, place) => words[at + place] === word))
}

/** Whether a word is grammar or describes its neighbours, although it could be a term. */
function isGrammarAt(tokens: readonly Token[], at: number): boolean {
  const isFunction = isOneOf(tokens, at, functionWords)
  // Only the plural "singles" means dating, not "a single table".
  if (isUnit(tokens, at) || textAt(tokens, at) === 'single') return true
  return isFunction || isOfPhrase(tokens, at) || isLikened(tokens, at) || isGrade(tokens, at) || isRows(tokens, at) || isOther(tokens, at)
}

/** Whether a unit of energy stands at a token: "consumption in kWh". */
function isUnit(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at - 1) === 'in' && /^[km]?wh?$/.test(textAt(tokens, at))
}

/** Whether a word belongs to a fixed phrase: "lots of orders", "sample rows", "test data". */
function isOfPhrase(tokens: readonly Token[], at: number): boolean {
  if (/^(?:sample|test)$/.test(textAt(tokens, at)) && (textAt(tokens, at + 1) === 'data' || isOneOf(tokens, at + 1, rowNouns))) return true
  return isOneOf(tokens, at, fillerWords) && textAt(tokens, at + 1) === 'of'
}

/** Whether a brand is a comparison: "Uber for laundry". */
function isLikened(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at, brands) && textAt(tokens, at + 1) === 'for'
}

/** Whether a word grades the noun behind it: "premium users" is not about insurance premiums. */
function isGrade(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at, grades) && kindAt(tokens, at + 1) === 'word' && !isOneOf(tokens, at + 1, functionWords)
}

/** Whether "no" stands before a word: "no-shows" is not about shows. */
function isAfterNo(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, textAt(tokens, at - 1) === '-' ? at - 2 : at - 1) === 'no'
}

/** Most tokens from what is given to those who give it. */
const mostBefore = 12

/** Whether a word changes what is behind it: "a vet clinic", "a wind farm". */
function isOther(tokens: readonly Token[], at: number): boolean {
  const word = singularOf(textAt(tokens, at))
  const before = compounds.get(word)
  if (before === undefined) return false
  // "A blood bank has 400 donors and 900 donations".
  const from = word.startsWith('don') ? Math.max(0, at - mostBefore) : at - 1
  return hasOneOf(tokens, Math.max(0, from), at, before)
}

/** Whether a word means rows, and says nothing about a trade: "500 records", "patient records". */
function isRows(tokens: readonly Token[], at: number): boolean {
  return /^records?$/.test(textAt(tokens, at))
}

function pointsOf({ words, weight, uses }: Term, { role, table, isPrimary }: TermUse, counted: ReadonlySet<string>): number {
  if (role !== 'noun') return keywordPoints(uses, role) * weight * (1 + longer * (words.length - 1))
  const isOwn = words.join(' ') === termKey(table ?? '')
  return (
    points.noun *
    weight *
    (isPrimary ? primaryFactor : 1) *
    (isOwn ? ownFactor : 1) *
    (counted.has(words.at(-1) as string) ? countedFactor : 1)
  )
}

/** Points of a keyword. The name of one domain can be the name of a table in other domains: "events", "support". */
function keywordPoints(uses: readonly TermUse[], role: 'name' | 'keyword'): number {
  return uses.some((use) => use.role === 'noun') ? points.noun * countedFactor * primaryFactor * sharedFactor : points[role]
}
