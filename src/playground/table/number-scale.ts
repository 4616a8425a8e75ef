import type { DatasetColumn } from '../api/dataset.ts'

/** Digits behind the point: 2 of decimal(18,2). */
export function numberScale({ type }: Pick<DatasetColumn, 'type'>): number {
  return Number(/,(\d+)\)$/.exec(type)?.[1] ?? 0)
}
