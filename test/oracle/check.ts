import type { RowScope } from './row-scope.ts'

/** Something that holds in every row of a table. */
export interface RowCheck {
  readonly type: 'rows'
  /** What is checked, for people: a column, a key, a formula. */
  readonly what: string
  readonly scope: RowScope
  /** SQL that is true where it does not hold; null breaks nothing. */
  readonly breach: string
}

/** Something that holds of a table as a whole. */
export interface TableCheck {
  readonly type: 'table'
  readonly what: string
  /** Selects one number: how often it does not hold. */
  readonly sql: string
}

export type Check = RowCheck | TableCheck
