import { describe, expect, it } from 'vitest'
import { openSchema, openStory, type World } from '../../src/index.ts'
import { version } from '../../src/version.ts'
import { understood } from './support/answers.ts'
import { cells, shop } from './support/shop.ts'
import { refused } from './support/refused.ts'

const counts = (world: World): Record<string, number> => Object.fromEntries(world.tables.map(({ name, rows }) => [name, rows]))

describe('a world of a story', () => {
  it('should list its tables, columns and keys', async () => {
    const world = await openStory(shop)
    expect(counts(world)).toMatchObject({ customers: 60, orders: 150 })
    expect([world.seed, world.version]).toEqual([0, version])
    const orders = world.tables.find(({ name }) => name === 'orders')
    expect(orders?.primaryKey).toEqual(['order_id'])
    expect(orders?.columns.find(({ name }) => name === 'customer_id')).toEqual({
      name: 'customer_id',
      type: 'integer',
      nullable: false,
      references: { table: 'customers', column: 'customer_id' },
    })
    expect(orders?.columns.find(({ name }) => name === 'order_id')).toMatchObject({ type: 'integer', references: null })
  })

  it('should have rows that belong together', async () => {
    const world = await openStory(shop, { rows: 20, seed: 7 })
    const customers = new Set((await world.table('customers').toArray()).map((row) => row['customer_id']))
    const orders = await world.table('orders').toArray()
    expect(customers.size).toBe(20)
    expect(orders).toHaveLength(world.table('orders').info.rows)
    expect(orders.every((order) => customers.has(order['customer_id'] ?? null))).toBe(true)
  })

  it('should explain as the service does', async () => {
    const world = await openStory(`${shop} and a helipad`, { seed: 3 })
    expect(world.explain).toEqual(understood(`${shop} and a helipad`, 3))
    expect(world.explain.unused.map(({ text }) => text).join()).toContain('helipad')
  })

  it('should be the world of its schema, too', async () => {
    const story = await openStory(shop, { seed: 5 })
    const schema = await openSchema(story.schema, { seed: 5 })
    expect(schema.tables).toEqual(story.tables)
    for (const { name } of story.tables) expect(await schema.table(name).toArray()).toEqual(await story.table(name).toArray())
  })

  it('should have the same data at the same seed, other data at another, and a random seed for null', async () => {
    const rowsAt = async (seed: number | null): Promise<unknown> => (await openStory(shop, { seed })).row('customers', 3)
    expect(await rowsAt(1)).toEqual(await rowsAt(1))
    expect(await rowsAt(-0)).toEqual(await rowsAt(0))
    expect(await rowsAt(2)).not.toEqual(await rowsAt(1))
    const [one, other] = [await openStory(shop, { seed: null }), await openStory(shop, { seed: null })]
    expect(one.seed).not.toBe(other.seed)
    expect(await rowsAt(one.seed)).toEqual(await one.row('customers', 3))
  })
})

describe('a world of a schema', () => {
  it('should omit hidden columns, and count rows as requested', async () => {
    const world = await openSchema(cells, { rows: 8 })
    expect(counts(world)).toEqual({ parents: 8, children: 24 })
    expect(Object.keys(await world.row('parents', 0))).toEqual(['id', 'name', 'remark', 'amount', 'large', 'active', 'since'])
    expect(world.schema).toEqual(cells)
    expect(world.explain).toMatchObject({ domain: { name: 'cells' }, facts: [], unused: [], rows: 32 })
    expect(world.explain.warnings.join()).toContain('unseen')
  })

  it('should have cells of the declared types', async () => {
    const rows = await (await openSchema(cells)).table('parents').toArray()
    expect(rows).toHaveLength(50)
    expect(rows.every(({ large }) => Number.isInteger(large) && large > 9e15)).toBe(true)
    expect(rows.every(({ amount }) => typeof amount === 'number' && Math.abs(amount * 100 - Math.round(amount * 100)) < 1)).toBe(true)
    expect(rows.filter(({ active }) => active === null)).toHaveLength(10)
    expect(new Set(rows.map(({ remark }) => remark))).toEqual(new Set(cells.tables[0].columns[2].values))
    expect(rows.every(({ since }) => /^\d{4}-\d\d-\d\d$/.test(since))).toBe(true)
  })

  it('should refuse a row that breaks a constraint, whenever it is met', async () => {
    const table = { name: 'few', rows: 100_000, columns: [{ name: 'id', kind: 'sequence' }] }
    const soon = { version: 1, tables: [{ ...table, constraints: ['id < 5'] }] }
    expect(await refused(() => openSchema(soon))).toMatchObject({ code: 'schema_invalid' })
    const late = { version: 1, tables: [{ ...table, constraints: ['id != 99995'] }] }
    const world = await openSchema(late)
    expect(await refused(() => world.table('few').toArray({ offset: 99_990 }))).toMatchObject({
      code: 'schema_invalid',
      problems: [{ pointer: '/tables/0/constraints/0' }],
    })
  })
})

describe('a world that is closed', () => {
  it.each([0, 1])('should end running reads with %i threads, and refuse later ones', async (workers) => {
    const world = await openStory(shop, { rows: 100_000, workers })
    const rows = world.table('orders').rows()
    expect((await rows.next()).done).toBe(false)
    await world.close()
    await world.close()
    const drained = async (): Promise<void> => {
      for await (const _ of rows);
    }
    expect(await refused(drained)).toMatchObject({ code: 'world_closed' })
    expect(await refused(() => world.row('orders', 1))).toMatchObject({ code: 'world_closed' })
    expect(await refused(() => world.stream('records'))).toMatchObject({ code: 'world_closed' })
  })

  it('should close itself at the end of a block', async () => {
    const world = await openStory(shop)
    await world[Symbol.asyncDispose]()
    expect(await refused(() => world.table('orders').rows())).toMatchObject({ code: 'world_closed' })
  })
})
