import { shareStart } from '../../random/apportion.ts'
import type { SiteKey } from '../../random/site.ts'
import { type ExactShares, SharesChunk } from '../../relations/exact-shares.ts'
import { type TotalPart, totalStart, type WordTotals } from './total-parts.ts'

/** Rows of a block whose rows share a word: fewer, because they are scattered over a chunk. */
export const wordRows = 16

/** Finds the block of a row; the fields describe the last one found. The rows of a block add up to its total. */
export interface BlockFinder {
  /** Identifies the block. */
  readonly id: number
  readonly count: number
  /** The total in units of the last digit; NaN if rows keep their own values. */
  readonly total: number
  /** Position of the row in the block. */
  readonly place: number
  find(row: number): void
  rowAt(place: number): number
}

/** Blocks of adjacent rows: each part is cut evenly into blocks of about `blockRows` rows. */
export class PlainBlocks implements BlockFinder {
  readonly #parts: readonly TotalPart[]
  readonly #blockRows: number
  #part: TotalPart = { label: '', start: 0, end: 0, total: NaN }
  id = -1
  count = 0
  total = NaN
  place = 0

  /** @param parts in order, without a gap */
  constructor(parts: readonly TotalPart[], blockRows: number) {
    this.#blockRows = blockRows
    this.#parts = parts.filter(({ start, end }) => end > start)
  }

  find(row: number): void {
    if (row >= this.id && row < this.id + this.count) {
      this.place = row - this.id
      return
    }
    if (row < this.#part.start || row >= this.#part.end) this.#part = partOf(this.#parts, row)
    const { start, end, total } = this.#part
    if (Number.isNaN(total)) {
      this.id = row
      this.count = 1
      this.total = NaN
    } else {
      const rows = end - start
      const blocks = Math.max(1, Math.round(rows / this.#blockRows))
      const block = blockOf(row - start, rows, blocks)
      const offset = shareStart(rows, block, blocks)
      this.id = start + offset
      this.count = shareStart(rows, block + 1, blocks) - offset
      this.total = totalStart(total, offset + this.count, rows) - totalStart(total, offset, rows)
    }
    this.place = row - this.id
  }

  rowAt(place: number): number {
    return this.id + place
  }
}

/** The block of a row if `rows` rows are cut into `blocks` blocks and block k starts at floor(rows x k / blocks). */
function blockOf(row: number, rows: number, blocks: number): number {
  let block = Math.min(blocks - 1, Math.floor((row / rows) * blocks))
  while (shareStart(rows, block, blocks) > row) block--
  while (shareStart(rows, block + 1, blocks) <= row) block++
  return block
}

/** The part of each stratum of exact shares. */
export interface WordStrata {
  readonly shares: ExactShares
  readonly part: readonly number[]
  /** Rows of each code in the part before the stratum. */
  readonly before: readonly (readonly number[])[]
  readonly wordTotals: WordTotals
}

export function wordStrata(shares: ExactShares, parts: readonly TotalPart[], wordTotals: WordTotals): WordStrata {
  const part = shares.strata.map(({ start }) => parts.findIndex(({ start: from, end }) => start >= from && start < end))
  const none = shares.strata[0]?.counts.map(() => 0) ?? []
  const before: (readonly number[])[] = []
  for (let index = 0; index < part.length; index++) {
    const [earlier, stratum] = [before[index - 1], shares.strata[index - 1]]
    const continues = earlier !== undefined && stratum !== undefined && part[index - 1] === part[index]
    before.push(continues ? earlier.map((sum, code) => sum + (stratum.counts[code] as number)) : none)
  }
  return { shares, part, before, wordTotals }
}

/** Blocks of rows with the same word. */
export class WordBlocks implements BlockFinder {
  readonly #strata: WordStrata
  readonly #chunk: SharesChunk
  #from = 0
  id = -1
  count = 0
  total = NaN
  place = 0

  constructor(strata: WordStrata, key: SiteKey) {
    this.#strata = strata
    this.#chunk = new SharesChunk(strata.shares, key)
  }

  find(row: number): void {
    const chunk = this.#chunk
    if (!chunk.holds(row)) chunk.seek(row)
    const place = chunk.placeOf(row)
    const code = chunk.codeAt(place)
    const start = code === 0 ? 0 : (chunk.ends[code - 1] as number)
    const offset = place - start - ((place - start) % wordRows)
    this.place = place - start - offset
    const from = start + offset
    const id = chunk.first + from
    if (id === this.id) return
    this.#from = from
    this.id = id
    this.count = Math.min(wordRows, (chunk.ends[code] as number) - from)
    const { part, before, wordTotals } = this.#strata
    const index = part[chunk.stratum] as number
    const rows = wordTotals.rows[index]?.[code] as number
    const total = wordTotals.totals[index]?.[code] as number
    const earlier = ((before[chunk.stratum] as readonly number[])[code] as number) + (chunk.before[code] as number) + offset
    this.total = Number.isNaN(total) ? NaN : totalStart(total, earlier + this.count, rows) - totalStart(total, earlier, rows)
  }

  rowAt(place: number): number {
    return this.#chunk.rowAt(this.#from + place)
  }
}

function partOf(parts: readonly TotalPart[], row: number): TotalPart {
  let low = 0
  let high = parts.length
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((parts[middle] as TotalPart).start <= row) low = middle
    else high = middle
  }
  return parts[low] as TotalPart
}
