import { permuteInto } from '../../random/permute.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import type { Lane } from '../../vector.ts'
import type { CompileContext, Frame } from '../column-kind.ts'

/** Fills a lane for each digit of a code with values from 0 to the size of the digit - 1. */
export type DrawDigits = (frame: Frame, lanes: readonly Lane[]) => void

/** Divides `places` by `radix`: writes the remainders into `lane` and keeps the quotients in `places`. */
export function takeDigit(places: Float64Array, radix: number, count: number, lane: Lane): void {
  for (let i = 0; i < count; i++) {
    const rest = Math.floor((places[i] as number) / radix)
    lane[i] = (places[i] as number) - rest * radix
    places[i] = rest
  }
}

/** Random digits, independent for each row. Sizes are at most 2^32. */
export function randomDigits(sizes: readonly number[], context: CompileContext, except: ReadonlySet<number> = new Set()): DrawDigits {
  const sites = sizes.map((_, index) => context.site(`part ${index}`))
  return (frame, lanes) => {
    for (const [index, site] of sites.entries()) {
      if (except.has(index)) continue
      const draws = frame.draw(site)
      const scale = (sizes[index] as number) / 2 ** 32
      const lane = lanes[index] as Lane
      for (let i = 0; i < frame.count; i++) lane[i] = Math.floor((draws[i] as number) * scale)
    }
  }
}

/**
 * Digits whose combination differs in every row. A permutation of the row numbers determines the fewest digits that have enough
 * combinations, in mixed radix; the others are random.
 * @param named the subject of the error message, and its advice on how to get more codes
 * @throws SchemaError if there are fewer codes than rows
 */
export function uniqueDigits(
  sizes: readonly number[],
  context: CompileContext,
  named: { readonly what: string; readonly remedy: string },
): DrawDigits {
  const { rows } = context.table
  const { parts, codes } = distinguishing(sizes, rows)
  if (codes < rows) throw new SchemaError(`${named.what} has ${codes} codes, but the table has ${rows} rows: ${named.remedy}`)
  const site = context.site()
  const highSite = context.site('high')
  const drawOthers = randomDigits(sizes, context, new Set(parts))
  const blocks = blocksOf(codes, rows)
  const size = Math.floor(codes / blocks)
  return (frame, lanes) => {
    drawOthers(frame, lanes)
    const places = frame.float64()
    permuteInto(frame.rowNumbers(), frame.count, size, frame.siteKey(site), places)
    if (blocks > 1) {
      const draws = frame.draw(highSite)
      for (let i = 0; i < frame.count; i++) places[i] = (places[i] as number) + size * Math.floor((draws[i] as number) * (blocks / 2 ** 32))
    }
    for (const index of parts) takeDigit(places, sizes[index] as number, frame.count, lanes[index] as Lane)
  }
}

/**
 * The number of blocks of equal size, at least `rows`, into which `codes` values are divided: each row takes its permuted position in a
 * random block. A permutation of up to 2^32 values takes half the time of a larger one. `codes` is `rows` to 2^53.
 */
export function blocksOf(codes: number, rows: number): number {
  const blocks = Math.ceil(codes / 2 ** 32)
  return Math.floor(codes / blocks) < rows ? 1 : blocks
}

/** The largest parts that together have at least `rows` codes (or all parts), and the number of their codes, at most 2^53. */
function distinguishing(sizes: readonly number[], rows: number): { readonly parts: readonly number[]; readonly codes: number } {
  const parts: number[] = []
  let codes = 1
  for (const index of sizes.map((_, place) => place).toSorted((a, b) => (sizes[b] as number) - (sizes[a] as number))) {
    if (codes >= rows) break
    parts.push(index)
    codes = Math.min(codes * (sizes[index] as number), 2 ** 53)
  }
  return { parts, codes }
}
