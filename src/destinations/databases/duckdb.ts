import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { SynthError } from '../../errors.ts'
import { databases } from '../../formats/dialects/sql.ts'
import { createTable } from '../../formats/sql/create-table.ts'
import { foreignKey, referencesOf } from '../../formats/sql/references.ts'
import type { Database, FoundColumns, LoadOptions, Shifts } from './database.ts'
import { loadPackage } from '../../load-package.ts'
import { makeFolder } from '../../stores/make-folder.ts'
import type { LoadTable } from './load-table.ts'
import type { DatabasePlace } from './place.ts'
import { shiftedColumn } from './shifted-column.ts'

/** Rows of a Parquet file between the generator and the database: they bound the space that is needed beside the database. */
const fileRows = 1 << 20

const { identifier } = databases.postgres
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** A load into a DuckDB file, in one transaction. The file is created with its directory if it does not exist. */
export async function openDuckdb({ address, title }: DatabasePlace, options: LoadOptions): Promise<Database> {
  const { DuckDBInstance } = await loadPackage(`Writing to ${title}`, ['@duckdb/node-api'], () => import('@duckdb/node-api'))
  const isNew = !existsSync(address)
  await makeFolder(dirname(resolve(address)))
  const instance = await DuckDBInstance.create(address)
  const connection = await instance.connect()
  options.signal.addEventListener('abort', () => connection.interrupt(), { once: true })
  await connection.run('BEGIN')
  // Another process may have created the file and its tables meanwhile.
  const tables = await connection.runAndReadAll('SELECT 1 FROM duckdb_tables()')
  return new Duckdb({ instance, connection, path: address, isNew: isNew && tables.currentRowCount === 0 }, options)
}

interface Opened {
  readonly instance: DuckDBInstance
  readonly connection: DuckDBConnection
  readonly path: string
  /** Whether the load created the file. */
  readonly isNew: boolean
}

class Duckdb implements Database {
  readonly #opened: Opened
  readonly #options: LoadOptions

  constructor(opened: Opened, options: LoadOptions) {
    this.#opened = opened
    this.#options = options
  }

  async columnsOf(table: string): Promise<FoundColumns> {
    const names = await this.#column(
      `SELECT column_name FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema()
        AND table_name = ${literal(table)}`,
    )
    return names.length === 0 ? null : new Set(names.map(String))
  }

  async create(tables: readonly LoadTable[], existing: readonly string[]): Promise<void> {
    for (const name of existing.toReversed()) await this.#run(`DROP TABLE ${identifier(name)}`)
    const outlines = tables.map(({ outline }) => outline)
    for (const outline of outlines) {
      // References cannot be added later. A row that refers to a row of the same statement is refused, so tables do not refer to
      // themselves.
      const references = referencesOf(outline, outlines).filter(({ table }) => table !== outline.name)
      await this.#run(createTable(outline, 'postgres', { constraints: references.map((each) => foreignKey(each, 'postgres')) }))
    }
  }

  async empty(tables: readonly LoadTable[]): Promise<void> {
    try {
      for (const { name } of tables.toReversed()) await this.#run(`DELETE FROM ${identifier(name)}`)
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('foreign key'))) throw error
      // DuckDB forgets a deleted row of a referring table only with the end of the transaction.
      throw new SynthError(
        'database_unsuited',
        'DuckDB cannot remove rows of tables that refer to one another in one transaction: replace them with --create --overwrite',
      )
    }
  }

  /** The file is open for this process alone. */
  async lock(): Promise<void> {}

  async largest(table: string, column: string): Promise<number> {
    const [largest = null] = await this.#column(`SELECT max(${identifier(column)}) FROM ${identifier(table)}`)
    return Number(largest ?? 0)
  }

  async write(table: LoadTable, shifts: Shifts): Promise<void> {
    const directory = await mkdtemp(join(dirname(resolve(this.#opened.path)), '.synth-load-'))
    try {
      const before = { rows: 0, bytes: 0 }
      while (before.rows < table.rows) {
        const { rows, bytes } = await this.#writePart(table, shifts, directory, before)
        before.rows += rows
        before.bytes += bytes
      }
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  }

  async finish(tables: readonly LoadTable[]): Promise<void> {
    for (const { name, numbered } of tables) if (numbered !== null) await this.#number(name, numbered)
  }

  async commit(): Promise<void> {
    await this.#run('COMMIT')
    this.#close()
  }

  /** A file of this load is removed while no other process can open it. */
  async abort(): Promise<void> {
    const { isNew, path } = this.#opened
    if (isNew) for (const each of [path, `${path}.wal`]) await rm(each, { force: true })
    this.#close()
  }

  /** Writes the rows after those that are written as a Parquet file, and inserts them. */
  async #writePart(
    { name, source, outline, offset, rows }: LoadTable,
    shifts: Shifts,
    directory: string,
    before: { readonly rows: number; readonly bytes: number },
  ): Promise<{ readonly rows: number; readonly bytes: number }> {
    const { signal, onProgress } = this.#options
    const file = await source.write(directory, {
      format: 'parquet',
      overwrite: true,
      offset: offset + before.rows,
      limit: Math.min(fileRows, rows - before.rows),
      signal,
      onProgress: (part) => onProgress({ table: name, rows: before.rows + part.rows, bytes: before.bytes + part.bytes }),
    })
    const columns = outline.columns.map((column) => identifier(column.name))
    const values = outline.columns.map((column) => shiftedColumn(identifier(column.name), shifts.get(column.name)))
    const from = `SELECT ${values.join(', ')} FROM read_parquet(${literal(file.path)})`
    await this.#run(`INSERT INTO ${identifier(name)} (${columns.join(', ')}) ${from}`)
    return file
  }

  /** Lets a sequence number the column after its largest value. A sequence cannot be set, so it is replaced. */
  async #number(table: string, column: string): Promise<void> {
    const [used = null] = await this.#column(
      `SELECT column_default FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema()
        AND table_name = ${literal(table)} AND column_name = ${literal(column)}`,
    )
    // A default of the table's own stays.
    const sequence = `${table}_${column}_seq`
    const isOwn = typeof used === 'string' && used.includes(sequence)
    if (this.#options.mode !== 'create' && !isOwn) return
    const next = (await this.largest(table, column)) + 1
    const change = `ALTER TABLE ${identifier(table)} ALTER ${identifier(column)}`
    if (isOwn) await this.#run(`${change} DROP DEFAULT`)
    await this.#run(`CREATE OR REPLACE SEQUENCE ${identifier(sequence)} START WITH ${next}`)
    await this.#run(`${change} SET DEFAULT nextval(${literal(identifier(sequence))})`)
  }

  async #run(sql: string): Promise<void> {
    this.#options.signal.throwIfAborted()
    await this.#opened.connection.run(sql)
  }

  /** The first column of a query. */
  async #column(sql: string): Promise<readonly unknown[]> {
    const reader = await this.#opened.connection.runAndReadAll(sql)
    return reader.getColumns()[0] ?? []
  }

  /** A transaction that is open is undone. */
  #close(): void {
    this.#opened.connection.closeSync()
    this.#opened.instance.closeSync()
  }
}
