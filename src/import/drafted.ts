import { betweenCode } from './between-code.ts'
import type { Imported, ImportNote } from './imported.ts'
import { relateLists } from './relate-lists.ts'
import type { TableDraft } from './table-draft.ts'

/**
 * The result of an import: the tables of some drafts, those within them, those between tables that have lists of each other, and all notes
 * in the order of the text. Tables without columns are left out.
 * @param code the declarations, in the order of the text
 * @param notes those that belong to no table
 * @returns null if no table has columns
 */
export function drafted(
  text: string,
  drafts: readonly TableDraft[],
  code: Imported['code'],
  notes: readonly ImportNote[] = [],
): Imported | null {
  const declared = namedApart(drafts)
  const all = [...declared, ...relateLists(declared)]
  const filled = all.filter(({ columns }) => columns.size > 0)
  if (filled.length === 0) return null
  for (const draft of all)
    if (draft.columns.size === 0)
      draft.note(draft.start, draft.headEnd, `no column of ${draft.name} can be imported: the table is left out`)
  for (const draft of filled) draft.bound()
  const prose = betweenCode(text, code)
  const told = [...notes, ...prose.notes, ...all.flatMap((draft) => draft.notes)].toSorted((one, other) => one.start - other.start)
  return { tables: filled.map((draft) => draft.table()), notes: told, code: prose.code }
}

/** The tables and those within them. If one within another table has the name of a second one, the name of its owner becomes a prefix. */
function namedApart(drafts: readonly TableDraft[]): readonly TableDraft[] {
  const taken = new Set(drafts.map(({ name }) => name))
  const withInner = (draft: TableDraft): readonly TableDraft[] => [
    draft,
    ...draft.innerTables.flatMap((inner) => {
      const { name } = inner
      if (taken.has(name)) {
        inner.name = `${draft.name}_${name}`
        inner.remark(inner.start, inner.headEnd, `another table is called ${name}, too: this one is called ${inner.name}`)
      }
      taken.add(inner.name)
      return withInner(inner)
    }),
  ]
  return drafts.flatMap(withInner)
}
