import { limits } from '../schema/limits.ts'
import type { ImportedColumn, ImportedOrder, ImportedReference, ImportedTable, ImportNote } from './imported.ts'
import { lineAt } from './line-at.ts'
import { noteAt } from './note-at.ts'

/** A column whose declaration is being read. */
export type WritableColumn = { -readonly [Key in keyof ImportedColumn]: ImportedColumn[Key] }

/** A column with nothing declared but its name. */
const plain: Omit<ImportedColumn, 'name' | 'line' | 'start'> = {
  type: null,
  shortest: null,
  length: null,
  pattern: null,
  meaning: null,
  scale: null,
  min: null,
  max: null,
  isRangeOfType: false,
  values: null,
  examples: null,
  days: null,
  isOptional: false,
  isRequired: false,
  isUnique: false,
}

/** Maximum characters of a table that a note quotes. */
const longestQuote = 80
/** Maximum unique sets of a table: each is proved from its columns. */
const mostSets = 1000

/** A table whose declaration is being read. */
export class TableDraft {
  /** The whole text. */
  readonly text: string
  /** As declared; of a table within another one, with the name of that as a prefix if there is a second table of its name. */
  name: string
  readonly line: number
  /** Offset of its declaration. */
  readonly start: number
  readonly columns = new Map<string, WritableColumn>()
  readonly notes: ImportNote[] = []
  /** Unique sets, by the names of their columns. */
  readonly #unique = new Map<string, readonly string[]>()
  readonly references: ImportedReference[] = []
  readonly orders: ImportedOrder[] = []
  /** The tables of whose rows its rows have lists: the name of a declared table, or a table that is declared within this one. */
  readonly lists: (string | TableDraft)[] = []
  /** The declared tables whose rows its rows have as members. */
  readonly rows: string[] = []
  key: readonly string[] = []
  readonly #byLower = new Map<string, WritableColumn>()
  /** End offset of its declaration. */
  readonly end: number

  /** @param text the whole text; `start` and `end` are the offsets of the declaration */
  constructor(text: string, name: string, start: number, end: number) {
    this.text = text
    this.name = name
    this.line = lineAt(text, start)
    this.start = start
    this.end = end
  }

  /** Adds a list of rows that are declared within this table. Returns their table, which has no columns yet. */
  innerTable(name: string, start: number, end: number): TableDraft {
    const inner = new TableDraft(this.text, name, start, end)
    this.lists.push(inner)
    return inner
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

  /** A table with the same place in the text and no columns. */
  like(): TableDraft {
    return new TableDraft(this.text, this.name, this.start, this.end)
  }

  /** Gives a column another name, at its place. */
  rename(column: WritableColumn, name: string): void {
    const all = [...this.columns.values()]
    this.columns.clear()
    this.#byLower.delete(column.name.toLowerCase())
    column.name = name
    for (const each of all) this.columns.set(each.name, each)
    this.#byLower.set(name.toLowerCase(), column)
  }

  /** Removes a column. */
  remove(column: WritableColumn): void {
    this.columns.delete(column.name)
    this.#byLower.delete(column.name.toLowerCase())
  }

  /** Finds a column by its name, ignoring case. */
  find(name: string): WritableColumn | undefined {
    return this.columns.get(name) ?? this.#byLower.get(name.toLowerCase())
  }

  /** Declares that the combined values of some columns are unique. */
  setUnique(columns: readonly string[]): void {
    const only = columns.length === 1 ? this.find(columns[0] ?? '') : undefined
    if (only === undefined) this.#unique.set(JSON.stringify(columns), columns)
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

  /** The tables that are declared within this one. */
  get innerTables(): readonly TableDraft[] {
    return this.lists.filter((listed) => typeof listed !== 'string')
  }

  /** Offset of the end of the first line of its declaration, or of what a note quotes of it. */
  get headEnd(): number {
    const most = Math.min(Math.max(this.start, this.end), this.start + longestQuote)
    const line = this.text.slice(this.start, most).indexOf('\n')
    return line < 0 ? most : this.start + line
  }

  /** Leaves out values and unique sets for which a schema has no room, with notes. */
  bound(): void {
    for (const column of this.columns.values()) {
      const { name, start, values } = column
      if (values === null || values.length <= limits.entries) continue
      column.values = values.slice(0, limits.entries)
      this.remark(start, start + name.length, `it has ${values.length} values: the first ${limits.entries} are used, the most of a column`)
    }
    const sets = [...this.#unique.keys()]
    if (sets.length <= mostSets) return
    for (const set of sets.slice(mostSets)) this.#unique.delete(set)
    this.note(this.start, this.headEnd, `it has ${sets.length} unique sets: the first ${mostSets} are used`)
  }

  /** The table that was read, without the notes. */
  table(): ImportedTable {
    const { name, line, start, end, key, references, orders } = this
    const unique = [...this.#unique.values()]
    return { name, line, start, end, columns: [...this.columns.values()], key, unique, references, orders }
  }
}
