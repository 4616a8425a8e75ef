import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import type { ColumnDescription, TableDescription } from '../../../src/output/manifest.ts'
import { withNumbersAsTexts } from './exact-rows.ts'

/** A DuckDB that reads the files of a table and compares them inside, as its client does not hand out every text as it is. */
export class Warehouse {
  readonly #connection: DuckDBConnection
  readonly #folder = mkdtempSync(join(tmpdir(), 'synth-warehouse-'))

  #files = 0

  private constructor(connection: DuckDBConnection) {
    this.#connection = connection
  }

  static async open(): Promise<Warehouse> {
    const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
    return new Warehouse(await instance.connect())
  }

  close(): void {
    this.#connection.closeSync()
    rmSync(this.#folder, { recursive: true })
  }

  /** Keeps the rows of a JSON array, to compare files with. Numbers become texts first: DuckDB reads those of JSON as doubles. */
  async keep({ columns }: TableDescription, json: string): Promise<void> {
    const path = this.#write('kept', Buffer.from(withNumbersAsTexts(json)))
    await this.#connection.run(`create or replace table kept as from read_json('${path}', format = 'array', columns = ${struct(columns)})`)
  }

  /** How the rows of a file differ from the first `rows` that are kept; null where they are equal, in the same order. */
  async difference(format: string, table: TableDescription, bytes: Buffer, rows: number): Promise<object | null> {
    const read = await this.#reading(format, table, bytes)
    const differs = table.columns.map(({ name, type }) => {
      const [kept, file] = [`kept.${quoted(name)}`, `file.${quoted(name)}`]
      if (format !== 'ndjson' || !type.startsWith('decimal')) return `${kept} is distinct from ${file}`
      return `(${kept} is null) <> (${file} is null) or abs(${kept} - ${file}) > 0.001`
    })
    // A table that has fewer rows is filled with nulls.
    const reader = await this.#connection.runAndReadAll(
      `select count(*)::int as rows, (count(*) filter (where ${differs.join(' or ')}))::int as different ` +
        `from (from kept limit ${rows}) as kept positional join (from ${read}) as file`,
    )
    const [row = {}] = reader.getRowObjectsJson()
    return row['rows'] === rows && row['different'] === 0 ? null : row
  }

  /** What to select from to read a file. */
  async #reading(format: string, { name, columns }: TableDescription, bytes: Buffer): Promise<string> {
    if (format === 'sql') {
      await this.#connection.run(`drop table if exists ${quoted(name)}`)
      await this.#connection.run(bytes.toString())
      return quoted(name)
    }
    const path = this.#write(format, bytes)
    if (format === 'parquet') return `read_parquet('${path}')`
    if (format === 'ndjson') return `read_json('${path}', format = 'newline_delimited', columns = ${struct(columns)})`
    const delimiter = format === 'tsv' ? '\\t' : ','
    return `read_csv('${path}', header = true, delim = '${delimiter}', quote = '"', escape = '"', auto_detect = false, nullstr = '', allow_quoted_nulls = false, columns = ${struct(columns)})`
  }

  /** DuckDB keeps what it has read by the names of files: none is used twice. */
  #write(extension: string, bytes: Buffer): string {
    const path = join(this.#folder, `${this.#files++}.${extension}`)
    writeFileSync(path, bytes)
    return path
  }
}

const types: Readonly<Record<string, string>> = {
  integer: 'BIGINT',
  boolean: 'BOOLEAN',
  date: 'DATE',
  timestamp: 'TIMESTAMPTZ',
  string: 'VARCHAR',
}

function struct(columns: readonly ColumnDescription[]): string {
  return `{${columns.map(({ name, type }) => `${quoted(name)}: '${types[type] ?? type}'`).join(', ')}}`
}

function quoted(name: string): string {
  return `"${name}"`
}
