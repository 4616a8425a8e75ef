import { TableDraft } from './table-draft.ts'

/**
 * Relates tables whose rows have rows of others, or lists of them. A table with such rows has a key. Where only one side has a list, the rows in it refer to the row that has them,
 * unless they do so already. A table with two lists of its own rows has a relation with itself: those who follow, and those who are followed.
 * @returns the tables between those that have lists of each other, named as Prisma names them: "_CategoryToPost"
 */
export function relateLists(tables: readonly TableDraft[]): readonly TableDraft[] {
  const byName = new Map(tables.map((table) => [table.name, table]))
  for (const row of tables.flatMap(({ rows }) => rows)) {
    const other = byName.get(row)
    if (other !== undefined) requireKey(other)
  }
  return tables.flatMap((table) =>
    [...new Set(table.lists)].flatMap((listed) => {
      const other = typeof listed === 'string' ? byName.get(listed) : listed
      if (other === undefined) return []
      if (other !== table && (other.lists.includes(table.name) || other.lists.includes(table)))
        return table.name < other.name ? [bridge(table, other)] : []
      if (other === table && table.lists.filter((each) => each === listed).length > 1) return [bridge(table, table)]
      ownRows(table, other)
      return []
    }),
  )
}

/** Adds to the rows of `child` a column that refers to the row of `parent` that has them in a list, unless there is one. */
function ownRows(parent: TableDraft, child: TableDraft): void {
  if (child.references.some(({ table }) => table === parent.name)) {
    if (child === parent)
      child.note(child.start, child.headEnd, `its list of rows of ${child.name} is left out: they have another reference to it`)
    return
  }
  const name = keyName(parent, child)
  const own = child.find(name)
  if (own === undefined) {
    child.column(name, child.start, { isOptional: child === parent })
    child.remark(child.start, child.headEnd, `rows of ${parent.name} have lists of ${child.name}: the column ${name} refers to them`)
  }
  requireKey(parent)
  child.refer([own?.name ?? name], parent.name, null, child.start)
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
  const isReference = draft.references.some(({ columns: [column] }) => column === first)
  if (draft.key.length > 0 || draft.find('id') !== undefined || (/(?:_id|I[dD])$/.test(first) && !isReference)) return
  draft.column('id', draft.start, { type: 'integer', isRequired: true })
  draft.key = ['id']
}

/** A table with references to two others, each pair of rows once. */
function bridge(one: TableDraft, other: TableDraft): TableDraft {
  const draft = new TableDraft(one.text, `_${one.name}To${other.name}`, one.end, one.end)
  for (const [column, table] of [
    ['A', one],
    ['B', other],
  ] as const) {
    requireKey(table)
    draft.column(column, one.end, { type: 'integer' })
    draft.refer([column], table.name, null, one.end)
  }
  draft.setUnique(['A', 'B'])
  return draft
}
