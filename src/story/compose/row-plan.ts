import type { RowsSchema } from '../../schema/rows.ts'
import { dependsOn, arePeople, type Link, usualSize, type TablePlan } from './table-plan.ts'

/**
 * The `rows` of a planned table: the said number; else a number for each row of its first parent, or of the primary table.
 * @param primary the table that gets the requested number of rows
 */
export function rowsOf(table: TablePlan, primary: TablePlan, tables: readonly TablePlan[]): RowsSchema {
  if (table === primary) return table.count === null ? { type: 'primary' } : { type: 'primary', count: table.count }
  const said = saidRows(table)
  if (table.count !== null) return said !== null && isSharedOut(table) ? said : table.count
  if (said !== null) return said
  const counter = countedChild(table, primary, tables)
  if (counter !== null) return { type: 'ratio', of: counter.child.name, ratio: 1 / counter.mean }
  const entries = table.kind.family?.entries
  if (entries !== undefined) return entries.length
  const first = table.links[0]?.parent
  const parent = first === undefined || dependsOn(first, table) ? primary : first
  const min = leastOf(table, tables)
  const most = mostOf(table, tables)
  if (most < (parent.count ?? usualRows) * ratioOf(table, parent)) return Math.max(min, most)
  return { type: 'ratio', of: parent.name, ratio: ratioOf(table, parent), ...(min > 1 ? { min } : {}) }
}

/** The `rows` from a said number for each row of another table; null for none. */
function saidRows({ links }: TablePlan): RowsSchema | null {
  for (const { parent, owned } of links) {
    if (owned === null) continue
    const { min, max, mean } = owned
    return { type: 'owned', by: parent.name, min, max, ...(mean === null ? {} : { mean }) }
  }
  for (const { parent, ratio } of links) if (ratio !== null) return { type: 'ratio', of: parent.name, ratio }
  return null
}

/** Whether the count equals the rows of the first owner times its number: "15 categories, 300 products (20 per category)". */
function isSharedOut({ count, links }: TablePlan): boolean {
  const { owned = null, parent } = links.find((link) => link.owned !== null) ?? {}
  const parents = parent?.count ?? null
  return owned !== null && count !== null && parents !== null && count >= parents * owned.min && count <= parents * owned.max
}

/** Mean number of rows for each row of the parent; 0 if none is said. */
function meanOf({ owned, ratio }: Link): number {
  if (owned === null) return ratio ?? 0
  return owned.mean ?? (owned.min + owned.max) / 2
}

/** A child table with a said count, if the story also says how many of its rows each row of this table has. */
function countedChild(
  table: TablePlan,
  primary: TablePlan,
  tables: readonly TablePlan[],
): { readonly child: TablePlan; readonly mean: number } | null {
  for (const child of tables) {
    if (child.count === null && child !== primary) continue
    const mean = Math.max(0, ...child.links.filter(({ parent }) => parent === table).map(meanOf))
    if (mean > 0) return { child, mean }
  }
  return null
}

/** The usual number of rows of `table` for each row of `parent`. */
function ratioOf(table: TablePlan, parent: TablePlan): number {
  return Number(Math.min(60, Math.max(0.01, usualSize(table) / usualSize(parent))).toPrecision(2))
}

/** Rows of a parent without a stated number. */
const usualRows = 1000

/**
 * The most rows that a table of people can have: the counted number of rows that belong to them. A blog with 20 posts does not have 170
 * authors.
 */
function mostOf(table: TablePlan, tables: readonly TablePlan[]): number {
  if (!arePeople(table)) return Infinity
  const children = tables.filter(({ links }) => links.some(({ parent }) => parent === table))
  const counts = children.flatMap(({ count }) => (count === null ? [] : [count]))
  return counts.length === 0 ? Infinity : Math.max(...counts)
}

/** The smallest number of rows: enough for owners that refer to several different ones. */
function leastOf(table: TablePlan, tables: readonly TablePlan[]): number {
  const taken = tables.flatMap(({ links }) =>
    links.some(({ parent, isDistinct }) => isDistinct && parent === table) ? links.map(({ owned }) => owned?.max ?? 0) : [],
  )
  const { rank } = table.kind.archetype
  return Math.max(rank === 5 ? 12 : rank < 5 ? 3 : 1, ...taken)
}
