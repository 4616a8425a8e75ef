import { once } from '../../caches/once.ts'
import type { Claim } from '../proofs/claim.ts'
import { columnsOfClaim } from '../proofs/columns-of-claim.ts'
import type { Binding } from './binding.ts'

/** Makes a test for whether no fact claims anything about a column. */
export function isFreeIn({ claims }: Binding): (table: string, column: string) => boolean {
  const said = once(() => saidIn(claims))
  return (table, column) => !said().has(`${table}.${column}`)
}

/** The columns that claims are about, as "table.column". */
function saidIn(claims: readonly Claim[]): ReadonlySet<string> {
  return new Set(
    claims.flatMap((claim) => {
      if (!('table' in claim)) return []
      return [...columnsOfClaim(claim), ...('time' in claim ? [claim.time] : [])].map((name) => `${claim.table}.${name}`)
    }),
  )
}
