import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type DuckDBConnection,
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBInstance,
  DuckDBTimestampTZValue,
  type DuckDBValue,
} from '@duckdb/node-api'

/** What a query gives, cells as integers, flags and texts, a column after another. */
export interface DuckAnswer {
  readonly names: readonly string[]
  readonly types: readonly string[]
  readonly columns: readonly (readonly unknown[])[]
}

/** A DuckDB that reads files which share no code with it. */
export class Duck {
  readonly #connection: DuckDBConnection
  readonly #folder = mkdtempSync(join(tmpdir(), 'synth-parquet-'))
  #files = 0

  private constructor(connection: DuckDBConnection) {
    this.#connection = connection
  }

  static async open(): Promise<Duck> {
    const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
    return new Duck(await instance.connect())
  }

  close(): void {
    this.#connection.closeSync()
    rmSync(this.#folder, { recursive: true })
  }

  /** Asks of a Parquet file, `$file` in the query. */
  async ask(bytes: Uint8Array, query = 'select * from $file'): Promise<DuckAnswer> {
    const path = join(this.#folder, `${this.#files++}.parquet`)
    writeFileSync(path, bytes)
    const reader = await this.#connection.runAndReadAll(query.replaceAll('$file', `'${path}'`))
    rmSync(path)
    const columns = reader.getColumns()
    return {
      names: reader.columnNames(),
      types: reader.columnTypes().map(String),
      // Without rows there are no columns either.
      columns: reader.columnNames().map((_, index) => (columns[index] ?? []).map(plain)),
    }
  }
}

function plain(value: DuckDBValue): unknown {
  if (typeof value === 'number') return BigInt(value)
  if (value instanceof DuckDBDecimalValue) return value.value
  if (value instanceof DuckDBDateValue) return BigInt(value.days)
  if (value instanceof DuckDBTimestampTZValue) return value.micros / 1_000n
  return value
}
