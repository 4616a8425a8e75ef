import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import type { World } from '../../../src/index.ts'

/** The tables of worlds in DuckDB, one world at a time. */
export class StoryData {
  readonly #connection: DuckDBConnection

  private constructor(connection: DuckDBConnection) {
    this.#connection = connection
  }

  static async open(): Promise<StoryData> {
    const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
    return new StoryData(await instance.connect())
  }

  close(): void {
    this.#connection.closeSync()
  }

  /** Runs something while the tables of a world are there. */
  async within<Result>(world: World, run: () => Promise<Result>): Promise<Result> {
    const directory = mkdtempSync(join(tmpdir(), 'synth-kinds-'))
    try {
      await world.write(directory, { format: 'parquet' })
      for (const { name } of world.tables)
        await this.#connection.run(`create or replace temp view "${name}" as from read_parquet('${directory}/${name}.parquet')`)
      return await run()
    } finally {
      for (const { name } of world.tables) await this.#connection.run(`drop view if exists "${name}"`)
      rmSync(directory, { recursive: true })
    }
  }

  /** The one value that a query gives. */
  async value(sql: string): Promise<unknown> {
    const reader = await this.#connection.runAndReadAll(sql)
    const value: unknown = reader.getRowsJson()[0]?.[0] ?? null
    return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
  }
}
