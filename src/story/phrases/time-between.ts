import { readSaidNumber } from '../attributes/readers/said-number.ts'
import { readSaidRange } from '../attributes/readers/said-range.ts'
import type { DelayFact } from '../facts/column-relations.ts'
import { oneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

type Delay = NonNullable<DelayFact['delay']>

interface Unit {
  readonly unit: Delay['unit']
  readonly factor: number
}

/** Units of columns by the words for them. A week is 7 days. */
const units: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ...unitsOf('second seconds sec secs', { unit: 'seconds', factor: 1 }),
  ...unitsOf('minute minutes min mins', { unit: 'minutes', factor: 1 }),
  ...unitsOf('hour hours hr hrs h', { unit: 'hours', factor: 1 }),
  ...unitsOf('day days night nights', { unit: 'days', factor: 1 }),
  ...unitsOf('week weeks', { unit: 'days', factor: 7 }),
])

function unitsOf(words: string, unit: Unit): readonly (readonly [string, Unit])[] {
  return words.split(' ').map((word) => [word, unit])
}

/** Whether a word is a unit of the time between two others. */
export function isUnitBetween(word: string): boolean {
  return units.has(word)
}

export const within = oneOf(['within', 'no later than', 'not later than', 'at the latest'])

export interface Time {
  readonly delay: Delay | null
  readonly next: number
}

/** A duration: "21 days", "2 to 5 days", "within 3 hours", "at most a week". */
export function timeAt(tokens: readonly Token[], at: number): Time | null {
  const bound = within(tokens, at)
  const start = bound?.next ?? (textAt(tokens, at) === 'exactly' ? at + 1 : at)
  const range = readSaidRange(tokens, start)
  const number = range === null ? readSaidNumber(tokens, start) : null
  const said = range ?? number
  const own = unitOf(tokens, said?.unit ?? null, said?.next ?? start)
  if (said === null || own === null) return null
  const [min, max] =
    number === null ? [range?.min ?? 0, range?.max ?? (range?.min ?? 0) * open] : [bound === null ? number.value : 0, number.value]
  if (min < 0) return null
  return { delay: { unit: own.unit, min: min * own.factor, max: max * own.factor }, next: own.next }
}

/** If only a minimum is said, the maximum is this many times the minimum. */
const open = 3

function unitOf(tokens: readonly Token[], unit: string | null, next: number): (Unit & { readonly next: number }) | null {
  const known = units.get(unit ?? '')
  if (known !== undefined) return { ...known, next }
  const after = unit === null ? units.get(textAt(tokens, next)) : undefined
  return after === undefined ? null : { ...after, next: next + 1 }
}
