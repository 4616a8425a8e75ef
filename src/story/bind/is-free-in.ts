import { columnsOfClaim } from '../proofs/columns-of-claim.ts'
import type { Binding } from './binding.ts'

/** Makes a test for whether no fact claims anything about a column. */
export function isFreeIn({ bound }: Binding): (table: string, column: string) => boolean {
  const claims = [...bound.values()].flatMap(({ notes }) => notes.flatMap((note) => note.claims))
  const said = new Set(
    claims.flatMap((claim) => {
      if (!('table' in claim)) return []
      return [...columnsOfClaim(claim), ...('time' in claim ? [claim.time] : [])].map((name) => `${claim.table}.${name}`)
    }),
  )
  return (table, column) => !said.has(`${table}.${column}`)
}
