import { describe, expect, it } from 'vitest'
import { problemOf } from './support/ask.ts'
import { readZip } from './support/read-zip.ts'
import { placeOf, shareReal } from './support/real-app.ts'
import { shop } from './support/shop.ts'

const ask = shareReal()

const asked = { schema: shop, rows: 30, seed: 6 }
const make = (more: object, headers: Readonly<Record<string, string>> = {}) =>
  ask('/api/generate-data', { body: { ...asked, ...more }, headers })

interface Records {
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
}

describe('POST /api/generate-data', () => {
  it.each(['csv', 'tsv', 'ndjson', 'json', 'sql', 'copy', 'parquet'])(
    'should make the %s file of a table that its address has',
    async (format) => {
      const place = await placeOf(ask, asked)
      const [made, named] = [await make({ format, table: 'orders' }), await ask(`${place}/orders.${format}`)]
      expect([made.status, made.headers['synth-seed']]).toEqual([200, '6'])
      for (const header of ['content-type', 'content-disposition']) expect(made.headers[header]).toBe(named.headers[header])
      expect(made.body.equals(named.body)).toBe(true)
    },
  )

  it('should make a ZIP of all tables for a format of one table', async () => {
    const made = await make({ format: 'ndjson' })
    expect([made.headers['content-type'], made.headers['content-disposition']]).toEqual([
      'application/zip',
      'attachment; filename="shop-seed6-v1.ndjson.zip"',
    ])
    const files = await readZip(made.body)
    expect(files.map(({ name }) => name)).toEqual(['customers.ndjson', 'orders.ndjson', 'manifest.json'])
    const records = JSON.parse((await make({})).body.toString()) as Records
    for (const name of ['customers', 'orders']) {
      const lines =
        files
          .find((file) => file.name === `${name}.ndjson`)
          ?.bytes.toString()
          .trimEnd()
          .split('\n') ?? []
      expect(lines.map((line) => JSON.parse(line) as object)).toEqual(records.tables[name])
    }
  })

  it('should make the file itself where there is one table', async () => {
    const schema = { ...shop, tables: shop.tables.filter(({ name }) => name === 'customers') }
    const made = await ask('/api/generate-data', { body: { schema, rows: 5, seed: 1, format: 'csv' } })
    expect(made.headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
    expect(made.body.toString().split('\n')).toHaveLength(7)
  })

  it('should take columns in any order, offset, limit and options', async () => {
    const records = JSON.parse((await make({})).body.toString()) as Records
    const rows = records.tables['orders']?.slice(5, 9) ?? []
    const part = { table: 'orders', columns: ['total', 'id'], offset: 5, limit: 4 }
    const csv = await make({ ...part, format: 'csv', options: { header: false, delimiter: '|' } })
    const lines = csv.body
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => line.split('|').map(Number))
    expect(lines).toEqual(rows.map(({ total, id }) => [total, id]))
    const again = JSON.parse((await make(part)).body.toString()) as Records & { readonly meta: object }
    expect(again.tables).toEqual({ orders: rows.map(({ total, id }) => ({ total, id })) })
    expect(again.meta).toMatchObject({ row_counts: { orders: 4 } })
    const columns = JSON.parse((await make({ ...part, format: 'columns' })).body.toString()) as { readonly tables: object }
    expect(columns.tables).toEqual({ orders: { total: rows.map(({ total }) => total), id: rows.map(({ id }) => id) } })
  })

  it.each([
    ['text/csv', 'text/csv; charset=utf-8; header=present'],
    ['application/x-ndjson', 'application/x-ndjson'],
    ['application/vnd.apache.parquet', 'application/vnd.apache.parquet'],
    ['text/csv;q=0.5, application/x-ndjson;q=0.9', 'application/x-ndjson'],
    ['application/json', 'application/json; charset=utf-8'],
    ['*/*', 'application/json; charset=utf-8'],
  ])('should choose the format by Accept: %s', async (accept, type) => {
    const made = await make({ table: 'orders' }, { accept })
    expect([made.status, made.headers['content-type'], made.headers.vary]).toEqual([200, type, 'accept, accept-encoding'])
  })

  it('should let the format of the body win over Accept', async () => {
    const made = await make({ table: 'orders', format: 'tsv' }, { accept: 'text/csv' })
    expect(made.headers['content-type']).toMatch(/^text\/tab-separated-values/)
    const refused = await make({ table: 'orders' }, { accept: 'image/png' })
    expect([refused.status, problemOf(refused).code]).toEqual([406, 'not_acceptable'])
  })

  it.each([
    [{ format: 'cvs' }, 400, 'validation_failed', '/format', 'csv'],
    [{ format: 'csv', table: 'order' }, 422, 'selection_unknown', '/table', 'did you mean "orders"?'],
    [{ format: 'csv', table: 'orders', columns: ['id', 'totl'] }, 422, 'selection_unknown', '/columns/1', 'did you mean "total"?'],
    [{ format: 'csv', table: 'orders', columns: ['secret'] }, 422, 'selection_unknown', '/columns/0', 'has no column "secret"'],
    [{ format: 'csv', columns: ['id'] }, 422, 'selection_unknown', '/table', 'name one of orders, customers'],
    [{ format: 'csv', offset: 3 }, 422, 'selection_unknown', '/table', 'is required'],
    [{ format: 'csv', table: 'orders', columns: [] }, 400, 'validation_failed', '/columns', ''],
    [{ format: 'csv', table: 'orders', columns: ['id', 'id'] }, 400, 'validation_failed', '/columns', ''],
    [{ format: 'csv', table: 'orders', limit: -1 }, 400, 'validation_failed', '/limit', ''],
    [{ format: 'csv', table: 'orders', ofset: 1 }, 400, 'validation_failed', '', 'offset'],
    [{ format: 'csv', options: { heder: false } }, 400, 'validation_failed', '/options', 'header'],
    [{ format: 'ndjson', options: { header: false } }, 400, 'validation_failed', '/options/header', 'is not an option of ndjson'],
    [{ format: 'csv', options: { delimiter: 'x' } }, 400, 'validation_failed', '/options/delimiter', 'must be one printable'],
    [{ format: 'csv', options: { header: 'no' } }, 400, 'validation_failed', '/options/header', ''],
    [{ format: 'csv', options: { eol: 'cr' } }, 400, 'validation_failed', '/options/eol', 'crlf'],
  ])('should refuse %j', async (more, status, code, pointer, detail) => {
    const problem = problemOf(await make(more, { accept: 'text/csv', 'accept-encoding': 'gzip' }))
    expect([problem.status, problem.code]).toEqual([status, code])
    expect(problem.errors?.[0]?.pointer.startsWith(pointer)).toBe(true)
    expect(JSON.stringify(problem.errors).replaceAll('\\"', '"')).toContain(detail)
  })

  it('should compress data on request', async () => {
    const [plain, sent] = [await make({}), await make({}, { 'accept-encoding': 'gzip' })]
    expect([sent.headers['content-encoding'], sent.body.subarray(0, 2).toString('hex')]).toEqual(['gzip', '1f8b'])
    expect(sent.headers.etag).not.toBe(plain.headers.etag)
    expect(sent.body.length).toBeLessThan(plain.body.length)
  })
})

describe('POST /generate', () => {
  const story = 'online shop with customers and orders'

  it('should make what a URL of the story makes', async () => {
    const body = { story, rows: 15, seed: 2, format: 'csv', table: 'orders', limit: 7 }
    const made = await ask('/generate', { body })
    const named = await ask(`/datasets/orders.csv?story=${encodeURIComponent(story)}&rows=15&seed=2&limit=7`)
    expect([made.status, made.body]).toEqual([200, named.body])
  })

  it('should return the random seed of a ZIP', async () => {
    const made = await ask('/generate', { body: { story, rows: 3, seed: null, format: 'csv' } })
    expect([made.status, made.headers['cache-control']]).toEqual([200, 'no-store'])
    const seed = Number(made.headers['synth-seed'])
    const again = await ask('/generate', { body: { story, rows: 3, seed, format: 'csv' } })
    expect(again.body.equals(made.body)).toBe(true)
    const manifest = JSON.parse((await readZip(made.body)).at(-1)?.bytes.toString() ?? '') as object
    expect(manifest).toMatchObject({ seed, story, domain: 'ecommerce' })
  })
})

describe('parts of a table', () => {
  it('should be linked from the first to the last, with the parameters that were given', async () => {
    const place = await placeOf(ask, asked)
    const query = '?columns=id,total&delimiter=%7C&header=false'
    const whole = (await ask(`${place}/orders.csv${query}`)).body.toString()
    const texts: string[] = []
    let next: string | undefined = `${place}/orders/part-00000-of-00007.csv${query}`
    while (next !== undefined) {
      const { headers, body } = await ask(next)
      expect(headers['content-disposition']).toBe(`attachment; filename="orders-part-0000${texts.length}-of-00007-seed6-v1.csv"`)
      const links = new Map(
        [...String(headers['link']).matchAll(/<([^>]*)>; rel="(\w+)"/g)].map(([, target = '', relation = '']) => [relation, target]),
      )
      expect(links.get('first')).toContain('part-00000-of-00007.csv?columns=id,total')
      expect(links.get('last')).toContain('part-00006-of-00007.csv?columns=id,total')
      expect(links.has('prev')).toBe(texts.length > 0)
      texts.push(body.toString())
      next = links.get('next')
    }
    expect(texts).toHaveLength(7)
    expect(texts.join('')).toBe(whole)
    const sizes = texts.map((text) => text.split('\n').length)
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
  })

  it.each([
    ['orders/part-00008-of-00008.csv', 404, 'table_unknown'],
    ['orders/part-0-of-8.csv', 404, 'not_found'],
    ['orders/part-00000-of-00000.csv', 404, 'not_found'],
    ['orders/part-00001-of-100000.csv', 404, 'not_found'],
    ['order/part-00000-of-00008.csv', 404, 'table_unknown'],
    ['orders/part-00000-of-00008.csv.zip', 404, 'not_found'],
    ['orders/part-00000-of-00008.csv?offset=3', 400, 'validation_failed'],
    ['orders/part-00000-of-00008.csv?limit=3', 400, 'validation_failed'],
    ['orders/orders.csv', 404, 'not_found'],
  ])('should not be there for %s', async (path, status, code) => {
    const answer = await ask(`${await placeOf(ask, asked)}/${path}`)
    expect([answer.status, problemOf(answer).code]).toEqual([status, code])
  })
})
