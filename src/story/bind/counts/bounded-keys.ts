import type { Schema } from '../../../schema/schema.ts'
import type { RatioFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { Binding } from '../binding.ts'
import { tablePointer } from '../note.ts'
import { keyOf } from '../tables/key-of.ts'
import { referredBy } from '../tables/references.ts'
import { countRows } from '../tables/row-counts.ts'
import { withDealtKey } from './dealt-key.ts'
import { ratioTables, type RatioTables } from './ratio.ts'
import { isOwnedBy } from '../tables/is-owned-by.ts'

/**
 * Makes bounds hold for each parent where a binding kept them on average only. The key of the counted rows deals these to their parents,
 * and all parents begin before the first of the rows. Bounds stay an average if the number of rows does not fit them, or if the story
 * states when the parents begin.
 * @param isFree whether no fact claims anything about a column
 */
export function setBoundedKeys(binding: Binding, isFree: (table: string, column: string) => boolean): void {
  const childless = new Set(binding.of('childless').map(({ parent }) => findTable(parent, binding.domain)?.table))
  for (const fact of binding.of('ratio')) {
    const claims = binding.bound.get(fact)?.notes.flatMap((note) => note.claims) ?? []
    const isOpen = fact.min === null || fact.max === null
    if ((isOpen && (fact.mean !== null || fact.min === fact.max)) || !claims.every(({ type }) => type === 'average')) continue
    const tables = claims.length === 0 && !isOpen ? null : ratioTables(binding.schema, binding.domain, fact)
    // If the story says that some parents have no rows, the key leaves these out and deals none.
    if (tables === null || typeof tables === 'string' || childless.has(tables.parent.name)) continue
    const each = eachOf(binding.schema, tables, fact)
    const set = each === null ? null : withDealtKey(binding, tables, { each }, isFree)
    if (set !== null && typeof set !== 'string') binding.take([fact], { ...noteOf(set.schema, tables, fact, set.key), schema: set.schema })
  }
}

/** Each of them can count the rows and compile the schema. */
const mostRelations = 12

/**
 * Gives each row of a parent at least one row where the story says that each has some: "every customer has orders". The statement stays one
 * about references where a number for each is said, or where there are too few rows.
 * @param isFree whether no fact claims anything about a column
 */
export function setSomeOfEach(binding: Binding, isFree: (table: string, column: string) => boolean): void {
  const pairs = new Set(binding.of('ratio').map((fact) => pairOf(ratioTables(binding.schema, binding.domain, fact))))
  for (const fact of binding
    .of('relation')
    .filter(({ isEach }) => isEach)
    .slice(0, mostRelations)) {
    const before = binding.bound.get(fact)
    const tables = before?.used === true ? ratioTables(binding.schema, binding.domain, { child: fact.child, parent: fact.parent }) : ''
    if (before === undefined || typeof tables === 'string' || pairs.has(pairOf(tables))) continue
    const said = { min: Math.max(1, leastOf(tables)), max: null }
    const key = leastOf(tables) > 0 ? tables.counted.columns.find((column) => referredBy(column) === tables.parent.name)?.name : undefined
    const each = eachOf(binding.schema, tables, said)
    const dealt = each === null ? null : withDealtKey(binding, tables, { each }, isFree)
    const set = key === undefined ? dealt : { schema: binding.schema, key }
    if (set === null || typeof set === 'string') continue
    const { notes } = noteOf(set.schema, tables, said, set.key)
    binding.take([fact], { ...before, notes: [...before.notes, ...notes], schema: set.schema })
  }
}

function pairOf(tables: RatioTables | string): string {
  return typeof tables === 'string' ? '' : `${tables.counted.name} ${tables.parent.name}`
}

/** The smallest number of rows that each row of the parent owns; 0 if it owns none. */
function leastOf({ counted: { rows }, parent }: RatioTables): number {
  return isOwnedBy(rows, parent.name) ? rows.min : 0
}

type Bounds = Pick<RatioFact, 'min' | 'max'>

/** The bounds of a dealt key. An open bound is as far from the mean as the other one. Null if the number of rows does not fit them. */
function eachOf(
  schema: Schema,
  { counted, parent }: RatioTables,
  { min, max }: Bounds,
): { readonly min: number; readonly max: number } | null {
  const counts = countRows(schema, [counted.name, parent.name])
  const [rows, parents] = [counts.get(counted.name) ?? 0, counts.get(parent.name) ?? 0]
  const least = min ?? 0
  const most = max ?? Math.max(least + 1, Math.ceil((2 * rows) / Math.max(1, parents)) - least)
  return rows < least * parents || rows > most * parents ? null : { min: least, max: most }
}

function noteOf(
  schema: Schema,
  { counted, parent }: RatioTables,
  { min, max, mean = null }: Bounds & Partial<Pick<RatioFact, 'mean'>>,
  key: string,
): Pick<Parameters<Binding['tell']>[1], 'notes' | 'used'> {
  const said = min === max ? String(min) : max === null ? `at least ${min}` : min === null ? `at most ${max}` : `${min} to ${max}`
  const text = `each row of ${parent.name} has ${said} rows of ${counted.name}${mean === null ? '' : `, ${mean} on average`}`
  const claim: Claim = { type: 'per_parent', child: counted.name, key, parent: parent.name, parentKey: keyOf(parent) ?? '', min, max }
  const average: readonly Claim[] = mean === null ? [] : [{ type: 'average', child: counted.name, parent: parent.name, mean }]
  return { used: true, notes: [{ pointer: `${tablePointer(schema, counted.name)}/rows`, text, claims: [...average, claim] }] }
}
