import type { Addressed, AddressedPart, Cut, TableOutline } from '../format.ts'
import { type FileLayout, fileLayout } from './file-layout.ts'
import { footerHead } from './footer-head.ts'
import { footerTail } from './footer-tail.ts'
import type { GroupLayout } from './group-layout.ts'
import { type IndexPlaces, indexPlaces } from './index-places.ts'
import { magic } from './magic.ts'

/** Approximate bytes of the index in one part. */
const indexPartBytes = 1_000_000

/** Bytes [from, to) of a file. */
interface ByteRange {
  readonly from: number
  readonly to: number
}

/** The uncompressed file of a table by byte offsets. @throws FormatError if its footer is longer than readers support */
export function address(table: TableOutline): Addressed {
  const { columns, rows } = table
  const layout = fileLayout(table)
  const index = indexPlaces(table, layout)
  const start = new TextEncoder().encode(magic)
  const head = footerHead(columns, rows, layout.groups)
  const entries = layout.footer + head.length
  const tailStart = entries + index.before(layout.groups)
  const tail = footerTail(columns.length, tailStart - layout.footer)
  return {
    length: tailStart + tail.length,
    *parts(from, to) {
      const range = { from, to }
      yield* bytesPart(start, 0, range)
      yield* groupParts(layout, range)
      yield* bytesPart(head, layout.footer, range)
      yield* indexParts(index, layout.groups, entries, range)
      yield* bytesPart(tail, tailStart, range)
    },
  }
}

/** The part of bytes at offset `start` that is in a range. */
function* bytesPart(bytes: Uint8Array<ArrayBuffer>, start: number, range: ByteRange): Generator<AddressedPart> {
  const { skip, take } = cut(start, start + bytes.length, range)
  if (take > 0) yield { type: 'bytes', bytes: bytes.subarray(skip, skip + take) }
}

function* groupParts({ full, fullGroups, last, groups }: FileLayout, range: ByteRange): Generator<AddressedPart> {
  const behind = Math.min(groups, Math.ceil((range.to - magic.length) / full.bytes))
  for (let group = Math.min(fullGroups, Math.max(0, Math.floor((range.from - magic.length) / full.bytes))); group < behind; group++) {
    const layout = group < fullGroups ? full : (last ?? full)
    yield* columnsPart(layout, group * full.rows, magic.length + group * full.bytes, range)
  }
}

/** The columns of a row group whose slots a range overlaps; they are adjacent. */
function* columnsPart(group: GroupLayout, first: number, start: number, range: ByteRange): Generator<AddressedPart> {
  const columns = group.slots.flatMap(({ bytes }, column) => {
    const slot = start + (group.offsets[column] ?? 0)
    return slot < range.to && slot + bytes > range.from ? [column] : []
  })
  const [firstColumn] = columns
  const lastColumn = columns.at(-1)
  if (firstColumn === undefined || lastColumn === undefined) return
  const end = (group.offsets[lastColumn] ?? 0) + (group.slots[lastColumn]?.bytes ?? 0)
  yield { type: 'rows', columns, first, count: group.rows, ...cut(start + (group.offsets[firstColumn] ?? 0), start + end, range) }
}

/** Entries of the index that a range overlaps, in portions. */
function* indexParts({ before }: IndexPlaces, groups: number, start: number, range: ByteRange): Generator<AddressedPart> {
  const end = start + before(groups)
  if (groups === 0 || range.from >= end || range.to <= start) return
  const portion = Math.max(1, Math.floor(indexPartBytes / ((end - start) / groups)))
  const behind = 1 + entryAt(before, groups, range.to - 1 - start)
  for (let first = entryAt(before, groups, range.from - start); first < behind; first += portion) {
    const count = Math.min(portion, behind - first)
    yield { type: 'index', first, count, ...cut(start + before(first), start + before(first + count), range) }
  }
}

/** The number of the entry that contains byte `place` of the index; 0 for places before it. */
function entryAt(before: IndexPlaces['before'], groups: number, place: number): number {
  let low = 0
  let high = groups - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (before(middle) <= place) low = middle
    else high = middle - 1
  }
  return low
}

/** The intersection of bytes [start, end) of the file with a range. */
function cut(start: number, end: number, { from, to }: ByteRange): Cut {
  const skip = Math.max(0, from - start)
  return { skip, take: Math.min(end, to) - start - skip, of: end - start }
}
