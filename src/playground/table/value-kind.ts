import type { DatasetColumn } from '../api/dataset.ts'

/** The display category of a column's values. */
export type ValueKind = 'integer' | 'decimal' | 'boolean' | 'date' | 'timestamp' | 'text'

export function valueKind({ type }: Pick<DatasetColumn, 'type'>): ValueKind {
  if (type.startsWith('decimal')) return 'decimal'
  return type === 'integer' || type === 'boolean' || type === 'date' || type === 'timestamp' ? type : 'text'
}
