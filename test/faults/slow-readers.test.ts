import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dial, generateRequest, post, startApp, until } from '../server/support/start-app.ts'
import { hostile } from './support/hostile.ts'
import { logLines } from './support/log-lines.ts'

/** A response that is larger than what the sockets of both ends hold. */
const endless = generateRequest({ story: '{}', rows: 100_000, seed: 1 })

/** A reader that takes one chunk of an endless response and then sleeps. */
async function sleeper(port: number): Promise<Socket> {
  const { socket } = dial(port)
  onTestFinished(() => void socket.destroy())
  socket.write(endless)
  await new Promise((resolve) => socket.once('data', resolve))
  socket.pause()
  return socket
}

/** Reads about so many bytes a second, in small steps, until the connection ends. */
function readSlowly(port: number, bytesPerSecond: number): { readonly ended: () => boolean; readonly taken: () => number } {
  const { socket } = dial(port)
  let taken = 0
  let ended = false
  socket.on('data', (bytes) => {
    taken += bytes.length
    socket.pause()
    setTimeout(() => socket.resume(), (bytes.length * 1000) / bytesPerSecond)
  })
  socket.on('close', () => (ended = true))
  onTestFinished(() => void socket.destroy())
  socket.write(endless)
  return { ended: () => ended, taken: () => taken }
}

describe('readers that sleep', () => {
  it('should not block others when they occupy all places', async () => {
    const { log, lines } = logLines()
    const { port, url } = await startApp({ ...hostile(), log, limits: { giveWay: 500, stall: 60_000 } })
    await Promise.all(Array.from({ length: 64 }, () => sleeper(port)))
    const health = async () => (await (await fetch(`${url}/api/health`)).json()) as { readonly active_responses: number }
    const active = async (): Promise<number> => (await health()).active_responses
    expect(await active()).toBe(64)
    const asked = performance.now()
    for (;;) {
      const response = await post(url, { story: '{}', rows: 2, seed: 1 })
      const { byteLength } = await response.arrayBuffer()
      if (response.status === 200) {
        expect(byteLength).toBe(2 << 18)
        break
      }
      expect(response.status).toBe(503)
      await delay(50)
    }
    expect(performance.now() - asked).toBeLessThan(10_000)
    expect(await active()).toBe(63)
    expect(lines.filter((line) => line.includes('in favour of another'))).toHaveLength(1)
  })

  it('should be disconnected when they have accepted no bytes for the allowed time', async () => {
    const { log, lines } = logLines()
    const { port, pool } = await startApp({ log, limits: { stall: 400 } })
    const socket = await sleeper(port)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    await until(() => lines.some((line) => line.includes('accepted no bytes for 0.4 seconds')))
    socket.resume()
    await closed
    await until(() => pool.counts.busy === 0 && pool.counts.queued === 0)
  })

  it('should be cut off, too, where answers are small and sent whole', async () => {
    const { app, port } = await startApp({ limits: { stall: 400 } })
    const { socket, received } = dial(port)
    socket.pause()
    socket.write(generateRequest({ story: '{"size": 262144}', rows: 1, seed: 1 }).repeat(60))
    const connections = async (): Promise<number> => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)))
    while ((await connections()) === 0) await delay(5)
    while ((await connections()) > 0) await delay(5)
    socket.resume()
    expect((await received).length).toBeLessThan(60 * 262_144)
  })
})

describe('readers that are slow', () => {
  it('should be disconnected when they accept less than the minimum rate', async () => {
    const { log, lines } = logLines()
    const { port } = await startApp({ log, minRate: 1 << 26, limits: { stall: 600 } })
    readSlowly(port, 1 << 23)
    await until(() => lines.some((line) => /accepted \d+ bytes per second; the minimum is 67108864/.test(line)))
  })

  it('should be served as long as they take more than that', async () => {
    const { port } = await startApp({ minRate: 1 << 12, limits: { stall: 600 } })
    const { ended, taken } = readSlowly(port, 1 << 23)
    await until(() => taken() > 12 << 20)
    expect(ended()).toBe(false)
  })
})
