import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import type { Schema } from '../../../src/schema/schema.ts'
import { layOut } from '../../../src/output/lay-out.ts'
import { openSchema } from '../../../src/pipeline.ts'
import { madeBytes } from '../../output/made-bytes.ts'
import type { Fact } from './kit.ts'
import { type Column, namedSpoilings, spoilings } from './spoilings.ts'

/** The tables of a data set in a DuckDB of their own: dates and moments as such, decimals exact. */
export class Tables {
  readonly #instance: DuckDBInstance
  readonly #connection: DuckDBConnection
  readonly #folder = mkdtempSync(join(tmpdir(), 'synth-facts-'))
  #columns: ReadonlyMap<string, readonly Column[]> = new Map()

  private constructor(instance: DuckDBInstance, connection: DuckDBConnection) {
    this.#instance = instance
    this.#connection = connection
  }

  static async open(): Promise<Tables> {
    const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
    return new Tables(instance, await instance.connect())
  }

  close(): void {
    this.#connection.closeSync()
    this.#instance.closeSync()
    rmSync(this.#folder, { recursive: true })
  }

  /** Puts the tables of a schema in the place of those before. */
  async load(schema: Schema, rows: number, seed: number): Promise<void> {
    // Of small tables the optimizer takes longer than the queries.
    await this.#connection.run(`pragma ${rows < 200 ? 'disable' : 'enable'}_optimizer`)
    const columns = new Map<string, readonly Column[]>()
    const request = { rows, seed, format: 'parquet', maxRows: 1e9, origin: { schema } }
    const opening = { ...openSchema({ ...request, json: JSON.stringify(schema) }), isCheap: true }
    for (const { name } of schema.tables.filter(({ hidden }) => hidden !== true)) {
      const file = join(this.#folder, `${name}.parquet`)
      writeFileSync(
        file,
        madeBytes(layOut({ ...opening, tables: opening.tables.filter(({ outline }) => outline.name === name) }, request).steps()),
      )
      const source = `read_parquet('${file}')`
      const found = (await this.#select(`describe select * from ${source}`)).map((column) => ({
        name: String(column['column_name']),
        type: String(column['column_type']),
      }))
      const moments = found.filter(({ type }) => type === 'TIMESTAMP WITH TIME ZONE').map((column) => column.name)
      const replaced = moments.map((column) => `make_timestamp(epoch_us(${column})) as ${column}`).join(', ')
      await this.#connection.run(`create or replace table ${name} as select *${replaced && ` replace (${replaced})`} from ${source}`)
      rmSync(file)
      columns.set(
        name,
        found.map((column) => (moments.includes(column.name) ? { ...column, type: 'TIMESTAMP' } : column)),
      )
    }
    this.#columns = columns
  }

  /** The names of tables, in their order, with their rows. */
  async counts(): Promise<Readonly<Record<string, number>>> {
    const counts: Record<string, number> = {}
    for (const table of this.#columns.keys()) counts[table] = Number((await this.#select(`select count(*) as n from ${table}`))[0]?.['n'])
    return counts
  }

  /** The first rows that contradict a fact. */
  async contradicting({ broken }: Fact): Promise<readonly unknown[]> {
    return this.#select(`select * from (${broken}) limit 3`)
  }

  /** The names of facts that nothing spoilt contradicts. */
  async unfailing(facts: readonly Fact[]): Promise<readonly string[]> {
    const names: string[] = []
    for (const fact of facts) if ((await this.#spoiler(fact)) === null) names.push(fact.name)
    return names
  }

  /** A spoilt table that contradicts a fact: one of its columns is another, or half of its rows are missing; null when there is none. */
  async #spoiler({ broken }: Fact): Promise<string | null> {
    const words = new Set(broken.match(/\w+/g))
    const tables = [...this.#columns].filter(([table]) => words.has(table))
    const read = tables.flatMap(([table, columns]) => columns.filter(({ name }) => words.has(name)).map((column) => ({ table, column })))
    const tried = [
      ...read.flatMap(({ table, column }) => spoilings(table, column).map((query) => ({ table, query }))),
      ...tables.map(([table]) => ({ table, query: `select rowid, * from main.${table} where rowid % 2 = 0` })),
      ...read.flatMap(({ table, column }) => namedSpoilings(table, column, broken).map((query) => ({ table, query }))),
    ]
    for (const { table, query } of tried) if (await this.#contradicts(broken, table, query)) return query
    return null
  }

  async #contradicts(broken: string, table: string, spoilt: string): Promise<boolean> {
    return (await this.#select(`with ${table} as (${spoilt}) select 1 from (${broken}) limit 1`)).length > 0
  }

  async #select(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    return (await this.#connection.runAndReadAll(sql)).getRowObjectsJson()
  }
}
