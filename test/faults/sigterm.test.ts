import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { startCli, startService } from '../cli/support/run-cli.ts'
import { dial } from '../server/support/start-app.ts'

const request = (method: string, path: string, body = ''): string =>
  `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

const large = request('POST', '/generate', JSON.stringify({ story: 'an online shop', rows: 50_000_000, seed: 1 }))
const health = request('GET', '/api/health')

/** What a client has sent when the service is told to stop. */
const stages: Readonly<Record<string, string>> = {
  nothing: '',
  'half of the headers': large.slice(0, 30),
  'half of the body': large.slice(0, -10),
  'a request that is planned or waits for it': request('POST', '/api/explain', JSON.stringify({ story: 'an online shop' })),
  'a large request whose answer is on its way': large,
  'a request that was answered': health,
  'two requests at once': health + large,
}

describe('SIGTERM', () => {
  it('should end the service soon after its grace, whatever its clients wait for', { timeout: 60_000 }, async () => {
    const { child, outcome, port } = await startService(['--grace-seconds', '1'])
    const streaming = dial(port)
    streaming.socket.write(large)
    await once(streaming.socket, 'data')
    streaming.socket.pause()
    const answers = Object.values(stages).map(async (bytes) => {
      const { socket, received } = dial(port)
      await once(socket, 'connect')
      socket.write(bytes)
      return received
    })
    await delay(50)
    const told = performance.now()
    child.kill('SIGTERM')
    const { code, error } = await outcome
    expect(code).toBe(0)
    expect(performance.now() - told).toBeLessThan(10_000)
    expect(error).not.toContain('cannot stop')
    streaming.socket.resume()
    // None of them waits for ever, and none gets an end that looks whole of an answer that is not.
    const texts = (await Promise.all([...answers, streaming.received])).map((answer) => answer.toString('latin1'))
    for (const text of texts.filter((answer) => answer.includes('chunked'))) expect(text.endsWith('0\r\n\r\n')).toBe(false)
  })

  it.each([0, 150, 400, 700])('should end the service when it comes %i ms after its start', async (milliseconds) => {
    const { child, outcome } = startCli(['serve', '--host', '127.0.0.1', '--port', '0', '--workers', '1', '--grace-seconds', '60'])
    await delay(milliseconds)
    const told = performance.now()
    child.kill('SIGTERM')
    const { code, error } = await outcome
    expect(performance.now() - told).toBeLessThan(10_000)
    // Before the service has begun to listen to signals, it ends by the signal.
    expect([0, null]).toContain(code)
    expect(error).not.toContain('error')
  })

  it('should refuse new requests during the grace period at once', async () => {
    const { child, outcome, port } = await startService(['--grace-seconds', '60'])
    const { socket } = dial(port)
    socket.write(large)
    await once(socket, 'data')
    socket.pause()
    child.kill('SIGTERM')
    const refused = (): Promise<boolean> =>
      new Promise((resolve) => {
        const late = connect(port, '127.0.0.1')
        late.once('error', () => resolve(true))
        late.once('connect', () => {
          late.destroy()
          resolve(false)
        })
      })
    while (!(await refused())) await delay(10)
    socket.destroy()
    expect((await outcome).code).toBe(0)
  })
})
