import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { Pool } from '../../src/pool/pool.ts'
import { dial, generateRequest, post, shareApp, until } from '../server/support/start-app.ts'
import { logLines } from './support/log-lines.ts'
import { openConnections } from './support/open-connections.ts'
import { planned } from './support/planned.ts'

const { log, lines } = logLines()
const { core, planner } = planned()
const pool = new Pool({ workers: 2 })
const sharedApp = shareApp({ core, planner, pool, workers: 2, log, maxResponses: 200 })

const small = generateRequest({ story: 'an online shop with 30 customers', seed: 1 })
const large = generateRequest({ story: 'an online shop', rows: 30_000_000, seed: 1 })
const planning = generateRequest({ story: 'hostile work' })
const bodyAt = large.indexOf('\r\n\r\n') + 4

const firstBytes = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.once('data', resolve))

/** What a client has done when it leaves. */
const stages: Readonly<Record<string, (sockets: readonly Socket[]) => Promise<unknown>>> = {
  'said nothing': async (sockets) => Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve)))),
  'sent half of the headers': async (sockets) => send(sockets, large.slice(0, 40)),
  'sent half of the body': async (sockets) => send(sockets, large.slice(0, bodyAt + 10)),
  'begun to be planned for, or waits for it': async (sockets) => {
    await send(sockets, planning)
    await until(() => planner.calls > 10)
  },
  'begun to wait for the first byte': async (sockets) => {
    await send(sockets, large)
    await until(() => pool.counts.busy === 2)
  },
  'got the first bytes': async (sockets) => {
    await send(sockets, large)
    await Promise.all(sockets.map(firstBytes))
  },
  'stopped in the middle and reads no more': async (sockets) => {
    await send(sockets, large)
    await Promise.all(sockets.map(firstBytes))
    for (const socket of sockets) socket.pause()
    await delay(100)
  },
  'got a whole answer, and may ask again': async (sockets) => {
    await send(sockets, small)
    await Promise.all(sockets.map(firstBytes))
  },
  'asked for three answers at once': async (sockets) => {
    await send(sockets, large + small + planning)
    await Promise.all(sockets.map(firstBytes))
  },
}

async function send(sockets: readonly Socket[], bytes: string): Promise<void> {
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.write(bytes, resolve))))
}

beforeEach(() => void lines.splice(0))

describe.each([
  ['closes its connection', (socket: Socket): unknown => socket.destroy()],
  ['resets its connection', (socket: Socket): unknown => socket.resetAndDestroy()],
])('a client that %s', (_how, leave) => {
  it.each(Object.keys(stages))('should leave nothing behind when it has %s', async (name) => {
    const { app, port, url } = await sharedApp()
    const sockets = Array.from({ length: 20 }, () => dial(port).socket)
    await stages[name]?.(sockets)
    for (const socket of sockets) leave(socket)
    while ((await openConnections(app)) > 0) await delay(5)
    await until(() => planner.calls === 0 && pool.counts.busy === 0 && pool.counts.queued === 0)
    const health = await (await fetch(`${url}/api/health`, { headers: { connection: 'close' } })).json()
    expect(health).toMatchObject({ status: 'healthy', active_responses: 0 })
    expect((await post(url, { story: 'an online shop', rows: 30, seed: 1 }, { connection: 'close' })).status).toBe(200)
    expect([pool.counts.restarts, lines.filter((line) => /error/i.test(line))]).toEqual([0, []])
  })
})
