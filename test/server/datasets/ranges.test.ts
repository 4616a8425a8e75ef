import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { Pool } from '../../../src/pool/pool.ts'
import type { AnySchema } from '../../../src/schema/any-schema.ts'
import { core } from '../support/core.ts'
import { shareApp } from '../support/start-app.ts'
import { type Answer, ask as askUrl, problemOf } from './support/ask.ts'
import { placeOf, shareReal } from './support/real-app.ts'

const ask = shareReal()
const other = shareApp({ core, pool: new Pool({ workers: 1 }) })

/** Three row groups, the last one short. */
const readings: AnySchema = {
  version: 1,
  tables: [
    {
      name: 'readings',
      rows: 140_000,
      columns: [
        { name: 'id', kind: 'sequence' },
        { name: 'value', kind: 'decimal', scale: 3, min: -5, max: 900, nullable: { rate: 0.1 } },
        { name: 'state', kind: 'category', values: ['on', 'off', ''] },
      ],
      primary_key: 'id',
    },
  ],
}

describe('ranges of a Parquet file', () => {
  let path: string
  let whole: Answer
  let head: Answer
  beforeAll(async () => {
    path = `${await placeOf(ask, { schema: readings, seed: 3 })}/readings.parquet`
    head = await ask(path, { method: 'HEAD' })
    whole = await ask(path)
  })
  const ranged = (range: string, more: Readonly<Record<string, string>> = {}) => ask(path, { headers: { range, ...more } })

  it('should have the length that HEAD returns before any row is generated', () => {
    expect([head.status, head.body.length, head.headers['accept-ranges']]).toEqual([200, 0, 'bytes'])
    expect(head.headers['content-length']).toBe(String(whole.body.length))
    expect([whole.status, whole.headers['content-length']]).toEqual([200, head.headers['content-length']])
    expect(whole.headers.etag).toBe(head.headers.etag)
    expect(whole.body.subarray(0, 4).toString()).toBe('PAR1')
    expect(whole.body.subarray(-4).toString()).toBe('PAR1')
  })

  it('should be slices of the whole file at any positions, on two servers in turn', async () => {
    const { url } = await other()
    const length = whole.body.length
    const place = fc.oneof(
      fc.nat(length - 1),
      fc.nat(20),
      fc.nat(4000).map((back) => length - 1 - back),
    )
    const size = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: length }))
    let turn = 0
    await fc.assert(
      fc.asyncProperty(place, size, async (first, count) => {
        const last = first + count - 1
        const headers = { range: `bytes=${first}-${last}`, 'if-range': head.headers.etag ?? '' }
        const answer = await (turn++ % 2 === 0 ? ask(path, { headers }) : askUrl(url + path, { headers }))
        const end = Math.min(length, last + 1)
        expect(answer.status).toBe(206)
        expect(answer.headers['content-range']).toBe(`bytes ${first}-${end - 1}/${length}`)
        expect(answer.headers['content-length']).toBe(String(end - first))
        expect(answer.headers.etag).toBe(head.headers.etag)
        expect(answer.body.equals(whole.body.subarray(first, end))).toBe(true)
      }),
      {
        numRuns: 60,
        examples: [
          [0, 1],
          [0, length],
          [length - 1, 1],
          [length - 8, 8],
          [3, 2],
        ],
      },
    )
  })

  it('should put together the file from pieces in any order', async () => {
    const { url } = await other()
    const length = whole.body.length
    const size = Math.ceil(length / 7)
    const made = Buffer.alloc(length)
    for (const piece of [6, 0, 3, 1, 5, 2, 4]) {
      const range = `bytes=${piece * size}-${Math.min(length, (piece + 1) * size) - 1}`
      const answer = await (piece % 2 === 0 ? askUrl(url + path, { headers: { range } }) : ranged(range))
      answer.body.copy(made, piece * size)
    }
    expect(made.equals(whole.body)).toBe(true)
  })

  it.each([
    ['bytes=-8', -8, undefined],
    ['bytes=-999999999999', 0, undefined],
    ['bytes=100-', 100, undefined],
    ['bytes=0-0', 0, 1],
    ['Bytes = 5-7', 5, 8],
    ['bytes=0-99999999999', 0, undefined],
  ])('should understand %s', async (range, from, to) => {
    const answer = await ranged(range)
    expect(answer.status).toBe(206)
    expect(answer.body.equals(whole.body.subarray(from, to))).toBe(true)
  })

  it.each(['bytes=0-1,5-6', 'bytes=9-5', 'rows=0-5', 'bytes=a-b', 'bytes=-', 'bytes=0-1, -1'])(
    'should answer %s with the whole',
    async (range) => {
      const answer = await ranged(range)
      expect([answer.status, answer.headers['content-range'], answer.body.length]).toEqual([200, undefined, whole.body.length])
    },
  )

  it('should refuse ranges beyond the end, and return the length', async () => {
    const length = whole.body.length
    for (const range of [`bytes=${length}-`, `bytes=${length + 5}-${length + 9}`, 'bytes=-0']) {
      const answer = await ranged(range)
      expect([answer.status, answer.headers['content-range']]).toEqual([416, `bytes */${length}`])
      expect(problemOf(answer).code).toBe('range_not_satisfiable')
    }
  })

  it('should continue a download only with identical bytes', async () => {
    const tag = head.headers.etag ?? ''
    for (const old of ['"old"', `W/${tag}`, 'Wed, 21 Oct 2015 07:28:00 GMT']) {
      const answer = await ranged('bytes=0-9', { 'if-range': old })
      expect([answer.status, answer.body.length]).toEqual([200, whole.body.length])
      expect((await ranged('bytes=999999999999-', { 'if-range': old })).status).toBe(200)
    }
    expect((await ranged('bytes=0-9', { 'if-range': tag })).status).toBe(206)
  })

  it('should be looked at after If-None-Match', async () => {
    const tag = head.headers.etag ?? ''
    const known = await ranged('bytes=0-9', { 'if-none-match': tag })
    expect([known.status, known.body.length, known.headers['content-range']]).toEqual([304, 0, undefined])
    expect((await ranged('bytes=999999999999-', { 'if-none-match': tag })).status).toBe(304)
    expect((await ranged('bytes=0-9', { 'if-none-match': '"other"' })).status).toBe(206)
  })

  it('should have no effect on HEAD, for which ranges are not defined', async () => {
    for (const range of ['bytes=10-19', 'bytes=999999999999-']) {
      const { status, headers, body } = await ask(path, { method: 'HEAD', headers: { range } })
      expect([status, headers['content-length'], headers['content-range'], body.length]).toEqual([
        200,
        String(whole.body.length),
        undefined,
        0,
      ])
    }
  })

  it('should stay places in the file whatever coding the client takes', async () => {
    const answer = await ranged('bytes=5-104', { 'accept-encoding': 'gzip, zstd' })
    expect([answer.status, answer.headers['content-encoding']]).toEqual([206, undefined])
    expect(answer.body.equals(whole.body.subarray(5, 105))).toBe(true)
  })

  it.each(['readings.csv', 'readings.parquet?codec=gzip'])(
    'should not be there for %s, whose bytes have no place before they are made',
    async (file) => {
      const url = path.replace('readings.parquet', `${file}${file.includes('?') ? '&' : '?'}limit=100`)
      const answer = await ask(url, { headers: { range: 'bytes=0-9' } })
      expect([answer.status, answer.headers['accept-ranges'], answer.headers['content-range']]).toEqual([200, undefined, undefined])
      expect(answer.body.length).toBeGreaterThan(10)
    },
  )

  it('should be those of the rows and columns that are asked for', async () => {
    const url = `${path}?columns=value,id&offset=70000&limit=1000`
    const part = await ask(url)
    const answer = await ask(url, { headers: { range: 'bytes=100-5000' } })
    expect([part.status, answer.status]).toEqual([200, 206])
    expect(answer.body.equals(part.body.subarray(100, 5001))).toBe(true)
  })

  it('should reach the end of a file that is too large to generate whole', async () => {
    const tables = readings.tables.map((table) => ({ ...table, rows: 900_000_000 }))
    const huge = `${await placeOf(ask, { schema: { ...readings, tables } })}/readings.parquet`
    const length = Number((await ask(huge, { method: 'HEAD' })).headers['content-length'])
    expect(length).toBeGreaterThan(1e9)
    const end = (await ask(huge, { headers: { range: 'bytes=-8' } })).body
    expect(end.subarray(4).toString()).toBe('PAR1')
    const footer = end.readUInt32LE(0)
    const answer = await ask(huge, { headers: { range: `bytes=${length - 8 - footer}-${length - 9}` } })
    expect([answer.status, answer.body.length]).toEqual([206, footer])
  })
})
