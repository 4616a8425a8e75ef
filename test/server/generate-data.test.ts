import { describe, expect, it } from 'vitest'
import { Pool } from '../../src/pool/pool.ts'
import { core } from './support/core.ts'
import { createLog } from '../../src/server/log.ts'
import { createApp, dial, startApp, steady, until } from './support/start-app.ts'
import { library, shareAsking, tableOf } from './support/schemas.ts'

const ask = shareAsking()

const path = '/api/generate-data'
const json = { 'content-type': 'application/json' }

interface Answer {
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  readonly meta: object
}

describe('POST /api/generate-data', () => {
  it('should give the tables of a schema, with its row counts', async () => {
    const response = await ask(path, { schema: library, seed: 1 })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'synth-seed': '1',
      'cache-control': 'no-cache',
    })
    const { tables, meta } = response.json<Answer>()
    expect(meta).toEqual({ domain: 'library', story: null, row_counts: { authors: 3, books: 6 } })
    expect([tables['authors']?.length, tables['books']?.length]).toEqual([3, 6])
    for (const { author_id: author } of tables['books'] ?? []) expect([1, 2, 3]).toContain(author)
  })

  it.each([0, 1, 700])('should give the primary table %i rows when the request says so', async (rows) => {
    const { meta, tables } = (await ask(path, { schema: library, rows, seed: 1 })).json<Answer>()
    expect(meta).toMatchObject({ row_counts: { authors: rows, books: 2 * rows } })
    expect(tables['authors']).toHaveLength(rows)
  })

  it('should give the same bytes for the same request, and others for another seed', async () => {
    const first = await ask(path, { schema: library, rows: 50, seed: 7 })
    const again = await ask(path, { format: 'records', seed: 7, rows: 50, schema: structuredClone(library) })
    const other = await ask(path, { schema: library, rows: 50, seed: 8 })
    expect([again.body, again.headers['etag']]).toEqual([first.body, first.headers['etag']])
    expect(other.body).not.toBe(first.body)
    expect(other.headers['etag']).not.toBe(first.headers['etag'])
  })

  it('should return a random seed that reproduces the data', async () => {
    const first = await ask(path, { schema: library })
    expect(first.headers['cache-control']).toBe('no-store')
    const again = await ask(path, { schema: library, seed: Number(first.headers['synth-seed']) })
    expect(again.body).toBe(first.body)
  })

  it('should answer 304 to a caller with the bytes', async () => {
    const etag = (await ask(path, { schema: library, seed: 3 })).headers['etag'] as string
    const response = await ask(path, { schema: library, seed: 3 }, { 'if-none-match': etag })
    expect([response.statusCode, response.body, response.headers['synth-seed']]).toEqual([304, '', '3'])
    expect((await ask(path, { schema: library, seed: 4 }, { 'if-none-match': etag })).statusCode).toBe(200)
  })

  it('should treat equal numbers as equal in any notation, and different numbers as different', async () => {
    const schema = tableOf([
      { name: 'on', kind: 'boolean', rate: 1 },
      { name: 'x', kind: 'mapping', by: 'on', cases: { true: 'HERE', false: 7 }, scale: 1 },
    ])
    const send = (number: string) => ask(path, `{"seed": 1, "schema": ${JSON.stringify(schema).replace('"HERE"', number)}}`)
    const texts = async (numbers: readonly string[]): Promise<number> =>
      new Set(await Promise.all(numbers.map(async (number) => (await send(number)).body))).size
    expect(await texts(['-0', '0', '0.0', '-0e5'])).toBe(1)
    expect(await texts(['1', '10e-1', '0.1e1'])).toBe(1)
    expect(await texts(['0', '1', '1.5', '-1'])).toBe(4)
    const huge = await send('1e999')
    expect([huge.statusCode, huge.json().code]).toEqual([400, 'body_malformed'])
  })

  it('should take the name and the story of a schema over into meta', async () => {
    const { name: _name, ...nameless } = library
    expect((await ask(path, { schema: nameless })).json<Answer>().meta).toMatchObject({ domain: 'custom', story: null })
    const story = 'Ein Märchen: "😀"\n'
    expect((await ask(path, { schema: { ...library, story } })).json<Answer>().meta).toMatchObject({ domain: 'library', story })
  })

  it('should give the same values as records and as columns', async () => {
    const records = (await ask(path, { schema: library, seed: 5 })).json<Answer>().tables
    const columns = (await ask(path, { schema: library, seed: 5, format: 'columns' })).json<{ tables: typeof records }>().tables
    expect(columns['books']).toEqual(
      Object.fromEntries(['book_id', 'author_id', 'price'].map((name) => [name, (records['books'] ?? []).map((row) => row[name])])),
    )
  })

  it('should stream data that does not fit into one piece, with the same bytes for any number of workers and two at once', async () => {
    const bodies = new Set<string>()
    for (const workers of [1, 2]) {
      const { url } = await startApp({ core, pool: new Pool({ workers }) })
      const send = () =>
        fetch(url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ schema: library, rows: 20_000, seed: 2 }),
        }).then((response) => response.text())
      for (const text of await Promise.all([send(), send()])) bodies.add(text)
    }
    expect(bodies.size).toBe(1)
    const [text = ''] = bodies
    expect((JSON.parse(text) as Answer).tables['books']).toHaveLength(40_000)
  })

  it('should stop for a client that leaves', async () => {
    const { app, port, pool } = await startApp({ core, pool: new Pool({ workers: 1 }) })
    const text = JSON.stringify({ schema: library, rows: 50_000_000, seed: 2 })
    const { socket } = dial(port)
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    )
    await new Promise((resolve) => socket.once('data', resolve))
    socket.destroy()
    await steady(() => pool.started)
    const health = () =>
      app.inject({ url: '/api/health' }).then((response) => response.json<{ active_responses: number }>().active_responses)
    let open = 1
    await until(() => {
      void health().then((active) => (open = active))
      return open === 0
    })
    expect(open).toBe(0)
  })

  describe('whose rows break a constraint that was tried on others', () => {
    const broken = (rows: number, row: number) => {
      const { tables } = tableOf([], rows)
      return { schema: { version: 1, tables: [{ ...tables[0], constraints: [`thing_id != ${row}`] }] }, seed: 1 }
    }
    const refusalOf = (row: number) => ({
      code: 'schema_invalid',
      errors: [
        { pointer: '/schema/tables/0/constraints/0', detail: expect.stringMatching(`is false in row ${row} .*leave the constraint out$`) },
      ],
    })

    it('should be refused in a small document, as if the row had been tried', async () => {
      const response = await ask(path, broken(10_900, 10_900))
      expect(response.statusCode).toBe(422)
      expect(response.json()).toMatchObject(refusalOf(10_900))
    })

    it('should be refused in the first piece, later break the connection with the reason in the log, and disturb no other request', async () => {
      const lines: string[] = []
      const log = createLog('info', (line) => void lines.push(line))
      const { url } = await startApp({ core, log, pool: new Pool({ workers: 1 }) })
      const send = (body: object) => fetch(url + path, { method: 'POST', headers: json, body: JSON.stringify(body) })
      const refused = await send(broken(200_000, 6))
      expect(refused.status).toBe(422)
      expect(await refused.json()).toMatchObject(refusalOf(6))
      const cut = await send(broken(200_000, 190_005))
      expect(cut.status).toBe(200)
      await expect(cut.text()).rejects.toThrow()
      await until(() => lines.length > 0)
      expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
        {
          level: 'error',
          msg: 'a response was broken off',
          request_id: cut.headers.get('x-request-id'),
          reason: expect.stringMatching(/\/tables\/0\/constraints\/0: .*row 190005 /),
        },
      ])
      const next = await send({ schema: library, rows: 20_000, seed: 1 })
      expect(((await next.json()) as Answer).tables['books']).toHaveLength(40_000)
      expect(await (await fetch(`${url}/api/health`)).json()).toMatchObject({ active_responses: 0 })
    })
  })

  it('should refuse more responses than it can hold', async () => {
    const { app } = createApp({ core, maxResponses: 0 })
    const response = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json' },
      payload: { schema: library, rows: 1_000_000 },
    })
    expect([response.statusCode, response.json().code, response.headers['retry-after']]).toEqual([503, 'saturated', '5'])
  })
})
