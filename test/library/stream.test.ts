import { buffer, text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formats } from '../../src/formats/index.ts'
import { openSchema, openStory, type FileFormatName, type FormatName, type World } from '../../src/index.ts'
import { madeBytes } from '../output/made-bytes.ts'
import * as service from '../output/opened.ts'
import { shop } from './support/shop.ts'

const fileFormats = [...formats.values()].filter(({ scope }) => scope === 'table').map(({ name }) => name as FileFormatName)
const making = { seed: 9, maxRows: 4e9, rows: null }

/** What the service answers with for the same request. */
function served(request: Partial<Parameters<typeof service.openStory>[0]>): Buffer {
  return madeBytes(service.openStory({ story: shop, format: 'records', ...making, ...request }).steps())
}

describe.each([0, 2])('streams made by %i threads', (workers) => {
  let world: World
  beforeAll(async () => void (world = await openStory(shop, { seed: 9, workers })))
  afterAll(() => world.close())

  // Who makes the steps knows no format: a text, a file of places and an archive stand for all.
  it.each(workers === 0 ? fileFormats : (['csv', 'parquet'] as const))('should have the bytes of the service as %s', async (format) => {
    expect(await buffer(world.table('orders').stream(format))).toEqual(served({ format, table: 'orders' }))
    const part = { offset: 20, limit: 100 }
    expect(await buffer(world.table('orders').columns('status', 'order_id').stream(format, part))).toEqual(
      served({ format, table: 'orders', columns: ['status', 'order_id'], ...part }),
    )
    expect(await buffer(world.stream(format))).toEqual(served({ format, archive: true }))
  })

  it.each(['records', 'columns'] as const)('should have the bytes of the service as %s', async (format: FormatName) => {
    expect(await buffer(world.stream(format))).toEqual(served({ format }))
  })

  it('should have them of what takes many tasks', async () => {
    const larger = await openStory(shop, { seed: 9, rows: 1_500, workers })
    const bytes = await buffer(larger.stream('records'))
    expect(bytes.equals(served({ rows: 1_500 }))).toBe(true)
    expect((await larger.table('orders').toArray()).length).toBe(3_750)
    await larger.close()
  })

  it('should take the options of the format, and compress', async () => {
    const options = { delimiter: ';', header: false, null: 'NULL' }
    const plain = served({ format: 'csv', table: 'customers', options })
    expect(await text(world.table('customers').stream('csv', options))).toBe(plain.toString())
    const packed = await buffer(world.table('customers').stream('csv', { ...options, coding: 'gzip', limit: undefined }))
    expect(gunzipSync(packed)).toEqual(plain)
  })
})

describe('a stream', () => {
  it('should be a web stream that is made as it is read', async () => {
    const world = await openStory(shop, { rows: 400_000_000 })
    const stream = world.table('orders').stream('csv') as unknown as ReadableStream<Uint8Array>
    expect(stream).toBeInstanceOf(ReadableStream)
    const reader = stream.getReader()
    const { value } = await reader.read()
    expect(Buffer.from(value ?? []).toString()).toMatch(/^order_id,/)
    await reader.cancel()
    expect(await reader.closed).toBeUndefined()
    const answer = new Response((await openStory(shop)).table('products').stream('json'))
    expect(await answer.json()).toHaveLength(12)
  })

  it('should keep the bytes that it gave', async () => {
    const world = await openStory(shop, { rows: 3_000 })
    const chunks: Uint8Array[] = []
    for await (const chunk of world.table('orders').stream('ndjson')) chunks.push(chunk)
    expect(chunks.length).toBeGreaterThan(1)
    const rows = Buffer.concat(chunks).toString().trimEnd().split('\n')
    expect(rows.map((row) => (JSON.parse(row) as { readonly order_id: number }).order_id)).toEqual(rows.map((_, place) => place + 1))
  })

  it('should be a ZIP of a world of one table, too', async () => {
    const world = await openSchema({ version: 1, tables: [{ name: 'one', rows: 3, columns: [{ name: 'id', kind: 'sequence' }] }] })
    const zip = await buffer(world.stream('csv'))
    expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
    expect(zip.includes('one.csv') && zip.includes('manifest.json')).toBe(true)
  })
})
