import type { ResolvedTable } from './resolved-tables.ts'

/** Rows of a table for each row of one that it refers to. */
const perParent = 3
/** The most rows for each row of a table that refers to none. */
const most = 27

/** How many rows each table has in proportion to the others: more than those that it refers to, as many where a row belongs to one only. */
export function rowShares(tables: readonly ResolvedTable[]): ReadonlyMap<ResolvedTable, number> {
  const shares = new Map<ResolvedTable, number>()
  const open = new Set<ResolvedTable>()
  const shareOf = (table: ResolvedTable): number => {
    const known = shares.get(table)
    if (known !== undefined) return known
    // In a circle each is as many as what it refers to.
    if (open.has(table)) return 1
    open.add(table)
    const parents = [...table.references].filter(([, { table: parent }]) => parent !== table)
    let [share, cap] = [0, most]
    for (const [name, { table: parent }] of parents) {
      const own = shareOf(parent)
      share = Math.max(share, own * perParent)
      if (isAlone(table, name)) cap = Math.min(cap, own)
    }
    open.delete(table)
    const held = share === 0 ? 1 : Math.min(share, cap)
    shares.set(table, held)
    return held
  }
  for (const table of tables) shareOf(table)
  return shares
}

/** Whether no two rows of a table have the same value in a column. */
function isAlone({ columns, key, unique }: ResolvedTable, name: string): boolean {
  if (key.length === 1 && key[0] === name) return true
  return columns.some((column) => column.name === name && column.isUnique) || unique.some((set) => set.length === 1 && set[0] === name)
}
