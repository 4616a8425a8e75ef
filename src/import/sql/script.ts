import type { CodeReader } from '../code-reader.ts'
import type { ImportNote } from '../imported.ts'
import { noteAt } from '../note-at.ts'
import type { TableDraft } from '../table-draft.ts'
import type { DeclaredType } from './sql-types.ts'

/** The declarations of a script that were read so far. */
export interface Script {
  readonly text: string
  /** By name in lower case. */
  readonly tables: Map<string, TableDraft>
  /** Enums and domains, by name in lower case. */
  readonly types: Map<string, DeclaredType>
  readonly notes: ImportNote[]
}

/** Reports a part of the script that is not imported. @param reason without a full stop at the end */
export function report({ text, notes }: Script, start: number, end: number, reason: string): void {
  notes.push(noteAt(text, start, end, reason))
}

/** The name of a table, without its schema. */
export function readName(code: CodeReader): string {
  if (code.take('if', 'not', 'exists')) return readName(code)
  if (code.take('if', 'exists') || code.take('only')) return readName(code)
  let name = code.next().text
  while (code.take('.')) name = code.next().text
  // BigQuery quotes a name with its project and data set.
  return name.split('.').findLast((part) => part !== '') ?? name
}
