import type { Fact, RateFact } from '../facts/fact.ts'
import { isHappening } from '../lexicon/flag-verbs.ts'
import type { Noun } from '../words/noun.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { isNoData } from '../words/is-no-data.ts'
import { isNounWord, readNoun } from '../words/nouns.ts'
import { readPlace } from '../places/read-place.ts'
import type { Intent } from '../read-story.ts'
import type { Candidate } from './candidate.ts'
import { fillerWords, pluralOf, singularOf } from '../words/words.ts'
import { classify } from './classify.ts'
import { isEnglish } from './is-english.ts'
import { keptWords, mayBePlural, mayBeTable, throughPlural } from './noun-words.ts'
import { isFormAt } from './is-form-at.ts'
import { hasWords } from '../reader/index.ts'
import { inOrder } from '../tokens/in-order.ts'

const most = 8

/**
 * Finds tables in a story that names them in passing: known plurals such as "users", in "20% of customers churned", "German users" or
 * "sales doubled". At most 8.
 */
export function loneCandidates(intent: Pick<Intent, 'tokens' | 'facts'>): readonly Candidate[] {
  const named = candidatesFrom([...intent.facts.flatMap(nounsOf), ...(isEnglish(intent.tokens) ? nounsIn(intent) : [])])
  return named.length > 0 ? named : candidatesFrom(intent.facts.flatMap(impliedBy))
}

function candidatesFrom(nouns: readonly Noun[]): readonly Candidate[] {
  const found = new Map<string, Candidate>()
  for (const noun of nouns) {
    if (found.size === most) break
    const own = noun.words.slice(0, noun.words.findLastIndex((word) => !collectionWords.has(word)) + 1)
    const words = keptWords(own)
    const last = own.at(-1) ?? ''
    // "Customer data" is about customers; a "request log" holds requests.
    const isOfRows = (own.length < noun.words.length && !fillerWords.has(last)) || logs.has(last)
    const written = isOfRows ? pluralOf(last) : last
    const head = words.at(-1) ?? ''
    if (
      found.has(head) ||
      !mayBePlural(written) ||
      (classify(words)?.family ?? null) === null ||
      !mayBeTable(words) ||
      isNoData(noun.words)
    )
      continue
    found.set(head, { words, written, count: null, start: noun.start })
  }
  return inOrder([...found.values()])
}

/** Words for a collection of rows: "the users table". */
const collectionWords = new Set(['table', 'data', 'dataset', 'list', 'records', 'rows', 'database', 'export', 'extract', 'dump', 'file'])

/** Nouns that name a table of records. */
const logs = new Set(['log', 'logbook', 'ledger', 'diary'])

/** The nouns of a fact. */
function nounsOf(fact: Fact): readonly Noun[] {
  const { start, end } = fact
  if (fact.type === 'rate') return fact.of !== null ? [fact.of] : namesState(fact) ? [] : [nounIn(fact)]
  if (fact.type === 'window') return fact.of !== undefined && fact.of.start > start ? [fact.of] : []
  return fact.type === 'curve' || fact.type === 'growth' || fact.type === 'shape' ? [{ words: fact.measure, start, end }] : []
}

/** Tables that a share implies: a no-show is about an appointment. */
const wholes: readonly (readonly [of: string, said: RegExp])[] = [
  ['appointments', /^no shows?$/],
  ['products', /^(?:defective|faulty|out of stock)$/],
  ['invoices', /^(?:overdue|unpaid)$/],
]

function wholeOf({ what }: RateFact): string | undefined {
  const said = what.join(' ')
  return wholes.find(([, words]) => words.test(said))?.[0]
}

/** Whether a share names a state of rows that belong to another table: the appointments of "15% no-shows", the orders of "3% refunds". */
function namesState(fact: RateFact): boolean {
  return wholeOf(fact) !== undefined || (fact.what.length === 1 && isHappening(singularOf(fact.what[0] ?? '')))
}

/** The table that a share implies, where the story names none: the appointments of "15% no-shows". */
function impliedBy(fact: Fact): readonly Noun[] {
  const whole = fact.type === 'rate' && fact.of === null ? wholeOf(fact) : undefined
  return whole === undefined ? [] : [{ words: [whole], start: fact.start, end: fact.end }]
}

/** "40% women" describes people. */
const gendered = /^(?:wo)?men$/

/** The noun of a share: "3% late deliveries". */
function nounIn({ what, start, end }: RateFact): Noun {
  const whole = throughPlural(what)
  return { words: whole.length < what.length ? whole : gendered.test(what.join(' ')) ? [] : what.slice(-1), start, end }
}

/** Noun phrases outside of facts, and inside facts about places: "half of our customers are in Germany". */
function* nounsIn({ tokens, facts }: Pick<Intent, 'tokens' | 'facts'>): Generator<Noun> {
  const spans = inOrder(facts.filter(({ type }) => type !== 'place'))
  let span = 0
  let isFirst = true
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    if (token === undefined) return
    while ((spans[span]?.end ?? Infinity) <= token.start) span++
    const isTaken = (spans[span]?.start ?? Infinity) <= token.start
    const place = isTaken ? null : readPlace(tokens, at, false)
    if (place !== null && isNounWord(tokens[place.next])) {
      at = place.next
      continue
    }
    const read = !isTaken && isNounWord(token) ? readNoun(tokens, at) : null
    if (read !== null) {
      // The first noun is what the story is about, even if it could be a column ("messages"). "Lots of" is a quantity unless a fact starts
      // with "of": "orders of last year".
      const isMeant = (isFirst || !findMeaning(read.noun.words, []).isExact) && !isReason(tokens, at)
      const after = tokens[read.next]
      if (isMeant && !isFormAt(tokens, read.next - 1) && (after?.text !== 'of' || spans[span]?.start === after.start)) yield read.noun
      isFirst = false
    }
    at = read?.next ?? at + 1
  }
}

/** Whether a noun is the reason for something: "cancelled | because of | storms". */
function isReason(tokens: Intent['tokens'], at: number): boolean {
  return hasWords(tokens, at - 2, 'because of') || hasWords(tokens, at - 2, 'due to') || hasWords(tokens, at - 2, 'owing to')
}
