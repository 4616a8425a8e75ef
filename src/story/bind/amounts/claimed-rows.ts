import type { Schema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import type { ClaimOf } from '../../proofs/claim.ts'
import { type RowsAtTimes, rowsAtTimes } from '../../proofs/rows-at-times.ts'
import { tableNamed } from '../tables/references.ts'
import { rowsIn } from '../tables/row-counts.ts'

/** The rows that a schema has at the times of a claim; null if the table has no times. */
export function claimedRows(claim: ClaimOf<'busier'>, schema: Schema): RowsAtTimes | null {
  const column = arrivalColumn(tableNamed(schema, claim.table)?.columns ?? [])
  const rows = rowsIn(schema, claim.table)
  return column === null || rows === 0 ? null : rowsAtTimes(claim, column, rows)
}
