import type { SchemaColumn, SchemaDocument } from '../../library/schema-document.ts'
import type { Shifts } from './database.ts'
import type { KeyShifts } from './shifts.ts'

/** Kinds that use a key to find rows, and not its value. */
const linking: ReadonlySet<string> = new Set(['sequence', 'foreign_key', 'owner_key', 'self_reference', 'sibling_number'])

/**
 * Columns that are calculated from shifted keys, as `table.column`: from the value of one, and not only from the row that it refers to.
 * They would not agree with the shifted values, or repeat what other rows have.
 * @param keys shifts of the keys, by table
 * @param shifts of columns, by table; these are right, as they are shifted themselves
 * @param isWritten whether a column is part of the load
 */
export function derivedColumns(
  { tables }: SchemaDocument,
  keys: KeyShifts,
  shifts: ReadonlyMap<string, Shifts>,
  isWritten: (table: string, column: string) => boolean,
): readonly string[] {
  const shifted = new Set([...shifts].flatMap(([table, own]) => [...own.keys()].map((column) => `${table}.${column}`)))
  const derived = new Set(shifted)
  for (const { name: table, columns } of tables)
    for (const column of columns) if (keys.has(referredBy(table, column) ?? '')) derived.add(`${table}.${column.name}`)
  for (let before = -1; before < derived.size;) {
    before = derived.size
    for (const { name: table, columns } of tables)
      for (const column of columns) if (isDerived(table, column, derived)) derived.add(`${table}.${column.name}`)
  }
  return tables.flatMap(({ name: table, columns }) =>
    columns.flatMap(({ name }) => {
      const full = `${table}.${name}`
      return derived.has(full) && !shifted.has(full) && isWritten(table, name) ? [full] : []
    }),
  )
}

/** The table to whose keys a column refers, hidden or not; null for any other column. */
function referredBy(table: string, { kind, ...params }: SchemaColumn & { readonly table?: unknown }): string | null {
  if (kind === 'self_reference') return table
  return (kind === 'foreign_key' || kind === 'owner_key') && typeof params.table === 'string' ? params.table : null
}

function isDerived(table: string, column: SchemaColumn, derived: ReadonlySet<string>): boolean {
  if (linking.has(column.kind)) return false
  const { name: _name, kind, ...params } = column as SchemaColumn & Readonly<Record<string, unknown>>
  const names = [...derived].map((full) => full.split('.') as [string, string])
  if (kind === 'lookup') return names.some(([, name]) => name === params['column'])
  if (kind === 'roll_up') return names.some(([owner, name]) => owner === params['table'] && aggregates(params, name))
  const texts = textsIn(params)
  return names.some(([owner, name]) => texts.some((text) => (owner === table && reads(text, name)) || readsThrough(text, name)))
}

/** Whether a roll-up reads the values of a column of its rows. A count only asks which of them are null. */
function aggregates({ aggregate, column, where }: Readonly<Record<string, unknown>>, name: string): boolean {
  return (aggregate !== 'count' && column === name) || (typeof where === 'string' && reads(where, name))
}

/** Whether a text has a name as a whole word that is not followed by a point: `order_id`, but not `order_id.price`. */
function reads(text: string, name: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}_.])${name}(?![\\p{L}\\p{N}_.])`, 'u').test(text)
}

/** Whether a text has a name as a whole word after a point, as a column of another row: `owner_id.number`. */
function readsThrough(text: string, name: string): boolean {
  return new RegExp(`\\.${name}(?![\\p{L}\\p{N}_])`, 'u').test(text)
}

/** All texts in the parameters of a column, except those that only name a link. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => (name === 'through' || name === 'partition_by' ? [] : textsIn(each)))
}
