import { existsSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { SynthError } from '../../errors.ts'
import { databases } from '../../formats/dialects/sql.ts'
import { createTable } from '../../formats/sql/create-table.ts'
import { foreignKey, referencesOf } from '../../formats/sql/references.ts'
import { readRows } from '../../library/read-rows.ts'
import type { Cell, Row } from '../../library/row.ts'
import { makeFolder } from '../../stores/make-folder.ts'
import { countedLines } from './counted-lines.ts'
import type { Database, FoundColumns, LoadOptions, Shifts } from './database.ts'
import type { LoadTable } from './load-table.ts'
import { openSqliteFile, type SqliteCell, type SqliteFile } from './open-sqlite-file.ts'
import type { DatabasePlace } from './place.ts'

const { identifier } = databases.sqlite

/** A load into a SQLite file, in one transaction. The file is created with its directory if it does not exist. */
export async function openSqlite({ address }: DatabasePlace, options: LoadOptions): Promise<Database> {
  const isNew = !existsSync(address)
  await makeFolder(dirname(resolve(address)))
  const file = await openSqliteFile(address)
  try {
    // References are checked once when all rows are there. The cache of 64 MiB keeps small loads in memory until the end.
    file.exec('PRAGMA foreign_keys = OFF; PRAGMA busy_timeout = 5000; PRAGMA cache_size = -65536; BEGIN IMMEDIATE')
    // From here on no other process writes. A load that failed meanwhile may have removed the file that it had created.
    const { size } = statSync(address)
    return new Sqlite(file, isNew && size === 0 ? address : null, options)
  } catch (error) {
    file.close()
    throw error
  }
}

class Sqlite implements Database {
  readonly #file: SqliteFile
  readonly #created: string | null
  readonly #options: LoadOptions

  /** @param created path of the file if it did not exist before */
  constructor(file: SqliteFile, created: string | null, options: LoadOptions) {
    this.#file = file
    this.#created = created
    this.#options = options
  }

  async columnsOf(table: string): Promise<FoundColumns> {
    const names = this.#file.prepare('SELECT name FROM pragma_table_xinfo(?)').all(table)
    return names.length === 0 ? null : new Set(names.map(({ name }) => String(name)))
  }

  async create(tables: readonly LoadTable[], existing: readonly string[]): Promise<void> {
    for (const name of existing.toReversed()) this.#file.exec(`DROP TABLE ${identifier(name)}`)
    const outlines = tables.map(({ outline }) => outline)
    for (const outline of outlines) {
      const constraints = referencesOf(outline, outlines).map((each) => foreignKey(each, 'sqlite'))
      this.#file.exec(createTable(outline, 'sqlite', { constraints }))
    }
  }

  async empty(tables: readonly LoadTable[]): Promise<void> {
    for (const { name } of tables.toReversed()) this.#file.exec(`DELETE FROM ${identifier(name)}`)
  }

  /** The transaction excludes other writers from its beginning. */
  async lock(): Promise<void> {}

  async largest(table: string, column: string): Promise<number> {
    const [found] = this.#file.prepare(`SELECT max(${identifier(column)}) AS largest FROM ${identifier(table)}`).all()
    return Number(found?.['largest'] ?? 0)
  }

  async write(table: LoadTable, shifts: Shifts): Promise<void> {
    const { name, source, offset, rows, outline } = table
    const columns = outline.columns.map((column) => identifier(column.name))
    const places = columns.map(() => '?')
    const insert = this.#file.prepare(`INSERT INTO ${identifier(name)} (${columns.join(', ')}) VALUES (${places.join(', ')})`)
    const convert = outline.columns.map((column) => converter(column.layout.type, shifts.get(column.name)))
    const bytes = countedLines(source.stream('ndjson', { offset, limit: rows }), table, this.#options)
    for await (const row of readRows<Row>(chunksOf(bytes)))
      insert.run(...Object.values(row).map((cell, place) => convert[place]?.(cell) ?? null))
  }

  async finish(tables: readonly LoadTable[]): Promise<void> {
    for (const { name } of tables) {
      const [broken] = this.#file.prepare(`PRAGMA foreign_key_check(${identifier(name)})`).all()
      if (broken !== undefined)
        throw new SynthError(
          'database_failed',
          `SQLite: a row of ${name} refers to a row of ${String(broken['parent'])} that does not exist`,
        )
    }
  }

  async commit(): Promise<void> {
    this.#file.exec('COMMIT')
    this.#file.close()
  }

  /** A file of this load is removed with its journal, which SQLite then leaves, while no other process can write to it. */
  async abort(): Promise<void> {
    try {
      if (this.#created !== null) for (const name of [this.#created, `${this.#created}-journal`]) rmSync(name, { force: true })
      this.#file.exec('ROLLBACK')
    } catch (error) {
      // SQLite itself undoes the transaction after some errors, such as a full disk.
      if (!(error instanceof Error && error.message.includes('no transaction'))) throw error
    } finally {
      this.#file.close()
    }
  }
}

/** Converts the cells of a column for SQLite, which has no booleans and no times: its functions read texts without `T` and `Z`. */
function converter(type: string, shift: number | undefined): (cell: Cell) => SqliteCell {
  if (type === 'boolean') return (cell) => (cell === null ? null : Number(cell))
  if (type === 'timestamp') return (cell) => (cell === null ? null : String(cell).replace('T', ' ').replace('Z', ''))
  if (shift !== undefined) return (cell) => (cell === null ? null : Number(cell) + shift)
  return (cell) => cell as SqliteCell
}

async function* chunksOf(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Parameters<typeof readRows>[0] extends AsyncIterable<infer Chunk> ? Chunk : never> {
  for await (const each of bytes) yield { bytes: each, rows: 0, release: () => {} }
}
