import type { ImportedColumn, ImportedReference, ImportedTable, ImportNote } from './imported.ts'
import { lineAt } from './line-at.ts'
import { noteAt } from './note-at.ts'

/** A column whose declaration is being read. */
export type WritableColumn = { -readonly [Key in keyof ImportedColumn]: ImportedColumn[Key] }

/** A column with nothing declared but its name. */
const plain: Omit<ImportedColumn, 'name' | 'line' | 'start'> = {
  type: null,
  length: null,
  scale: null,
  min: null,
  max: null,
  isRangeOfType: false,
  values: null,
  isOptional: false,
  isRequired: false,
  isUnique: false,
}

/** A table whose declaration is being read. */
export class TableDraft {
  /** The whole text. */
  readonly text: string
  readonly name: string
  readonly line: number
  /** Offset of its declaration. */
  readonly start: number
  readonly columns = new Map<string, WritableColumn>()
  readonly notes: ImportNote[] = []
  readonly unique: (readonly string[])[] = []
  readonly references: ImportedReference[] = []
  key: readonly string[] = []
  readonly #byLower = new Map<string, WritableColumn>()
  /** End offset of its declaration. */
  end: number

  /** @param text the whole text; the table begins at offset `start` */
  constructor(text: string, name: string, start: number) {
    this.text = text
    this.name = name
    this.line = lineAt(text, start)
    this.start = start
    this.end = start
  }

  /**
   * Adds a column at offset `at`. A second column of the same name adds a note and returns the first one unchanged.
   * @param at its offset
   */
  column(name: string, at: number, declared: Partial<ImportedColumn> = {}): WritableColumn {
    const column = { ...plain, ...declared, name, line: lineAt(this.text, at), start: at }
    if (this.columns.has(name)) this.note(at, at + name.length, `table ${this.name} has a column of this name already`)
    else {
      this.columns.set(name, column)
      this.#byLower.set(name.toLowerCase(), column)
    }
    return column
  }

  /** Finds a column by its name, ignoring case. */
  find(name: string): WritableColumn | undefined {
    return this.columns.get(name) ?? this.#byLower.get(name.toLowerCase())
  }

  /** Declares that the combined values of some columns are unique. */
  setUnique(columns: readonly string[]): void {
    const only = columns.length === 1 ? this.find(columns[0] ?? '') : undefined
    if (only === undefined) this.unique.push(columns)
    else only.isUnique = true
  }

  refer(columns: readonly string[], table: string, to: readonly string[] | null, at: number): void {
    this.references.push({ columns, table, to, line: lineAt(this.text, at), start: at })
  }

  /** Notes a part of the text that is not imported. @param reason without a full stop at the end */
  note(start: number, end: number, reason: string): void {
    this.notes.push(noteAt(this.text, start, end, reason))
  }

  /** Notes a part of the text that is imported in another form. @param reason without a full stop at the end */
  remark(start: number, end: number, reason: string): void {
    this.notes.push({ ...noteAt(this.text, start, end, reason), isHeld: true })
  }

  /** The table that was read, without the notes. */
  table(): ImportedTable {
    const { name, line, start, end, key, unique, references } = this
    return { name, line, start, end, columns: [...this.columns.values()], key, unique, references }
  }
}
