import type { Tree } from '@lezer/common'
import { JsonNode } from './json-node.ts'

/** The names in a table of a schema, which may be incomplete. */
export interface TableOutline {
  readonly name: string
  /** Offsets in the text, the end excluded. */
  readonly from: number
  readonly to: number
  readonly columns: readonly ColumnOutline[]
}

export interface ColumnOutline {
  readonly name: string
  /** The referenced table; null if the column is not a foreign key. */
  readonly table: string | null
}

/** The tables and columns of a schema, which may be incomplete. */
export function schemaOutline(tree: Tree, text: string): readonly TableOutline[] {
  const root = tree.topNode.firstChild
  const tables = root === null ? [] : (new JsonNode(root, text).get('tables')?.elements ?? [])
  return tables.flatMap((table) => {
    const name = table.get('name')?.string ?? null
    const { from, to } = table.syntax
    return name === null ? [] : [{ name, from, to, columns: (table.get('columns')?.elements ?? []).flatMap(columnOf) }]
  })
}

function columnOf(column: JsonNode): readonly ColumnOutline[] {
  const name = column.get('name')?.string ?? null
  return name === null ? [] : [{ name, table: column.get('table')?.string ?? null }]
}
