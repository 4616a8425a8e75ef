import { describe, expect, it } from 'vitest'
import { problemOf } from './support/ask.ts'
import { shareReal } from './support/real-app.ts'

const ask = shareReal()

const story = 'story=online+shop+with+customers+and+orders'

describe('GET /datasets/{table}.{ext}', () => {
  it('should give the same bytes each time, with seed 0 by default', async () => {
    const first = await ask(`/datasets/orders.csv?${story}&rows=20`)
    expect(first.status).toBe(200)
    expect(first.headers['synth-seed']).toBe('0')
    const [again, told, other] = [
      await ask(`/datasets/orders.csv?${story}&rows=20`),
      await ask(`/datasets/orders.csv?${story}&rows=20&seed=0`),
      await ask(`/datasets/orders.csv?${story}&rows=20&seed=1`),
    ]
    expect([again.body, told.body]).toEqual([first.body, first.body])
    expect([again.headers.etag, told.headers.etag]).toEqual([first.headers.etag, first.headers.etag])
    expect(other.body.equals(first.body)).toBe(false)
    expect(other.headers.etag).not.toBe(first.headers.etag)
  })

  it.each([
    ['customers.csv', 'text/csv; charset=utf-8; header=present', 'customers.csv'],
    ['customers.csv?header=false', 'text/csv; charset=utf-8; header=absent', 'customers.csv'],
    ['customers.tsv', /^text\/tab-separated-values/, 'customers.tsv'],
    ['customers.ndjson', 'application/x-ndjson', 'customers.ndjson'],
    ['customers.jsonl', 'application/x-ndjson', 'customers.ndjson'],
    ['customers.json', 'application/json; charset=utf-8', 'customers.json'],
    ['customers.sql', /^application\/sql/, 'customers.sql'],
    ['customers.parquet', 'application/vnd.apache.parquet', 'customers.parquet'],
    ['customers.csv.gz', 'application/gzip', 'customers.csv.gz'],
    ['all.csv.zip', 'application/zip', 'ecommerce.zip'],
  ])('should tell what %s is and what to call it', async (file, type, name) => {
    const { status, headers } = await ask(`/datasets/${file}${file.includes('?') ? '&' : '?'}${story}&rows=5`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(status).toBe(200)
    expect(headers['content-type']).toEqual(typeof type === 'string' ? type : expect.stringMatching(type))
    expect(headers['content-disposition']).toMatch(/^attachment; filename="/)
    expect(headers['content-disposition']).toContain(name.endsWith('.zip') ? '-seed0-v1.csv.zip"' : `"${name.replace('.', '-seed0-v1.')}"`)
    const isPacked = /\.(parquet|gz|zip)$/.test(name)
    expect(headers['content-encoding']).toBe(isPacked ? undefined : 'gzip')
    expect(headers.vary).toBe(isPacked ? undefined : 'accept-encoding')
  })

  it('should take rows, columns and their order, and options', async () => {
    const whole = await ask(`/datasets/customers.ndjson?${story}&rows=30&seed=7`)
    const rows = whole.body
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { customer_id: number; email: string })
    const cut = await ask(
      `/datasets/customers.csv?${story}&rows=30&seed=7&columns=email,customer_id&offset=10&limit=3&delimiter=%3B&eol=crlf`,
    )
    const lines = rows.slice(10, 13).map(({ email, customer_id: id }) => `${email};${id}\r\n`)
    expect(cut.body.toString()).toBe(`email;customer_id\r\n${lines.join('')}`)
  })

  it.each([
    ['offset=1000', 'beyond the end'],
    ['limit=0', 'none'],
    ['rows=0', 'of no rows at all'],
  ])('should give no rows for %s, %s', async (parameters) => {
    const csv = await ask(`/datasets/customers.csv?${story}&${parameters}&columns=email`)
    expect([csv.status, csv.body.toString()]).toEqual([200, 'email\n'])
    expect((await ask(`/datasets/customers.json?${story}&${parameters}`)).body.toString()).toBe('[]')
    expect((await ask(`/datasets/customers.ndjson?${story}&${parameters}`)).body.length).toBe(0)
  })

  it.each([
    ['customer.csv', 404, 'table_unknown', 'There is no table "customer": did you mean "customers"?'],
    ['customers.cvs', 404, 'not_found', 'There is no format "cvs": did you mean "csv"?'],
    ['customers.csv.gzip', 404, 'not_found', 'No file has the extension "gzip"; there '],
    ['customers.parquet.gz', 404, 'not_found', 'codec'],
    ['customers.csv.zip', 404, 'not_found', 'all.csv.zip'],
    ['customers.records', 404, 'not_found', 'There is no format "records"'],
    ['.csv', 404, 'not_found', 'There is no file ".csv"'],
    ['customers.csv?columns=emial', 422, 'selection_unknown', 'Table "customers" has no column "emial": did you mean "email"?'],
    ['customers.csv?colums=email', 400, 'validation_failed', 'The parameter "colums" is unknown: did you mean "columns"?'],
    ['customers.csv?limit=3&limit=3', 400, 'validation_failed', 'The parameter "limit" must be given once, but is given 2 times'],
    ['customers.csv?limit=', 400, 'validation_failed', 'The parameter "limit" is empty'],
    ['customers.csv?limit=-1', 400, 'validation_failed', 'The parameter "limit" must be a whole number from 0'],
    ['customers.csv?rows=1e10', 400, 'validation_failed', 'The parameter "rows" must be a whole number from 0 to 4000000000'],
    ['customers.csv?rows=10000000000', 400, 'validation_failed', 'The parameter "rows" must be a whole number from 0 to 4000000000'],
    ['customers.csv?offset=1e3', 400, 'validation_failed', 'The parameter "offset" must be a whole number from 0'],
    ['customers.csv?seed=9007199254740992', 400, 'validation_failed', 'The parameter "seed" must be a whole number'],
    ['customers.csv?header=yes', 400, 'validation_failed', 'The parameter "header" must be "true" or "false"'],
    ['customers.csv?delimiter=ab', 400, 'validation_failed', 'The parameter "delimiter" must be one printable ASCII character'],
    ['customers.csv?null=1', 400, 'validation_failed', 'The parameter "null" must not look like a number'],
    ['customers.csv?columns=email,email', 400, 'validation_failed', 'distinct names of columns, separated by commas'],
    ['customers.ndjson?header=true', 400, 'validation_failed', 'The parameter "header" is unknown'],
    ['customers.parquet?codec=gzp', 400, 'validation_failed', '"none" or "gzip"'],
    ['all.csv.zip?columns=email', 400, 'validation_failed', 'The parameter "columns" is unknown'],
    ['customers.csv?format=csv', 400, 'validation_failed', 'The parameter "format" is unknown'],
  ])('should refuse %s', async (file, status, code, detail) => {
    const separator = file.includes('?') ? '&' : '?'
    const answer = await ask(`/datasets/${file}${separator}${story}`, { headers: { 'accept-encoding': 'gzip', accept: 'text/csv' } })
    expect([answer.status, problemOf(answer).code]).toEqual([status, code])
    expect(problemOf(answer).detail).toContain(detail)
  })

  it('should require the story, and report all problems at once', async () => {
    const problem = problemOf(await ask('/datasets/customers.csv?ofset=1&limit='))
    expect(problem.errors?.map(({ detail }) => detail)).toEqual([
      'The parameter "ofset" is unknown: did you mean "offset"?',
      'The parameter "story" is required',
      'The parameter "limit" is empty: give it a value, or omit it',
    ])
  })

  it.each([
    ['blah+blah', 422, 'story_not_understood'],
    ['online+shop+with+10+customers,+20+customers', 422, 'story_contradicts'],
  ])('should refuse the story %s', async (text, status, code) => {
    const answer = await ask(`/datasets/customers.csv?story=${text}`)
    expect([answer.status, problemOf(answer).code]).toEqual([status, code])
  })

  it('should refuse more rows than an answer may have, but not a part of them', async () => {
    const refused = await ask(`/datasets/order_items.csv?${story}&rows=400000000`)
    expect([refused.status, problemOf(refused).code]).toEqual([422, 'too_many_rows'])
    const part = await ask(`/datasets/customers.ndjson?${story}&rows=400000000&offset=399999999&limit=5`)
    expect(part.status).toBe(200)
    expect(part.body.toString().trimEnd().split('\n')).toHaveLength(1)
    expect(JSON.parse(part.body.toString())).toMatchObject({ customer_id: 400_000_000 })
  })

  it('should know any part of the files of a billion customers', async () => {
    const billion = `${story}&rows=1000000000`
    const [items, whole] = await Promise.all([
      ask(`/datasets/order_items.csv?${billion}&offset=5499999998`),
      ask(`/datasets/orders.parquet?${billion}`),
    ])
    expect(items.body.toString().trimEnd().split('\n')).toHaveLength(3)
    expect(items.body.toString()).toContain('\n5500000000,2500000000,')
    expect([whole.status, problemOf(whole).detail]).toEqual([
      422,
      '2500000000 rows in one response, but at most 1000000000 are allowed: ask for fewer with limit, or for ranges of bytes',
    ])
    const head = await ask(`/datasets/orders.parquet?${billion}`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(Number(head.headers['content-length'])).toBeGreaterThan(2.5e11)
    const tail = await ask(`/datasets/orders.parquet?${billion}`, { headers: { range: 'bytes=-4' } })
    expect([tail.status, tail.body.toString()]).toEqual([206, 'PAR1'])
  })
})

describe('HEAD and If-None-Match', () => {
  const changing = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding'])
  const steady = (headers: object) => Object.entries(headers).filter(([name]) => !changing.has(name))

  it.each([
    'orders.csv',
    'orders.csv.gz',
    'orders.parquet',
    'orders.parquet?codec=gzip',
    'orders.sql',
    'all.csv.zip',
    'nothing.csv',
    'orders.csv?x=1',
  ])('should have the headers of a GET of %s, and no body', async (file) => {
    const url = `/datasets/${file}${file.includes('?') ? '&' : '?'}${story}&rows=10`
    const headers = { 'accept-encoding': 'gzip' }
    const [got, head] = [await ask(url, { headers }), await ask(url, { method: 'HEAD', headers })]
    expect([head.status, head.body.length]).toEqual([got.status, 0])
    const length = head.headers['content-length']
    if (length !== undefined) expect(length).toBe(String(got.body.length))
    expect(steady({ ...head.headers, 'content-length': '' })).toEqual(steady({ ...got.headers, 'content-length': '' }))
  })

  it('should answer 304 to a caller with the bytes, in their coding', async () => {
    const url = `/datasets/orders.csv?${story}&rows=10`
    const [plain, packed] = [await ask(url), await ask(url, { headers: { 'accept-encoding': 'gzip' } })]
    expect(plain.headers.etag).toMatch(/^"[\w-]+"$/)
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
    for (const method of ['GET', 'HEAD']) {
      const known = await ask(url, { method, headers: { 'if-none-match': `"x", W/${plain.headers.etag}` } })
      expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, plain.headers.etag])
      expect(known.headers.vary).toBe('accept-encoding')
      const other = await ask(url, { method, headers: { 'if-none-match': packed.headers.etag ?? '' } })
      expect(other.status).toBe(200)
    }
  })

  it('should have another tag for whatever changes the bytes', async () => {
    const urls = ['', '&rows=11', '&seed=1', '&limit=3', '&offset=1', '&columns=order_id', '&header=false', '&null=NULL']
    const tags = await Promise.all(
      urls.map(async (more) => (await ask(`/datasets/orders.csv?${story}${more}`, { method: 'HEAD' })).headers.etag),
    )
    tags.push((await ask(`/datasets/orders.tsv?${story}`, { method: 'HEAD' })).headers.etag)
    tags.push((await ask(`/datasets/order_items.csv?${story}`, { method: 'HEAD' })).headers.etag)
    expect(new Set(tags).size).toBe(urls.length + 2)
    expect(tags).not.toContain(undefined)
  })

  it('should answer no other method', async () => {
    const answer = await ask(`/datasets/orders.csv?${story}`, { method: 'DELETE' })
    expect([answer.status, problemOf(answer).code, answer.headers.allow]).toEqual([405, 'method_not_allowed', 'GET, HEAD, OPTIONS'])
  })
})
