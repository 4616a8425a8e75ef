import type { Claim } from './claim.ts'
import { columnsOfTest } from './row-test.ts'

/** The columns of the claim's table that its proof reads. */
export function columnsOfClaim(claim: Claim): readonly string[] {
  const own = 'column' in claim && claim.column !== null ? [claim.column] : []
  const keys = claim.type === 'refers_within' ? [claim.key, claim.to] : []
  const when = 'when' in claim ? columnsOfTest(claim.when) : []
  const holds = 'holds' in claim ? columnsOfTest(claim.holds) : []
  return [...new Set([...own, ...keys, ...when, ...holds])]
}
