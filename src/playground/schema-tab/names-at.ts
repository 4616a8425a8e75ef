import type { SyntaxNode, Tree } from '@lezer/common'
import { JsonNode } from './json-node.ts'
import { schemaOutline, type TableOutline } from './schema-outline.ts'

/** The names that are allowed in a string of a schema, and the offsets of the text between the quotes that they replace. */
export interface NamesAt {
  readonly from: number
  readonly to: number
  readonly names: readonly string[]
}

/** Keys whose values are names of tables, at any level. */
const tableKeys: ReadonlySet<string> = new Set(['table'])
/** Keys of `rows` whose values are names of tables. */
const rowKeys: ReadonlySet<string> = new Set(['of', 'by'])
/** Keys whose values are names of columns of the same table. */
const columnKeys: ReadonlySet<string> = new Set(
  (
    'by column through partition_by existing_at person entry lifecycle started_at offset weighted_by primary_key unique columns ' +
    'country gender existing_at'
  ).split(' '),
)

/** The names of tables and columns that are allowed at an offset of a schema's text; null if there are none. */
export function namesAt(tree: Tree, text: string, at: number): NamesAt | null {
  const node = tree.resolveInner(at, -1)
  if (node.name !== 'String' || at <= node.from) return null
  const property = ancestor(node, 'Property')
  const holder = property?.parent ?? null
  if (property === null || holder === null) return null
  const object = new JsonNode(holder, text)
  const key = object.nameOf(property)
  const tables = schemaOutline(tree, text)
  const table = tables.find(({ from, to }) => from < at && at < to) ?? null
  const names = key === null ? null : namesOf(key, object, tables, table)
  const isClosed = node.to - node.from > 1 && text[node.to - 1] === '"'
  return names === null ? null : { from: node.from + 1, to: isClosed ? node.to - 1 : node.to, names }
}

function namesOf(key: string, object: JsonNode, tables: readonly TableOutline[], own: TableOutline | null): readonly string[] | null {
  const isOfRows = rowKeys.has(key) && object.get('type') !== null && object.get('kind') === null
  if (tableKeys.has(key) || isOfRows) return tables.map(({ name }) => name)
  const isList = key === 'columns' && object.property('name') !== null
  if (!columnKeys.has(key) || isList) return null
  const column = key === 'column' ? foreignTable(object, own) : null
  return (tables.find(({ name }) => name === column) ?? own)?.columns.map(({ name }) => name) ?? null
}

/** The table that `column` refers to, if it is another one. */
function foreignTable(object: JsonNode, own: TableOutline | null): string | null {
  const through = object.get('through')?.string ?? null
  return through === null ? (object.get('table')?.string ?? null) : (own?.columns.find(({ name }) => name === through)?.table ?? null)
}

function ancestor(node: SyntaxNode, name: string): SyntaxNode | null {
  for (let each = node.parent; each !== null; each = each.parent) if (each.name === name) return each
  return null
}
