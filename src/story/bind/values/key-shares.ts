import type { ColumnSchema, Schema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'
import type { Claim } from '../../proofs/claim.ts'
import { percent } from '../../amounts/percent.ts'
import type { BindNote } from '../note.ts'
import { referredBy, tableNamed, withTable } from '../tables/references.ts'
import { roundedFirst } from '../shares/shares.ts'
import { columnPointer } from '../note.ts'

/** Named rows of a table, and the shares of another table's rows that refer to each. */
export interface KeyShares {
  /** The table with the named rows. */
  readonly table: string
  readonly names: readonly string[]
  /** One per name, 0 to 1; they sum up to 1. */
  readonly shares: readonly number[]
  /** Names with a said share: they are rounded to rows first. */
  readonly said: readonly string[]
}

/** The table that refers to another by a key: the first of `near` that does, else the only one. Null for none or several. */
export function referringTable(schema: Schema, table: string, near: readonly string[]): string | null {
  const all = schema.tables.filter(
    ({ name, hidden, columns }) => name !== table && hidden !== true && columns.some((each) => isKey(each, table)),
  )
  const first = near.find((name) => all.some((each) => each.name === name))
  const [only, ...others] = all
  return first ?? (others.length === 0 ? (only?.name ?? null) : null)
}

function isKey(column: ColumnSchema, table: string): boolean {
  return column.kind === 'foreign_key' && referredBy(column) === table && column.hidden !== true
}

/** Makes exact shares of a table's rows refer to each named row. Null if the engine refuses the schema. */
export function withKeyShares(
  schema: Schema,
  child: string,
  { table: parent, names, shares, said }: KeyShares,
): { readonly schema: Schema; readonly note: (name: string) => BindNote } | null {
  const table = tableNamed(schema, child)
  const key = table?.columns.find((each) => isKey(each, parent))
  if (table === null || key === undefined) return null
  const [chosen, row] = [`${key.name}_name`, `${key.name}_row`]
  const steps: readonly ColumnSchema[] = [
    { name: chosen, kind: 'category', values: names, shares, ...roundedFirst(names, said), hidden: true },
    { name: row, kind: 'mapping', by: chosen, cases: Object.fromEntries(names.map((name, place) => [name, place + 1])), hidden: true },
  ]
  const others = table.columns.filter(({ name }) => name !== chosen && name !== row)
  const own: ColumnSchema = { name: key.name, kind: 'foreign_key', table: parent, row_in: row }
  const columns = others.flatMap((each) => (each.name === key.name ? [...steps, own] : [each]))
  const changed = withTable(schema, { ...table, columns })
  if ('reason' in trySchema(changed)) return null
  const pointer = columnPointer(changed, child, own.name)
  const note = (name: string): BindNote => {
    const place = names.indexOf(name)
    const share = shares[place] ?? 0
    const claim: Claim = { type: 'share', table: child, column: key.name, value: String(place + 1), share }
    return { pointer, text: `${percent(share)} of the rows of ${child} belong to ${name}, to the nearest row`, claims: [claim] }
  }
  return { schema: changed, note }
}
