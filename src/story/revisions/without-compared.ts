import type { Fact } from '../facts/fact.ts'
import { clauseAround } from '../tokens/clause-around.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { determiners } from '../lexicon/determiners.ts'
import { predicateStarts } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Span, Token } from '../tokens/token.ts'
import { functionWords, headOf, singularOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/** Types of facts about where and when rows are, and how many there are. */
const ofRows: ReadonlySet<Fact['type']> = new Set<Fact['type']>(['place', 'window', 'dated', 'rate', 'count', 'growth'])

/**
 * Turns places, times and numbers into asides if their clause only compares them or states something else about them: "more in 2024 vs
 * 2023", "guests from Spain book later than those from Italy", "Rotterdam handles 40%", "launched in 2021: 30, 2022: 50".
 */
export const withoutCompared: Revision = ({ facts, asides }, { tokens }) => {
  const clauses = tokens.flatMap((token, at) => (isComparison(tokens, at) ? [{ ...clauseOf(tokens, at), at: token.start }] : []))
  const others = new Set<Fact>(facts.filter((fact) => fact.type === 'shape' && isBehindThan(fact, tokens)))
  const reasons = new Map<Fact, string>()
  const counted = new Set<string>()
  for (const fact of facts) {
    if (fact.type === 'count') counted.add(headOf(fact.noun.words))
    const reason = others.has(fact) ? 'it is what the other times are compared to' : reasonOf(fact, clauses, tokens, counted)
    if (reason !== null) reasons.set(fact, reason)
  }
  if (reasons.size === 0) return { facts, asides }
  const told = [...reasons].map(([{ start, end }, reason]) => ({ start, end, reason }))
  return { facts: facts.filter((fact) => !reasons.has(fact)), asides: [...asides, ...told] }
}

/** The clause around a comparing word; "1000 bookings | where business class costs more than economy" counts before it. */
function clauseOf(tokens: readonly Token[], at: number): Span {
  const clause = clauseAround(tokens, tokens[at] as Token)
  for (let place = at - 1; (tokens[place]?.start ?? -1) > clause.start; place--)
    if (isOneOf(tokens, place, introducing)) return { ...clause, start: tokens[place]?.start ?? clause.start }
  return clause
}

const introducing = wordSet('where whose')

/** A clause that compares, with the offset of the comparing word. */
type Compared = Span & { readonly at: number }

/** @param counted the last words of the nouns that are counted before, in the singular */
function reasonOf(fact: Fact, clauses: readonly Compared[], tokens: readonly Token[], counted: ReadonlySet<string>): string | null {
  if (!ofRows.has(fact.type)) return null
  // "More than doubled" is one statement.
  const isWhole = ({ at }: Compared): boolean => fact.start <= at && at < fact.end
  if (clauses.some((each) => each.start <= fact.start && fact.end <= each.end && !isWhole(each)))
    return 'comparisons cannot be set: state the number or the share of each'
  if (fact.type === 'place' && (isSubject(fact, tokens) || isOfSome(fact, tokens, counted)))
    return 'it states what happens there, not where the rows are'
  const isTime = fact.type === 'window' || fact.type === 'dated'
  return isTime && isCounted(firstFrom(tokens, fact.end), tokens)
    ? 'it is a number at one time: state the period of all rows, or shares'
    : null
}

/** "Weekdays are busier than | weekends". */
function isBehindThan({ start }: Fact, tokens: readonly Token[]): boolean {
  const at = firstFrom(tokens, start)
  return isOneOf(tokens, at - 1, thans) || (isOneOf(tokens, at - 2, thans) && kindAt(tokens, at - 1) === 'word')
}

const thans = wordSet('than')

/** "2024 vs 2023", "compared to last year", "than the others". "More than 3" is a bound. */
function isComparison(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  if (text === 'vs' || text === 'versus') return true
  if (text === 'compared') return isOneOf(tokens, at + 1, comparing)
  if (text !== 'than' || isOneOf(tokens, at - 1, choosing)) return false
  return kindAt(tokens, at + 1) === 'word' && !isOneOf(tokens, at + 1, amounts)
}

const comparing = wordSet('to with')
const choosing = wordSet('other rather')
/** Words after "than" that start an amount. */
const amounts = wordSet('a an one half')

/** Whether a place without a share starts its clause and does something: "Rotterdam | handles 40% …", "Berlin | is the largest". */
function isSubject(fact: Extract<Fact, { readonly type: 'place' }>, tokens: readonly Token[]): boolean {
  if ([...fact.countries, ...fact.cities].some(({ share }) => share !== null)) return false
  const [first, next] = [firstFrom(tokens, fact.start), firstFrom(tokens, fact.end)]
  if (!(first === 0 || endsClause(tokens, first - 1)) || kindAt(tokens, next) !== 'word') return false
  const isVerb = isOneOf(tokens, next, predicateStarts) || (textAt(tokens, next).endsWith('s') && !functionWords.has(textAt(tokens, next)))
  return isVerb && (kindAt(tokens, next + 1) === 'number' || isOneOf(tokens, next + 1, determiners))
}

/** Whether a place names some of the rows that are counted without it before: "1000 orders. | EU | orders take 5 days". */
function isOfSome({ start, end }: Fact, tokens: readonly Token[], counted: ReadonlySet<string>): boolean {
  const [first, next] = [firstFrom(tokens, start), firstFrom(tokens, end)]
  const isFirst = first === 0 || endsClause(tokens, first - 1) || isOneOf(tokens, first - 1, starts)
  if (!isFirst || !counted.has(singularOf(textAt(tokens, next))) || kindAt(tokens, next + 1) !== 'word') return false
  return !isOneOf(tokens, next + 1, further)
}

/** Words behind a noun that do not start a predicate. */
const further = wordSet('and or with without in from of on at by for to who that which only as plus')

const starts = wordSet('and but while whereas the all')

/** Whether nothing but a number stands behind the sign after a time: "2021 | : 30, …". "In 2024: 500 orders" counts rows. */
function isCounted(at: number, tokens: readonly Token[]): boolean {
  return /^[:=]$/.test(textAt(tokens, at)) && kindAt(tokens, at + 1) === 'number' && kindAt(tokens, at + 2) !== 'word'
}
