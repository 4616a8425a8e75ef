import type { ColumnOf, Schema, TableSchema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'
import type { RatioFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { Binding } from '../binding.ts'
import { tablePointer } from '../note.ts'
import { keyOf } from '../tables/key-of.ts'
import { referredBy, tableNamed, withTable } from '../tables/references.ts'
import { countRows } from '../tables/row-counts.ts'
import { begunBefore } from '../times/begun-before.ts'
import { arrivalDays } from './gates.ts'
import { ratioTables, type RatioTables } from './ratio.ts'

/** Parameters of a key that a dealt key can do without. */
const replaced = /^(?:name|kind|table|hidden|popularity|existing_at|min_age_days)$/

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
    const set = dealt(binding.schema, tables, { min: fact.min, max: fact.max }, isFree)
    if (set !== null) binding.take([fact], { ...noteOf(set.schema, tables, fact, set.key), schema: set.schema })
  }
}

interface Dealt {
  readonly schema: Schema
  readonly key: string
}

/** The schema with a dealt key; null if there is no such key, or if the schema cannot have it. */
function dealt(
  schema: Schema,
  { counted, parent }: RatioTables,
  each: { readonly min: number; readonly max: number },
  isFree: (table: string, column: string) => boolean,
): Dealt | null {
  const [key, other] = counted.columns.filter((column) => referredBy(column) === parent.name)
  if (key?.kind !== 'foreign_key' || other !== undefined || !Object.keys(key).every((param) => replaced.test(param))) return null
  const counts = countRows(schema, [counted.name, parent.name])
  const [rows, parents] = [counts.get(counted.name) ?? 0, counts.get(parent.name) ?? 0]
  if (rows < parents * each.min || rows > parents * each.max) return null
  const begun = key.existing_at === undefined ? schema : withParentsBegun(schema, counted, parent, key, isFree)
  const own = begun === null ? null : tableNamed(begun, counted.name)
  if (begun === null || own === null) return null
  const { popularity: _, existing_at: __, min_age_days: ___, ...plain } = key
  const columns = own.columns.map((column) => (column.name === key.name ? { ...plain, name: key.name, each } : column))
  const changed = withTable(begun, { ...own, columns })
  return 'reason' in trySchema(changed) ? null : { schema: changed, key: key.name }
}

/** Moves the parents before the first row that refers to them; null if something is said of their time. */
function withParentsBegun(
  schema: Schema,
  counted: TableSchema,
  parent: TableSchema,
  { min_age_days: age = 0 }: ColumnOf<'foreign_key'>,
  isFree: (table: string, column: string) => boolean,
): Schema | null {
  const [own, before] = [arrivalDays(counted), arrivalDays(parent)]
  const time = parent.columns.find(({ kind }) => kind === 'date' || kind === 'timestamp')
  if (own === null || before === null || time === undefined || !isFree(parent.name, time.name)) return null
  return begunBefore(schema, parent, own.first - age)
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
