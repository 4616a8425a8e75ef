import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { dial } from '../server/support/start-app.ts'
import { runCli, startCli, startService } from './support/run-cli.ts'

const story = 'ecommerce store with customers and orders'

/** A kilobyte a row, which takes no time to make: 30,000 rows are several times what the connection holds while nobody reads. */
const wide = {
  version: 1,
  name: 'wide',
  tables: [{ name: 'texts', rows: { type: 'primary' }, columns: [{ name: 'text', kind: 'constant', value: 'x'.repeat(1000) }] }],
}

/** Starts a response that is far from its end, and waits for its first bytes. */
async function openResponse(port: number, rows: number): Promise<ReturnType<typeof dial>> {
  const connection = dial(port)
  const body = JSON.stringify({ schema: wide, rows, seed: 1 })
  const head = `POST /api/generate-data HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`
  connection.socket.write(`${head}\r\n\r\n${body}`)
  const [first] = (await once(connection.socket, 'data')) as [Buffer]
  expect(first.toString('latin1', 0, 12)).toBe('HTTP/1.1 200')
  connection.socket.pause()
  return connection
}

/** A port that nobody listens on; the service cannot tell its own when nobody reads what it prints. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

describe('synth serve', () => {
  it('should print its address, know the language model without calling it, answer, and exit with 0 on SIGINT', async () => {
    const service = await startService(['--grace-seconds', '60'], { SYNTH_LLM_BASE_URL: 'http://127.0.0.1:9/v1' })
    const { child, outcome, port, url } = service
    const health = await (await fetch(`${url}/api/health`)).json()
    expect(health).toMatchObject({ status: 'healthy', llm_configured: true, workers: 1, active_responses: 0 })
    const response = await fetch(`${url}/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ story, rows: 3, seed: 42 }),
    })
    expect(await response.json()).toMatchObject({ meta: { domain: 'ecommerce', story } })
    const { socket, received } = await openResponse(port, 30_000)
    // npm passes on the SIGINT that the terminal sent already: both are one.
    child.kill('SIGINT')
    child.kill('SIGINT')
    expect((await dial(port).received).length).toBe(0)
    socket.resume()
    expect((await received).subarray(-5).toString()).toBe('0\r\n\r\n')
    const { code, out } = await outcome
    expect(code).toBe(0)
    expect(out).toMatch(/^Try it at \S+\/ in a browser; the guide is at \S+\/guide, the API documentation at \S+\/docs$/m)
    expect(out).toContain(`${url}/docs`)
    expect(out).toMatch(/^waiting for 1 open response, up to 60 seconds; press Ctrl-C again to stop now$/m)
  })

  it('should report a wrong configuration of the language model in one line without the key', async () => {
    const { code, out, error } = await runCli(['serve', '--host', '127.0.0.1', '--port', '0', '--workers', '1'], {
      SYNTH_LLM_BASE_URL: 'ftp://models.example',
      SYNTH_LLM_API_KEY: 'secret-key',
    })
    expect([code, out]).toEqual([1, ''])
    expect(error).toMatch(/^error: [^\n]*SYNTH_LLM_BASE_URL[^\n]*\n$/)
    expect(error).not.toContain('secret-key')
  })

  it('should let an open response end on SIGTERM, then end with 0', async () => {
    const { child, outcome, port } = await startService(['--grace-seconds', '60'])
    const { socket, received } = await openResponse(port, 30_000)
    child.kill('SIGTERM')
    const late = dial(port)
    expect((await late.received).length).toBe(0)
    socket.resume()
    const end = (await received).subarray(-5).toString()
    const { code, error } = await outcome
    expect({ end, code, error }).toMatchObject({ end: '0\r\n\r\n', code: 0, error: expect.stringContaining('SIGTERM') })
    expect(error).not.toContain('broken off')
  })

  it('should log everything that determines the bytes of each response with data', async () => {
    const { child, outcome, url } = await startService(['--log-level', 'debug'])
    await (await fetch(`${url}/datasets/orders.csv?story=online+shop&rows=5&seed=42`)).text()
    await (await fetch(`${url}/datasets/orders.csv?story=online+shop&rows=50000&seed=-7`)).text()
    await (await fetch(`${url}/api/health`)).text()
    child.kill('SIGTERM')
    const { error, out } = await outcome
    expect(out).not.toContain('waiting for')
    const lines = error.split('\n').filter((line) => line.includes('"a request"'))
    const fields = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    const decided = { version: expect.any(String), data_version: expect.any(Number) }
    expect(fields).toEqual([
      expect.objectContaining({ seed: 42, ...decided, status: 200 }),
      expect.objectContaining({ seed: -7, ...decided, status: 200, complete: true }),
      expect.not.objectContaining({ seed: expect.anything() }),
    ])
  })

  it('should cut off a response that outlasts the grace', async () => {
    const { child, outcome, port } = await startService(['--grace-seconds', '0'])
    await openResponse(port, 1_000_000)
    child.kill('SIGTERM')
    expect((await outcome).code).toBe(0)
  })

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('should end at once on a second %s', async (signal, expected) => {
    const { child, outcome, port } = await startService(['--grace-seconds', '600'])
    await openResponse(port, 1_000_000)
    child.kill(signal)
    expect((await dial(port).received).length).toBe(0)
    // Two of them at once may be one Ctrl-C under npm.
    if (signal === 'SIGINT') await delay(400)
    child.kill(signal)
    expect((await outcome).code).toBe(expected)
  })

  it('should continue when its output is not read', async () => {
    const port = await freePort()
    const { child, outcome } = startCli(['serve', '--host', '127.0.0.1', '--port', String(port), '--workers', '1', '--log-level', 'debug'])
    child.stdout?.destroy()
    child.stderr?.destroy()
    for (let answers = 0; answers < 3;) {
      answers += await fetch(`http://127.0.0.1:${port}/api/health`).then(
        ({ status }) => Number(status === 200),
        () => 0,
      )
      await delay(20)
    }
    expect(child.exitCode).toBeNull()
    child.kill('SIGTERM')
    expect((await outcome).code).toBe(0)
  })
})
