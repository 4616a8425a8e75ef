import { firstFrom } from '../tokens/first-from.ts'
import { being, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Fact, RatioFact } from '../facts/fact.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import type { Noun } from '../words/noun.ts'
import { nounBefore, nounOf } from '../words/nouns.ts'
import { isOneOf, kindAt, skipBack, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { namesOccasion } from '../times/names-occasion.ts'
import { headOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/** Words between events and their time: "orders run from", "visits took place between", "order_date is only in". */
const between: ReadonlySet<string> = wordSet(
  being,
  modals,
  'run runs ran running range ranges ranging span spans spanning go goes fall falls lie lies take takes took taken place happen happens happened occur occurs occurred made only all',
)
/** Last words in names of time columns. */
const timeNouns: ReadonlySet<string> = wordSet('date time timestamp datetime')
/** Last words in names of columns of years, such as "model year". */
const yearNouns: ReadonlySet<string> = wordSet('year years')

/** Sets the noun of windows to the noun before them, if it is counted or names a time column: "visits took place between". */
export const withWindowNouns: Revision = ({ facts, asides }, { tokens, text }) => {
  const counted = new Set(facts.flatMap((fact) => (fact.type === 'count' ? [headOf(fact.noun.words)] : [])))
  // Nouns with a number for each parent, as written: "10 lessons per course, all lessons in May", but not "weighing of each hive in May".
  const owned = new Set(facts.flatMap((fact) => (fact.type === 'ratio' ? [fact.child.words.at(-1)] : [])))
  const children = new Map(facts.flatMap((fact) => (hasRowsFirst(fact, text) ? [[fact.parent.start, fact.child] as const] : [])))
  const isYearListed = facts.some((fact) => fact.type === 'columns' && fact.columns.some(({ words }) => words.join(' ') === 'year'))
  const known = facts.map((fact) => {
    const at = fact.type === 'window' ? skipBack(tokens, firstFrom(tokens, fact.start), 0, between, 4) : 0
    const column = at === 0 ? null : snakeBefore(tokens, at, text)
    // "Model | year 2008 to 2023": the word belongs to the noun.
    const end = column === null && isOneOf(tokens, at, yearNouns) && kindAt(tokens, at + 1) === 'number' ? at + 1 : at
    const near = at === 0 || isOneOf(tokens, at - 1, between) ? null : nounBefore(tokens, end, 0)
    if (fact.type !== 'window' || (column === null && near === null)) return fact
    // "Sessions per user | in the last month" says when the sessions are.
    const child = column === null && near !== null ? children.get(near.start) : undefined
    const of = column ?? child ?? (near === null ? null : withOccasion(near, tokens, end - near.words.length))
    if (of === null) return fact
    const head = headOf(of.words)
    const isRows = counted.has(head) || owned.has(of.words.at(-1))
    const isYear = yearNouns.has(head) && (of.words.length > 1 || isYearListed)
    const isTime = timeNouns.has(head) || isYear || namesOccasion(of.words)
    return column !== null || child !== undefined || isTime || isRows ? { ...fact, of } : fact
  })
  return { facts: known, asides }
}

/** A noun with the word that makes it one of several events: "next | payment", "last | login". */
function withOccasion(noun: Noun, tokens: readonly Token[], at: number): Noun {
  const words = [textAt(tokens, at - 1), ...noun.words]
  return namesOccasion(words) ? { ...noun, words, start: tokens[at - 1]?.start ?? noun.start } : noun
}

/** Whether a fact names rows before the rows that they belong to: "sessions per user", "deliveries of 25 drivers". */
function hasRowsFirst(fact: Fact, text: string): fact is RatioFact | RelationFact {
  if (fact.type === 'ratio') return true
  return fact.type === 'relation' && / (?:of|for|from|at|across|in) \d+ $/.test(text.slice(fact.child.end, fact.parent.start))
}

/** The identifier that ends right before a token: "loaned_on", "last_seen". Null for none. */
function snakeBefore(tokens: readonly Token[], next: number, text: string): Noun | null {
  let start = next - 1
  while (start > 0 && text[tokens[start - 1]?.end ?? 0] === '_' && tokens[start - 1]?.end === (tokens[start]?.start ?? 0) - 1) start--
  return start < next - 1 ? nounOf(tokens, start, next) : null
}
