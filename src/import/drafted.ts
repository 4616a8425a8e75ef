import { betweenCode } from './between-code.ts'
import type { Imported, ImportedTable, ImportNote } from './imported.ts'
import type { TableDraft } from './table-draft.ts'

/**
 * The result of an import: the tables of some drafts, and all notes in the order of the text.
 * @param code the declarations, in the order of the text
 */
export function drafted(text: string, drafts: readonly TableDraft[], notes: readonly ImportNote[], code: Imported['code']): Imported {
  const tables = drafts.map((draft): ImportedTable => draft.table())
  const all = [...notes, ...drafts.flatMap((draft) => draft.notes)].toSorted((one, other) => one.start - other.start)
  return { tables, notes: all, code: betweenCode(text, code) }
}
