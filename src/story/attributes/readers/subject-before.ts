import { cycles } from '../../lexicon/distribution-words.ts'
import { articles, distributives, perWords } from '../../lexicon/determiners.ts'
import { percentWords, periodAdverbs } from '../../lexicon/units.ts'
import { being, having, modals } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import type { Noun } from '../../words/noun.ts'
import { nounBefore } from '../../words/nouns.ts'
import { columnBefore } from './column-before.ts'
import { isOneOf, kindAt, skipBack, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Last } from '../phrases/attribute-phrase.ts'
import { sentenceEnds } from '../../lexicon/sentence-ends.ts'

/** What stands between a column and what is said of it: "ages should range | from". */
const links = wordSet(
  being,
  modals,
  having,
  articles,
  'of : = ( [ in within range ranges ranging run runs running vary varies varying go goes lie lies lying fall falls somewhere',
  'always otherwise normally follow follows following distributed spread set limited they it each also , still not never only all usually mostly mainly column field',
)
/** What stands between two things that are said of one column. */
const more = wordSet(articles, being, modals, ', and with but ( [ ; it they having at for around or that which')
const mostLinks = 7

/** The column that something is said of which starts at a token. */
export interface Subject {
  /** Null where it is that of what was said right before. */
  readonly column: Noun | null
  readonly table: Noun | null
  /** The first token after its words. */
  readonly after: number
}

/** Finds the column that stands before what is said of it; null for none. */
export function subjectBefore(tokens: readonly Token[], at: number, free: number, last: Last | null): Subject | null {
  if (last !== null && skipBack(tokens, at, last.next, more, mostLinks) === last.next)
    return { column: null, table: null, after: last.next }
  const after = skipBack(tokens, at, free, links, mostLinks)
  const end = isPattern(tokens, after) ? skipBack(tokens, after, free, patternLinks, mostLinks) : after
  const found = columnBefore(tokens, end, free)
  // How a column changes over time is read with no bounds of it, and told.
  const noun = found === null || end === after ? found : { ...found, start: tokens[after]?.start ?? 0, end: tokens[after]?.start ?? 0 }
  if (noun === null || isCompared(tokens, firstOf(tokens, after, noun))) return null
  const first = firstOf(tokens, after, noun)
  if (isOfSome(tokens, first, after, free)) return null
  // "orders per customer: 4 on average"
  if (isOneOf(tokens, first - 1, perWords) && !isOneOf(tokens, first - 1, articles)) return null
  return ofCounted(tokens, first, noun, free, after) ?? { column: noun, table: null, after }
}

/** "temperature has a | daily cycle | between" */
function isPattern(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at - 1, cycles) && isOneOf(tokens, at - 2, periodic)
}

const periodic = wordSet([...periodAdverbs.keys()], 'hourly seasonal')
const patternLinks = wordSet(cycles, periodic, having, articles, 'and with , clear strong')

/** Whether words describe some rows only, so that they do not name a column: "are more satisfied: average 4.2". */
function isCompared(tokens: readonly Token[], first: number): boolean {
  return isOneOf(tokens, first - 1, comparing) && isOneOf(tokens, first - 2, being)
}

const comparing = wordSet('more less much very')

/** "heights of 300 adults, between …": the counted things are the table, the words before are the column. */
function ofCounted(tokens: readonly Token[], first: number, table: Noun, free: number, after: number): Subject | null {
  if (kindAt(tokens, first - 1) !== 'number') return null
  const joint = textAt(tokens, first - 2)
  if (joint !== 'of' && joint !== 'for') return null
  const column = nounBefore(tokens, first - 2, free)
  return column === null || isOneOf(tokens, first - 3, distributives) ? null : { column, table, after }
}

/** What makes something depend on what follows. */
const conditions = wordSet('if when whenever where once unless until while because since provided assuming')
const mostCondition = 8

/** "if the amount is over 5,000", "10 scores are above 1000", "20% of prices are under 10": not told of all rows. */
export function isOfSome(tokens: readonly Token[], first: number, after: number, free: number): boolean {
  const isCounted = kindAt(tokens, first - 1) === 'number' || isOneOf(tokens, first - 1, percentWords)
  const of = textAt(tokens, first - 1) === 'the' ? first - 2 : first - 1
  const isShare = textAt(tokens, of) === 'of' && tokens.slice(Math.max(free, first - 5), first).some(({ kind }) => kind === 'number')
  if ((isCounted || isShare) && tokens.slice(after - 2, after + 1).some(({ text }) => being.has(text))) return true
  for (let at = first - 1; at >= Math.max(0, first - mostCondition) && !sentenceEnds.has(textAt(tokens, at)); at--)
    if (conditions.has(textAt(tokens, at))) return true
  return false
}

/** The token that a noun starts at which ends before another. */
export function firstOf(tokens: readonly Token[], after: number, { start }: Noun): number {
  let first = after
  while (first > 0 && (tokens[first - 1] as Token).start >= start) first--
  return first
}
