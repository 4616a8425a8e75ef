import { type Amount, readAmount } from './amount.ts'
import { endsClause, hasWords, textAt } from './clause.ts'
import type { Noun, RatioFact } from './fact.ts'
import { readNoun } from './nouns.ts'
import { isPerTime, timeWords } from './time-words.ts'
import type { Token } from './token.ts'
import { singularOf } from './words.ts'

/** How many of something there are for each of something else, before both are known. */
export interface Bounds {
  readonly min: number | null
  readonly max: number | null
  readonly mean: number | null
}

/** A number of some things, and the token after them. */
export interface Counted {
  readonly bounds: Bounds
  readonly noun: Noun
  readonly next: number
}

const averages = new Set([
  'average',
  'avg',
  'mean',
  'averaging',
  'averages',
  'about',
  'around',
  'roughly',
  'approximately',
  'approx',
  'circa',
  'typically',
  'usually',
  '~',
  '≈',
])

/** A mean where the number is none of rows, or is said to be one before or after it; else bounds. */
export function boundsOf(tokens: readonly Token[], at: number, amount: Amount, after: number): Bounds {
  const { min, max, value, isRange } = amount
  const isMean = isAveraged(tokens, at) || hasWords(tokens, after, 'on average') || hasWords(tokens, after, 'in average')
  if (isRange) return { min, max, mean: null }
  if (isMean || (min === null && max === null)) return { min: null, max: null, mean: value }
  // "Up to 5" is hardly none.
  return { min: min ?? Math.min(1, max ?? 1), max, mean: null }
}

/** "avg 4", "an average of 4", "on average 4", "about 4" */
function isAveraged(tokens: readonly Token[], at: number): boolean {
  return averages.has(textAt(tokens, at - 1)) || (/^(?:of|is|:|=)$/.test(textAt(tokens, at - 1)) && averages.has(textAt(tokens, at - 2)))
}

/** The tokens that a phrase skips between a verb and a number: "an average of", "about"; at most three. */
function afterAverages(tokens: readonly Token[], at: number): number {
  let next = at
  while (next < at + 4 && (averages.has(textAt(tokens, next)) || /^(?:on|an|a|of|only|just|exactly|in)$/.test(textAt(tokens, next)))) {
    if (readAmount(tokens, next) !== null) break
    next++
  }
  return next
}

/** Reads a number of things: "1 to 5 items", "on average 4 of their orders"; null when none starts at the token. */
export function readCounted(tokens: readonly Token[], at: number): Counted | null {
  const start = afterAverages(tokens, at)
  const amount = readAmount(tokens, start)
  if (amount === null) return null
  const found = readNoun(tokens, textAt(tokens, amount.next) === 'different' ? amount.next + 1 : amount.next)
  if (found === null || found.noun.words.some((word) => timeWords.has(word)) || isPerTime(tokens, found.next)) return null
  const bounds = boundsOf(tokens, start, amount, found.next)
  const isOnAverage = hasWords(tokens, found.next, 'on average')
  return { bounds, noun: found.noun, next: isOnAverage ? found.next + 2 : found.next }
}

/** "each", "apiece" after what each has so many of, where nothing goes on: "3 orders each". */
export function eachEnd(tokens: readonly Token[], at: number): number | null {
  const text = textAt(tokens, at)
  if (text !== 'each' && text !== 'apiece') return null
  const after = textAt(tokens, at + 1)
  return endsClause(tokens, at + 1) || /^(?:and|on|in|of|per|over|from|with)$/.test(after) ? at + 1 : null
}

/** "per customer", "for each customer", "for every customer", "each customer": of whom there is one; null when a time, or nothing, follows. */
export function readPer(tokens: readonly Token[], at: number): { readonly parent: Noun; readonly next: number } | null {
  const text = textAt(tokens, at)
  let start = at
  if (text === 'per' || text === 'each' || text === 'every') start = at + 1
  else if (/^(?:for|in|from|by|to|on)$/.test(text) && /^(?:each|every)$/.test(textAt(tokens, at + 1))) start = at + 2
  else return null
  const found = readNoun(tokens, start)
  if (found === null || timeWords.has(found.noun.words[0] as string)) return null
  // "20 students each wrote 3 essays": each of them did, and nobody is a "wrote".
  if (text === 'each' && found.noun.words.length === 1 && tokens[found.next]?.kind === 'number') return null
  return { parent: found.noun, next: found.next }
}

/** Whether a noun is said of several. */
export function isPlural({ words }: Pick<Noun, 'words'>): boolean {
  const head = words.at(-1) ?? ''
  return singularOf(head) !== head && !head.endsWith("'s")
}

/** So many of a child for each of a parent, said from one offset to another. */
export function ratioFact(child: Noun, parent: Noun, bounds: Bounds, start: number, end: number): RatioFact {
  return { type: 'ratio', child, parent, ...bounds, start, end }
}
