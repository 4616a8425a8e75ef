import { wordSet } from '../lexicon/word-set.ts'
import { readFactor } from './growth-words.ts'
import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** Which way something goes, and how far when nothing more is said: 1.6 of months; days of their own, weekdays and hours go further. */
export type Direction = 'up' | 'down' | 'flat'

const directions: ReadonlyMap<string, Direction> = new Map([
  ...words(
    'up',
    'spike spikes spiking peak peaks peaking surge surges surging rush rushes boom booms booming jump jumps bump bumps uptick upticks high highs',
  ),
  ...words(
    'up',
    'rise rises increase increases higher highest fuller strong stronger strongest busy busier busiest hot heavy heavier record crowded packed traffic',
  ),
  ...words(
    'down',
    'slump slumps dip dips dipping falls lower lowest emptier drop drops dropping lull lulls slowdown slowdowns decline declines decrease decreases trough low lows',
  ),
  ...words(
    'down',
    'downturn slack weak weaker weakest quiet quieter quietest slow slower slowest soft softer poor light calm dead crash slows',
  ),
  ...words('flat', 'flat steady stable even'),
])

/** Those that stand before what they tell of: "strong Q4". */
const adjectives: ReadonlySet<string> = wordSet(
  'strong stronger busy busier hot heavy heavier record crowded packed weak weaker quiet quieter slow slower soft softer poor light calm dead flat steady stable even high low peak',
)

const stronger: ReadonlySet<string> = wordSet(
  'huge massive big major sharp very extreme extremely dramatic significant enormous giant large deep steep heavy really much strong',
)
const weaker: ReadonlySet<string> = wordSet('slight slightly small mild modest minor little gentle bit moderate somewhat')

/** What is said of the size of a peak or dip, before it. */
export interface SaidSize {
  /** A factor that was said: "2x", "30%" as 1.3 and 0.7. */
  readonly up: number | null
  readonly down: number | null
  /** How far beside the usual: above 1 for "huge", below 1 for "slight". */
  readonly strength: number
  readonly next: number
}

/** Reads "huge", "slight", "2x", "30%", or nothing. */
export function readSize(tokens: readonly Token[], at: number): SaidSize {
  const up = readFactor(tokens, at, true)
  if (up !== null) return { up: up.factor, down: readFactor(tokens, at, false)?.factor ?? null, strength: 1, next: up.next }
  const text = textAt(tokens, at)
  // "strong Q4" is a direction, "strong Christmas peak" a size.
  const size = stronger.has(text) ? 2 : weaker.has(text) ? 0.4 : null
  return size === null ? { up: null, down: null, strength: 1, next: at } : { up: null, down: null, strength: size, next: at + 1 }
}

/** Whether a word tells the size of what comes after it. */
export function isSizeWord(word: string): boolean {
  return stronger.has(word) || weaker.has(word) || word.endsWith('fold') || word === 'twice'
}

/** Whether a word tells of more or of less: "spike", "lull"; null for others. */
export function directionOf(word: string): Direction | null {
  return directions.get(word) ?? null
}

/** Whether a word stands before the time that it tells of: "busy weekends". */
export function isAdjective(word: string): boolean {
  return adjectives.has(word)
}

/** A factor for a direction of a size, `usual` that of a peak when nothing more is said. */
export function factorOf(direction: Direction, { up, down, strength }: SaidSize, usual: number): number {
  if (direction === 'flat') return 1
  if (direction === 'up') return rounded(up ?? 1 + (usual - 1) * strength)
  const depth = 1 - 1 / usual
  return rounded(down ?? Math.max(0.1, 1 - depth * (strength > 1 ? 1.6 : strength)))
}

function rounded(factor: number): number {
  return Number(factor.toPrecision(4))
}

function words(direction: Direction, list: string): readonly (readonly [string, Direction])[] {
  return list.split(' ').map((word) => [word, direction] as const)
}
