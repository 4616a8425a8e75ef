import { TableDraft } from './table-draft.ts'

/** A table, and the tables of which its rows have lists. */
export interface WithLists {
  readonly draft: TableDraft
  readonly lists: readonly string[]
}

/** The tables between pairs of tables that have lists of each other, named as Prisma names them: "_CategoryToPost". */
export function bridges(text: string, tables: readonly WithLists[]): readonly TableDraft[] {
  const byName = new Map(tables.map((table) => [table.draft.name, table]))
  return tables.flatMap(({ draft: { name, end }, lists }) =>
    lists.flatMap((other) => (name >= other || byName.get(other)?.lists.includes(name) !== true ? [] : [bridge(text, name, other, end)])),
  )
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
