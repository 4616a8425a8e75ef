import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { Pool } from '../../../src/pool/pool.ts'
import { core } from '../support/core.ts'
import { dial, shareApp, steady } from '../support/start-app.ts'
import { ask as askUrl, type Asked, problemOf } from './support/ask.ts'
import { breakingAt } from './support/late.ts'
import { placeOf } from './support/real-app.ts'
import { shop } from './support/shop.ts'

const app = shareApp({ core, pool: new Pool({ workers: 1 }) })
const ask = async (path: string, asked?: Asked) => askUrl((await app()).url + path, asked)

const activeResponses = async (): Promise<number> => {
  const { body } = await ask('/api/health')
  return (JSON.parse(body.toString()) as { readonly active_responses: number }).active_responses
}

/** Waits until no answer is being made; the test's own time-out is the limit. */
async function idle(): Promise<void> {
  while ((await activeResponses()) > 0) await new Promise((resolve) => setTimeout(resolve, 20))
}

const files = [
  'things.csv',
  'things.csv.gz',
  'things.ndjson',
  'things.json',
  'things.sql',
  'things.copy',
  'things.parquet',
  'things.parquet?codec=gzip',
  'all.csv.zip',
  'all.parquet.zip',
]

describe('a client that leaves', () => {
  it.each(['orders.parquet', 'orders.parquet?codec=gzip', 'orders.csv', 'orders.csv.gz', 'orders.sql', 'all.csv.zip', 'all.parquet.zip'])(
    'should stop the making of %s',
    async (file) => {
      const place = await placeOf(ask, { schema: shop, rows: 20_000_000 })
      const { port, pool } = await app()
      const before = pool.started
      const { socket } = dial(port)
      socket.write(`GET ${place}/${file} HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip\r\n\r\n`)
      await new Promise((resolve) => socket.once('data', resolve))
      socket.destroy()
      await idle()
      const started = await steady(() => pool.started)
      expect(started - before).toBeLessThan(40)
      expect((await ask(`${place}/customers.csv?limit=3`)).status).toBe(200)
    },
  )

  it('should not be waited for by a range of a large file', async () => {
    const place = await placeOf(ask, { schema: shop, rows: 20_000_000 })
    const { port, pool } = await app()
    const before = pool.started
    const { socket } = dial(port)
    socket.write(`GET ${place}/orders.parquet HTTP/1.1\r\nhost: x\r\nrange: bytes=1000000-\r\n\r\n`)
    await new Promise((resolve) => socket.once('data', resolve))
    socket.destroy()
    await idle()
    expect(await steady(() => pool.started)).toBeLessThan(before + 40)
  })
})

describe('rows that break a constraint', () => {
  // Not among the rows that are tried before.
  const rows = 150_000
  const [early, late] = [1_008, 149_007]

  it.each(files)('should be refused as a problem where no byte of %s is sent', async (file) => {
    const place = await placeOf(ask, { schema: breakingAt(early, rows) })
    for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
      const answer = await ask(`${place}/${file}`, { headers })
      const { code, detail } = problemOf(answer)
      expect([answer.status, code]).toEqual([422, 'schema_invalid'])
      expect(detail).toContain(`is false in row ${early}`)
    }
    expect(await activeResponses()).toBe(0)
  })

  it.each(files)('should break the connection where some of %s is sent', async (file) => {
    const place = await placeOf(ask, { schema: breakingAt(late, rows) })
    await expect(ask(`${place}/${file}`, { headers: { 'accept-encoding': 'gzip' } })).rejects.toThrow(/aborted|ECONNRESET|socket hang up/)
    await idle()
  })

  it('should not be met by who asks for others', async () => {
    const place = await placeOf(ask, { schema: breakingAt(late, rows) })
    const part = await ask(`${place}/things.csv.gz?offset=${late}&limit=3&columns=id`)
    expect(gunzipSync(part.body).toString()).toBe(`id\n${late + 1}\n${late + 2}\n${late + 3}\n`)
    const range = await ask(`${place}/things.parquet`, { headers: { range: 'bytes=0-99999' } })
    expect([range.status, range.body.length]).toEqual([206, 100_000])
    const refused = await ask(`${place}/things.csv?offset=${late - 3}&limit=9`)
    expect([refused.status, problemOf(refused).code]).toEqual([422, 'schema_invalid'])
  })
})

describe('data that a format cannot represent', () => {
  const schema = { version: 1, tables: [{ name: 'things', rows: 3, columns: [{ name: 'text', kind: 'constant', value: 'a\u0000b' }] }] }

  it.each(['things.sql', 'things.copy', 'all.sql.zip', 'things.sql.gz', 'things/part-00000-of-00002.copy'])(
    'should be told with what can, for %s',
    async (file) => {
      const place = await placeOf(ask, { schema })
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(`${place}/${file}`, { method, headers: { 'accept-encoding': 'gzip' } })
        expect(answer.status).toBe(422)
        if (method === 'HEAD') continue
        expect(problemOf(answer).code).toBe('format_unsuited')
        expect(problemOf(answer).detail).toMatch(/U\+0000.*ndjson/)
      }
    },
  )

  it.each(['csv', 'ndjson', 'parquet'])('should be held by %s', async (format) => {
    const place = await placeOf(ask, { schema })
    expect((await ask(`${place}/things.${format}`)).status).toBe(200)
  })
})
