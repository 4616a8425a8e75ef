import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, afterAll, describe, expect, it } from 'vitest'
import { type Service, startShared } from './support/shared-service.ts'
import { askRaw } from './support/ask-raw.ts'
import { diamonds } from '../../bench/soak/hostile-schemas.ts'
import { hostileImports } from './support/hostile-imports.ts'
import { hostileSchemas } from './support/hostile-schemas.ts'
import { hostileStories } from './support/hostile-stories.ts'
import { exchange } from '../server/support/start-app.ts'
import { residentNow } from './support/resident.ts'
import { slowness } from '../support/slowness.ts'

/** Milliseconds of processor time on an idle machine: bodies take less than half of it. */
const longestHold = 100

/** Milliseconds in which a small request is answered on an idle machine while others send hostile bytes. */
const longestWait = 200

const chunked =
  'POST /api/explain HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n'

let service: Service

beforeAll(async () => {
  service = await startShared()
})

afterAll(() => service.stop())

/** Sends bodies one after another, and looks at each for how long it held the main thread. */
async function hold(path: string, bodies: readonly object[]): Promise<void> {
  const sent = bodies.map((body) => JSON.stringify(body))
  await service.takeLongestHold()
  for (const body of sent) expect([200, 201, 400, 413, 422, 503]).toContain(await askRaw(service.port, path, body))
  expect(await service.takeLongestHold()).toBeLessThan(longestHold * slowness())
}

/** A small table with 60 distributions. */
function gammas(name: string): object {
  const columns = Array.from({ length: 60 }, (_, place) => {
    const distribution = { name: 'gamma', mean: 10 + place, shape: 0.5 + 0.37 * place }
    return { name: `c${place}`, kind: 'decimal', scale: 2, min: 0, max: 100_000, distribution }
  })
  return { name, rows: 10, columns }
}

/** The bodies of a path: a share of them, in turn, so that each is sent once, unless all are asked for at every path. */
function sharesOf<Body>(paths: readonly string[], bodies: Readonly<Record<string, Body>>): readonly (readonly [string, string, Body])[] {
  const isAll = process.env['FAULTS'] === 'all'
  return Object.entries(bodies).flatMap(([name, body], place) =>
    paths.filter((_, turn) => isAll || place % paths.length === turn).map((path) => [name, path, body] as const),
  )
}

describe.runIf(process.platform === 'linux')('the documentation', () => {
  it.each(['/openapi.json', '/docs/'])('should not hold the main thread when it is first asked for: %s', async (path) => {
    await service.takeLongestHold()
    expect((await fetch(`http://127.0.0.1:${service.port}${path}`)).status).toBe(200)
    expect(await service.takeLongestHold()).toBeLessThan(longestHold * slowness())
  })
})

describe.runIf(process.platform === 'linux')('the worst bodies', () => {
  it.each(sharesOf(['/api/generate-data', '/api/validate-schema', '/datasets'], hostileSchemas))(
    'should not hold the main thread: a schema of %s to %s',
    async (_name, path, tables) => {
      await hold(path, [{ schema: { version: 1, tables }, seed: 1, ...(path === '/api/generate-data' && { format: 'records' }) }])
    },
  )

  it.each(sharesOf(['/generate', '/api/explain', '/datasets'], hostileStories))(
    'should not hold the main thread: a story of %s to %s',
    async (_name, path, story) => {
      await hold(path, [{ story, seed: 1 }])
    },
  )

  it.each(Object.entries(hostileImports))('should not hold the main thread: an import of %s', async (_name, text) => {
    await hold('/api/import', [{ text }])
  })

  it.each(['/generate', '/api/generate-data', '/datasets', '/api/explain', '/api/validate-schema'])(
    'should not hold the main thread: as many unknown fields as fit, of the body and of its options, to %s',
    async (path) => {
      const unknown = Object.fromEntries(Array.from({ length: 24_000 }, (_, at) => [`a_${at}`, 1]))
      await hold(path, [unknown, { story: 'a shop', options: unknown }])
    },
  )

  it.each([
    [10_000, '/generate'],
    [90_000, '/api/generate-data'],
    [90_000, '/datasets'],
  ])('should not hold the main thread: %i columns, to %s', async (length, path) => {
    await hold(path, [{ columns: Array.from({ length }, (_, at) => `column ${at}`) }])
  })

  it.each([50_000, 150_000, 700_000])('should not hold the main thread: %i chunks of one byte', async (length) => {
    await service.takeLongestHold()
    expect(await exchange(service.port, `${chunked}${'1\r\n \r\n'.repeat(length)}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 4(00|13)/)
    expect(await service.takeLongestHold()).toBeLessThan(longestHold * slowness())
  })

  it.each([
    ['chunks of one byte', `${chunked}${'1\r\n \r\n'.repeat(50_000)}0\r\n\r\n`],
    ['small requests', 'GET /livez HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(2_000)],
  ])('should not hold the main thread, nor delay others: %s, from two hundred connections at once', async (_name, bytes) => {
    const sockets = Array.from({ length: 200 }, () =>
      connect(service.port, '127.0.0.1')
        .on('error', () => {})
        .resume(),
    )
    const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${service.port}/metrics`)).text()
    await expect.poll(metrics).toMatch(/^synth_http_connections 2\d\d$/m)
    await service.takeLongestHold()
    for (const socket of sockets) socket.write(bytes)
    for (let asked = 0; asked < 10; asked++) {
      await delay(100)
      const before = performance.now()
      expect((await fetch(`http://127.0.0.1:${service.port}/livez`)).status).toBe(200)
      expect(performance.now() - before).toBeLessThan(longestWait * slowness())
      // A new connection waits until it is accepted, besides.
      expect(await exchange(service.port, 'GET /livez HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200/)
      expect(performance.now() - before).toBeLessThan(3 * longestWait * slowness())
    }
    expect(await service.takeLongestHold()).toBeLessThan(longestHold * slowness())
    for (const socket of sockets) socket.destroy()
    await expect.poll(metrics, { timeout: 20_000 }).toMatch(/^synth_http_connections \d$/m)
  })

  it('should not take memory: hundreds of thousands of small requests of one connection', async () => {
    const before = residentNow(service.pid)
    const socket = connect(service.port, '127.0.0.1')
      .on('error', () => {})
      .resume()
    socket.write('GET /livez HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(300_000))
    let most = 0
    for (let second = 0; second < 10; second++) {
      await delay(300)
      most = Math.max(most, residentNow(service.pid))
    }
    socket.destroy()
    expect(most - before).toBeLessThan(100)
  })

  it.each(['/api/health', '/metrics', '/openapi.json', '/schema.json'])(
    'should not hold the main thread, nor be counted when their client has left: a thousand requests at once for %s',
    async (path) => {
      const request = `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`
      const { port } = service
      // What is made once for the first request is made.
      await fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.arrayBuffer())
      await service.takeLongestHold()
      for (const wait of [0, 30, 300]) {
        const socket = connect(port, '127.0.0.1').resume()
        socket.on('error', () => {})
        socket.write(request.repeat(1000))
        await delay(wait)
        socket.destroy()
      }
      await delay(200)
      expect(await service.takeLongestHold()).toBeLessThan(longestHold * slowness())
      const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      await expect.poll(metrics).toContain('synth_http_requests_in_flight 1\n')
    },
  )

  it('should not hold the main thread: small schemas whose distributions are known from another one', async () => {
    const names = ['first', 'second', 'second', 'second', 'second']
    await hold(
      '/api/generate-data',
      names.map((name) => ({ schema: { version: 1, tables: [gammas(name)] }, seed: 1 })),
    )
  })

  it('should not hold the main thread: other seeds of a small schema whose constraint reads thousands of cells for a row', async () => {
    const tables = diamonds(12, 100).map((table, place) => (place > 0 ? table : { ...table, constraints: ['a >= 0'] }))
    await hold(
      '/api/generate-data',
      [1, 2, 3, 4, 5, 6].map((seed) => ({ schema: { version: 1, tables }, seed })),
    )
  })
})
