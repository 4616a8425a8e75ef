import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStory } from '../../../src/index.ts'
import type { DatasetTable } from '../../../src/playground/api/dataset.ts'
import type { ProofResult } from '../../../src/playground/proof/proof-check.ts'
import { runProofs } from '../../../src/playground/proof/run-proofs.ts'
import type { Value } from '../../../src/playground/proof/sql/query.ts'
import type { Relation } from '../../../src/playground/proof/sql/relation.ts'
import type { Proof } from '../../../src/story/proofs/proof.ts'

/** Between them, their facts have every form of SQL that proofs have. */
const stories = [
  'an online shop with 400 customers in Germany and 900 orders, 7% returns, busy weekends and evenings, revenue from 50k in January to 200k in December',
  'each author has 2 to 4 books, 60 authors, of which 5 have no books',
  'people (300): id, age (18-65), status (new/used/void), email, height normally distributed around 175 (sd 8), income heavily skewed, age correlates with income',
  'a clinic with 300 patients and 20 doctors, 15% no-shows, in 2024, 5% of the phone numbers are missing, typos in 3% of the cities',
  'employees (200): employee_id, name, salary, bonus, manager; bonus = 10% of salary, average salary 60000, employees report to a manager',
  'orders (500): id, ordered_at, shipped_at, total; orders ship within 3 days, 4% duplicate orders',
  'a bank with 200 customers, without cards',
]

interface Data {
  readonly tables: readonly DatasetTable[]
  readonly rows: ReadonlyMap<string, readonly Readonly<Record<string, Value>>[]>
  readonly proofs: readonly Proof[]
}

let connection: DuckDBConnection

beforeAll(async () => {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
  connection = await instance.connect()
})

afterAll(() => connection.closeSync())

async function dataOf(story: string): Promise<Data> {
  await using world = await openStory(story, { seed: 3, workers: 0 })
  const rows = new Map<string, Record<string, Value>[]>()
  for (const { name } of world.tables)
    rows.set(name, (await new Response(world.table(name).stream('json')).json()) as Record<string, Value>[])
  const proofs = world.explain.facts.flatMap(({ proof }) => (proof === null ? [] : [proof]))
  return { tables: world.tables as unknown as readonly DatasetTable[], rows, proofs }
}

/** Without every third row, and with empty cells. The first column stays, and so does what all rows have in common: their types. */
function damaged({ tables, rows, proofs }: Data): Data {
  const spoil = (row: Readonly<Record<string, Value>>, place: number): Record<string, Value> =>
    Object.fromEntries(Object.entries(row).map(([name, value], column) => [name, column > 0 && (place + column) % 7 === 0 ? null : value]))
  const fewer = new Map([...rows].map(([name, all]) => [name, all.filter((_, place) => place % 3 !== 1).map(spoil)]))
  return { tables, rows: fewer, proofs }
}

async function byPage({ tables, rows, proofs }: Data): Promise<readonly (Value | string)[]> {
  const results: (Value | string)[] = []
  const read = (table: string, columns: readonly string[]): Promise<Relation> =>
    Promise.resolve({
      columns: columns.map((name) => ({ table, name })),
      rows: (rows.get(table) ?? []).map((row) => columns.map((column) => row[column] ?? null)),
    })
  const tell = (place: number, result: ProofResult): void => {
    const expected = (proofs[place] as Proof).value
    results[place] = result.kind === 'holds' ? expected : result.kind === 'differs' ? result.value : JSON.stringify(result)
  }
  await runProofs(
    tables,
    proofs.map((proof, place) => ({ place, proof })),
    1e7,
    read,
    tell,
  )
  return results
}

async function byDuckDb({ tables, rows, proofs }: Data): Promise<readonly unknown[]> {
  const folder = mkdtempSync(join(tmpdir(), 'synth-page-proofs-'))
  try {
    for (const { name } of tables) {
      const path = join(folder, `${name}.ndjson`)
      writeFileSync(path, (rows.get(name) ?? []).map((row) => JSON.stringify(row)).join('\n'))
      await connection.run(`create or replace table "${name}" as from read_json('${path}', format = 'newline_delimited', sample_size = -1)`)
    }
    const values: unknown[] = []
    for (const { sql } of proofs) {
      const value: unknown = (await connection.runAndReadAll(sql)).getRowsJson()[0]?.[0]
      values.push(typeof value === 'string' ? Number(value) : value)
    }
    for (const { name } of tables) await connection.run(`drop table "${name}"`)
    return values
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('the proofs that the page runs', () => {
  it.each(stories)('should give what DuckDB gives, in the data and in damaged data: %s', async (story) => {
    const data = await dataOf(story)
    expect(data.proofs.length).toBeGreaterThan(0)
    expect(await byPage(data)).toEqual(data.proofs.map(({ value }) => value))
    const spoilt = damaged(data)
    expect(await byPage(spoilt)).toEqual(await byDuckDb(spoilt))
  })

  it('should be told to be large, or to fail, rather than be read or ticked', async () => {
    const tables = [{ name: 'users', rows: 10, primary_key: null, columns: [{ name: 'age', type: 'integer', nullable: false }] }]
    const proofs = ['select count(*) from users', 'select count(*) from users limit 3', 'select sum(age) from missing'].map(
      (sql, place) => ({
        place,
        proof: { sql, value: 10 },
      }),
    )
    const told: [number, string][] = []
    const read = (): Promise<Relation> => Promise.resolve({ columns: [], rows: [] })
    await runProofs(tables, proofs, 9, read, (place, { kind }) => told.push([place, kind]))
    expect(told.toSorted(([one], [other]) => one - other)).toEqual([
      [0, 'large'],
      [1, 'failed'],
      [2, 'failed'],
    ])
  })
})
