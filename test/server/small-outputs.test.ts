import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createCore } from '../../src/server/core.ts'
import type { Opening } from '../../src/output/opening.ts'
import { answer } from '../../src/planner/answer.ts'
import { dial, generateRequest, post, startApp, until } from './support/start-app.ts'
import { expectedBytes } from './support/fake-core.ts'

/** A story whose plan would have to be compiled first. */
function fresh(told: object = {}): string {
  return JSON.stringify({ ...told, cheap: false })
}

describe('a small output whose plan this thread has not compiled', () => {
  it('should come from a worker, in one piece', async () => {
    const { url, pool } = await startApp()
    const response = await post(url, { story: fresh(), rows: 1, seed: 3 })
    expect(response.status).toBe(200)
    const body = Buffer.from(await response.arrayBuffer())
    expect(body.equals(expectedBytes(3, 1))).toBe(true)
    expect(response.headers.get('content-length')).toBe(String(body.length))
    expect(pool.started).toBe(1)
    expect(pool.spare.entries).toBe(1)
  })

  it('should be answered while all places are taken', async () => {
    const { port, url, pool } = await startApp({ maxResponses: 1 })
    const { socket } = dial(port)
    socket.write(generateRequest({ story: '{}', rows: 100_000, seed: 1 }))
    await until(() => pool.started > 0)
    expect((await post(url, { story: fresh(), rows: 1, seed: 1 })).status).toBe(200)
    socket.destroy()
  })

  it('should be an error of the service when its task fails', async () => {
    const { url } = await startApp()
    const response = await post(url, { story: fresh({ fail: true }), rows: 1 })
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ code: 'internal_error' })
  })

  it('should be cancelled when its reader leaves', async () => {
    const { port, pool, url } = await startApp({ workers: 1 })
    const readers = Array.from({ length: 20 }, (_, seed) => {
      const { socket } = dial(port)
      socket.write(generateRequest({ story: fresh({ delay: 20 }), rows: 1, seed }))
      return socket
    })
    await until(() => pool.counts.queued > 0)
    for (const socket of readers) socket.destroy()
    await until(() => pool.counts.queued === 0 && pool.counts.busy === 0)
    expect(pool.started).toBeLessThan(20)
    expect((await post(url, { story: fresh(), rows: 1, seed: 1 })).status).toBe(200)
  })
})

it('should be made on the thread of the service when it is requested again and its plan is compiled', async () => {
  const core = createCore((call) => {
    const answered = answer(call)
    return Promise.resolve('error' in answered ? answered : { value: sent(answered.value as Opening) })
  })
  const request = { story: 'a library with 3 members', rows: 3, seed: 1, format: 'records', maxRows: 1000 }
  expect(await core.openStory(request)).toMatchObject({ isSmall: true, isCheap: false })
  await setTimeout(10)
  expect(await core.openStory({ ...request, seed: 2 })).toMatchObject({ isSmall: true, isCheap: false })
  let seed = 3
  while (!(await core.openStory({ ...request, seed })).isCheap) {
    await setTimeout(1)
    seed++
  }
})

/** A cheap opening as the planner sends it. */
function sent(opening: Opening): Opening {
  return { ...opening, plan: structuredClone(opening.plan), isCheap: true }
}
