import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSchema } from '../../../src/index.ts'
import type { World } from '../../../src/library/world.ts'
import { runCli } from '../../cli/support/run-cli.ts'
import { load } from './load.ts'
import { oddSchema } from './odd-schema.ts'
import { cellsOf, type TestDatabase, type TestSystem } from './test-database.ts'

const small = {
  version: 1,
  tables: [{ name: 'things', rows: 10, primary_key: 'id', columns: [{ name: 'id', kind: 'sequence' }] }],
} as const

async function expectSame(database: TestDatabase, out: string, world: World): Promise<void> {
  for (const { name, columns } of world.tables)
    expect(await cellsOf(database, out, name, columns)).toEqual(await world.table(name).toArray())
}

async function numbers(database: TestDatabase, out: string, sql: string): Promise<readonly number[]> {
  return (await database.query(out, sql)).map((row) => Number(Object.values(row)[0]))
}

/** The tests that every database has to pass. */
export function describeLoads({ name, start }: TestSystem): void {
  describe.skipIf(start === null)(`${name} as a destination`, () => {
    let database: TestDatabase
    let world: World
    const directory = mkdtempSync(join(tmpdir(), 'synth-databases-'))
    afterAll(() => rmSync(directory, { recursive: true }))
    beforeAll(async () => {
      if (start !== null) database = await start()
      world = await openSchema(oddSchema, { workers: 0 })
    }, 60_000)
    afterAll(() => database.stop())

    it('should have every cell as the library gives it', async () => {
      const out = await database.fresh()
      await load(world, out)
      await expectSame(database, out, world)
    })

    it('should check keys and references, and number new rows after those that there are', async () => {
      const out = await database.fresh()
      await load(world, out)
      const { query, quote } = database
      const insert = (columns: string, values: string): ReturnType<typeof query> =>
        query(out, `INSERT INTO ${quote('order')} (${columns}) VALUES (${values})`)
      const names = [quote('Group'), quote('ref')].join(', ')
      const count = await numbers(database, out, `SELECT count(*) FROM ${quote('order')}`)
      await insert(names, "1, 'x'")
      expect(await numbers(database, out, `SELECT max(${quote('order_key')}) FROM ${quote('order')}`)).toEqual([(count[0] ?? 0) + 1])
      await expect(insert(`${quote('order_key')}, ${names}`, "1, 1, 'x'")).rejects.toThrow(/unique|duplicate/i)
      await expect(insert(names, "999, 'x'")).rejects.toThrow(/foreign key/i)
    })

    it('should refuse tables that exist, and replace them if asked', async () => {
      const out = await database.fresh()
      const other = await openSchema(oddSchema, { workers: 0, seed: 7 })
      await load(world, out)
      await expect(load(other, out)).rejects.toMatchObject({
        code: 'table_exists',
        message: expect.stringContaining('--overwrite') as string,
      })
      await expectSame(database, out, world)
      await load(other, out, 'create', { overwrite: true })
      await expectSame(database, out, other)
    })

    it('should let ids go on after those that there are, with the references to them', async () => {
      const out = await database.fresh()
      await load(world, out)
      const more = await openSchema(oddSchema, { workers: 0, seed: 7 })
      await load(more, out, 'append')
      const [groups = 0, orders = 0] = world.tables.map(({ rows }) => rows)
      const shifted = (value: unknown, by: number): unknown => (value === null ? null : Number(value) + by)
      const [first, second] = world.tables
      const groupCells = await cellsOf(database, out, 'Group', first?.columns ?? [])
      expect(groupCells.slice(groups)).toEqual(
        (await more.table('Group').toArray()).map((row) => ({
          ...row,
          Id: shifted(row['Id'], groups),
          boss_id: shifted(row['boss_id'], groups),
        })),
      )
      const orderCells = await cellsOf(database, out, 'order', second?.columns ?? [])
      expect(orderCells.slice(orders)).toEqual(
        (await more.table('order').toArray()).map((row) => ({
          ...row,
          order_key: shifted(row['order_key'], orders),
          Group: shifted(row['Group'], groups),
        })),
      )
      const { quote } = database
      await database.query(out, `INSERT INTO ${quote('order')} (${quote('Group')}, ${quote('ref')}) VALUES (1, 'x')`)
      expect(await numbers(database, out, `SELECT max(${quote('order_key')}) FROM ${quote('order')}`)).toEqual([orderCells.length + 1])
    })

    it('should go on with the rows after those that there are', async () => {
      const out = await database.fresh()
      const things = await openSchema(small, { workers: 0 })
      const ids = (): Promise<readonly number[]> => numbers(database, out, `SELECT id FROM things ORDER BY id`)
      await load(things, out)
      await load(things, out, 'append')
      expect(await ids()).toEqual(Array.from({ length: 20 }, (_, place) => place + 1))
      await load(things, out, 'truncate')
      expect(await ids()).toEqual(Array.from({ length: 10 }, (_, place) => place + 1))
    })

    it('should refuse tables and columns that there are not', async () => {
      const out = await database.fresh()
      await expect(load(world, out, 'append')).rejects.toMatchObject({
        code: 'database_unsuited',
        message: expect.stringContaining('Group') as string,
      })
      await load(await openSchema(small, { workers: 0 }), out)
      const wider = { ...small, tables: [{ ...small.tables[0], columns: [...small.tables[0].columns, { name: 'more', kind: 'uuid' }] }] }
      await expect(load(await openSchema(wider, { workers: 0 }), out, 'truncate')).rejects.toMatchObject({
        code: 'database_unsuited',
        message: expect.stringContaining('more') as string,
      })
      expect(await numbers(database, out, 'SELECT count(*) FROM things')).toEqual([10])
    })

    it('should leave the database as it was if a table refuses a row', async () => {
      const out = await database.fresh()
      await load(world, out)
      const before = await cellsOf(database, out, 'order', world.tables[1]?.columns ?? [])
      const { name, query, quote } = database
      await query(out, `CREATE UNIQUE INDEX refs ON ${quote('order')} (${quote('ref')}${name === 'MySQL' ? '(36)' : ''})`)
      await expect(load(world, out, 'append')).rejects.toMatchObject({
        code: 'database_failed',
        message: expect.stringMatching(/unique|duplicate/i) as string,
      })
      expect(await numbers(database, out, `SELECT count(*) FROM ${quote('Group')}`)).toEqual([40])
      expect(await cellsOf(database, out, 'order', world.tables[1]?.columns ?? [])).toEqual(before)
    })

    it('should leave nothing if it is stopped in the middle', async () => {
      const out = await database.fresh()
      const controller = new AbortController()
      const onProgress = ({ table }: { readonly table: string | null }): void => {
        if (table === 'order') controller.abort(new Error('stopped by the user'))
      }
      await expect(load(world, out, 'create', { signal: controller.signal, onProgress })).rejects.toThrow('stopped by the user')
      await load(world, out)
      await expectSame(database, out, world)
    })

    it('should let one of two processes win, and the other one fail whole', async () => {
      const out = await database.fresh()
      const schema = join(directory, 'odd.json')
      writeFileSync(schema, JSON.stringify(oddSchema))
      const args = ['generate', '--schema', schema, '--workers', '0', '--out', out]
      const outcomes = await Promise.all([runCli(args), runCli(args)])
      expect(outcomes.map(({ code }) => code).toSorted((one, other) => Number(one) - Number(other))).toEqual([0, 1])
      expect(outcomes.map(({ error }) => error).join('\n')).toMatch(/wrote 2 tables, 240 rows, .* to .*\n/)
      expect(outcomes.map(({ error }) => error).join('\n')).toMatch(/error: (?:table_exists|database_failed): /)
      await expectSame(database, out, world)
    })
  })
}
