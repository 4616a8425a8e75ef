import type { Schema } from '../../schema/schema.ts'
import type { FactBound } from '../bind/binding.ts'
import type { Claim } from '../proofs/claim.ts'

/** Makes every table visible in the response that a used fact makes a claim about. */
export function withClaimed(schema: Schema, bound: Iterable<FactBound>): Schema {
  const claimed = new Set<string>()
  for (const { used, notes } of bound)
    if (used) for (const { claims } of notes) for (const claim of claims) for (const name of tablesOf(claim)) claimed.add(name)
  if (!schema.tables.some(({ name, hidden }) => hidden === true && claimed.has(name))) return schema
  const tables = schema.tables.map((table) => {
    if (table.hidden !== true || !claimed.has(table.name)) return table
    const { hidden: _, ...shown } = table
    return shown
  })
  return { ...schema, tables }
}

function tablesOf(claim: Claim): readonly string[] {
  const own = 'table' in claim ? [claim.table] : []
  return 'parent' in claim ? [...own, claim.child, claim.parent] : own
}
