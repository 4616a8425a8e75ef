import type { DatasetColumn } from '../api/dataset.ts'

/** Digits after the decimal point: 2 for decimal(18,2). */
export function numberScale({ type }: Pick<DatasetColumn, 'type'>): number {
  return Number(/,(\d+)\)$/.exec(type)?.[1] ?? 0)
}
