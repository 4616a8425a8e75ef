import type { Explanation as Understood } from '../pipeline.ts'
import type { Schema } from '../schema/schema.ts'
import type { Explanation, SetPlace } from './explanation.ts'

type Claims = Understood['facts'][number]['bound']['notes'][number]['claims']

/** The public form of an explanation. */
export function explained(understood: Understood, story: string): Explanation {
  const { domain, runnersUp, schema, facts, reasons, unused, notes, proofs, ...inspection } = understood
  const { warnings, row_counts: counts, rows, estimated_bytes, cost } = inspection
  return {
    domain: { ...domain, runners_up: runnersUp },
    tables: Object.entries(counts).map(([name, own]) => ({ name, rows: own, reason: reasons.get(name) ?? '' })),
    facts: facts.map(({ fact, bound }, index) => ({
      ...fact,
      text: story.slice(fact.start, fact.end),
      used: bound.used,
      proof: proofs[index] ?? null,
      sets: bound.notes.map(({ pointer, text, claims, meaning }) => ({
        pointer,
        text,
        ...(meaning === undefined ? {} : { meaning }),
        ...shareOf(claims, counts),
      })),
      reason: bound.reason ?? null,
    })),
    unused,
    warnings: [...notes, ...warnings.flatMap(({ pointer, detail }) => (isHidden(schema, pointer) ? [] : [`${pointer}: ${detail}`]))],
    schema,
    rows,
    estimated_bytes,
    cost,
  }
}

/** The share of rows that the claims state; empty unless there is exactly one claim and it is a share or a number of rows. */
function shareOf(claims: Claims, counts: Understood['row_counts']): Pick<SetPlace, 'share'> {
  const [claim] = claims
  if ((claim?.type !== 'share' && claim?.type !== 'having') || claims.length > 1) return {}
  const { table, column, value } = claim
  const share = claim.type === 'share' ? claim.share : claim.rows / Math.max(1, counts[table] ?? 0)
  return { share: { table, column, value: String(value), share } }
}

/** Whether a pointer leads to a hidden part of the schema. A story cannot change such a part. */
function isHidden({ tables }: Schema, pointer: string): boolean {
  const [, , table, , column] = pointer.split('/')
  const { columns, hidden } = tables[Number(table)] ?? {}
  return (column === undefined ? hidden : columns?.[Number(column)]?.hidden) === true
}
