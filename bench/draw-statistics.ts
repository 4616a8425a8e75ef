import { chunkRows, drawRange } from '../src/random/draw.ts'
import type { SiteKey } from '../src/random/site.ts'

/** One statistic of a stream of draws, compared with its expectation for a perfect source. */
export interface Finding {
  readonly of: string
  readonly test: string
  readonly value: string
  readonly expected: string
  /** Standard deviations from the expectation; the greatest if there are several. */
  readonly z: number
  /** The limit that |z| exceeds by chance about once in a thousand times. */
  readonly limit: number
}

const twoTo32 = 4294967296

/** The limit that the greatest of `count` |z| exceeds about once in a thousand times: 2 exp(-z^2/2) / (z sqrt(2 pi)) = 0.001 / count. */
function greatestOf(count: number): number {
  let z = 3
  for (let i = 0; i < 50; i++) z = Math.sqrt(2 * Math.log((2000 * count) / (z * Math.sqrt(2 * Math.PI))))
  return Math.round(z * 100) / 100
}

function chiSquare(test: string, counts: Float64Array, expected: number): Finding {
  const free = counts.length - 1
  const value = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return { of: '', test, value: value.toFixed(0), expected: `${free}`, z: (value - free) / Math.sqrt(2 * free), limit: 3.6 }
}

/** Chi-square of the upper and lower bits. */
export function evenness(draws: Uint32Array): Finding[] {
  return [8, 12].flatMap((bits) => {
    const upper = new Float64Array(1 << bits)
    const lower = new Float64Array(1 << bits)
    for (const draw of draws) {
      const high = draw >>> (32 - bits)
      const low = draw & ((1 << bits) - 1)
      upper[high] = (upper[high] as number) + 1
      lower[low] = (lower[low] as number) + 1
    }
    const expected = draws.length / (1 << bits)
    return [chiSquare(`chi-square, upper ${bits} bits`, upper, expected), chiSquare(`chi-square, lower ${bits} bits`, lower, expected)]
  })
}

/** The bit that deviates most from a fair coin. */
export function bitBalance(draws: Uint32Array): Finding {
  const ones = new Float64Array(32)
  for (const draw of draws) for (let bit = 0; bit < 32; bit++) ones[bit] = (ones[bit] as number) + ((draw >>> bit) & 1)
  const z = ones.map((count) => (count - draws.length / 2) / Math.sqrt(draws.length / 4))
  return greatest('most uneven of 32 bits', z, greatestOf(32))
}

/** Correlation of draws `lag` apart. */
export function serialCorrelation(draws: Uint32Array): Finding[] {
  const values = centred(draws)
  return [1, 2, 3, 4, 5, 6, 7, 8, 256, 4096].map((lag) => {
    const count = values.length - lag
    let sum = 0
    for (let i = 0; i < count; i++) sum += (values[i] as number) * (values[i + lag] as number)
    const correlation = (sum / count) * 12
    return {
      of: '',
      test: `correlation at lag ${lag}`,
      value: correlation.toExponential(1),
      expected: '0',
      z: correlation * Math.sqrt(count),
      limit: 3.3,
    }
  })
}

/** Pairs of equal draws. */
export function repeats(draws: Uint32Array): Finding {
  const sorted = draws.slice().sort()
  let pairs = 0
  let run = 0
  for (let i = 1; i < sorted.length; i++) {
    run = sorted[i] === sorted[i - 1] ? run + 1 : 0
    pairs += run
  }
  return counted('pairs of equal draws', pairs, (draws.length * (draws.length - 1)) / 2 / twoTo32)
}

/** Pairs of equal draws in the same chunk, over many chunks. */
export function repeatsInChunks(key: SiteKey, chunks: number): Finding {
  const draws = new Uint32Array(chunkRows)
  let pairs = 0
  for (let chunk = 0; chunk < chunks; chunk++) {
    drawRange(key, chunk * chunkRows, chunkRows, draws)
    draws.sort()
    for (let i = 1; i < chunkRows; i++) pairs += Number(draws[i] === draws[i - 1])
  }
  return counted(`pairs of equal draws in one of ${chunks} chunks`, pairs, (chunks * (chunkRows * (chunkRows - 1))) / 2 / twoTo32)
}

/** G. Marsaglia's birthday spacings: 4096 birthdays in a year of 2^32 days, repeated. */
export function birthdaySpacings(draws: Uint32Array): Finding {
  const birthdays = 4096
  const years = draws.length / birthdays
  let equal = 0
  for (let year = 0; year < years; year++) {
    const days = draws.slice(year * birthdays, (year + 1) * birthdays).sort()
    const spacings = days.map((day, i) => (i === 0 ? day : day - (days[i - 1] as number))).sort()
    for (let i = 1; i < birthdays; i++) equal += Number(spacings[i] === spacings[i - 1])
  }
  return counted(`equal birthday spacings in ${years} years`, equal, (years * birthdays ** 3) / (4 * twoTo32))
}

/** For all pairs of equally long arrays: the greatest correlation, and the Hamming distance that deviates most from 16 bits a draw. */
export function allPairs(parts: readonly Uint32Array[]): Finding[] {
  const values = parts.map(centred)
  const count = parts[0]?.length ?? 0
  const correlations: number[] = []
  const distances: number[] = []
  for (let a = 0; a < parts.length; a++) {
    for (let b = a + 1; b < parts.length; b++) {
      correlations.push((dot(values[a] as Float64Array, values[b] as Float64Array) * 12) / Math.sqrt(count))
      distances.push((distance(parts[a] as Uint32Array, parts[b] as Uint32Array) - 16 * count) / Math.sqrt(8 * count))
    }
  }
  const limit = greatestOf(correlations.length)
  return [
    greatest(`greatest of ${correlations.length} correlations`, Float64Array.from(correlations), limit),
    greatest(`most unusual of ${distances.length} Hamming distances`, Float64Array.from(distances), limit),
    spread('variance of the z of all correlations', correlations),
    spread('variance of the z of all Hamming distances', distances),
  ]
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}

function distance(a: Uint32Array, b: Uint32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) {
    let x = (a[i] as number) ^ (b[i] as number)
    x -= (x >>> 1) & 0x55555555
    x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
    sum += Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return sum
}

function centred(draws: Uint32Array): Float64Array {
  return Float64Array.from(draws, (draw) => (draw + 0.5) / twoTo32 - 0.5)
}

function greatest(test: string, z: Float64Array, limit: number): Finding {
  const most = z.reduce((best, each) => (Math.abs(each) > Math.abs(best) ? each : best), 0)
  return { of: '', test, value: `${most.toFixed(2)} sd`, expected: 'within the limit', z: most, limit }
}

/** The squares of `z` have mean 1 and variance 2 by chance; pairs of pairs are uncorrelated. */
function spread(test: string, z: readonly number[]): Finding {
  const mean = z.reduce((sum, each) => sum + each * each, 0) / z.length
  return { of: '', test, value: mean.toFixed(4), expected: '1', z: (mean - 1) / Math.sqrt(2 / z.length), limit: 3.6 }
}

function counted(test: string, value: number, expected: number): Finding {
  return { of: '', test, value: `${value}`, expected: expected.toFixed(0), z: (value - expected) / Math.sqrt(expected), limit: 3.6 }
}
