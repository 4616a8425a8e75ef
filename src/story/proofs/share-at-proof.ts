import type { ClaimOf } from './claim.ts'
import type { Proof } from './proof.ts'
import { sqlName as name } from './sql-names.ts'

const units = { month: 'month', weekday: 'isodow' } as const

/** Compares the rows at some times with their share. Each day has whole rows, so a few more or fewer are there. */
export function shareAtProof({ table, time, part, times, share }: ClaimOf<'share_at'>): Proof {
  const at =
    part === 'hour' ? `extract(hour from cast(${name(time)} as timestamp))` : `extract(${units[part]} from cast(${name(time)} as date))`
  const count = `count(case when ${at} in (${times.join(', ')}) then 1 end)`
  return { sql: `select abs(${count} - ${share} * count(*)) <= 0.01 * count(*) + 2 * sqrt(count(*)) + 1 from ${name(table)}`, value: true }
}
