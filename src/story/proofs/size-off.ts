import type { RowsAtTimes } from './rows-at-times.ts'

/** The largest difference between the mean number of rows at some times and the said multiple of that at others, as rows are whole. */
export function sizeOff({ busy, others, off }: RowsAtTimes, factor: number): number {
  return Number((1.001 * off * (1 / busy.units + factor / others.units)).toPrecision(4))
}
