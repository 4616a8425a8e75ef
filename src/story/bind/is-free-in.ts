import { once } from '../../caches/once.ts'
import { columnsOfClaim } from '../proofs/columns-of-claim.ts'
import type { Binding, FactBound } from './binding.ts'

/** Makes a test for whether no fact claims anything about a column. */
export function isFreeIn({ bound }: Binding): (table: string, column: string) => boolean {
  const facts = [...bound.values()]
  const said = once(() => saidIn(facts))
  return (table, column) => !said().has(`${table}.${column}`)
}

/** The columns that some facts claim anything about, as "table.column". */
function saidIn(facts: readonly FactBound[]): ReadonlySet<string> {
  const claims = facts.flatMap(({ notes }) => notes.flatMap((note) => note.claims))
  return new Set(
    claims.flatMap((claim) => {
      if (!('table' in claim)) return []
      return [...columnsOfClaim(claim), ...('time' in claim ? [claim.time] : [])].map((name) => `${claim.table}.${name}`)
    }),
  )
}
