import { afterEach, describe, expect, it } from 'vitest'
import { Pool } from '../../src/pool/pool.ts'
import { fakeTask, fakeWorker } from './support/fake-task.ts'
import { fill } from './support/fill.js'

const pools: Pool[] = []

function createPool(workers: number, filename = fakeWorker): Pool {
  const pool = new Pool({ workers, filename })
  pools.push(pool)
  return pool
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

/** How many results of one size a client has in flight before it waits. */
function windowOf(pool: Pool, bytes = 1 << 20): number {
  let results = 0
  while (!pool.isFull(results, results * bytes)) results++
  return results
}

function expected(seed: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  fill(bytes, seed)
  return bytes
}

describe('Pool', () => {
  it('should make tasks on its workers and move the bytes back', async () => {
    const pool = createPool(2)
    await pool.ready()
    const client = pool.openClient()
    const results = await Promise.all([1, 2, 3, 4, 5].map((seed) => client.run(fakeTask(seed, { size: 1000 }))))
    for (const [index, { buffer, start, end }] of results.entries())
      expect(new Uint8Array(buffer, start, end - start)).toEqual(expected(index + 1, 1000))
  })

  it('should release memory of every thread, and continue', async () => {
    const pool = new Pool({ workers: 2 })
    pools.push(pool)
    await pool.ready()
    await pool.rest()
    expect(pool.alive).toBe(2)
    expect(pool.spare.bytes).toBe(0)
  })

  it('should fill a buffer again that was given back', async () => {
    const pool = createPool(1)
    const client = pool.openClient()
    const first = await client.run(fakeTask(1, { size: 4096 }))
    const kept = first.buffer
    pool.recycle(first)
    const second = await client.run(fakeTask(2, { size: 100 }))
    expect(kept.byteLength).toBe(0)
    expect(second.buffer.byteLength).toBe(4096)
    expect(new Uint8Array(second.buffer, 0, 100)).toEqual(expected(2, 100))
  })

  it('should reject the tasks of a worker that dies and continue with another', async () => {
    const pool = createPool(1)
    await pool.ready()
    const client = pool.openClient()
    await expect(client.run(fakeTask(1, { die: true }))).rejects.toThrow()
    const { buffer } = await client.run(fakeTask(2, { size: 10 }))
    expect(new Uint8Array(buffer, 0, 10)).toEqual(expected(2, 10))
  })

  it('should reject a task that fails and continue with the same worker', async () => {
    const pool = createPool(1)
    const client = pool.openClient()
    await expect(client.run(fakeTask(1, { fail: true }))).rejects.toThrow('told to fail')
    expect((await client.run(fakeTask(2, { size: 10 }))).end).toBe(10)
  })

  it('should not become ready when the workers cannot load their code', async () => {
    const pool = createPool(1, new URL('no-such-worker.js', import.meta.url).href)
    await expect(pool.ready()).rejects.toThrow('no-such-worker')
    await expect(pool.openClient().run(fakeTask(1))).rejects.toThrow()
  })

  it('should narrow the window of each client when many are open', () => {
    const pool = createPool(2)
    expect(windowOf(pool)).toBe(14)
    const clients = Array.from({ length: 2 }, () => pool.openClient())
    expect(windowOf(pool)).toBe(14)
    clients.push(...Array.from({ length: 62 }, () => pool.openClient()))
    expect(windowOf(pool)).toBe(3)
    for (const client of clients) client.close()
    expect(windowOf(pool)).toBe(14)
  })

  it('should hold fewer results where they are large, and still keep every worker busy', () => {
    const pool = createPool(2)
    expect([1, 2, 3, 10, 100].map((size) => windowOf(pool, size << 20))).toEqual([14, 7, 5, 3, 3])
    expect(windowOf(pool, 1 << 10)).toBe(14)
    const clients = Array.from({ length: 64 }, () => pool.openClient())
    expect([1, 2, 3, 10].map((size) => windowOf(pool, size << 20))).toEqual([3, 2, 1, 1])
    for (const client of clients) client.close()
  })
})
