import type { ClaimOf } from './claim.ts'
import type { Proof } from './proof.ts'
import { sqlName as name, sqlText as text } from './sql-names.ts'

/** Counts the codes of a pattern: # is a digit, ? a capital letter. */
export function formProof({ table, column, pattern }: ClaimOf<'form'>, rows: number): Proof {
  const expression = pattern.replaceAll(/[^A-Za-z0-9-]/g, (sign) => (sign === '#' ? '[0-9]' : sign === '?' ? '[A-Z]' : `[${sign}]`))
  return {
    sql: `select count(*) from ${name(table)} where ${name(column)} is null or ${name(column)} similar to ${text(expression)}`,
    value: rows,
  }
}
