import type { RowsAtTimes } from '../../proofs/rows-at-times.ts'
import { sizeOff } from '../../proofs/size-off.ts'

/**
 * Whether the number of rows at some times has the stated ratio to that at other times. There must also be enough rows: evenly spread rows
 * would fail the proof.
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
