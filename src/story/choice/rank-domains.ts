import type { Domain } from '../../domains/domain.ts'
import { domainTerms, type DomainTerms, type Term, type TermUse } from './domain-terms.ts'
import type { AttributeFact, Fact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import type { Intent } from '../read-story.ts'
import { scoreOfTerms } from './score-of-terms.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Span, Token } from '../tokens/token.ts'
import { within } from '../tokens/within.ts'
import { rowNouns } from '../lexicon/row-words.ts'
import { fillerWords, functionWords, headOf, singularOf } from '../words/words.ts'
import { isPluralNoun } from '../words/nouns.ts'
import { listedValues } from '../attributes/aspect.ts'

/** A domain whose words a story uses. */
export interface RankedDomain {
  readonly domain: Domain
  /** Above 0. */
  readonly score: number
  /** Its words that were found, in the singular. */
  readonly terms: readonly FoundTerm[]
}

/** Words of a story that a domain is known by. */
export interface FoundTerm extends TermUse {
  readonly text: string
  /** How many domains have it. */
  readonly domains: number
  readonly points: number
  /** Whether it is only said of shares of rows. */
  readonly isRate: boolean
  /** Whether it stands in the singular outside of all that is counted or related: "show" of "show me", "load" of "load tests". */
  readonly isLoose: boolean
}

/** Names of businesses that others are likened to. */
const brands = new Set(['uber', 'airbnb', 'tinder', 'netflix', 'spotify', 'amazon', 'shopify', 'slack', 'salesforce'])

/** Words for a better or worse sort of what follows. */
const grades = new Set(['premium', 'enterprise'])

/** How a term is said. */
type Use = Pick<FoundTerm, 'isRate' | 'isLoose'>

const points = { name: 4, keyword: 3, noun: 1 } as const
/** The primary table, and tables whose rows are counted, say more of what the story is about. */
const primaryFactor = 1.25
const countedFactor = 1.5
/** A table's own name says a little more than another word for it. */
const ownFactor = 1.1
/** What one domain is called by says more of it than of those that have rows of it. */
const sharedFactor = 1.2
/** For each word of a keyword beyond the first one. */
const longer = 0.25
/** What is said of rows tells less of what they are: "50% credit card" of a restaurant. */
const rateFactor = 0.5

/**
 * The domains whose words a story uses, the best first, ties by name. Only whole words count, singular or plural, each time the longest term
 * of any domain, so that "order items" are no orders; a term counts once, a table once, and for the more the fewer domains know of it.
 */
export function rankDomains({ tokens, facts }: Pick<Intent, 'tokens' | 'facts'>, domains: Iterable<Domain>): readonly RankedDomain[] {
  const counted = new Set(facts.flatMap((fact) => (fact.type === 'count' ? [headOf(fact.noun.words)] : [])))
  const found = new Map<Domain, FoundTerm[]>()
  for (const [term, said] of termsIn(tokens, facts, domainTerms([...domains]))) {
    for (const use of term.uses) {
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

/** The terms that words of a story are, each once, and how each is said. */
function termsIn(all: readonly Token[], facts: readonly Fact[], terms: DomainTerms): ReadonlyMap<Term, Use> {
  const tokens = all.filter(({ text }) => text !== '\n')
  const words = wordsOf(tokens, facts)
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
    found.set(term, { isRate: isRate && before?.isRate !== false, isLoose: isLoose && before?.isLoose !== false })
    at = last + 1
  }
  return found
}

/** The longest term that stands at a token; a word that is grammar there is no term by itself. */
function termAt(tokens: readonly Token[], words: readonly string[], at: number, terms: DomainTerms): Term | undefined {
  const own = terms.get(words[at] ?? '')
  if (own === undefined) return undefined
  const isGrammar = isGrammarAt(tokens, at)
  return own.find((term) => !(isGrammar && term.words.length === 1) && term.words.every((word, place) => words[at + place] === word))
}

/** Whether a word holds the sentence together or tells of its neighbours, whatever it would name by itself. */
function isGrammarAt(tokens: readonly Token[], at: number): boolean {
  const isFunction = isOneOf(tokens, at, functionWords)
  // "A single table" is no dating: only "singles" are.
  if (isUnit(tokens, at) || textAt(tokens, at) === 'single') return true
  return isFunction || isOfPhrase(tokens, at) || isLikened(tokens, at) || isGrade(tokens, at) || isRows(tokens, at) || isOther(tokens, at)
}

/** "Consumption in kWh" is measured so, whoever supplies it. */
function isUnit(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at - 1) === 'in' && /^[km]?wh?$/.test(textAt(tokens, at))
}

/** "Lots of orders" are no lots, "sample rows" no samples, and "test data" no tests. */
function isOfPhrase(tokens: readonly Token[], at: number): boolean {
  if (/^(?:sample|test)$/.test(textAt(tokens, at)) && (textAt(tokens, at + 1) === 'data' || isOneOf(tokens, at + 1, rowNouns))) return true
  return isOneOf(tokens, at, fillerWords) && textAt(tokens, at + 1) === 'of'
}

/** "Uber for laundry" drives nobody. */
function isLikened(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at, brands) && textAt(tokens, at + 1) === 'for'
}

/** "Premium users" pay no premiums. */
function isGrade(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at, grades) && kindAt(tokens, at + 1) === 'word' && !isOneOf(tokens, at + 1, functionWords)
}

/** "No-shows" are no shows. */
function isAfterNo(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, textAt(tokens, at - 1) === '-' ? at - 2 : at - 1) === 'no'
}

/** "A vet clinic" treats no people, and a blood bank holds no money. */
function isOther(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1)
  return /^(?:clinic|hospital|bank)s?$/.test(textAt(tokens, at)) && /^(?:vets?|veterinary|animal|pet|blood|food|seed)$/.test(before)
}

/** "Patient records" are rows of patients, and no music. */
function isRows(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return textAt(tokens, at) === 'records' && before?.kind === 'word' && !functionWords.has(before.text) && !fillerWords.has(before.text)
}

/** What tokens say of the domain, in the singular: columns in the singular say nothing, as customers with an email are no mails. */
function wordsOf(tokens: readonly Token[], facts: readonly Fact[]): readonly string[] {
  const inColumns = within(facts.flatMap((fact) => (fact.type === 'columns' ? fact.columns.filter((noun) => !isPluralNoun(noun)) : [])))
  const inValues = within(facts.flatMap((fact) => (fact.type === 'attribute' ? valuesOf(fact) : [])))
  const values = new Set(facts.flatMap((fact) => (fact.type === 'attribute' && fact.column !== null ? wordsOfValues(fact) : [])))
  const inTables = within(facts.flatMap(nounsOf).toSorted((one, other) => one.start - other.start))
  return tokens.map((token) => {
    const { kind, text, start } = token
    const isColumn = inColumns(start)
    const singular = singularOf(text)
    // "Premium" stays a value where more is said of it: "110k for premium".
    const isNone = inValues(start) || ((token.isSnake === true || values.has(text)) && !inTables(start))
    return kind === 'sign' || isNone || (isColumn && singular === text) ? '' : singular
  })
}

/** What stands behind a column that has one of some values: "Premium" of "plans are Basic and Premium" is not insured. */
function valuesOf({ column, aspects, end }: AttributeFact): readonly Span[] {
  return column !== null && aspects.some(({ type }) => type === 'values') ? [{ start: column.end, end }] : []
}

function wordsOfValues({ aspects }: AttributeFact): readonly string[] {
  return listedValues(aspects).map((value) => value.toLowerCase())
}

/** What a fact speaks of as tables. */
function nounsOf(fact: Fact): readonly Noun[] {
  if (fact.type === 'count') return [fact.noun]
  if (fact.type === 'selection') return fact.nouns
  return fact.type === 'ratio' || fact.type === 'relation' ? [fact.child, fact.parent] : []
}

function pointsOf({ words, weight, uses }: Term, { domain, role, table }: TermUse, counted: ReadonlySet<string>): number {
  if (role !== 'noun') return keywordPoints(uses, role) * weight * (1 + longer * (words.length - 1))
  const isPrimary = domain.schema.tables.some(({ name, rows }) => name === table && typeof rows === 'object' && rows.type === 'primary')
  const isOwn = words.join('_') === table?.split('_').map(singularOf).join('_')
  return (
    points.noun *
    weight *
    (isPrimary ? primaryFactor : 1) *
    (isOwn ? ownFactor : 1) *
    (counted.has(words.at(-1) as string) ? countedFactor : 1)
  )
}

/** The name of one domain may be what others have rows of: "events", "support". */
function keywordPoints(uses: readonly TermUse[], role: 'name' | 'keyword'): number {
  return uses.some((use) => use.role === 'noun') ? points.noun * countedFactor * primaryFactor * sharedFactor : points[role]
}
