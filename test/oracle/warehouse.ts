import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import type { ColumnFacts } from './data-set.ts'
import { macros, quoted } from './sql.ts'

const read: Readonly<Record<string, string>> = { boolean: 'BOOLEAN', date: 'DATE', timestamp: 'TIMESTAMP', string: 'VARCHAR' }

/** What a warehouse may take. */
export interface Bounds {
  /** As DuckDB reads it: "4GB". Tables are in memory themselves where it is null. */
  readonly memory: string | null
  readonly threads: number
}

/** A DuckDB of its own. */
export class Warehouse {
  readonly #connection: DuckDBConnection
  readonly #instance: DuckDBInstance
  readonly #folder: string
  readonly #remove: () => void

  private constructor(instance: DuckDBInstance, connection: DuckDBConnection, folder: string) {
    this.#instance = instance
    this.#connection = connection
    this.#folder = folder
    this.#remove = () => rmSync(folder, { recursive: true, force: true })
    process.once('exit', this.#remove)
  }

  static async open({ memory, threads }: Bounds): Promise<Warehouse> {
    const folder = mkdtempSync(join(tmpdir(), 'synth-oracle-'))
    const bounded = memory === null ? {} : { memory_limit: memory, temp_directory: join(folder, 'spilled') }
    const path = memory === null ? ':memory:' : join(folder, 'data.duckdb')
    const instance = await DuckDBInstance.create(path, { threads: String(threads), ...bounded })
    const connection = await instance.connect()
    for (const macro of macros) await connection.run(macro)
    // Of tables that fit in memory the optimizer takes longer than the queries.
    if (memory === null) await connection.run('pragma disable_optimizer')
    return new Warehouse(instance, connection, folder)
  }

  close(): void {
    this.#connection.closeSync()
    this.#instance.closeSync()
    process.off('exit', this.#remove)
    this.#remove()
  }

  /** The first row that a query selects. */
  async row(sql: string): Promise<Readonly<Record<string, unknown>>> {
    const reader = await this.#connection.runAndReadUntil(sql, 1)
    return reader.getRowObjectsJson()[0] ?? {}
  }

  /** Keeps a response in a file, and tells its bytes. */
  async keep(file: string, body: AsyncIterable<Uint8Array>): Promise<number> {
    await pipeline(body, createWriteStream(this.#path(file)))
    return statSync(this.#path(file)).size
  }

  /**
   * Makes a table of files with the same rows, which stand side by side, and removes the files. Decimals become whole numbers of their last
   * digit, moments seconds or days since 1970.
   * @throws for numbers that are none, have more digits than they may, or moments within a second
   */
  async load(table: string, parts: readonly Part[]): Promise<void> {
    const cells = parts.flatMap(({ columns }) => columns.map(({ name, type }) => `${loaded(quoted(name), type)} as ${quoted(name)}`))
    const sources = parts.map((part) => this.#reading(part)).join(' positional join ')
    await this.run(`create table ${quoted(table)} as select ${cells.join(', ')} from ${sources}`)
    for (const { file } of parts) rmSync(this.#path(file))
  }

  async run(sql: string): Promise<void> {
    await this.#connection.run(sql)
  }

  #reading({ file, columns }: Part): string {
    if (file.endsWith('.parquet')) return `read_parquet('${this.#path(file)}')`
    const struct = columns.map(({ name, type }) => `${quoted(name)}: '${read[type] ?? 'DOUBLE'}'`).join(', ')
    return `read_json('${this.#path(file)}', format = 'newline_delimited', maximum_object_size = 16777216, columns = {${struct}})`
  }

  #path(file: string): string {
    return join(this.#folder, file)
  }
}

/** Some columns of a table, in a file of NDJSON or Parquet as its name ends. */
export interface Part {
  readonly file: string
  readonly columns: readonly ColumnFacts[]
}

function loaded(name: string, type: string): string {
  if (type === 'date') return `(${name} - date '1970-01-01')::bigint`
  if (type === 'timestamp') return required(name, `epoch_us(${name}) % 1000000 = 0`, `epoch_us(${name}) // 1000000`)
  if (read[type] !== undefined) return name
  const scaled = `(${name}::double * ${10 ** Number(/,(\d)\)$/.exec(type)?.[1] ?? 0)})`
  // A decimal is read as the nearest double, which differs from it in the sixteenth digit at most.
  return required(name, `isfinite(${scaled}) and abs(${scaled} - round(${scaled})) <= 0.001 + abs(${scaled}) * 4e-16`, `round(${scaled})`)
}

function required(name: string, condition: string, value: string): string {
  const message = `'not as its type says: ' || ${name}::varchar`
  return `case when ${name} is null then null when ${condition} then (${value})::bigint else error(${message}) end`
}
