import { articles, distributives } from '../lexicon/determiners.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { having } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import type { Noun } from '../words/noun.ts'
import { nounOf, readNoun } from '../words/nouns.ts'
import { isOneOf, skip, spanOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Phrase, Reading } from './phrase.ts'
import { rowNouns } from '../lexicon/row-words.ts'
import { aNoun, example } from './example.ts'

const joints = wordSet('and & / × x')
const ones = wordSet(articles, 'one 1 single exactly')
const together = wordSet('combination combinations pair pairs')
const determiners = wordSet(distributives, 'possible single')

/** A table with a row for each pair of rows of two others. */
export const grid: Phrase = {
  name: 'grid',
  precedence: 115,
  description: 'A table has one row for each pair of rows of two other tables.',
  examples: [
    example('a stock_levels row for every warehouse/SKU combination', { type: 'relation', sides: 'every' }),
    example('one price per product and region', { type: 'relation', sides: 'every', through: aNoun('price') }),
    example('each flag has one setting per environment', { type: 'relation', sides: 'every', through: aNoun('setting') }),
    example('one rating per day and week'),
  ],
  startsAt: ({ text }) => ones.has(text) || distributives.has(text),
  read: (tokens, at) => fromPair(tokens, at) ?? fromOwner(tokens, at),
}

/** "A stock_levels row for every warehouse/SKU combination", "one price per product and region". */
function fromPair(tokens: readonly Token[], at: number): Reading | null {
  const through = throughAt(tokens, at)
  if (through === null) return null
  const link = through.next
  if (textAt(tokens, link) !== 'per' && !(textAt(tokens, link) === 'for' && isOneOf(tokens, link + 1, determiners))) return null
  const one = readNoun(tokens, skip(determiners, 3)(tokens, link + 1).next)
  if (one === null || !isOneOf(tokens, one.next, joints)) return null
  const other = pairEnd(tokens, skip(determiners, 2)(tokens, one.next + 1).next)
  if (other === null || isTime(one.noun) || isTime(other.noun)) return null
  return readingOf(tokens, [one.noun, other.noun, through.noun], at, other.next)
}

/** The table with the rows: "a stock_levels row", "one price". */
function throughAt(tokens: readonly Token[], at: number): { readonly noun: Noun; readonly next: number } | null {
  const start = skip(ones, 2)(tokens, at).next
  const found = start === at ? null : readNoun(tokens, start)
  if (found === null) return null
  if (isOneOf(tokens, found.next, rowNouns)) return { noun: found.noun, next: found.next + 1 }
  if (!isOneOf(tokens, found.next - 1, rowNouns)) return found
  return found.next > start + 1 ? { noun: nounOf(tokens, start, found.next - 1), next: found.next } : null
}

/** The second table of the pair: "warehouse / | SKU combination". */
function pairEnd(tokens: readonly Token[], at: number): { readonly noun: Noun; readonly next: number } | null {
  const found = readNoun(tokens, at)
  if (found === null) return null
  const isTold = found.next > at + 1 && isOneOf(tokens, found.next - 1, together)
  return isTold ? { noun: nounOf(tokens, at, found.next - 1), next: found.next } : found
}

/** "Each flag has one setting per environment". */
function fromOwner(tokens: readonly Token[], at: number): Reading | null {
  const one = isOneOf(tokens, at, distributives) ? readNoun(tokens, at + 1) : null
  if (one === null || !isOneOf(tokens, one.next, having) || !isOneOf(tokens, one.next + 1, ones)) return null
  const through = readNoun(tokens, skip(ones, 2)(tokens, one.next + 1).next)
  const per = through === null ? 0 : through.next
  if (
    through === null ||
    !(textAt(tokens, per) === 'per' || (/^(?:for|in)$/.test(textAt(tokens, per)) && isOneOf(tokens, per + 1, distributives)))
  )
    return null
  const other = readNoun(tokens, skip(determiners, 2)(tokens, per + 1).next)
  if (other === null || isTime(other.noun) || isOneOf(tokens, other.next, joints)) return null
  return readingOf(tokens, [one.noun, other.noun, through.noun], at, other.next)
}

function isTime({ words }: Noun): boolean {
  return timeWords.has(words.at(-1) ?? '')
}

function readingOf(tokens: readonly Token[], [parent, child, through]: readonly [Noun, Noun, Noun], first: number, next: number): Reading {
  const fact: RelationFact = { type: 'relation', child, parent, sides: 'every', through, ...spanOf(tokens, first, next) }
  return { facts: [fact], first, next }
}
