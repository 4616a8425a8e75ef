import type { ClaimOf } from './claim.ts'
import type { Proof } from './proof.ts'
import { sqlName as name, sqlText as text } from './sql-names.ts'

/** Part by which the ratio of two sums may differ from the said one, as the sums are rounded. */
const off = 0.001

/** Proves that the mean monthly sum of some months is larger or smaller than that of others, or that their ratio is the stated one. */
export function seasonProof({ table, time, column, months, others, factor, isQuiet = false }: ClaimOf<'season'>): Proof {
  const month = `substr(cast(${name(time)} as varchar), 1, 7)`
  const mean = (of: readonly string[]): string =>
    `coalesce(sum(case when ${month} in (${of.map(text).join(', ')}) then ${name(column)} end), 0) / ${of.length}.0`
  const [one, other] = [mean(months), mean(others)]
  const compared =
    factor === null ? `${one} ${isQuiet ? '<' : '>'} ${other}` : `abs(${one} - ${factor} * ${other}) <= ${off} * ${factor} * ${other}`
  return { sql: `select ${compared} from ${name(table)}`, value: true }
}
