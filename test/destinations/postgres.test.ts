import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openSchema } from '../../src/index.ts'
import { runCli, startCli } from '../cli/support/run-cli.ts'
import { postgresPrograms, startPostgres } from '../support/postgres.ts'
import { load } from './support/load.ts'
import { oddSchema } from './support/odd-schema.ts'
import { postgres } from './support/postgres.ts'
import type { TestDatabase } from './support/test-database.ts'

const directory = mkdtempSync(join(tmpdir(), 'synth-load-postgres-'))
afterAll(() => rmSync(directory, { recursive: true }))

/** So many rows that a load of them can be interrupted. */
const long = {
  version: 1,
  tables: [
    { name: 'few', rows: 10, primary_key: 'id', columns: [{ name: 'id', kind: 'sequence' }] },
    {
      name: 'many',
      rows: 50_000_000,
      primary_key: 'id',
      columns: [
        { name: 'id', kind: 'sequence' },
        { name: 'few_id', kind: 'foreign_key', table: 'few' },
        { name: 'ref', kind: 'uuid' },
      ],
    },
  ],
} as const

const tables = `SELECT relname FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace WHERE relkind IN ('r', 'S') AND nspname = 'public'`

/** Waits until rows arrive; the limit is that of the test. */
async function untilCopying({ query }: TestDatabase, out: string): Promise<void> {
  for (;;) {
    const copies = await query(out, 'SELECT 1 FROM pg_stat_progress_copy WHERE tuples_processed > 100000')
    if (copies.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

describe.skipIf(postgres.start === null)('synth generate into PostgreSQL', () => {
  let database: TestDatabase
  beforeAll(async () => {
    if (postgres.start !== null) database = await postgres.start()
  }, 60_000)
  afterAll(() => database.stop())

  const schemaFile = (schema: object): string => {
    const path = join(directory, `${Math.abs(JSON.stringify(schema).length)}.json`)
    writeFileSync(path, JSON.stringify(schema))
    return path
  }

  it('should load the selected rows and columns of one table', async () => {
    const out = await database.fresh()
    const selection = ['--table', 'order', '--columns', 'ref,order_key', '--offset', '5', '--limit', '7']
    const outcome = await runCli(['generate', '--schema', schemaFile(oddSchema), '--out', out, '--create', '--workers', '2', ...selection])
    expect(outcome).toMatchObject({
      code: 0,
      out: '',
      error: expect.stringMatching(/^wrote 1 table, 7 rows, \d+ B to postgres:/m) as string,
    })
    const world = await openSchema(oddSchema, { workers: 0 })
    const expected = await world.table('order').columns('ref', 'order_key').toArray({ offset: 5, limit: 7 })
    expect(await database.query(out, 'SELECT ref, order_key::int FROM "order" ORDER BY order_key')).toEqual(expected)
  })

  it('should go on with the same data where the rows that follow are selected', async () => {
    const out = await database.fresh()
    const args = [
      'generate',
      '--schema',
      schemaFile(oddSchema),
      '--out',
      out,
      '--table',
      'order',
      '--columns',
      'order_key,ref',
      '--quiet',
      '--workers',
      '0',
    ]
    expect(await runCli([...args, '--limit', '100'])).toEqual({ code: 0, out: '', error: '' })
    expect(await runCli([...args, '--offset', '100', '--append'])).toEqual({ code: 0, out: '', error: '' })
    const world = await openSchema(oddSchema, { workers: 0 })
    expect(await database.query(out, 'SELECT order_key::int, ref FROM "order" ORDER BY order_key')).toEqual(
      await world.table('order').columns('order_key', 'ref').toArray(),
    )
  })

  it('should leave nothing and no password behind after a signal', async () => {
    const out = await database.fresh()
    const cli = startCli(['generate', '--schema', schemaFile(long), '--out', out, '--workers', '1'])
    await untilCopying(database, out)
    cli.child.kill('SIGINT')
    const { code, error } = await cli.outcome
    expect([code, error]).toEqual([130, expect.stringMatching(/error: ended by SIGINT\n$/)])
    expect(error).not.toMatch(/p%s|p%25s/)
    expect(await database.query(out, tables)).toEqual([])
  })

  it('should say that the server left, which has nothing of the load when it is back', async () => {
    const programs = postgresPrograms() ?? ''
    const server = await startPostgres(programs)
    onTestFinished(() => server.stop())
    const out = `postgres://postgres@127.0.0.1:${server.env['PGPORT']}/postgres`
    const cli = startCli(['generate', '--schema', schemaFile(long), '--out', out, '--workers', '1'])
    await untilCopying(database, out)
    await server.kill()
    const { code, error } = await cli.outcome
    expect([code, error]).toEqual([
      1,
      expect.stringMatching(/error: database_failed: PostgreSQL at postgres:\/\/postgres@127\.0\.0\.1:\d+\/postgres: \S/),
    ])
    const again = await runCli(['generate', '--schema', schemaFile(oddSchema), '--out', out])
    expect(again).toMatchObject({ code: 1, error: expect.stringMatching(/^error: database_failed: .*ECONNREFUSED/m) as string })
    await server.restart()
    expect(await database.query(out, tables)).toEqual([])
  })

  it('should undo everything if a row breaks a rule of the table', async () => {
    const out = await database.fresh()
    const world = await openSchema(oddSchema, { workers: 0 })
    await load(world, out)
    await database.query(out, 'ALTER TABLE "order" ADD CHECK (order_key < 100) NOT VALID')
    await expect(load(world, out, 'truncate')).rejects.toMatchObject({
      code: 'database_failed',
      message: expect.stringContaining('check constraint') as string,
    })
    expect(await database.query(out, 'SELECT count(*)::int AS rows FROM "order"')).toEqual([{ rows: world.tables[1]?.rows }])
  })

  it('should append to a table whatever its name is', async () => {
    const out = await database.fresh()
    const named = { version: 1, tables: [{ ...long.tables[0], name: 'synth_load' }] } as const
    const world = await openSchema(named, { workers: 0 })
    await load(world, out)
    await load(world, out, 'append')
    expect(await database.query(out, 'SELECT count(*)::int AS rows, max(id)::int AS largest FROM synth_load')).toEqual([
      { rows: 20, largest: 20 },
    ])
  })

  it('should not set a sequence back, and fill columns that count by themselves', async () => {
    const out = await database.fresh()
    await database.query(out, 'CREATE TABLE few (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, note text DEFAULT 7)')
    await database.query(out, 'INSERT INTO few (note) SELECT 1 FROM generate_series(1, 20); DELETE FROM few WHERE id > 5')
    const few = await openSchema({ version: 1, tables: [long.tables[0]] }, { workers: 0 })
    await load(few, out, 'append')
    await database.query(out, 'INSERT INTO few (note) VALUES (2)')
    const ids = (await database.query(out, 'SELECT id FROM few ORDER BY id')).map(({ id }) => id)
    expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 21])
  })
})
