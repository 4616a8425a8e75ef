import type { Aside } from '../facts/aside.ts'
import type { CountFact, Fact } from '../facts/fact.ts'
import { ofSomeRows } from '../facts/reasons.ts'
import { exactWords } from '../lexicon/approximations.ts'
import { stateWords } from '../lexicon/states.ts'
import { partPronouns } from '../lexicon/selecting-words.ts'
import { being, having, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isPart } from './parts/is-part.ts'
import { type Mentions, mentionsIn } from './parts/mentions-in.ts'
import { startBesideShare } from './parts/beside-share.ts'
import { type Clause, partStart } from './parts/part-start.ts'
import { placedStart } from './parts/placed-part.ts'
import { slopeStart } from './parts/slope-start.ts'
import { endsClause, isOneOf, kindAt, spanOf, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import type { Revision } from './revision.ts'
import { functionWords, headOf, isPlural } from '../words/words.ts'

/**
 * Types of facts that hold for all rows of a table. Such a fact becomes an aside if it is about some rows only. Shares and counts of some
 * rows are handled elsewhere.
 */
const ofAll: ReadonlySet<Fact['type']> = new Set<Fact['type']>(['attribute', 'ratio', 'relation', 'dated', 'shape', 'place', 'currency'])
/** Types of facts that would add a column or a table for rows with an adjective: "auto policies have". */
const columnar: ReadonlySet<Fact['type']> = new Set<Fact['type']>(['columns', 'attribute', 'ratio', 'relation'])
/** Most facts that may overlap. */
const mostAround = 4
/** Most tokens of a clause before a fact. */
const reach = 16
const clauseStarts = wordSet('. , ; : ! ? ( [ \n | •')

/** Makes asides of facts about some rows of a table: "locked users have at least 5 logins". Each clause is one aside. */
export const withoutParts: Revision = (said, { tokens }) => {
  const { facts } = said
  const lists = new Set(facts.flatMap((fact) => (fact.type === 'columns' && fact.list !== undefined ? [fact.noun] : [])))
  const mayBePart = (fact: Fact): boolean => mayBeOfPart(fact, tokens) && !isOfItem(fact, lists)
  if (!facts.some(mayBePart)) return said
  const mentions = mentionsIn(facts, tokens)
  const kept: Fact[] = []
  const asides: Aside[] = []
  const largest = new Map<string, number>()
  facts.forEach((fact, i) => {
    const told = mayBePart(fact) ? partOf(fact, facts, i, { tokens, mentions, asides, largest }) : null
    if (told === null) kept.push(fact)
    else addTo(asides, told)
    if (fact.type === 'count') largest.set(headOf(fact.noun.words), Math.max(fact.count, largest.get(headOf(fact.noun.words)) ?? 0))
  })
  return { facts: kept, asides: [...said.asides, ...asides] }
}

/** Whether numbers are said of a listed column, and so of all rows: the "mostly 7" of "severity 1 to 10, mostly 7". */
function isOfItem(fact: Fact, lists: ReadonlySet<Noun>): boolean {
  return fact.type === 'attribute' && fact.table !== null && lists.has(fact.table) && fact.aspects.every(({ type }) => ofItems.has(type))
}

const ofItems = wordSet('mostly mean median deviation shape')

/**
 * Whether a fact would be applied to all rows. A count would if it is a number for each of some rows: "enterprise ones | between 50 and 200
 * seats".
 */
function mayBeOfPart(fact: Fact, tokens: readonly Token[]): boolean {
  if (fact.type === 'columns') return fact.list === undefined || partPronouns.has(fact.noun.words.at(-1) ?? '')
  // Names are about all counted rows.
  if (fact.type === 'attribute' && fact.aspects.some(({ type }) => type === 'names')) return false
  if (fact.type === 'place' && fact.isMost === true) return false
  if (fact.type === 'relation' && fact.isJoin === true) return false
  if (fact.type !== 'count') return ofAll.has(fact.type) && !isOfSoMany(fact)
  const at = firstFrom(tokens, fact.start)
  const before = isOneOf(tokens, at - 1, exactWords) ? at - 2 : at - 1
  return isOneOf(tokens, before, having) || isOneOf(tokens, before, partPronouns) || isBehindVerb(tokens, before)
}

/** "Business passengers carry | 2 bags, economy passengers | 1 bag". */
function isBehindVerb(tokens: readonly Token[], at: number): boolean {
  const isNoun = (place: number): boolean => kindAt(tokens, place) === 'word' && isPlural(textAt(tokens, place))
  return kindAt(tokens, at) === 'word' && !functionWords.has(textAt(tokens, at)) && (isNoun(at) || isNoun(at - 1))
}

/** Whether a fact is dirt in a stated number of rows, which limits it already: "25 contacts with country in lower case". */
function isOfSoMany(fact: Fact): boolean {
  if (fact.type !== 'attribute' || (fact.table?.words.length ?? 1) !== 1) return false
  const isOfTable = fact.table !== null
  return fact.aspects.every(
    (each) => each.type === 'mess' && each.part !== null && !('isDefault' in each.part) && (isOfTable || 'rows' in each.part),
  )
}

/** Joins asides of the same clause. */
function addTo(asides: Aside[], said: Aside): void {
  const last = asides.at(-1)
  if (last === undefined || last.end < said.start) asides.push(said)
  else asides[asides.length - 1] = { ...last, end: Math.max(last.end, said.end) }
}

interface Story {
  readonly tokens: readonly Token[]
  readonly mentions: Mentions
  readonly asides: readonly Aside[]
  /** The largest count of each noun so far, by its last word in the singular. */
  readonly largest: ReadonlyMap<string, number>
}

/** The aside of a fact about some rows; null if it is about all. */
function partOf(fact: Fact, facts: readonly Fact[], place: number, story: Story): Aside | null {
  const { tokens, mentions, asides } = story
  if (isOfLevel(fact, asides.at(-1) ?? null) || isOfStates(fact, facts, mentions))
    return { start: fact.start, end: fact.end, reason: ofSomeRows }
  const clause = clauseOf(fact, facts.slice(Math.max(0, place - mostAround), place), tokens)
  const counted = countedBefore(facts, place, clause, tokens)
  const isOwn =
    isOfCounted(counted, story) || continuesAside(asides.at(-1) ?? null, clause, tokens) || isConditional(fact, counted, clause, tokens)
  const first =
    partStart(tokens, clause, mentions, columnar.has(fact.type) || fact.type === 'count') ??
    slopeStart(tokens, clause) ??
    startBesideShare(tokens, clause, lastBefore(facts, place, fact)) ??
    placedStart(fact, facts, tokens, clause) ??
    (isOwn ? clause.first : null)
  if (first === null) return null
  const after = facts[place + 1]?.start ?? Infinity
  let next = clause.next
  while (next < clause.next + reach && !endsClause(tokens, next) && (tokens[next]?.end ?? Infinity) <= after) next++
  while (next > clause.next && functionWords.has(textAt(tokens, next - 1))) next--
  const span = spanOf(tokens, first, next)
  return { ...span, start: Math.min(span.start, fact.start), end: Math.max(span.end, fact.end), reason: ofSomeRows }
}

/** "Response time: urgent < 1h, normal < 8h, | low < 24h": numbers of the rows with a level. A level is no column. */
function isOfLevel(fact: Fact, last: Aside | null): boolean {
  const [word = '', more] = (fact.type === 'attribute' ? fact.column?.words : undefined) ?? []
  if (more !== undefined || fact.type !== 'attribute' || !fact.aspects.every(({ type }) => ofNumbers.has(type))) return false
  const isNext = last !== null && fact.start >= last.start && fact.start - last.end <= nearest
  return rankWords.has(word) || (isNext && stateWords.has(word))
}

/** "5000 loans. Each member has at most 5 | active loans": a number of those counted rows that are in a state. */
function isOfStates(fact: Fact, facts: readonly Fact[], { nouns }: Mentions): boolean {
  if (fact.type !== 'ratio' || fact.child.words.length < 2 || !stateWords.has(fact.child.words[0] ?? '')) return false
  const head = headOf(fact.child.words)
  const isNamed = nouns.get(head)?.some(({ words, start }) => words.length === 1 && start < fact.start) === true
  return isNamed || facts.some((other) => other.type === 'count' && other.noun.words.length === 1 && headOf(other.noun.words) === head)
}

const ofNumbers = wordSet('range mean shape whole')
const rankWords = wordSet('urgent critical normal medium minor major express standard')
/** Most characters between two numbers of a series. */
const nearest = 3

/** Whether a verb follows a bound ("orders over 100 | are free"), or cells are empty "for" some rows. */
function isConditional(fact: Fact, counted: CountFact | null, { next }: Clause, tokens: readonly Token[]): boolean {
  if (fact.type !== 'attribute') return false
  if ([fact.column, fact.table].some((noun) => partPronouns.has(noun?.words.at(-1) ?? ''))) return true
  const [only] = fact.aspects
  if (only?.type === 'missing' && only.part !== null && 'isDefault' in only.part && textAt(tokens, next) === 'for') return true
  const isBound = fact.aspects.every(({ type }) => type === 'range')
  return isBound && counted === null && isOneOf(tokens, next, finite) && !endsClause(tokens, next + 1)
}

const finite = wordSet(being, modals, 'have has had get gets getting pay pays come comes')

/** The fact that ends before another one. @param place where the other one stands */
function lastBefore(facts: readonly Fact[], place: number, { start }: Fact): Fact | undefined {
  return facts.slice(Math.max(0, place - mostAround), place).findLast(({ end }) => end <= start)
}

/** The clause of a fact, from the sign or fact before it. */
function clauseOf(fact: Fact, others: readonly Fact[], tokens: readonly Token[]): Clause {
  const before = lastBefore(others, others.length, fact)
  const first = firstFrom(tokens, fact.start)
  const next = Math.max(first + 1, firstFrom(tokens, fact.end))
  let start = first
  while (
    start > Math.max(0, first - reach) &&
    !clauseStarts.has(textAt(tokens, start - 1)) &&
    (tokens[start - 1]?.start ?? 0) >= (before?.end ?? 0)
  )
    start--
  return { start, first, next }
}

/** The count whose rows a clause is about: "200 carts | with a total over 50". Null for none. */
function countedBefore(facts: readonly Fact[], place: number, { start, first }: Clause, tokens: readonly Token[]): CountFact | null {
  const before = facts[place - 1]
  const isBefore = before?.type === 'count' && before.end <= (tokens[start]?.start ?? 0) && !clauseStarts.has(textAt(tokens, start - 1))
  return isBefore && start <= first ? before : null
}

/** Whether a count is about some rows: "one cart" next to "200 carts", "50 locked users" next to "300 users". */
function isOfCounted(counted: CountFact | null, { mentions, largest }: Story): boolean {
  return counted !== null && (isPart(counted.noun, mentions) || (largest.get(headOf(counted.noun.words)) ?? 0) > counted.count)
}

/** Whether a clause continues the aside before: "fraudulent ones have higher amounts | and happen at night". */
function continuesAside(told: Aside | null, { first }: Clause, tokens: readonly Token[]): boolean {
  if (told === null || (tokens[first]?.start ?? 0) < told.end) return false
  for (let at = first - 1; (tokens[at]?.start ?? 0) >= told.end; at--) {
    const text = textAt(tokens, at)
    if (at < first - 6 || clauseStarts.has(text) || isPlural(text)) return false
  }
  return true
}
