import { permuteInto } from '../../random/permute.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import type { Lane } from '../../vector.ts'
import type { CompileContext, Frame } from '../column-kind.ts'

/** Fills a lane for each digit of a code; what a digit may be is told by its size. */
export type DrawDigits = (frame: Frame, lanes: readonly Lane[]) => void

/** Takes the last digit from each of `places`, in a number system of `radix`. */
export function takeDigit(places: Float64Array, radix: number, count: number, lane: Lane): void {
  for (let i = 0; i < count; i++) {
    const rest = Math.floor((places[i] as number) / radix)
    lane[i] = (places[i] as number) - rest * radix
    places[i] = rest
  }
}

/** Digits of sizes up to 2^32, each row's drawn for itself. */
export function randomDigits(sizes: readonly number[], context: CompileContext, except: ReadonlySet<number> = new Set()): DrawDigits {
  const sites = sizes.map((_, index) => context.site(`part ${index}`))
  return (frame, lanes) => {
    for (const [index, site] of sites.entries()) {
      if (except.has(index)) continue
      const words = frame.draw(site)
      const scale = (sizes[index] as number) / 2 ** 32
      const lane = lanes[index] as Lane
      for (let i = 0; i < frame.count; i++) lane[i] = Math.floor((words[i] as number) * scale)
    }
  }
}

/**
 * Digits that no two rows have alike in all: as few of them as have a code for every row carry a permutation of their codes, in mixed
 * radix; the others are random.
 * @param named what has too few codes and what would have more, for the refusal
 * @throws SchemaError when there are fewer codes than rows
 */
export function uniqueDigits(
  sizes: readonly number[],
  context: CompileContext,
  named: { readonly what: string; readonly remedy: string },
): DrawDigits {
  const { rows } = context.table
  const { parts, codes } = distinguishing(sizes, rows)
  if (codes < rows) throw new SchemaError(`${named.what} has ${codes} codes, the table ${rows} rows: ${named.remedy}`)
  const site = context.site()
  const highSite = context.site('high')
  const drawOthers = randomDigits(sizes, context, new Set(parts))
  // A permutation reaches 2^32: beyond it, codes are blocks of places, and a row may be in any block at its own place.
  const blocks = Math.ceil(codes / 2 ** 32)
  const size = Math.floor(codes / blocks)
  return (frame, lanes) => {
    drawOthers(frame, lanes)
    const places = frame.float64()
    permuteInto(frame.rowNumbers(), frame.count, size, frame.key(site), places)
    if (blocks > 1) {
      const words = frame.draw(highSite)
      for (let i = 0; i < frame.count; i++) places[i] = (places[i] as number) + size * Math.floor((words[i] as number) * (blocks / 2 ** 32))
    }
    for (const index of parts) takeDigit(places, sizes[index] as number, frame.count, lanes[index] as Lane)
  }
}

/** The largest parts that together have at least `rows` codes (or all parts), and their codes, at most 2^53. */
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
