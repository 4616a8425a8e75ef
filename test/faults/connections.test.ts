import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { startService } from '../cli/support/run-cli.ts'
import { dial, exchange, generateRequest, post, shareApp, startApp, until } from '../server/support/start-app.ts'
import { openConnections } from './support/open-connections.ts'

const health = 'GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n'
const lastHealth = health.replace('host: x', 'host: x\r\nconnection: close')
const hastyApp = shareApp({ limits: { headers: 400, request: 800, keepAlive: 200, check: 50 } })
const hundreds = Array.from({ length: 300 }, (_, index) => index)

const burst = 2000

/** Why a burst of connections cannot be shown here; null where it can. */
function tooSmall(): string | null {
  try {
    const most = Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'))
    const files = Number(/^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity)
    if (most < burst) return `this system lets ${most} connections wait`
    return files < burst + 500 ? `this process may open ${files} files` : null
  } catch {
    return 'this system does not tell how many connections may wait'
  }
}

describe('connections by the hundred', () => {
  it('should be answered, each with a time-out, when their headers do not come, while others are served', async () => {
    const { port, url } = await hastyApp()
    const slow = hundreds.map(() => exchange(port, 'GET / HTTP/1.1\r\nhost:'))
    expect((await post(url, { story: '{"size": 10}', rows: 1, seed: 1 })).status).toBe(200)
    const statuses = (await Promise.all(slow)).map((answer) => answer.slice(9, 12))
    expect(new Set(statuses)).toEqual(new Set(['408']))
  })

  it('should be answered, each with a time-out, when their bodies come a byte at a time', async () => {
    const { port, url } = await hastyApp()
    const request = generateRequest({ story: 'x'.repeat(1000) })
    const slow = hundreds.map(() => {
      const { socket, received } = dial(port)
      let sent = request.indexOf('\r\n\r\n') + 4
      socket.write(request.slice(0, sent))
      const timer = setInterval(() => socket.write(request.charAt(sent++)), 100)
      socket.on('close', () => clearInterval(timer))
      return received
    })
    expect((await post(url, { story: '{"size": 10}', rows: 1, seed: 1 })).status).toBe(200)
    const statuses = (await Promise.all(slow)).map((answer) => answer.toString('latin1', 9, 12))
    expect(new Set(statuses)).toEqual(new Set(['408']))
  })

  it('should be closed when they say nothing, first or after an answer', async () => {
    const { port } = await hastyApp()
    const silent = hundreds.map(() => exchange(port, ''))
    const sated = hundreds.map(() => exchange(port, health))
    for (const answer of await Promise.all(silent)) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    for (const answer of await Promise.all(sated)) expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
  })

  it('should be treated as disconnected when half closed, and release everything', async () => {
    const { app, port, pool } = await startApp({ workers: 2 })
    const endless = generateRequest({ story: '{}', rows: 100_000, seed: 1 })
    const halves = [health, 'GET / HTT', '', endless].map((request) => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
      const parts: Buffer[] = []
      socket.on('data', (part) => parts.push(part))
      socket.end(request)
      return new Promise<string>((resolve) => socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1', 9, 12))))
    })
    expect((await Promise.all(halves.slice(0, 3))).slice(0, 3)).toEqual(['200', '400', ''])
    while ((await openConnections(app)) > 0) await delay(5)
    expect(pool.counts).toMatchObject({ queued: 0 })
    await until(() => pool.counts.busy === 0)
  })

  it('should get the answers to requests that were sent at once in their order', async () => {
    const { port } = await hastyApp()
    const unknown = (place: number): string => `GET /nothing-${place} HTTP/1.1\r\nhost: x\r\n\r\n`
    const sent = hundreds.map((place) => (place % 3 === 0 ? health : unknown(place))).join('')
    const answer = await exchange(port, sent + lastHealth)
    const answers = answer.split('HTTP/1.1 ').slice(1)
    const told = answers.map((text) => /nothing-(\d+)/.exec(text)?.[1] ?? text.slice(0, 3))
    expect(told).toEqual([...hundreds.map((place) => (place % 3 === 0 ? '200' : String(place))), '200'])
  })
})

describe('a burst of 2,000 connections', () => {
  it('should be answered, none of them a second later', { timeout: 90_000 }, async ({ skip }) => {
    const reason = tooSmall()
    skip(reason !== null, reason ?? '')
    const { port } = await startService()
    let shortest = Infinity
    for (let attempt = 0; attempt < 5 && shortest >= 1000; attempt++) {
      const times = await Promise.all(
        Array.from({ length: burst }, async () => {
          const began = performance.now()
          const { socket, received } = dial(port)
          const connected = new Promise<number>((resolve) => socket.once('connect', () => resolve(performance.now() - began)))
          socket.write('GET /livez HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n')
          expect((await received).toString('latin1', 0, 15)).toBe('HTTP/1.1 200 OK')
          return connected
        }),
      )
      // The system sends what it dropped again after a second.
      shortest = Math.min(shortest, Math.max(...times))
    }
    expect(shortest).toBeLessThan(1000)
  })
})
