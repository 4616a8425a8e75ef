import { describe, expect, it } from 'vitest'
import { dial, exchange, generateRequest, post, startApp, steady, until } from './support/start-app.ts'
import { expectedBytes, taskSize } from './support/fake-core.ts'

const bulk = '{}'

describe('streamed responses', () => {
  it('should send the bytes of all tasks in order', async () => {
    const { url } = await startApp({ workers: 2 })
    const response = await post(url, { story: bulk, rows: 20, seed: 5 })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('transfer-encoding')).toBe('chunked')
    expect(Buffer.from(await response.arrayBuffer()).equals(expectedBytes(5, 20))).toBe(true)
  })

  it('should keep the bytes intact when buffers are reused while slow readers wait', async () => {
    const { port } = await startApp({ workers: 2 })
    const rows = 12
    const bodies = await Promise.all(
      [100, 200, 300].map(async (seed, index) => {
        const { socket, received } = dial(port)
        socket.write(generateRequest({ story: bulk, rows, seed }).replace('host: x', 'host: x\r\nconnection: close'))
        // Readers of different patience, so that some buffers leave in many pieces while others come back at once.
        socket.on('data', () => {
          if (index === 0) return
          socket.pause()
          setTimeout(() => socket.resume(), index)
        })
        return { seed, body: withoutChunks(await received) }
      }),
    )
    for (const { seed, body } of bodies) expect(body.equals(expectedBytes(seed, rows))).toBe(true)
  })

  it('should stop generating for a reader that does not read, and go on when it does', async () => {
    const { port, pool } = await startApp({ workers: 2 })
    const { socket, received } = dial(port)
    socket.write(generateRequest({ story: bulk, rows: 150, seed: 1 }).replace('host: x', 'host: x\r\nconnection: close'))
    socket.pause()
    await until(() => pool.started > 0)
    const started = await steady(() => pool.started)
    // What the window holds, plus what fits into the sockets of the kernel.
    expect(started).toBeLessThan(100)
    socket.resume()
    expect(withoutChunks(await received).equals(expectedBytes(1, 150))).toBe(true)
    expect(pool.started).toBe(150)
  })

  it('should stop generating for a reader that leaves', async () => {
    const { port, pool, url } = await startApp({ workers: 2 })
    const { socket } = dial(port)
    socket.write(generateRequest({ story: bulk, rows: 100_000, seed: 1 }))
    await until(() => pool.started > 20)
    socket.destroy()
    const started = await steady(() => pool.started)
    expect(started).toBeLessThan(100_000)
    expect(await (await fetch(`${url}/api/health`)).json()).toMatchObject({ active_responses: 0 })
  })

  it('should drop the waiting tasks of a reader that leaves before the first byte', async () => {
    const { port, pool, url } = await startApp({ workers: 1 })
    const { socket } = dial(port)
    socket.write(generateRequest({ story: '{"delay": 50}', rows: 1000, seed: 1 }))
    await until(() => pool.started > 0)
    socket.destroy()
    expect(await steady(() => pool.started)).toBeLessThan(6)
    expect((await post(url, { story: bulk, rows: 2, seed: 1 })).status).toBe(200)
  })

  it('should serve a small response at once while large ones are streamed', async () => {
    const { port, pool, url } = await startApp({ workers: 1 })
    const readers = [1, 2, 3].map((seed) => {
      const { socket, received } = dial(port)
      socket.write(generateRequest({ story: bulk, rows: 100_000, seed }))
      return { socket, received }
    })
    await until(() => pool.started > 30)
    const health = (await (await fetch(`${url}/api/health`)).json()) as { active_responses: number }
    expect(health.active_responses).toBe(3)
    const second = Buffer.from(await (await post(url, { story: bulk, rows: 4, seed: 9 })).arrayBuffer())
    expect(second.equals(expectedBytes(9, 4))).toBe(true)
    for (const { socket } of readers) socket.destroy()
    await until(() => !pool.isFull(11, 11 << 20) && pool.isFull(12, 12 << 20))
  })

  it('should answer 500 when the first task fails', async () => {
    const { url } = await startApp()
    const response = await post(url, { story: '{"at": {"0": {"fail": true}}}', rows: 5 })
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ code: 'internal_error', instance: expect.stringMatching(/^\/generate#[\w-]{36}$/) })
  })

  it.each(['fail', 'die'])('should break the connection on the order to %s in a later task, and serve the next request', async (how) => {
    const { url, port } = await startApp({ workers: 2 })
    const story = JSON.stringify({ at: { 6: { [how]: true } } })
    const whole = await exchange(port, generateRequest({ story, rows: 50, seed: 1 }))
    expect(whole).toContain('200 OK')
    expect(whole.endsWith('0\r\n\r\n')).toBe(false)
    const response = await post(url, { story, rows: 50, seed: 1 })
    await expect(response.arrayBuffer()).rejects.toThrow()
    const next = await post(url, { story: bulk, rows: 5, seed: 2 })
    expect(Buffer.from(await next.arrayBuffer()).equals(expectedBytes(2, 5))).toBe(true)
    await until(() => true)
    expect(await (await fetch(`${url}/api/health`)).json()).toMatchObject({ active_responses: 0 })
  })

  it('should send an HTTP/1.0 client the plain body and close', async () => {
    const { port } = await startApp()
    const { socket, received } = dial(port)
    socket.write(generateRequest({ story: bulk, rows: 3, seed: 8 }, '1.0'))
    const answer = await received
    const head = answer.subarray(0, answer.indexOf('\r\n\r\n')).toString()
    expect(head).not.toContain('chunked')
    expect(answer.subarray(head.length + 4).equals(expectedBytes(8, 3))).toBe(true)
  })

  it('should reset an HTTP/1.0 client whose body breaks off', async () => {
    const { port } = await startApp()
    const { socket, received } = dial(port)
    let reset = false
    socket.on('error', (error: NodeJS.ErrnoException) => (reset = error.code === 'ECONNRESET'))
    socket.write(generateRequest({ story: '{"at": {"8": {"fail": true, "delay": 50}}}', rows: 50, seed: 1 }, '1.0'))
    await received
    expect(reset).toBe(true)
  })

  it('should answer two requests that were sent at once on one connection, in order', async () => {
    const { port } = await startApp({ workers: 2 })
    const { socket, received } = dial(port)
    const requests = [generateRequest({ story: bulk, rows: 4, seed: 1 }), generateRequest({ story: bulk, rows: 4, seed: 2 })]
    socket.write(requests.join('').replace(/host: x(?!.*host: x)/s, 'host: x\r\nconnection: close'))
    const answer = await received
    const second = answer.indexOf('HTTP/1.1 200', 10)
    expect(withoutChunks(answer.subarray(0, second)).equals(expectedBytes(1, 4))).toBe(true)
    expect(withoutChunks(answer.subarray(second)).equals(expectedBytes(2, 4))).toBe(true)
  })

  it('should disconnect a reader that accepts no bytes for too long', async () => {
    const { port, url, pool } = await startApp({ limits: { stall: 200 } })
    const { socket } = dial(port)
    socket.write(generateRequest({ story: bulk, rows: 1000, seed: 1 }))
    socket.pause()
    await until(() => pool.started > 0)
    for (;;) {
      const health = (await (await fetch(`${url}/api/health`)).json()) as { active_responses: number }
      if (health.active_responses === 0) break
    }
    expect(pool.started).toBeLessThan(1000)
    socket.destroy()
  })

  it('should refuse streams above the limit, and still answer small requests', async () => {
    const { port, url, pool } = await startApp({ maxResponses: 1 })
    const { socket } = dial(port)
    socket.write(generateRequest({ story: bulk, rows: 100_000, seed: 1 }))
    await until(() => pool.started > 0)
    const refused = await post(url, { story: bulk, rows: 2, seed: 1 })
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'saturated' })
    expect((await post(url, { story: '{"size": 10}', rows: 1, seed: 1 })).status).toBe(200)
    socket.destroy()
    for (;;) {
      const response = await post(url, { story: bulk, rows: 2, seed: 1 })
      await response.arrayBuffer()
      if (response.status === 200) break
    }
  })
})

/** The body of a raw answer, its chunks joined. */
function withoutChunks(answer: Buffer): Buffer {
  const parts: Buffer[] = []
  let place = answer.indexOf('\r\n\r\n') + 4
  for (;;) {
    const end = answer.indexOf('\r\n', place)
    const length = Number.parseInt(answer.subarray(place, end).toString(), 16)
    if (!(length > 0)) break
    parts.push(answer.subarray(end + 2, end + 2 + length))
    place = end + 2 + length + 2
  }
  const body = Buffer.concat(parts)
  expect(body.length % taskSize).toBe(0)
  return body
}
