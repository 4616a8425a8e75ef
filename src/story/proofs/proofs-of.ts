import type { Understanding } from '../understand.ts'
import type { Proof } from './proof.ts'
import { prove, proveAll, type RowCounts } from './prove.ts'

/** The proof of each fact; null for a fact that is unused, or that no visible column shows. */
export function proofsOf({ facts, schema }: Pick<Understanding, 'facts' | 'schema'>, rows: RowCounts): readonly (Proof | null)[] {
  return facts.map(({ bound: { used, notes } }) => {
    const claims = used ? notes.flatMap((note) => note.claims) : []
    return proveAll(claims.map((claim) => prove(claim, schema, rows)))
  })
}
