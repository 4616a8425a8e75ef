import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ExportStatus } from '../../src/fleet/export-status.ts'
import { startService } from '../cli/support/run-cli.ts'
import { treeOf } from '../cli/support/tree.ts'
import { type Redis, redisPrograms, startRedis } from '../support/redis.ts'
import { asked, ended, story, untilStatus, wholeTree } from './support/exports.ts'
import { startWorker } from './support/worker.ts'

let folder = ''
let redis: Redis
const place = (name: string): string => join(folder, name)
const json = { 'content-type': 'application/json' }

interface Problem {
  readonly code: string
  readonly detail: string
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[]
}

/** The address of a data set of a service. */
async function dataset(url: string, body: object): Promise<string> {
  const answer = await fetch(`${url}/datasets`, { method: 'POST', headers: json, body: JSON.stringify(body) })
  expect(answer.status).toBe(201)
  return new URL(answer.headers.get('location') ?? '', url).href
}

function ask(base: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${base}/exports`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })
}

const csv = { format: 'csv', parts: asked.parts, destination: 'lake' }

describe.skipIf(redisPrograms() === null)('the exports of a service', { timeout: 300_000 }, () => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'synth-exports-'))
    redis = await startRedis({ password: 'p%s' })
  })
  afterEach(async () => {
    await redis.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('should be accepted, shown, and the same when asked for again', async () => {
    const { url } = await startService(['--queue', redis.url])
    await startWorker(redis.url, [`lake=${place('lake')}`])
    const base = await dataset(url, { story, rows: asked.rows })
    const accepted = await ask(base, csv, { prefer: 'respond-async, wait=10' })
    expect([accepted.status, accepted.headers.get('preference-applied')]).toEqual([202, 'respond-async'])
    const status = (await accepted.json()) as ExportStatus
    expect(accepted.headers.get('location')).toBe(`/exports/${status.id}`)
    await ended(redis.url, status.id)
    const shown = (await (await fetch(`${url}/exports/${status.id}`)).json()) as ExportStatus
    expect(shown).toMatchObject({ state: 'complete', parts: { done: 4 }, rows: status.total_rows, workers: 1, errors: [] })
    expect(treeOf(place('lake'))).toEqual(await wholeTree(asked, place('whole')))
    const again = await ask(base, { ...csv, options: { header: true } })
    expect([again.status, await again.json()]).toEqual([202, shown])
    const forgotten = await fetch(`${url}/exports/${status.id}`, { method: 'DELETE' })
    expect([forgotten.status, await forgotten.text()]).toEqual([204, ''])
    expect((await fetch(`${url}/exports/${status.id}`)).status).toBe(404)
  })

  it('should carry long schemas to workers that have no data directory', async () => {
    const names = Array.from({ length: 400 }, (_, index) => ({
      name: `column_with_a_long_name_${index}`,
      kind: 'integer',
      min: index,
      max: 1e6,
    }))
    const schema = {
      version: 1,
      tables: [{ name: 'wide', rows: { type: 'primary' }, columns: [{ name: 'id', kind: 'sequence' }, ...names] }],
    }
    const { url } = await startService(['--queue', redis.url])
    await startWorker(redis.url, [`lake=${place('lake')}`])
    const base = await dataset(url, { schema, rows: 60, seed: 3 })
    const { id } = (await (
      await ask(base, { ...csv, format: 'ndjson', compression: 'gzip', parts: 2, destination: 'lake/wide' })
    ).json()) as ExportStatus
    expect(await ended(redis.url, id)).toMatchObject({ state: 'complete', rows: 60, files: 2, compression: 'gzip' })
    expect(Object.keys(treeOf(place('lake/wide')))).toContain('wide/part-00001-of-00002.ndjson.gz')
  })

  it('should be cancelled by DELETE', async () => {
    const { url } = await startService(['--queue', redis.url])
    await startWorker(redis.url, [`lake=${place('lake')}`])
    const { id } = (await (await ask(await dataset(url, { story, rows: 50_000_000 }), csv)).json()) as ExportStatus
    await untilStatus(redis.url, id, ({ parts }) => parts.active > 0)
    const cancelled = await fetch(`${url}/exports/${id}`, { method: 'DELETE' })
    expect([cancelled.status, await cancelled.json()]).toEqual([200, expect.objectContaining({ id, state: 'cancelled' })])
    await untilStatus(redis.url, id, ({ parts }) => parts.active === 0)
    expect(Object.keys(treeOf(place('lake')))).not.toContain('_SUCCESS')
  })

  it.each([
    [{ ...csv, destination: 's3://bucket/x' }, '/destination', 'never a URL or a path'],
    [{ ...csv, destination: '/etc' }, '/destination', 'never a URL or a path'],
    [{ ...csv, parts: 0 }, '/parts', '1'],
    [{ ...csv, parts: 10_001 }, '/parts', '10000'],
    [{ ...csv, format: 'records' }, '/format', 'csv'],
    [{ ...csv, options: { ddl: true } }, '/options/ddl', 'is not an option of csv'],
    [{ ...csv, format: 'parquet', compression: 'gzip' }, '/compression', 'compresses its data itself'],
    [{ ...csv, queue: 'redis://elsewhere' }, '/queue', ''],
  ])('should refuse %j', async (body, pointer, words) => {
    const { url } = await startService(['--queue', redis.url])
    const answer = await ask(await dataset(url, { story }), body)
    const { code, errors = [] } = (await answer.json()) as Problem
    expect([answer.status, code, errors[0]?.pointer]).toEqual([400, 'validation_failed', pointer])
    expect(errors[0]?.detail).toContain(words)
  })

  it('should refuse what is too much, or cannot be written, before a worker sees it', async () => {
    const { url } = await startService(['--queue', redis.url, '--max-rows', '1000'])
    const base = await dataset(url, { story: 'an online shop with 5000 customers' })
    const tooMany = (await (await ask(base, { ...csv, parts: 2 })).json()) as Problem
    expect([tooMany.code, tooMany.detail]).toEqual(['too_many_rows', expect.stringContaining('at most 2000 are allowed')])
    const columns = [{ name: 'text', kind: 'constant', value: 'a\u0000b' }]
    const schema = { version: 1, tables: [{ name: 'odd', rows: 5, columns }] }
    const unsuited = (await (await ask(await dataset(url, { schema }), { ...csv, format: 'copy' })).json()) as Problem
    expect(unsuited.code).toBe('format_unsuited')
  })

  it('should say that the queue is away, while the service is healthy, and go on when it is back', async () => {
    const { url } = await startService(['--queue', redis.url])
    const base = await dataset(url, { story })
    await redis.kill()
    for (let tries = 0; tries < 2; tries++) {
      const answer = await ask(base, csv)
      const { code, detail } = (await answer.json()) as Problem
      expect([answer.status, code, Number(answer.headers.get('retry-after'))]).toEqual([503, 'queue_unavailable', 5])
      expect(detail).toContain(`redis://127.0.0.1:${redis.port} cannot be used`)
      expect(detail).not.toContain('p%s')
      expect(await (await fetch(`${url}/api/health`)).json()).toMatchObject({ status: 'healthy' })
    }
    await redis.restart()
    const { status } = await ask(base, csv)
    expect(status).toBe(202)
  })
})

it('should say how exports are configured if there is no queue', async () => {
  const { url } = await startService()
  const answers = [
    await ask(await dataset(url, { story }), csv),
    await fetch(`${url}/exports/lake~x`),
    await fetch(`${url}/exports/x`, { method: 'DELETE' }),
  ]
  for (const answer of answers) {
    const { code, detail } = (await answer.json()) as Problem
    expect([answer.status, code]).toEqual([501, 'exports_not_configured'])
    expect(detail).toContain('--queue redis://host:6379')
  }
})
