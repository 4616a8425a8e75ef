import type { ClaimOf } from './claim.ts'
import type { Proof } from './proof.ts'
import { rowTestSql } from './row-test.ts'
import { sqlName as name } from './sql-names.ts'

const units = { month: 'month', weekday: 'isodow' } as const

/** Compares the rows at some times with their share. Each day has whole rows, so a few more or fewer are there. */
function shareAtProof({ table, time, part, times, share }: ClaimOf<'share_at'>): Proof {
  const at =
    part === 'hour' ? `extract(hour from cast(${name(time)} as timestamp))` : `extract(${units[part]} from cast(${name(time)} as date))`
  const count = `count(case when ${at} in (${times.join(', ')}) then 1 end)`
  return { sql: `select abs(${count} - ${share} * count(*)) <= 0.01 * count(*) + 2 * sqrt(count(*)) + 1 from ${name(table)}`, value: true }
}

/** Compares the share of the rows at some times with what is said, within four standard deviations where chance decides. */
function shareDuringProof({ table, time, during, isOther, holds, share, slack }: ClaimOf<'share_during'>): Proof {
  const when = during
    .map(({ part, times }) => `extract(${units[part]} from cast(${name(time)} as date)) in (${times.join(', ')})`)
    .join(' or ')
  const where = isOther === true ? `not (${when})` : when
  const off = slack === null ? `4 * sqrt(${Number((share * (1 - share)).toPrecision(12))} * count(*)) + 1` : String(slack * 0.5 + 0.0001)
  const count = `count(*) filter (where ${rowTestSql(holds)})`
  return { sql: `select abs(${count} - ${share} * count(*)) <= ${off} from ${name(table)} where ${where}`, value: true }
}

/** The proofs of shares at some times. */
export const timeProofs = { share_at: shareAtProof, share_during: shareDuringProof }
