import type { Problems } from '../schema/problems.ts'

/** What is wrong with a plan before it is compiled. */
export interface Found {
  readonly problems: Problems
  /** JSON pointers of the tables and columns that problems leave nothing of: what refers to them is not reported. */
  readonly failed: ReadonlySet<string>
}

/** Whether nothing is left of a column, or of its table. */
export function isFailed({ failed }: Found, table: number, column: number): boolean {
  return failed.size > 0 && (failed.has(`/tables/${table}`) || failed.has(`/tables/${table}/columns/${column}`))
}
