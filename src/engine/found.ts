import type { Problems } from '../schema/problems.ts'

/** Problems of a plan before its compilation. */
export interface Found {
  readonly problems: Problems
  /** JSON pointers of unusable tables and columns: references to them are not reported. */
  readonly failed: ReadonlySet<string>
}

/** Whether a column or its table is unusable. */
export function isFailed({ failed }: Found, table: number, column: number): boolean {
  return failed.size > 0 && (failed.has(`/tables/${table}`) || failed.has(`/tables/${table}/columns/${column}`))
}
