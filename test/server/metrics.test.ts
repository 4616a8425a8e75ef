import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { Pool } from '../../src/pool/pool.ts'
import { core } from './support/core.ts'
import { fakeWorker } from '../pool/support/fake-task.ts'
import { fakeModel } from './support/fake-model.ts'
import { taskSize } from './support/fake-core.ts'
import { killWorker } from './support/kill-worker.ts'
import { type Family, type Labels, readMetrics } from './support/read-metrics.ts'
import { library } from './support/schemas.ts'
import { dial, exchange, generateRequest, post, shareApp, startApp, until } from './support/start-app.ts'

const sharedApp = shareApp()

/** All metrics of an app, as Prometheus reads them. */
async function scrape(url: string): Promise<{ readonly text: string; readonly families: readonly Family[] }> {
  const response = await fetch(`${url}/metrics`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  const text = await response.text()
  return { text, families: readMetrics(text) }
}

/** The sum of the series with these labels, those that are not said whatever they are. */
async function valueOf(url: string, name: string, labels: Labels = {}): Promise<number> {
  const { families } = await scrape(url)
  const samples = families.flatMap((family) => family.samples).filter((sample) => sample.name === name)
  return samples
    .filter((sample) => Object.entries(labels).every(([label, value]) => sample.labels[label] === value))
    .reduce((sum, { value }) => sum + value, 0)
}

/** Waits until a series has a value: counters of requests rise when the connection knows that the answer has left. */
async function reach(url: string, name: string, labels: Labels, value: number): Promise<void> {
  const deadline = performance.now() + 10_000
  for (let found = await valueOf(url, name, labels); found !== value; found = await valueOf(url, name, labels))
    if (performance.now() > deadline) expect(found).toBe(value)
}

describe('GET /metrics', () => {
  it('should be read by a parser of the format, each family described, with names by the conventions', async () => {
    const { url } = await sharedApp()
    await (await post(url, { story: '{}', rows: 3 })).arrayBuffer()
    const { families } = await scrape(url)
    for (const { name, help, type, samples } of families) {
      expect(name).toMatch(/^(?:synth|process|nodejs)(?:_[a-z]+)+$/)
      expect(help).toMatch(/^\S.*\.$/)
      expect(name.endsWith('_total')).toBe(type === 'counter')
      if (!name.endsWith('_info'))
        expect(name).toMatch(/_(?:total|seconds|bytes|entries|workers|busy|queued|active|limit|flight|connections)$/)
      for (const { value } of samples) expect(value).toBeGreaterThanOrEqual(0)
    }
    expect(families.length).toBeGreaterThan(20)
  })

  it('should count requests by route and status, and how long they took to begin', async () => {
    const { url } = await startApp()
    for (let times = 0; times < 3; times++) await (await post(url, { story: '{"size": 10}', rows: 1 })).arrayBuffer()
    await post(url, { rows: 1 })
    await fetch(`${url}/errors/not_found`)
    await fetch(`${url}/errors/saturated`)
    await reach(url, 'synth_http_requests_total', { route: '/generate', method: 'POST', status: '200' }, 3)
    await reach(url, 'synth_http_requests_total', { route: '/generate', method: 'POST', status: '400' }, 1)
    await reach(url, 'synth_http_requests_total', { route: '/errors/:code', status: '200' }, 2)
    await reach(url, 'synth_http_first_byte_seconds_count', { route: '/generate' }, 4)
    expect(await valueOf(url, 'synth_http_responses_broken_off_total')).toBe(0)
  })

  it('should count the rows and bytes of small and of streamed responses', async () => {
    const { url } = await startApp({ core })
    const plain = { 'accept-encoding': 'identity' }
    const bytes = (await (await post(url, { story: 'an online shop', rows: 0 }, plain)).arrayBuffer()).byteLength
    expect(await valueOf(url, 'synth_rows_total')).toBe(0)
    expect(await valueOf(url, 'synth_bytes_total')).toBe(bytes)
    const sent = await fetch(`${url}/api/generate-data`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...plain },
      body: JSON.stringify({ schema: library, rows: 100, format: 'columns' }),
    })
    const answer = await sent.text()
    expect(await valueOf(url, 'synth_rows_total')).toBe(300)
    expect(await valueOf(url, 'synth_bytes_total')).toBe(bytes + answer.length)
    const { url: fake } = await startApp()
    expect((await (await post(fake, { story: '{}', rows: 7 })).arrayBuffer()).byteLength).toBe(7 * taskSize)
    expect(await valueOf(fake, 'synth_bytes_total')).toBe(7 * taskSize)
    expect(await valueOf(fake, 'synth_tasks_total')).toBe(7)
  })

  it('should count each row once, even if a format reads it again for each column', async () => {
    const { url } = await startApp({ core, workers: 1 })
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' }
    for (const format of ['records', 'columns', 'parquet']) {
      const before = await valueOf(url, 'synth_rows_total')
      const body = JSON.stringify({ schema: library, rows: 200, format, table: 'authors' })
      await (await fetch(`${url}/api/generate-data`, { method: 'POST', headers, body })).arrayBuffer()
      expect((await valueOf(url, 'synth_rows_total')) - before, format).toBe(200)
    }
  })

  it('should report the current state', async () => {
    const { url, port, pool } = await startApp({ maxResponses: 9 })
    const { socket, received } = dial(port)
    socket.write(generateRequest({ story: '{"delay": 10}', rows: 100_000, seed: 1 }))
    await until(() => pool.started > 1)
    expect(await valueOf(url, 'synth_responses_active')).toBe(1)
    expect(await valueOf(url, 'synth_responses_limit')).toBe(9)
    expect(await valueOf(url, 'synth_tasks_queued')).toBeGreaterThan(0)
    expect(await valueOf(url, 'synth_workers_busy')).toBe(1)
    expect(await valueOf(url, 'synth_workers_busy_seconds_total')).toBeGreaterThan(0)
    expect(await valueOf(url, 'synth_workers')).toBe(1)
    expect(await valueOf(url, 'synth_http_connections')).toBeGreaterThanOrEqual(2)
    socket.destroy()
    await received
    await reach(url, 'synth_responses_active', {}, 0)
    expect(await valueOf(url, 'synth_tasks_queued')).toBe(0)
    expect(await valueOf(url, 'synth_tasks_cancelled_total')).toBeGreaterThan(0)
    await reach(url, 'synth_http_responses_broken_off_total', { route: '/generate' }, 1)
    await killWorker(pool)
    await reach(url, 'synth_worker_restarts_total', {}, 1)
  })

  it('should count refused tasks and tasks that took too long', async () => {
    const { url } = await startApp({ pool: new Pool({ workers: 1, filename: fakeWorker, taskMilliseconds: 100 }) })
    expect((await post(url, { story: '{"delay": 60000}', rows: 3 })).status).toBe(422)
    await reach(url, 'synth_tasks_over_deadline_total', {}, 1)
    const { url: full } = await startApp({ maxResponses: 0 })
    expect((await post(full, { story: '{}', rows: 3 })).status).toBe(503)
    expect(await valueOf(full, 'synth_responses_refused_total')).toBe(1)
  })

  it('should count connections that bring no request', async () => {
    const { url, port } = await sharedApp()
    await exchange(port, 'hello\r\n\r\n')
    await reach(url, 'synth_http_connections_refused_total', {}, 1)
  })

  it('should show that the main thread was blocked', async () => {
    const { url } = await sharedApp()
    const end = performance.now() + 150
    while (performance.now() < end);
    const slow = async (): Promise<number> => {
      const below = await valueOf(url, 'synth_event_loop_delay_seconds_bucket', { le: '0.05' })
      return (await valueOf(url, 'synth_event_loop_delay_seconds_count')) - below
    }
    const deadline = performance.now() + 5000
    while ((await slow()) < 3) expect(performance.now()).toBeLessThan(deadline)
  })

  it('should count the outcomes of calls of the language model', async () => {
    const usage = { input_tokens: 5, output_tokens: 7 }
    const llm = fakeModel(({ story }) =>
      story === 'fail'
        ? Promise.reject(new Error('no'))
        : Promise.resolve({ schema: library, model: 'fake-1', attempts: 1, warnings: [], usage }),
    )
    const { url } = await startApp({ llm })
    for (const story of ['books', 'fail', 'more books'])
      await fetch(`${url}/api/generate-schema`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ story, engine: 'llm' }),
      })
    expect(await valueOf(url, 'synth_model_calls_total', { outcome: 'answered' })).toBe(2)
    expect(await valueOf(url, 'synth_model_calls_total', { outcome: 'failed' })).toBe(1)
    expect(await valueOf(url, 'synth_model_tokens_total', { direction: 'output' })).toBe(14)
  })
})

describe('the series', () => {
  /** Requests whose answers do not matter, on few connections; `fetch` would refuse some of the methods. */
  function send(port: number, method: string, path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', method, path }, (response) => response.resume().on('end', resolve))
        .on('error', reject)
        .end()
    })
  }

  it('should not grow with 1,000 unknown paths, whatever the method', async () => {
    const { url, port } = await startApp()
    await send(port, 'GET', '/unknown')
    await send(port, 'GET', '/%zz')
    await send(port, 'GET', '/errors/unknown')
    await send(port, 'GET', '/datasets/unknown')
    await scrape(url)
    const lines = async (): Promise<number> => (await scrape(url)).text.split('\n').length
    await reach(url, 'synth_http_requests_total', { route: '/datasets/:name' }, 1)
    const before = await lines()
    const methods = ['GET', 'POST', 'PROPFIND', 'DELETE', 'PURGE']
    const ask = (index: number): Promise<void> => {
      const path = [`/x${index}`, `/errors/e${index}`, `/datasets/d${index}`, `/%zz${index}`][index % 4] ?? '/'
      return send(port, index % 4 === 0 || index % 4 === 3 ? (methods[index % 5] ?? 'GET') : 'GET', path)
    }
    for (let start = 0; start < 1000; start += 20) await Promise.all(Array.from({ length: 20 }, (_, index) => ask(start + index)))
    await reach(url, 'synth_http_requests_total', { status: '404' }, 753)
    expect(await valueOf(url, 'synth_http_requests_total', { route: 'none', status: '400' })).toBe(251)
    expect((await scrape(url)).text).not.toMatch(/x4|e5|d6|PURGE/)
    expect(await lines()).toBe(before)
  })

  it('should not mix those of two apps in one process', async () => {
    const [one, other] = await Promise.all([startApp(), startApp()])
    await (await post(one.url, { story: '{}', rows: 3 })).arrayBuffer()
    expect([await valueOf(one.url, 'synth_tasks_total'), await valueOf(other.url, 'synth_tasks_total')]).toEqual([3, 0])
  })
})
