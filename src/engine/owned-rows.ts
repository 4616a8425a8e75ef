import type { Frame, Rows } from '../columns/column-kind.ts'
import type { Ownership } from './compiled-plan.ts'
import type { Scratch } from './scratch.ts'

/** The rows that the rows in hand own, parent by parent, and how many each of them has. */
export function ownedRows(ownership: Ownership, frame: Frame, scratch: Scratch): { readonly rows: Rows; readonly counts: Int32Array } {
  const { relation, site, type } = ownership
  const key = frame.key(site)
  const counts = frame.int32()
  const { first, count, list } = frame.rows
  if (type === 'recurring') {
    const found = Array.from({ length: count }, (_, i) => relation.childrenOf(list === null ? first + i : (list[i] as number), key))
    found.forEach((rows, i) => (counts[i] = rows.length))
    const all = Float64Array.from(found.flat())
    return { rows: { first: 0, count: all.length, list: all }, counts }
  }
  const starts = frame.float64()
  relation.ranges(first, list, count, key, starts, counts)
  let total = 0
  for (let i = 0; i < count; i++) total += counts[i] as number
  if (list === null) return { rows: { first: count === 0 ? 0 : (starts[0] as number), count: total, list: null }, counts }
  const children = scratch.float64(total)
  let next = 0
  for (let i = 0; i < count; i++) {
    for (let place = 0; place < (counts[i] as number); place++) children[next++] = (starts[i] as number) + place
  }
  return { rows: { first: 0, count: total, list: children }, counts }
}
