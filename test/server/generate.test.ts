import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { formats } from '../../src/formats/index.ts'
import { Pool } from '../../src/pool/pool.ts'
import { core } from './support/core.ts'
import { madeBytes } from '../output/made-bytes.ts'
import { post, shareApp, startApp } from './support/start-app.ts'

const story = 'ecommerce store with customers and orders'

interface Answer {
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  readonly meta: { readonly domain: string; readonly story: string; readonly row_counts: Readonly<Record<string, number>> }
}

const plain = { 'accept-encoding': 'identity' }
const packed = { 'accept-encoding': 'gzip' }

const sharedReal = shareApp({ core, pool: new Pool({ workers: 2 }) })

async function hashOf(response: Promise<Response>): Promise<string> {
  const { body, status } = await response
  expect(status).toBe(200)
  const hash = createHash('sha256')
  for await (const part of body ?? []) hash.update(part as Uint8Array)
  return hash.digest('hex')
}

describe('POST /generate', () => {
  it('should give the same bytes with any number of workers, side by side with other requests', async () => {
    const hashes = new Set<string>()
    for (const { url } of [await sharedReal(), await startApp({ core, pool: new Pool({ workers: 1 }) })]) {
      const [first, second, other] = await Promise.all(
        [42, 42, 43].map((seed, index) => hashOf(post(url, { story, rows: 600, seed }, index === 1 ? packed : plain))),
      )
      expect(second).toBe(first)
      expect(other).not.toBe(first)
      hashes.add(first as string)
    }
    expect(hashes.size).toBe(1)
  }, 120_000)

  it.each([...formats.values()])('should stream what it would send whole: $name', async ({ name: format, scope }) => {
    const { url } = await sharedReal()
    const request = { story, rows: 800, seed: 7, format }
    const output = await core.openStory({ ...request, maxRows: 1e9 })
    expect(output.isSmall).toBe(false)
    const hash = createHash('sha256').update(madeBytes(output.steps())).digest('hex')
    for (const headers of [plain, packed]) {
      const response = await post(url, request, headers)
      // Files of several tables come in a ZIP, which is packed already.
      expect(response.headers.get('content-encoding')).toBe(headers === packed && scope === 'document' ? 'gzip' : null)
      expect(await hashOf(Promise.resolve(response))).toBe(hash)
    }
  })

  it.each([0, 1, 10, 2000])('should give exactly the row counts in meta, for %i rows', async (rows) => {
    const { url } = await sharedReal()
    const { tables, meta } = (await (await post(url, { story, rows, seed: 1 })).json()) as Answer
    expect(Object.keys(meta)).toEqual(['domain', 'story', 'row_counts'])
    expect(meta).toMatchObject({ domain: 'ecommerce', story })
    expect(Object.fromEntries(Object.entries(tables).map(([name, { length }]) => [name, length]))).toEqual(meta.row_counts)
    expect(tables['customers']).toHaveLength(rows)
  })

  it.each(['/generate', '/api/generate-data', '/datasets', '/api/explain'])(
    'should refuse a parameter in the address of POST %s, where it has no effect',
    async (path) => {
      const { url } = await sharedReal()
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${url}${path}?limit=1`, { method: 'POST', headers, body: '{"story":"a shop"}' })
      const { code, detail } = (await answer.json()) as { readonly code: string; readonly detail: string }
      expect([answer.status, code]).toEqual([400, 'validation_failed'])
      expect(detail).toContain('send it as a field of the body')
    },
  )

  it('should give the same response again for the returned seed', async () => {
    const { url } = await sharedReal()
    const first = await post(url, { story, rows: 20 })
    const seed = Number(first.headers.get('synth-seed'))
    const text = await first.text()
    const again = await post(url, { story, rows: 20, seed })
    expect([again.headers.get('etag'), await again.text()]).toEqual([first.headers.get('etag'), text])
  })

  it.each(['\u0000', '"\\\u2028\u2029</script>', '😀', '{"a": 1}'])('should repeat a story with %j in it', async (odd) => {
    const { url } = await sharedReal()
    const sent = `ecommerce ${odd}`
    const response = await post(url, { story: sent, rows: 1, seed: 1 })
    expect(((await response.json()) as Answer).meta.story).toBe(sent)
  })

  it.each(['\ud800', '\udfff x', 'x\ud83d'])('should refuse half of a surrogate pair: %j', async (odd) => {
    const { url } = await sharedReal()
    const response = await post(url, { story: `ecommerce ${odd}`, rows: 1 })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/story', detail: expect.stringContaining('surrogate') }],
    })
  })

  it('should refuse more rows than the cap with the arithmetic', async () => {
    const { url } = await startApp({ core, maxRows: 1000 })
    const response = await post(url, { story, rows: 900 })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'too_many_rows', detail: expect.stringMatching(/customers 900 \+ .* 1000 /) })
    expect((await post(url, { story, rows: 1001 })).status).toBe(400)
  })
})
