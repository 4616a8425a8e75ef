import { beforeEach, describe, expect, it } from 'vitest'
import type { TaskFault } from '../../src/pool/task-fault.ts'
import { dial, generateRequest, post, shareApp, startApp, until } from '../server/support/start-app.ts'
import { median } from '../support/median.ts'
import { slowness } from '../support/slowness.ts'
import { type Deed, hostile, storyOf } from './support/hostile.ts'

const faults: TaskFault[] = []

const onTaskFault = (fault: TaskFault): void => void faults.push(fault)

const patientApp = shareApp(hostile({ onTaskFault }))
/** Enough for every honest task of these tests and for the start of a thread, on a busy machine too. */
const impatientApp = shareApp(hostile({ onTaskFault, taskMilliseconds: 4_000, patienceMilliseconds: 100 }))

beforeEach(() => {
  faults.length = 0
})

/** Requests that follow a fault are served. */
async function expectWhole(url: string): Promise<void> {
  const bodies = await Promise.all([1, 2, 3].map(async (seed) => (await post(url, { story: '{}', rows: 4, seed })).arrayBuffer()))
  expect(bodies.map(({ byteLength }) => byteLength)).toEqual([1, 2, 3].map(() => 4 << 18))
}

describe('a worker that fails', () => {
  it.each<[Deed, number, string, string[], number]>([
    ['memory', 422, 'plan_too_costly', ['out_of_memory'], 1],
    ['array', 422, 'plan_too_costly', ['out_of_memory'], 0],
    ['exit', 500, 'internal_error', ['died'], 1],
    ['throw', 500, 'internal_error', [], 0],
  ])('should be told by a problem when it comes to %s before the first byte', async (deed, status, code, told, restarts) => {
    const { url, pool } = await patientApp()
    const before = pool.counts.restarts
    const response = await post(url, { story: storyOf(deed, 0), rows: 2 })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code, detail: expect.stringMatching(/\w/) })
    expect(faults.map(({ type }) => type)).toEqual(told)
    await expectWhole(url)
    expect(pool.counts.restarts - before).toBe(restarts)
  })

  it.each<Deed>(['memory', 'exit', 'throw'])('should break the connection when it comes to %s after the first byte', async (deed) => {
    const { url } = await patientApp()
    const response = await post(url, { story: storyOf(deed, 8), rows: 100 })
    expect(response.status).toBe(200)
    await expect(response.arrayBuffer()).rejects.toThrow()
    await expectWhole(url)
  })

  it('should be replaced if it never ends, give a problem, and disturb no other request', async () => {
    const { url, pool } = await impatientApp()
    const other = post(url, { story: '{}', rows: 100, seed: 1 }).then((response) => response.arrayBuffer())
    const response = await post(url, { story: storyOf('loop', 0), rows: 2 })
    const problem = (await response.json()) as { readonly code: string; readonly detail: string }
    expect([response.status, problem.code]).toEqual([422, 'plan_too_costly'])
    expect(problem.detail).toMatch(/takes longer than 4 seconds, .*ask for fewer rows/)
    expect((await other).byteLength).toBe(100 << 18)
    await expectWhole(url)
    expect(faults.map(({ type, task }) => [type, task.plan.id])).toEqual([
      ['over_deadline', 'fake'],
      ['deaf', 'fake'],
    ])
    expect(pool.counts).toMatchObject({ overDeadline: 1, restarts: 1, busy: 0, queued: 0 })
  })

  it('should break the connection when it never ends after the first byte', async () => {
    const { url } = await impatientApp()
    const response = await post(url, { story: storyOf('loop', 8), rows: 100 })
    expect(response.status).toBe(200)
    await expect(response.arrayBuffer()).rejects.toThrow()
    await expectWhole(url)
  })
})

describe('a response that waits for a worker', () => {
  it('should be refused when others keep the workers for too long', async () => {
    const { url, port, pool } = await startApp({ ...hostile(), workers: 1, limits: { task: 500 } })
    const { socket } = dial(port)
    socket.write(generateRequest({ story: storyOf('work', 2), rows: 1000, seed: 1 }))
    await until(() => pool.started === 3)
    const response = await post(url, { story: '{}', rows: 2 })
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([503, 'saturated'])
    socket.destroy()
    await until(() => pool.counts.busy === 0)
    expect((await post(url, { story: '{}', rows: 2 })).status).toBe(200)
  })
})

describe('a reader that leaves', () => {
  it('should free the workers within 100 ms', async () => {
    const { port, pool } = await patientApp()
    const before = pool.counts
    const times: number[] = []
    for (let attempt = 0; attempt < 5; attempt++) {
      const { socket } = dial(port)
      socket.write(generateRequest({ story: storyOf('work'), rows: 1000, seed: 1 }))
      await until(() => pool.counts.busy === 2)
      const left = performance.now()
      socket.destroy()
      await until(() => pool.counts.busy === 0)
      times.push(performance.now() - left)
    }
    expect(median(times)).toBeLessThan(100 * slowness())
    const { restarts, queued, overDeadline, cancelled } = pool.counts
    expect({ restarts, queued, overDeadline }).toEqual({ restarts: before.restarts, queued: 0, overDeadline: 0 })
    expect(cancelled - before.cancelled).toBeGreaterThanOrEqual(8)
  })

  it('should replace a worker that continues after its caller has left', async () => {
    const { port, url, pool } = await impatientApp()
    const before = pool.counts.restarts
    const { socket } = dial(port)
    socket.write(generateRequest({ story: storyOf('loop'), rows: 1000, seed: 1 }))
    await until(() => pool.counts.busy === 2)
    socket.destroy()
    await until(() => pool.counts.restarts === before + 2)
    expect(faults.map(({ type }) => type)).toEqual(['deaf', 'deaf'])
    await expectWhole(url)
  })
})

describe('the service during shutdown', () => {
  it('should end threads that never end when the grace is over', async () => {
    const { app, port, pool } = await startApp({ ...hostile(), graceMilliseconds: 200 })
    const { socket, received } = dial(port)
    socket.write(generateRequest({ story: storyOf('loop'), rows: 1000, seed: 1 }))
    await until(() => pool.counts.busy === 2)
    const told = performance.now()
    await app.close()
    expect(performance.now() - told).toBeLessThan(5_000)
    expect((await received).length).toBe(0)
    await until(() => pool.counts.busy === 0)
  })
})
