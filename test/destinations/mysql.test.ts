import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSchema } from '../../src/index.ts'
import type { World } from '../../src/library/world.ts'
import { describeLoads } from './support/describe-loads.ts'
import { load } from './support/load.ts'
import { mysqlSystem } from './support/mysql.ts'
import type { TestDatabase } from './support/test-database.ts'

const things = {
  version: 1,
  tables: [
    {
      name: 'things',
      rows: 10,
      primary_key: 'id',
      columns: [
        { name: 'id', kind: 'sequence' },
        { name: 'label', kind: 'category', values: ['a', 'bb', 'ccc'] },
      ],
    },
  ],
} as const

// In one file, because two installations of MariaDB at the same time may fail.
describeLoads(mysqlSystem)

describe.skipIf(mysqlSystem.start === null)('a load into MySQL', () => {
  let database: TestDatabase
  let world: World
  let out = ''
  const run = (sql: string): ReturnType<TestDatabase['query']> => database.query(out, sql)
  beforeAll(async () => {
    if (mysqlSystem.start !== null) database = await mysqlSystem.start()
    world = await openSchema(things, { workers: 0 })
  }, 60_000)
  beforeEach(async () => void (out = await database.fresh()))
  afterAll(() => database.stop())

  it('should be refused whole where a value does not fit', async () => {
    await run('CREATE TABLE things (id INT PRIMARY KEY, label VARCHAR(2))')
    await run("INSERT INTO things VALUES (77, 'x')")
    await expect(load(world, out, 'truncate')).rejects.toMatchObject({
      code: 'database_failed',
      message: expect.stringContaining('label') as string,
    })
    expect(await run('SELECT id FROM things')).toEqual([{ id: 77 }])
  })

  it('should be refused for an engine that cannot undo it', async () => {
    await run('CREATE TABLE things (id INT PRIMARY KEY, label TEXT) ENGINE=MyISAM')
    await expect(load(world, out, 'append')).rejects.toMatchObject({
      code: 'database_unsuited',
      message: expect.stringContaining('InnoDB') as string,
    })
  })

  it('should not replace a table to which another one refers', async () => {
    await load(world, out)
    await run('CREATE TABLE parts (thing BIGINT, FOREIGN KEY (thing) REFERENCES things (id))')
    const replacing = load(world, out, 'create', { overwrite: true })
    await expect(replacing).rejects.toMatchObject({
      code: 'database_unsuited',
      message: expect.stringContaining('parts refers to things') as string,
    })
    expect(await run('SHOW TABLES')).toHaveLength(2)
  })

  it('should say how streams are allowed where they are not', async () => {
    await run('SET GLOBAL local_infile = 0')
    try {
      await expect(load(world, out)).rejects.toMatchObject({ message: expect.stringContaining('SET GLOBAL local_infile = 1') as string })
      expect(await run('SHOW TABLES')).toEqual([])
    } finally {
      await run('SET GLOBAL local_infile = 1')
    }
  })
})
