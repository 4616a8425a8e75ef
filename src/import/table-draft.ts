import type { ImportedColumn, ImportedReference, ImportedTable, ImportNote } from './imported.ts'
import { lineAt } from './line-at.ts'
import { noteAt } from './note-at.ts'

/** A column while its declaration is read. */
export type WritableColumn = { -readonly [Key in keyof ImportedColumn]: ImportedColumn[Key] }

/** A column of which nothing but the name is declared. */
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

/** A table while its declaration is read. */
export class TableDraft {
  readonly name: string
  readonly line: number
  readonly columns = new Map<string, WritableColumn>()
  readonly notes: ImportNote[] = []
  readonly unique: (readonly string[])[] = []
  readonly references: ImportedReference[] = []
  key: readonly string[] = []
  readonly #text: string
  readonly #start: number
  readonly #byLower = new Map<string, WritableColumn>()
  /** Where its declaration ends. */
  end: number

  /** @param text all that is read; the table begins at the offset `start` */
  constructor(text: string, name: string, start: number) {
    this.#text = text
    this.name = name
    this.line = lineAt(text, start)
    this.#start = start
    this.end = start
  }

  /** Adds a column; one of the same name is told, and keeps what it has. @param at its offset */
  column(name: string, at: number, declared: Partial<ImportedColumn> = {}): WritableColumn {
    const column = { ...plain, ...declared, name, line: lineAt(this.#text, at), start: at }
    if (this.columns.has(name)) this.note(at, at + name.length, `table ${this.name} has a column of this name already`)
    else {
      this.columns.set(name, column)
      this.#byLower.set(name.toLowerCase(), column)
    }
    return column
  }

  /** The column of a name, whatever the case it is written in. */
  find(name: string): WritableColumn | undefined {
    return this.columns.get(name) ?? this.#byLower.get(name.toLowerCase())
  }

  /** Lets columns be different together in all rows. */
  setUnique(columns: readonly string[]): void {
    const only = columns.length === 1 ? this.find(columns[0] ?? '') : undefined
    if (only === undefined) this.unique.push(columns)
    else only.isUnique = true
  }

  refer(columns: readonly string[], table: string, to: readonly string[] | null, at: number): void {
    this.references.push({ columns, table, to, line: lineAt(this.#text, at), start: at })
  }

  /** Tells of a part of the text that the table does not have. @param reason one sentence without its end */
  note(start: number, end: number, reason: string): void {
    this.notes.push(noteAt(this.#text, start, end, reason))
  }

  /** Tells of a part of the text that the table has in another form. @param reason one sentence without its end */
  remark(start: number, end: number, reason: string): void {
    this.notes.push({ ...noteAt(this.#text, start, end, reason), isHeld: true })
  }

  /** What was read; notes stand beside it. */
  table(): ImportedTable {
    const { name, line, end, key, unique, references } = this
    return { name, line, start: this.#start, end, columns: [...this.columns.values()], key, unique, references }
  }
}
