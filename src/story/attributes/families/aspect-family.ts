import type { Aspect } from '../aspect.ts'
import type { ColumnPlace, SaidColumn } from '../columns/column-place.ts'

/** Types of aspects that are applied to a column together. Each family is one file and one line in the index. */
export interface AspectFamily {
  readonly types: readonly Aspect['type'][]
  /** Applies all aspects of these types to one column. */
  readonly apply: (aspects: readonly Aspect[], place: ColumnPlace) => SaidColumn
}
