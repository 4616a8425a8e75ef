import type { Frame, Rows } from '../columns/column-kind.ts'
import type { Ownership } from './compiled-plan.ts'
import type { Scratch } from './scratch.ts'

/** Maximum number of owned rows evaluated as one chunk, which all columns that read them share. */
export const largestChunk = 1 << 16
/** Rows of a chunk if there are more. */
export const chunkedChildren = 1 << 14

/** Consecutive owned rows of a frame. */
export interface ChildChunk {
  readonly rows: Rows
  /** For each of rows [from, to) of the frame: the number of the chunk's rows that it owns. */
  readonly counts: Int32Array
  readonly from: number
  readonly to: number
  /** Whether this is the only chunk. */
  readonly isAll: boolean
}

/** The rows of a table owned by the rows of a frame, parent by parent, in one or more chunks; the only one may be empty. */
export function* childChunks(table: number, ownership: Ownership, frame: Frame, scratch: Scratch): Generator<ChildChunk> {
  const { count } = frame
  const { counts: owned, starts } = ownedCounts(table, ownership, frame)
  let total = 0
  for (let i = 0; i < count; i++) total += owned[i] as number
  const isAll = total <= largestChunk
  const size = isAll ? total : chunkedChildren
  const counts = frame.int32()
  let [to, rest] = [0, count === 0 ? 0 : (owned[0] as number)]
  do {
    const from = to
    const skipped = count === 0 ? 0 : (owned[from] as number) - rest
    let room = size
    for (; to < count; rest = owned[++to] as number) {
      const taken = Math.min(rest, room)
      counts[to] = taken
      room -= taken
      rest -= taken
      if (rest > 0) break
    }
    // A parent whose rows do not all fit is also in the next chunk.
    const parents = { from, to: Math.min(count, to + 1), counts, skipped, starts }
    yield { ...parents, rows: chunkRows(ownership, frame, parents, size - room, scratch), isAll }
  } while (to < count)
}

interface OwnedCounts {
  readonly counts: Int32Array
  /** The first row that each row owns; null if owned rows are not consecutive. */
  readonly starts: Float64Array | null
}

function ownedCounts(table: number, { relation, site, type }: Ownership, frame: Frame): OwnedCounts {
  if (type === 'recurring') return { counts: frame.lives(table).occurrences, starts: null }
  const { first, count, list } = frame.rows
  const [counts, starts] = [frame.int32(), frame.float64()]
  relation.ranges(first, list, count, frame.siteKey(site), starts, counts)
  return { counts, starts }
}

interface Parents extends OwnedCounts {
  readonly from: number
  readonly to: number
  /** Rows of the first parent in earlier chunks. */
  readonly skipped: number
}

function chunkRows(ownership: Ownership, frame: Frame, chunk: Parents, count: number, scratch: Scratch): Rows {
  const { from, to, counts, skipped, starts } = chunk
  const { rows: parents } = frame
  if (starts !== null && parents.list === null) return { first: count === 0 ? 0 : (starts[from] as number) + skipped, count, list: null }
  const list = scratch.float64(count)
  let next = 0
  for (let i = from; i < to; i++) {
    const own = counts[i] as number
    const before = i === from ? skipped : 0
    if (starts !== null) for (let place = 0; place < own; place++) list[next++] = (starts[i] as number) + before + place
    else if (own > 0 && ownership.type === 'recurring') {
      const row = parents.list === null ? parents.first + i : (parents.list[i] as number)
      const recurring = ownership.relation.childrenOf(row, frame.siteKey(ownership.site))
      for (let place = 0; place < own; place++) list[next++] = recurring[before + place] as number
    }
  }
  return { first: 0, count, list }
}
