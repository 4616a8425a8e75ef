import { describe, expect, it } from 'vitest'
import { openSchema, openStory } from '../../src/index.ts'
import { refused } from './support/refused.ts'
import { cells, shop } from './support/shop.ts'

describe('rows of a table', () => {
  it('should be the same by themselves, in any range and by number', async () => {
    const world = await openStory(shop, { seed: 11 })
    const orders = world.table('orders')
    const all = await orders.toArray()
    expect(await orders.toArray({ offset: 17, limit: 5 })).toEqual(all.slice(17, 22))
    expect(await orders.toArray({ offset: 145, limit: 500 })).toEqual(all.slice(145))
    expect(await orders.toArray({ offset: 150 })).toEqual([])
    expect(await orders.toArray({ limit: 0 })).toEqual([])
    expect(await world.row('orders', 17)).toEqual(all[17])
    expect(await orders.row(149)).toEqual(all[149])
    const iterated: unknown[] = []
    for await (const row of orders) iterated.push(row)
    expect(iterated).toEqual(all)
  })

  it('should have the chosen columns in the chosen order', async () => {
    const world = await openSchema(cells, { seed: 2 })
    const all = await world.table('parents').toArray()
    const chosen = world.table('parents').columns('amount', 'id')
    expect(chosen.info.columns.map(({ name }) => name)).toEqual(['amount', 'id'])
    const rows = await chosen.toArray()
    expect(rows).toEqual(all.map(({ amount, id }) => ({ amount, id })))
    expect(Object.keys(rows[0] ?? {})).toEqual(['amount', 'id'])
    expect(await world.table('parents').columns(['since']).row(9)).toEqual({ since: all[9]?.since })
    expect(await chosen.columns('id').toArray({ limit: 2 })).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('should be read from the end of a billion rows without delay, and stop with the reader', async () => {
    const world = await openStory(shop, { rows: 400_000_000 })
    const orders = world.table('orders')
    const last = orders.info.rows - 1
    expect(await orders.row(last)).toMatchObject({ order_id: last + 1 })
    let read = 0
    for await (const _ of orders) if (++read === 10) break
    expect(read).toBe(10)
    const rows = orders.rows({ offset: 5 })
    await rows.next()
    await rows.return()
    expect(await rows.next()).toEqual({ done: true, value: undefined })
  })

  it('should leave others their turn between tasks', async () => {
    const world = await openStory(shop, { rows: 12_000 })
    let turns = 0
    const count = (): void => {
      turns += 1
      next = setImmediate(count)
    }
    let next = setImmediate(count)
    for await (const _ of world.table('orders').columns('order_id', 'status'));
    clearImmediate(next)
    expect(turns).toBeGreaterThan(1)
  })

  it('should be read side by side', async () => {
    const world = await openStory(shop, { seed: 4 })
    const [one, other] = [world.table('orders').rows(), world.table('orders').rows()]
    for (let place = 0; place < 20; place++) expect((await one.next()).value).toEqual((await other.next()).value)
    const together = await Promise.all(Array.from({ length: 5 }, (_, place) => world.row('customers', place)))
    expect(together).toEqual(await world.table('customers').toArray({ limit: 5 }))
  })
})

describe('refusals', () => {
  it('should be refused with a code and a correct alternative', async () => {
    const world = await openStory(shop)
    const loose = world as unknown as Record<string, (...args: readonly unknown[]) => unknown>
    const orders = world.table('orders')
    const looseOrders = orders as unknown as Record<string, (...args: readonly unknown[]) => unknown>
    const cases: readonly (readonly [() => unknown, string, RegExp])[] = [
      [() => openStory(''), 'validation_failed', /^The story must be a string of 1 to 20000 characters/],
      [() => openStory(undefined as unknown as string), 'validation_failed', /^The story must be/],
      [() => openStory('\ud800 shop'), 'validation_failed', /surrogate/],
      [
        () => openStory(shop, { rows: -1 }),
        'validation_failed',
        /^\/rows must be a whole number from 0 to 4000000000, but is the number -1$/,
      ],
      [() => openStory(shop, { rows: '10' as unknown as number }), 'validation_failed', /but is the string "10"$/],
      [() => openStory(shop, { sed: 1 } as object), 'validation_failed', /^\/sed is not an option: did you mean "seed"\?$/],
      [() => openStory(shop, { seed: 0.5, workers: 1000 }), 'validation_failed', /^\/seed .* \(and 1 more\)$/],
      [() => openStory(shop, null as unknown as object), 'validation_failed', /options must be an object/],
      [() => openStory('a hospital with 500 patients and 200 patients'), 'story_contradicts', /500 and 200/],
      [() => openStory('qwertz asdf'), 'story_not_understood', /./],
      [() => openStory('a pharma company', { rows: 4e9 }), 'story_contradicts', /^8000000000 .* ask for fewer rows$/],
      [() => openSchema({ version: 1, tables: [] }), 'schema_invalid', /tables/],
      [() => openSchema('{}' as unknown as typeof cells), 'validation_failed', /JSON\.parse/],
      [() => openSchema([] as unknown as typeof cells), 'validation_failed', /must be a JSON object, but it is an array/],
      [() => openSchema({ version: 1, tables: [{ name: 'a', rows: 1, columns: [{ name: 'b', kind: 'no' }] }] }), 'schema_invalid', /kind/],
      [() => openSchema({ ...cells, tables: [cells.tables[2]] }, { rows: 5 }), 'validation_failed', /primary/],
      [() => world.table('order'), 'selection_unknown', /^There is no table "order": did you mean "orders"\?$/],
      [() => world.row('nothing', 0), 'selection_unknown', /there are customers/],
      [() => world.row('orders', 150), 'selection_unknown', /has no row 150: rows are numbered from 0 to 149$/],
      [() => world.row('orders', 1.5), 'selection_unknown', /has no row 1\.5/],
      [() => world.row('orders', {} as number), 'selection_unknown', /has no row an object:/],
      [() => world.table(5n as unknown as string), 'selection_unknown', /^There is no table bigint; there are customers/],
      [() => orders.columns(5n as unknown as 'status'), 'validation_failed', /but is \[bigint\]$/],
      [() => openSchema({ ...cells, toJSON: () => undefined }), 'validation_failed', /must be a JSON object/],
      [() => orders.columns('statsu'), 'selection_unknown', /did you mean "status"\?$/],
      [() => orders.columns(), 'validation_failed', /\/columns must be a list of at least one name/],
      [() => orders.columns('status', 'status'), 'validation_failed', /names "status" twice/],
      [() => orders.columns('status').columns('order_id' as 'status'), 'selection_unknown', /there is status$/],
      [() => orders.rows({ offset: -1 }), 'validation_failed', /^\/offset must be a whole number/],
      [() => orders.rows({ limt: 1 } as object), 'validation_failed', /did you mean "limit"/],
      [() => looseOrders['stream']?.('records'), 'format_unsuited', /use stream\(\), or write one of ndjson/],
      [() => looseOrders['stream']?.('cvs'), 'validation_failed', /^\/format must be .*: did you mean "csv"\?$/],
      [() => orders.stream('csv', { delimiter: 'ab' }), 'validation_failed', /^\/delimiter must be one printable/],
      [() => orders.stream('csv', { codec: 'gzip' }), 'validation_failed', /^\/codec is not an option of csv/],
      [() => orders.stream('csv', { header: 'no' as unknown as boolean }), 'validation_failed', /^\/header must be true or false/],
      [() => orders.stream('parquet', { coding: 'gzip' }), 'validation_failed', /^\/coding is not allowed for parquet/],
      [() => world.stream('csv', { coding: 'gzip' }), 'validation_failed', /^\/coding is not allowed for a ZIP/],
      [() => loose['stream']?.('records', { limit: 1 }), 'validation_failed', /^\/limit is not an option/],
    ]
    for (const [work, code, words] of cases) {
      const error = await refused(work)
      expect([String(work), error.code, error.message]).toEqual([String(work), code, expect.stringMatching(words)])
      expect([error.name, error.status >= 400]).toEqual(['SynthError', true])
    }
  })

  it('should be nested schemas that no parser could walk', async () => {
    let deep: object = {}
    for (let depth = 0; depth < 100_000; depth++) deep = { deep }
    const error = await refused(() => openSchema({ version: 1, tables: [], ...deep }))
    expect(['validation_failed', 'schema_invalid']).toContain(error.code)
  })
})
