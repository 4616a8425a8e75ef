import type { ClaimOf } from './claim.ts'
import type { Proof } from './proof.ts'
import { sqlName as name } from './sql-names.ts'

/** Tolerance of a rank correlation with enough rows. */
const nearly = 0.03
/** Additional tolerance in standard errors. */
const errors = 4

/** The query for the rank correlation (Spearman) of two columns. Equal values share the mean of their ranks. */
export function correlationProof({ table, columns, coefficient }: ClaimOf<'correlated'>, rows: number): Proof {
  const [one, other] = columns.map(name) as [string, string]
  const rank = (column: string): string => `rank() over (order by ${column}) + (count(*) over (partition by ${column}) - 1) / 2.0`
  const ranked = `select ${rank(one)} as first, ${rank(other)} as second from ${name(table)} where ${one} is not null and ${other} is not null`
  const off = Number((nearly + (errors * (1 - coefficient ** 2)) / Math.sqrt(Math.max(rows, 1))).toPrecision(4))
  return { sql: `select abs(corr(first, second) - (${coefficient})) <= ${off} from (${ranked}) as ranks`, value: true }
}
