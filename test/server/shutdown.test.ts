import { describe, expect, it } from 'vitest'
import { dial, generateRequest, startApp, until } from './support/start-app.ts'

describe('closing the app', () => {
  it('should let an open response end, refuse new connections, and close idle ones at once', async () => {
    const { app, port, pool } = await startApp({ graceMilliseconds: 20_000 })
    const idle = dial(port)
    idle.socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n')
    await new Promise((resolve) => idle.socket.once('data', resolve))
    const busy = dial(port)
    busy.socket.write(generateRequest({ story: '{"delay": 30}', rows: 10, seed: 1 }))
    await until(() => pool.started > 1)
    let closed = false
    const done = app.close().then(() => (closed = true))
    await idle.received
    expect(closed).toBe(false)
    const late = dial(port)
    expect((await late.received).length).toBe(0)
    expect((await busy.received).toString('latin1').endsWith('0\r\n\r\n')).toBe(true)
    await done
  })

  it('should cut off responses that do not end within the grace period', async () => {
    const { app, port, pool } = await startApp({ graceMilliseconds: 100 })
    const { socket, received } = dial(port)
    socket.write(generateRequest({ story: '{"delay": 20}', rows: 100_000, seed: 1 }))
    await until(() => pool.started > 1)
    await app.close()
    expect((await received).toString('latin1').endsWith('0\r\n\r\n')).toBe(false)
  })

  it('should close connections that say nothing at once, also while a response is open', async () => {
    const { app, port, pool } = await startApp({ graceMilliseconds: 20_000 })
    const silent = dial(port)
    const half = dial(port)
    half.socket.write('GET /api/health HTTP/1.1\r\n')
    const busy = dial(port)
    busy.socket.write(generateRequest({ story: '{"delay": 20}', rows: 20, seed: 1 }))
    await until(() => pool.started > 1)
    let closed = false
    const done = app.close().then(() => (closed = true))
    expect([await silent.received, await half.received].map(({ length }) => length)).toEqual([0, 0])
    expect(closed).toBe(false)
    expect((await busy.received).toString('latin1').endsWith('0\r\n\r\n')).toBe(true)
    await done
  })

  it('should not wait for connections that say nothing', async () => {
    const { app, port } = await startApp({ graceMilliseconds: 20_000 })
    const { socket, received } = dial(port)
    await new Promise((resolve) => socket.once('connect', resolve))
    await app.close()
    expect((await received).length).toBe(0)
  })
})
