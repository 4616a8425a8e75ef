import type { Aspect } from '../aspect.ts'
import type { ColumnPlace, SaidColumn } from '../columns/column-place.ts'

/** Aspects that are applied to a column together. One is one file and one line in the index. */
export interface AspectFamily {
  readonly types: readonly Aspect['type'][]
  /** Applies what is said of one column, all of it of these types. */
  readonly apply: (aspects: readonly Aspect[], place: ColumnPlace) => SaidColumn
}
