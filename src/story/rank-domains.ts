import type { Domain } from '../domains/domain.ts'
import { domainTerms, type DomainTerms, type Term, type TermUse } from './domain-terms.ts'
import type { Fact, Noun } from './fact.ts'
import type { Intent } from './read-story.ts'
import { scoreOfTerms } from './score-of-terms.ts'
import type { Token } from './token.ts'
import { fillerWords, functionWords, singularOf } from './words.ts'

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

/** Words for a better or worse sort of what follows: "premium users" pay no premiums. */
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
  const counted = new Set(facts.flatMap((fact) => (fact.type === 'count' ? [singularOf(fact.noun.words.at(-1) ?? '')] : [])))
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
  const rates = facts.filter(({ type }) => type === 'rate')
  const nouns = facts.filter(({ type }) => type === 'count' || type === 'ratio' || type === 'relation' || type === 'columns')
  const tokens = all.filter(({ text }) => text !== '\n')
  const words = wordsOf(tokens, facts)
  const found = new Map<Term, Use>()
  let next = 0
  let nextNoun = 0
  for (let at = 0; at < words.length;) {
    const { start } = tokens[at] as Token
    while (next < rates.length && (rates[next] as Fact).end <= start) next++
    const isRate = next < rates.length && (rates[next] as Fact).start <= start
    const { text } = tokens[at] as Token
    // "Uber for laundry" drives nobody.
    const isLikened = tokens[at + 1]?.text === 'for' && brands.has(text)
    // "Like" and "lots of" hold sentences together, whatever is called likes and lots.
    const isGrade = grades.has(text) && tokens[at + 1]?.kind === 'word' && !functionWords.has(tokens[at + 1]?.text ?? '')
    const isGrammar =
      isLikened ||
      isGrade ||
      isRows(tokens, at) ||
      isOther(tokens, at) ||
      functionWords.has(text) ||
      (fillerWords.has(text) && tokens[at + 1]?.text === 'of')
    // "No-shows" are no shows.
    if (isRate && tokens[tokens[at - 1]?.text === '-' ? at - 2 : at - 1]?.text === 'no') {
      at++
      continue
    }
    const term = terms
      .get(words[at] as string)
      ?.find((each) => !(isGrammar && each.words.length === 1) && each.words.every((word, place) => words[at + place] === word))
    const length = term?.words.length ?? 1
    if (term !== undefined) {
      while (nextNoun < nouns.length && (nouns[nextNoun] as Fact).end <= start) nextNoun++
      const isNoun = nextNoun < nouns.length && (nouns[nextNoun] as Fact).start <= start
      const isLoose = !isNoun && !isRate && words[at + length - 1] === tokens[at + length - 1]?.text
      const before = found.get(term)
      found.set(term, { isRate: isRate && before?.isRate !== false, isLoose: isLoose && before?.isLoose !== false })
    }
    at += length
  }
  return found
}

/** "A vet clinic" treats no people, and a blood bank holds no money. */
function isOther(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? ''
  return /^(?:clinic|hospital|bank)s?$/.test(tokens[at]?.text ?? '') && /^(?:vets?|veterinary|animal|pet|blood|food|seed)$/.test(before)
}

/** "Patient records" are rows of patients, and no music. */
function isRows(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return tokens[at]?.text === 'records' && before?.kind === 'word' && !functionWords.has(before.text) && !fillerWords.has(before.text)
}

/** What tokens say of the domain, in the singular: columns in the singular say nothing, as customers with an email are no mails. */
function wordsOf(tokens: readonly Token[], facts: readonly Fact[]): readonly string[] {
  const columns = facts.flatMap((fact) => (fact.type === 'columns' ? fact.columns : []))
  let next = 0
  return tokens.map(({ kind, text, start }) => {
    while (next < columns.length && (columns[next] as Noun).end <= start) next++
    const isColumn = next < columns.length && (columns[next] as Noun).start <= start
    const singular = singularOf(text)
    return kind === 'sign' || (isColumn && singular === text) ? '' : singular
  })
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
