/** What a cell has to be, in SQL that is true or false. */
export interface CellRule {
  /** Where the cell is null; null where it never is. */
  readonly isNull: string | null
  /** What holds elsewhere. */
  readonly holds: string
}
