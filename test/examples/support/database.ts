import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance, type DuckDBConnection, type Json } from '@duckdb/node-api'
import type { GeneratedTable } from './generate.ts'

type Row = Readonly<Record<string, Json>>

/** A DuckDB in memory with one example in it: it reads the JSON by itself and shares no code with what wrote it. */
export class Database {
  readonly #connection: DuckDBConnection
  /** The SQL types of each table's columns, as the first rows that were loaded told them: few rows may tell nothing. */
  readonly #types = new Map<string, readonly (readonly [column: string, type: string])[]>()

  private constructor(connection: DuckDBConnection) {
    this.#connection = connection
  }

  static async open(): Promise<Database> {
    const instance = await DuckDBInstance.create(':memory:', { threads: '2' })
    return new Database(await instance.connect())
  }

  close(): void {
    this.#connection.closeSync()
  }

  /** The rows that a query gives. */
  async all(sql: string): Promise<readonly Row[]> {
    const reader = await this.#connection.runAndReadAll(sql)
    return reader.getRowObjectsJson()
  }

  /** Puts tables in place of those of the same names. */
  async load(tables: readonly GeneratedTable[]): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'synth-examples-'))
    try {
      for (const { name, json } of tables) {
        const path = join(folder, `${name}.json`)
        writeFileSync(path, json)
        const types = this.#types.get(name) ?? (await this.#typesIn(path))
        this.#types.set(name, types)
        const columns = types.map(([column, type]) => `${quoted(column)}: '${type}'`).join(', ')
        await this.#connection.run(
          `create or replace table ${quoted(name)} as from read_json('${path}', ${asArray}, columns = {${columns}})`,
        )
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  /** Numbers with digits after the point become decimals: sums of them are exact, those of doubles are not. */
  async #typesIn(path: string): Promise<readonly (readonly [string, string])[]> {
    const columns = await this.all(`describe from read_json('${path}', ${asArray}, sample_size = -1)`)
    return columns.map(({ column_name: name, column_type: type }) => [text(name), type === 'DOUBLE' ? 'DECIMAL(18, 6)' : text(type)])
  }
}

const asArray = `format = 'array', maximum_object_size = 1000000`

function text(cell: Json | undefined): string {
  if (typeof cell !== 'string') throw new TypeError(`${JSON.stringify(cell)} is no text`)
  return cell
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
