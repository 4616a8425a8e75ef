/*
 * Every row has a unique number below `domain`, and a column takes floor(number / stride) modulo its size. Strides divide each other, so
 * the columns of a set are like digits of the number. They determine it if the first stride is 1, each stride is at most stride times size
 * of the previous column, and stride times size of the last is at least `domain`.
 */

/** The assignment of digits of a number to the columns of some sets. */
export interface SetLevels {
  /** Upper bound of the numbers (excluded), at most 2^32. */
  readonly domain: number
  readonly strides: readonly number[]
  /**
   * The other columns of every set that contains a column determine floor(number / span), so that may seed a shuffle of the column's
   * values, which avoids correlation with other columns; 0 if there is no such span, or no need.
   */
  readonly spans: readonly number[]
}

const mostNumbers = 2 ** 32
/** Maximum number of assignments of columns to levels that are tried. */
const mostAssignments = 5_000

/**
 * The levels under which `count` numbers differ in every one of `sets`, with the largest domain; null if none are found.
 * Sets hold indices into `sizes`, the number of values of each column, from 1 to 2^32.
 */
export function setLevels(sets: readonly (readonly number[])[], sizes: readonly number[], count: number): SetLevels | null {
  const [only, ...others] = sets
  if (only !== undefined && others.length === 0) return ofAssignment(sets, sizes, bySize(only, sizes), count)
  const levels = sets.reduce((most, set) => Math.max(most, set.length), 0)
  if (levels ** sizes.length > mostAssignments) return null
  let best: SetLevels | null = null
  for (let code = 0; code < levels ** sizes.length; code++) {
    const assignment = sizes.map((_, column) => Math.floor(code / levels ** column) % levels)
    const found = ofAssignment(sets, sizes, assignment, count)
    if (found !== null && (best === null || isBetter(found, best))) best = found
  }
  return best
}

/** Prefers a larger domain, then more shuffled columns. */
function isBetter(found: SetLevels, best: SetLevels): boolean {
  const shuffled = ({ spans }: SetLevels): number => spans.filter((span) => span > 0).length
  return found.domain === best.domain ? shuffled(found) > shuffled(best) : found.domain > best.domain
}

/** Small columns first: then large ones lose the fewest of their values to the limit of 2^32. */
function bySize(set: readonly number[], sizes: readonly number[]): readonly number[] {
  const order = set.toSorted((a, b) => (sizes[a] as number) - (sizes[b] as number))
  return sizes.map((_, column) => Math.max(0, order.indexOf(column)))
}

/** A set's columns by level: the level, and the size of its largest column. */
interface Digit {
  readonly level: number
  readonly size: number
}

function ofAssignment(
  sets: readonly (readonly number[])[],
  sizes: readonly number[],
  assignment: readonly number[],
  count: number,
): SetLevels | null {
  const digits = sets.map((set) => digitsOf(set, sizes, assignment))
  if (digits.some(([lowest]) => lowest?.level !== 0)) return null
  const levels = Math.max(...assignment) + 1
  for (const isSpread of [true, false]) {
    const strides = stridesOf(digits, levels, isSpread)
    const domain = digits.reduce((least, set) => {
      const top = set.at(-1) as Digit
      return Math.min(least, (strides[top.level] as number) * top.size)
    }, mostNumbers)
    if (domain < count) continue
    const spans = sizes.map((size, column) => {
      const level = assignment[column] as number
      const isAlone = assignment.every((other, place) => other !== level || place === column)
      // A column alone on its level that takes all values in turn is as random as the numbers.
      return isAlone && strides[level + 1] === (strides[level] as number) * size ? 0 : spanOf(column, sets, digits, assignment, strides)
    })
    return { domain, strides: assignment.map((level) => strides[level] as number), spans }
  }
  return null
}

function digitsOf(set: readonly number[], sizes: readonly number[], assignment: readonly number[]): readonly Digit[] {
  const largest = new Map<number, number>()
  for (const column of set) {
    const level = assignment[column] as number
    largest.set(level, Math.max(largest.get(level) ?? 0, sizes[column] as number))
  }
  return [...largest].map(([level, size]) => ({ level, size })).toSorted((a, b) => a.level - b.level)
}

/**
 * The stride of every level, as large as the columns below it allow. If `isSpread`, it is limited so that numbers below 2^32 reach all
 * values of the columns on the top level.
 */
function stridesOf(sets: readonly (readonly Digit[])[], levels: number, isSpread: boolean): readonly number[] {
  const strides = [1]
  for (let level = 0; level + 1 < levels; level++) {
    const stride = strides[level] as number
    let factor = Math.ceil(mostNumbers / stride)
    for (const set of sets) {
      const top = set.at(-1) as Digit
      if (top.level <= level) continue
      const active = set.findLast((digit) => digit.level <= level) as Digit
      factor = Math.min(factor, Math.floor(active.size / (stride / (strides[active.level] as number))))
      if (isSpread) factor = Math.min(factor, rootAbove(Math.ceil(Math.ceil(mostNumbers / top.size) / stride), top.level - level))
    }
    strides.push(stride * factor)
  }
  return strides
}

/** The smallest whole number whose `power`-th power is at least `value`. */
function rootAbove(value: number, power: number): number {
  let low = 1
  let high = Math.max(1, value)
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (middle ** power >= value) high = middle
    else low = middle + 1
  }
  return low
}

function spanOf(
  column: number,
  sets: readonly (readonly number[])[],
  digits: readonly (readonly Digit[])[],
  assignment: readonly number[],
  strides: readonly number[],
): number {
  let span = 0
  for (const [index, set] of sets.entries()) {
    if (!set.includes(column)) continue
    const next = digits[index]?.find(({ level }) => level > (assignment[column] as number))
    if (next === undefined) return 0
    span = Math.max(span, strides[next.level] as number)
  }
  return span
}
