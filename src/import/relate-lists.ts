import { TableDraft } from './table-draft.ts'

/** A table, and the tables of which its rows have lists. */
export interface WithLists {
  readonly draft: TableDraft
  readonly lists: readonly string[]
}

/**
 * Relates tables whose rows have lists of rows of others. Where only one side has a list, the rows in it refer to the row that has them,
 * unless they do so already.
 * @returns the tables between those that have lists of each other, named as Prisma names them: "_CategoryToPost"
 */
export function relateLists(text: string, tables: readonly WithLists[]): readonly TableDraft[] {
  const byName = new Map(tables.map((table) => [table.draft.name, table]))
  return tables.flatMap(({ draft, lists }) =>
    [...new Set(lists)].flatMap((name) => {
      const other = byName.get(name)
      if (other === undefined) return []
      if (other.draft !== draft && other.lists.includes(draft.name))
        return draft.name < name ? [bridge(text, draft.name, name, draft.end)] : []
      ownRows(text, draft, other.draft)
      return []
    }),
  )
}

/** Adds to the rows of `child` a column that refers to the row of `parent` that has them in a list, unless there is one. */
function ownRows(text: string, parent: TableDraft, child: TableDraft): void {
  if (child.references.some(({ table }) => table === parent.name)) return
  const name = keyName(parent, child)
  const own = child.find(name)
  if (own === undefined) {
    child.column(name, child.start, { isOptional: child === parent })
    child.remark(
      child.start,
      endOfLine(text, child),
      `rows of ${parent.name} have lists of ${child.name}: the column ${name} refers to them`,
    )
  }
  requireKey(parent)
  child.refer([own?.name ?? name], parent.name, null, child.start)
}

/** Maximum characters of a table that its note quotes. */
const longestQuote = 80

/** The end of the first line of a table's declaration, or of its beginning. */
function endOfLine(text: string, { start, end }: TableDraft): number {
  const most = Math.min(Math.max(start, end), start + longestQuote)
  const line = text.slice(start, most).indexOf('\n')
  return line < 0 ? most : start + line
}

/** "order_id" for "orders" and "Order", "orderId" where names have no underscores. */
function keyName({ name, columns: ofParent }: TableDraft, { columns }: TableDraft): string {
  const singular = name.replace(/(?<![su])s$/, '')
  const isCamel = [...columns.keys(), ...ofParent.keys()].some((column) => /[a-z][A-Z]/.test(column))
  return isCamel
    ? `${singular.charAt(0).toLowerCase()}${singular.slice(1)}Id`
    : `${singular.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()}_id`
}

/** Gives a table without a key the key "id". */
function requireKey(draft: TableDraft): void {
  const first = draft.columns.keys().next().value ?? ''
  if (draft.key.length > 0 || draft.find('id') !== undefined || /(?:_id|I[dD])$/.test(first)) return
  draft.column('id', draft.start, { type: 'integer', isRequired: true })
  draft.key = ['id']
}

/** A table with references to two others, each pair of rows once. @param at its offset in the text */
function bridge(text: string, one: string, other: string, at: number): TableDraft {
  const draft = new TableDraft(text, `_${one}To${other}`, at)
  for (const [column, table] of [
    ['A', one],
    ['B', other],
  ] as const) {
    draft.column(column, at, { type: 'integer' })
    draft.refer([column], table, null, at)
  }
  draft.unique.push(['A', 'B'])
  return draft
}
