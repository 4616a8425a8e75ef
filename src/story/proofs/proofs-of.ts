import type { Understanding } from '../understand.ts'
import type { Proof } from './proof.ts'
import { prove, proveAll, type RowCounts } from './prove.ts'

/** For each fact the query that proves what it claims; null for one that is not used, and for what no column of the answer shows. */
export function proofsOf({ facts, schema }: Pick<Understanding, 'facts' | 'schema'>, rows: RowCounts): readonly (Proof | null)[] {
  return facts.map(({ bound: { used, notes } }) => {
    const claims = used ? notes.flatMap((note) => note.claims) : []
    return proveAll(claims.map((claim) => prove(claim, schema, rows)))
  })
}
