import { approximations } from '../lexicon/approximations.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { readFactor } from './growth-words.ts'
import { skip, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** Direction of a change. */
export type Direction = 'up' | 'down' | 'flat'

const directions: ReadonlyMap<string, Direction> = new Map([
  ...words(
    'up',
    'spike spikes spiking peak peaks peaking surge surges surging rush rushes boom booms booming jump jumps bump bumps uptick upticks high highs',
  ),
  ...words(
    'up',
    'rise rises increase increases higher highest fuller strong stronger strongest busy busier busiest hot heavy heavier record crowded packed',
  ),
  ...words(
    'down',
    'slump slumps dip dips dipping falls lower lowest emptier drop drops dropping lull lulls slowdown slowdowns decline declines decrease decreases trough low lows',
  ),
  ...words(
    'down',
    'downturn slack weak weaker weakest quiet quieter quietest slow slower slowest soft softer poor light calm dead crash slows',
  ),
  ...words('up', 'spiked peaked surged jumped rose increased grew climbed soared boomed'),
  ...words('down', 'slumped dipped fell dropped declined decreased shrank crashed plunged plummeted slowed'),
  ...words('flat', 'flat steady stable even'),
])

/** Directions that stand before their time: "strong Q4". */
const adjectives: ReadonlySet<string> = wordSet(
  'strong stronger busy busier hot heavy heavier record crowded packed weak weaker quiet quieter slow slower soft softer poor light calm dead flat steady stable even high low peak',
)

const stronger: ReadonlySet<string> = wordSet(
  'huge massive big major sharp very extreme extremely dramatic significant enormous giant large deep steep heavy really much strong',
)
const weaker: ReadonlySet<string> = wordSet('slight slightly small mild modest minor little gentle bit moderate somewhat')

/** The size of a peak or dip, said before it. */
export interface SaidSize {
  /** A said factor: 2 for "2x"; 1.3 (up) and 0.7 (down) for "30%". Null for none. */
  readonly up: number | null
  readonly down: number | null
  /** The factor before "as many": 2 for "twice", 0.5 for "half". Null for none. */
  readonly as: number | null
  /** Relative to the usual size: above 1 for "huge", below 1 for "slight". */
  readonly strength: number
  readonly next: number
}

/** Reads a size, or nothing: "huge", "slight", "2x", "30%". */
export function readSize(tokens: readonly Token[], at: number): SaidSize {
  const up = readFactor(tokens, at, true)
  if (up !== null) {
    const { factor, isShare, next } = up
    return {
      up: factor,
      down: readFactor(tokens, at, false)?.factor ?? null,
      as: isShare ? rounded(factor - 1) : factor,
      strength: 1,
      next,
    }
  }
  const text = textAt(tokens, at)
  // "Strong" is a direction in "strong Q4" and a size in "strong Christmas peak".
  const size = stronger.has(text) ? 2 : weaker.has(text) ? 0.4 : null
  return size === null ? sizeOf(null, at) : { ...sizeOf(null, at + 1), strength: size }
}

/** Reads the size behind a change: "dip | of 30%", "fall | by about a third". */
export function readSizeBehind(tokens: readonly Token[], at: number): SaidSize {
  const bare = readSize(tokens, at)
  return bare.up === null ? readSize(tokens, skip(beforeSizes, 3)(tokens, at).next) : bare
}

const beforeSizes: ReadonlySet<string> = wordSet(approximations, 'by of another an some')

/** The size of a said factor, or of none. */
export function sizeOf(factor: number | null, next: number): SaidSize {
  return { up: factor, down: null, as: factor, strength: 1, next }
}

/** Whether a word is a size for the words behind it. */
export function isSizeWord(word: string): boolean {
  return stronger.has(word) || weaker.has(word) || word.endsWith('fold') || word === 'twice'
}

/** The direction of a word: "spike", "lull". Null for other words. */
export function directionOf(word: string): Direction | null {
  return directions.get(word) ?? null
}

/** The direction of a word that is one before a size only: "was up | 20% in March". Null for other words. */
export function sizedDirectionOf(word: string): Direction | null {
  return word === 'up' || word === 'down' ? word : null
}

/** Whether a word stands before its time: "busy weekends". */
export function isAdjective(word: string): boolean {
  return adjectives.has(word)
}

/** The factor of a direction and size. @param usual factor of a peak without a size */
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
