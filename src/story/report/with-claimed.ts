import { shownColumn } from '../bind/tables/shown-column.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../schema/schema.ts'
import type { FactBound } from '../bind/binding.ts'
import type { Claim } from '../proofs/claim.ts'
import { columnsOfClaim } from '../proofs/columns-of-claim.ts'

/**
 * Makes every table visible in the response that a used fact makes a claim about, and every flag and category: a list of columns leaves out
 * those whose shares the story says elsewhere.
 */
export function withClaimed(schema: Schema, bound: Iterable<FactBound>): Schema {
  const claims = [...bound].flatMap(({ used, notes }) => (used ? notes.flatMap((note) => note.claims) : []))
  const tables = new Set(claims.flatMap(tablesOf))
  const columns = new Set(
    claims.flatMap((claim) => ('table' in claim ? columnsOfClaim(claim).map((name) => `${claim.table}.${name}`) : [])),
  )
  const isLeftOut = (table: string, { name, kind, hidden }: ColumnSchema): boolean =>
    hidden === true && isState(kind) && columns.has(`${table}.${name}`)
  const isShown = (table: TableSchema): boolean =>
    (table.hidden !== true || !tables.has(table.name)) && !table.columns.some((column) => isLeftOut(table.name, column))
  if (schema.tables.every(isShown)) return schema
  return {
    ...schema,
    tables: schema.tables.map((table) => {
      if (isShown(table)) return table
      const { hidden, ...shown } = table
      const all = table.columns.map((column) => (isLeftOut(table.name, column) ? shownColumn(column) : column))
      return { ...shown, ...(hidden === true && !tables.has(table.name) ? { hidden } : {}), columns: all }
    }),
  }
}

function isState(kind: ColumnSchema['kind']): boolean {
  return kind === 'boolean' || kind === 'category'
}

function tablesOf(claim: Claim): readonly string[] {
  const own = 'table' in claim ? [claim.table] : []
  return 'parent' in claim ? [...own, claim.child, claim.parent] : own
}
