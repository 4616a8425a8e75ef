import { readShare, type Share } from '../../amounts/share.ts'
import { bandNouns } from '../../lexicon/band-nouns.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Aspect } from '../aspect.ts'
import { jointEnd } from './joint-end.ts'
import { boundsOf, readSaidRange } from './said-range.ts'
import { textBetween } from '../../tokens/text-between.ts'

const fewest = 2
const most = 20

/** Bands of numbers, as aspects of the column that has them. */
export interface SaidBands {
  readonly aspects: readonly Aspect[]
  readonly currency: string | null
  readonly next: number
}

/** Whether words name a column of bands: "age group", "income bracket". */
export function namesBands(words: readonly string[]): boolean {
  return words.length > 1 && bandNouns.has(words.at(-1) ?? '')
}

/**
 * Reads a list of at least two bands, with their shares or without. They are the values of a column that is named for them, and else shares
 * of its numbers: "age: 0-17 20%, 18-64 55%, 65+ 25%". Null for others.
 */
export function readSaidBands(tokens: readonly Token[], at: number, column: readonly string[], text: string): SaidBands | null {
  const said = bandsAt(tokens, at)
  if (said === null) return null
  const { spans, parts, next } = said
  if (namesBands(column)) {
    const values = spans.map(([first, end]) => textBetween(text, tokens, first, end))
    if (new Set(values).size < values.length) return null
    return { aspects: [{ type: 'values', values, shares: parts.length > 0 ? parts : null }], currency: null, next }
  }
  const ranges = spans.map(([first]) => readSaidRange(tokens, first))
  const aspects = ranges.flatMap((range, place) =>
    range === null || parts.length === 0 ? [] : [{ type: 'beyond', share: parts[place] ?? 0, ...boundsOf(range) } as const],
  )
  const currency = ranges.find((range) => range !== null && range.currency !== null)?.currency ?? null
  return aspects.length < ranges.length ? null : { aspects, currency, next }
}

/** Bands as the tokens of each, with their shares of the rows: none, or one for each band. */
interface Bands {
  readonly spans: readonly (readonly [first: number, end: number])[]
  readonly parts: readonly number[]
  readonly next: number
}

/** Reads a list of at least two bands. Null for none. */
function bandsAt(tokens: readonly Token[], at: number): Bands | null {
  const spans: [number, number][] = []
  const parts: number[] = []
  let next = at
  while (spans.length < most) {
    const end = bandEnd(tokens, next)
    if (end === null) return null
    spans.push([next, end])
    const part = partAt(tokens, end)
    if (part !== null) parts.push(part.share)
    next = part?.next ?? end
    const joint = jointEnd(tokens, next)
    if (joint === null || bandEnd(tokens, joint) === null) break
    next = joint
  }
  return spans.length < fewest || (parts.length > 0 && parts.length < spans.length) ? null : { spans, parts, next }
}

const partSigns = wordSet(': = - –')

/** The share of a band: "18-24 | 30%", "| : 30%", "| (30%)". */
function partAt(tokens: readonly Token[], at: number): Share | null {
  const isBracket = textAt(tokens, at) === '('
  const said = readShare(tokens, isBracket || isOneOf(tokens, at, partSigns) ? at + 1 : at)
  return said === null || !isBracket ? said : textAt(tokens, said.next) === ')' ? { ...said, next: said.next + 1 } : null
}

/** The token after a band: "18-24", "45+", "75 plus", "under 18". Null for none. */
function bandEnd(tokens: readonly Token[], at: number): number | null {
  if (kindAt(tokens, at) === 'number' && textAt(tokens, at + 1) === 'plus') return at + 2
  const range = readSaidRange(tokens, at)
  return range === null || range.min === range.max ? null : range.next
}
