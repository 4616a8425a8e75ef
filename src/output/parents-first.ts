import type { TableOutline } from '../formats/format.ts'

/** Tables in an order in which they can be loaded: referenced tables first, otherwise unchanged. */
export function parentsFirst<Table extends { readonly outline: TableOutline }>(tables: readonly Table[]): readonly Table[] {
  const byName = new Map(tables.map((table) => [table.outline.name, table]))
  const ordered = new Set<Table>()
  const met = new Set<Table>()
  const add = (table: Table): void => {
    if (met.has(table)) return
    met.add(table)
    for (const { references = null } of table.outline.columns) {
      const parent = references === null ? undefined : byName.get(references.table)
      if (parent !== undefined) add(parent)
    }
    ordered.add(table)
  }
  for (const table of tables) add(table)
  return [...ordered]
}
