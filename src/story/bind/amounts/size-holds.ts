import type { RowsAtTimes } from '../../proofs/rows-at-times.ts'
import { sizeOff } from '../../proofs/size-off.ts'

/**
 * Whether rows are at some times as often as is said, and are so many that the proof of it would fail for rows that are spread evenly.
 * @param factor null if more than half of all rows are at these times
 */
export function sizeHolds(found: RowsAtTimes, factor: number | null): boolean {
  const { busy, others, off } = found
  if (busy.units === 0 || others.units === 0) return false
  if (factor === null) return busy.rows - off > others.rows + off
  const most = sizeOff(found, factor)
  const even = (busy.rows + others.rows) / (busy.units + others.units)
  const isClear = even * Math.abs(factor - 1) > most
  // Hours are those to be expected, whose difference is of chance alone.
  return isClear && Math.abs(busy.rows / busy.units - (factor * others.rows) / others.units) <= most / fitting
}

/** Part of the difference that chance leaves for rates. */
const fitting = 1.0001
