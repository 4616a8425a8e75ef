import { approximations, exactWords } from '../lexicon/approximations.ts'
import { averagingWords } from '../lexicon/averages.ts'
import { sentenceEnds } from '../lexicon/connectives.ts'
import { definites, distributives } from '../lexicon/determiners.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { physicalUnits } from '../lexicon/units.ts'
import { doingVerbs } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { either, endsClause, hasWords, isOneOf, kindAt, oneOf, optional, past, sequence, textAt, where } from '../reader/index.ts'
import { type Amount, readAmount } from './amount.ts'
import type { Noun } from '../words/noun.ts'
import type { RatioFact } from '../facts/fact.ts'
import { isPluralNoun, readNoun } from '../words/nouns.ts'
import { oncePerToken } from '../tokens/once-per-token.ts'
import { isPerTime } from '../words/is-per-time.ts'
import { functionWords } from '../words/words.ts'
import type { Span, Token } from '../tokens/token.ts'

/** A number of rows for each row of another table. */
export interface Bounds {
  readonly min: number | null
  readonly max: number | null
  readonly mean: number | null
}

/** A number with its noun, and the token after them. */
export interface Counted {
  readonly bounds: Bounds
  readonly amount: Amount
  readonly noun: Noun
  readonly next: number
}

/** Words before a mean. */
const averages = wordSet(averagingWords, approximations)
/** Words between a verb and a number. */
const beforeNumbers = wordSet(averages, exactWords, 'on an a of in')
const mostBeforeNumbers = 4
/** Most tokens between "on average" at the start of a sentence and the number. */
const mostOpened = 9

/** A mean if the number is no integer or a word says so; else bounds. */
export function boundsOf(tokens: readonly Token[], at: number, amount: Amount, after: number): Bounds {
  const { min, max, value, isRange } = amount
  const isMean = isAveraged(tokens, at) || hasWords(tokens, after, 'on average') || hasWords(tokens, after, 'in average')
  if (isRange) return { min, max, mean: null }
  if (isMean || (min === null && max === null)) return { min: null, max: null, mean: value }
  // "Up to 5" has a lower bound of 1.
  return { min: min ?? Math.min(1, max ?? 1), max, mean: null }
}

/** "Avg 4", "an average of 4", "on average 4", "about 4", "on average, each customer places 4". */
function isAveraged(tokens: readonly Token[], at: number): boolean {
  for (let place = at - 1; place > at - mostOpened && !sentenceEnds.has(textAt(tokens, place)); place--)
    if (hasWords(tokens, place - 1, 'on average') && endsClause(tokens, place - 2)) return true
  return averages.has(textAt(tokens, at - 1)) || (/^(?:of|is|:|=)$/.test(textAt(tokens, at - 1)) && averages.has(textAt(tokens, at - 2)))
}

/** Nouns for the length of a value: "each card has 16 digits". */
const lengths = wordSet('digit digits char chars character characters letter letters')

/** "On average 4", "an average of 4", "about 4 different". */
const amountOf = sequence({
  amount: past(beforeNumbers, mostBeforeNumbers, readAmount),
  different: optional(oneOf(['different'])),
  of: readNoun,
})
const onAverage = oneOf(['on average'])

/** Reads a number with its noun: "1 to 5 items", "on average 4 of their orders". Null for none. */
export const readCounted = oncePerToken((tokens, at): Counted | null => {
  const found = amountOf(tokens, at)
  if (found === null || found.of.noun.words.some((word) => timeWords.has(word)) || isPerTime(tokens, found.next)) return null
  if (lengths.has(found.of.noun.words.at(-1) ?? '')) return null
  const bounds = boundsOf(tokens, found.amount.start, found.amount, found.next)
  const whole = isPluralNoun(found.of.noun) ? amongThem(tokens, found.next) : null
  const next = whole?.of.next ?? found.next
  return { bounds, amount: found.amount, noun: whole?.of.noun ?? found.of.noun, next: onAverage(tokens, next)?.next ?? next }
})

/** "1 to 6 authors among the researchers": the authors are researchers. */
const amongThem = where(sequence({ among: oneOf(['among', 'amongst']), the: oneOf(definites), of: readNoun }), ({ of }) =>
  isPluralNoun(of.noun),
)

/** What may follow "3 orders each". */
const afterEach = wordSet('and on in of per over from with to - – →')

/** "Each" or "apiece" at the end of a ratio: "3 orders each". */
export const readEach = where(oneOf(['each', 'apiece']), ({ next }, tokens) => endsClause(tokens, next) || isOneOf(tokens, next, afterEach))

const perWord = either(
  oneOf(['per', ...distributives]),
  sequence({ preposition: oneOf(['for', 'in', 'at', 'from', 'by', 'to', 'on']), each: oneOf(distributives) }),
)

/** Reads the parent of a ratio: "per customer", "for each customer", "for every customer", "each customer". Null for a time or nothing. */
export const readPer = oncePerToken((tokens, at): { readonly parent: Noun; readonly next: number } | null => {
  const per = perWord(tokens, at)
  // "For each of the challenges".
  const isOf = per !== null && textAt(tokens, per.next - 1) === 'each' && textAt(tokens, per.next) === 'of'
  const found = per === null ? null : readNoun(tokens, isOf ? per.next + 1 : per.next)
  if (found === null || timeWords.has(found.noun.words[0] as string) || isUnit(found.noun)) return null
  // In "20 students each wrote 3 essays", "wrote" is a verb.
  if (textAt(tokens, at) === 'each' && found.noun.words.length === 1 && kindAt(tokens, found.next) === 'number') return null
  return { parent: found.noun, next: found.next }
})

/** Whether a price is per unit, and not per row: "3000 per square metre". */
function isUnit({ words: [first = '', ...others] }: Noun): boolean {
  return spatial.has(first) || (others.length === 0 && physicalUnits.has(first))
}

const spatial = wordSet('square cubic sq')

/** A word that can be a verb: "wrote", but not "including". */
export function readVerb(tokens: readonly Token[], at: number): { readonly next: number } | null {
  const text = textAt(tokens, at)
  const isVerb = kindAt(tokens, at) === 'word' && (doingVerbs.has(text) || !functionWords.has(text)) && !/(?:^|[^e])ing$/.test(text)
  return isVerb ? { next: at + 1 } : null
}

/** Makes the fact of a ratio. */
export function ratioFact(child: Noun, parent: Noun, bounds: Bounds, { start, end }: Span): RatioFact {
  return { type: 'ratio', child, parent, ...bounds, start, end }
}
