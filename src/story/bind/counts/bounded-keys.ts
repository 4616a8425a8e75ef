import type { Schema } from '../../../schema/schema.ts'
import type { RatioFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { Binding } from '../binding.ts'
import { tablePointer } from '../note.ts'
import { keyOf } from '../tables/key-of.ts'
import { withDealtKey } from './dealt-key.ts'
import { ratioTables, type RatioTables } from './ratio.ts'

/**
 * Makes bounds hold for each row where they were set on average: the key of the counted rows deals them to their parents, all of which
 * begin before the first of these rows. Bounds stay an average if the number of rows does not fit them, or if the story says when the
 * parents begin.
 * @param isFree whether no fact claims anything about a column
 */
export function setBoundedKeys(binding: Binding, isFree: (table: string, column: string) => boolean): void {
  const childless = new Set(binding.of('childless').map(({ parent }) => findTable(parent, binding.domain)?.table))
  for (const fact of binding.of('ratio')) {
    const claims = binding.bound.get(fact)?.notes.flatMap((note) => note.claims) ?? []
    if (fact.min === null || fact.max === null || fact.mean !== null || !claims.every(({ type }) => type === 'average')) continue
    const tables = claims.length === 0 ? null : ratioTables(binding.schema, binding.domain, fact)
    // If the story says that some parents have no rows, the key leaves these out and deals none.
    if (tables === null || typeof tables === 'string' || childless.has(tables.parent.name)) continue
    const set = withDealtKey(binding.schema, tables, { each: { min: fact.min, max: fact.max } }, isFree)
    if (typeof set !== 'string') binding.take([fact], { ...noteOf(set.schema, tables, fact, set.key), schema: set.schema })
  }
}

function noteOf(
  schema: Schema,
  { counted, parent }: RatioTables,
  { min, max }: RatioFact,
  key: string,
): Pick<Parameters<Binding['tell']>[1], 'notes' | 'used'> {
  const said = min === max ? String(min) : `${min} to ${max}`
  const text = `each row of ${parent.name} has ${said} rows of ${counted.name}`
  const claim: Claim = { type: 'per_parent', child: counted.name, key, parent: parent.name, parentKey: keyOf(parent) ?? '', min, max }
  return { used: true, notes: [{ pointer: `${tablePointer(schema, counted.name)}/rows`, text, claims: [claim] }] }
}
