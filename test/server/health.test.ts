import { describe, expect, it, vi } from 'vitest'
import { Planner } from '../../src/planner/planner.ts'
import { appWithoutWorkers, killWorker } from './support/kill-worker.ts'
import { dial, generateRequest, post, shareApp, startApp, until } from './support/start-app.ts'

const sharedApp = shareApp()

async function ask(url: string, path: string): Promise<{ status: number; body: string; code: unknown }> {
  const response = await fetch(url + path)
  const body = await response.text()
  return { status: response.status, body, code: body.startsWith('{') ? (JSON.parse(body) as { code?: unknown }).code : undefined }
}

describe('GET /livez', () => {
  it('should answer while the process does, on an open connection also while it shuts down', async () => {
    const { app, port, pool, url } = await startApp({ graceMilliseconds: 5000 })
    expect(await ask(url, '/livez')).toMatchObject({ status: 200, body: 'alive\n' })
    const paths = ['/livez', '/readyz']
    const busy = paths.map(() => dial(port))
    for (const { socket } of busy) socket.write(generateRequest({ story: '{"delay": 30}', rows: 8, seed: 1 }))
    await until(() => pool.started > 4)
    const closed = app.close()
    for (const [index, { socket }] of busy.entries()) socket.write(`GET ${paths[index]} HTTP/1.1\r\nhost: x\r\n\r\n`)
    const answers = await Promise.all(busy.map(async ({ received }) => (await received).toString('latin1')))
    await closed
    const [live = '', ready = ''] = answers.map((answer) => answer.slice(answer.lastIndexOf('HTTP/1.1')))
    expect(live).toMatch(/^HTTP\/1\.1 200 .*alive\n$/s)
    expect(ready).toMatch(/^HTTP\/1\.1 503 .*"code":"shutting_down"/s)
  })
})

describe('GET /readyz', () => {
  it('should say that the service is ready', async () => {
    expect(await ask((await sharedApp()).url, '/readyz')).toMatchObject({ status: 200, body: 'ready\n' })
  })

  it('should refuse while no more responses can be streamed, and take more when one has ended', async () => {
    const { port, pool, url } = await startApp({ maxResponses: 1 })
    const { socket, received } = dial(port)
    socket.write(generateRequest({ story: '{"delay": 10}', rows: 100_000, seed: 1 }))
    await until(() => pool.started > 1)
    expect(await ask(url, '/readyz')).toMatchObject({ status: 503, code: 'saturated' })
    expect(await ask(url, '/livez')).toMatchObject({ status: 200 })
    socket.destroy()
    await received
    const deadline = performance.now() + 5000
    while ((await ask(url, '/readyz')).status !== 200) expect(performance.now()).toBeLessThan(deadline)
  })

  it('should refuse while no more requests can be planned', async () => {
    const { url } = await startApp({ planner: new Planner({ maxCalls: 0 }) })
    expect(await ask(url, '/readyz')).toMatchObject({ status: 503, code: 'saturated' })
  })

  it('should refuse when no worker is left, and so should requests for data', async () => {
    const { url } = await appWithoutWorkers()
    expect(await ask(url, '/readyz')).toMatchObject({ status: 503, code: 'workers_lost' })
    expect(await (await post(url, { story: '{}', rows: 5 })).json()).toMatchObject({ status: 503, code: 'workers_lost' })
    expect(await ask(url, '/livez')).toMatchObject({ status: 200 })
    expect(JSON.parse((await ask(url, '/api/health')).body)).toMatchObject({
      status: 'degraded',
      reason: expect.stringMatching(/^No worker is left/),
    })
  })
})

describe('GET /api/health', () => {
  it('should be degraded after three deaths within a minute, and healthy a minute later', async () => {
    const { url, pool } = await startApp()
    const health = async (): Promise<unknown> => (await fetch(`${url}/api/health`)).json()
    expect(await health()).not.toHaveProperty('reason')
    for (let deaths = 1; deaths < 3; deaths++) {
      await killWorker(pool)
      expect(await health()).toMatchObject({ status: 'healthy' })
    }
    await killWorker(pool)
    expect(await health()).toMatchObject({ status: 'degraded', reason: expect.stringMatching(/^3 workers died/), workers: 1 })
    expect((await post(url, { story: '{}', rows: 5 })).status).toBe(200)
    const now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 60_001)
    try {
      expect(await health()).toMatchObject({ status: 'healthy' })
    } finally {
      clock.mockRestore()
    }
  })
})
