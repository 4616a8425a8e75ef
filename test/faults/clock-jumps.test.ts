import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dial, exchange, generateRequest, post, startApp, until } from '../server/support/start-app.ts'

const hour = 3_600_000
/** Back and forth by as much as a wrong battery, a new time zone or a correction makes. */
const jumps = [-24 * 365 * hour, hour, -hour, 24 * 365 * 30 * hour, 0]

let timer: NodeJS.Timeout

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const start = Date.now()
  let jump = 0
  timer = setInterval(() => vi.setSystemTime(start + (jumps[jump++ % jumps.length] ?? 0)), 10)
})

afterEach(() => {
  clearInterval(timer)
  vi.useRealTimers()
})

describe('a clock that jumps by years', () => {
  it('should not change when time-outs occur', async () => {
    const { port } = await startApp({ limits: { headers: 400, request: 800, check: 20 } })
    const began = performance.now()
    const answer = await exchange(port, 'GET / HTTP/1.1\r\nhost:')
    expect(answer).toContain('HTTP/1.1 408')
    expect(performance.now() - began).toBeGreaterThan(380)
  })

  it('should not end responses, and should still cut off idle readers', async () => {
    const { port, url, pool } = await startApp({ workers: 2, limits: { stall: 500, task: 2_000 } })
    const { socket } = dial(port)
    const began = performance.now()
    socket.write(generateRequest({ story: '{}', rows: 1000, seed: 1 }))
    socket.pause()
    const whole = await (await post(url, { story: '{"delay": 20}', rows: 40, seed: 1 })).arrayBuffer()
    expect(whole.byteLength).toBe(40 << 18)
    const active = async (): Promise<number> =>
      ((await (await fetch(`${url}/api/health`)).json()) as { readonly active_responses: number }).active_responses
    while ((await active()) > 0);
    expect(performance.now() - began).toBeGreaterThan(480)
    await until(() => pool.counts.busy === 0)
    expect(pool.counts).toMatchObject({ overDeadline: 0, restarts: 0 })
  })

  it('should not change a byte', async () => {
    const { url } = await startApp()
    const ask = async (): Promise<string> =>
      (await post(url, { story: 'an online shop with orders of the last year', rows: 5, seed: 1 })).text()
    const answers = new Set<string>()
    for (let asked = 0; asked < jumps.length; asked++) answers.add(await ask())
    expect(answers.size).toBe(1)
  })
})
