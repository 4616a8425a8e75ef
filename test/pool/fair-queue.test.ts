import { describe, expect, it } from 'vitest'
import type { Demand } from '../../src/pool/demand.ts'
import { FairQueue, TaskDroppedError } from '../../src/pool/fair-queue.ts'

/** A queue whose tasks end when the test says so. */
function createQueue(slots: number) {
  const started: string[] = []
  const ends = new Map<string, { resolve: (task: string) => void; reject: (error: Error) => void }>()
  const queue = new FairQueue<string, string>(
    slots,
    (task) =>
      new Promise((resolve, reject) => {
        started.push(task)
        ends.set(task, { resolve, reject })
      }),
  )
  return { queue, started, ends }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('FairQueue', () => {
  it('should let clients take turns, each in its own order', async () => {
    const { queue, started, ends } = createQueue(1)
    const big = queue.openClient()
    const small = queue.openClient()
    const results = [big.run('b0'), big.run('b1'), big.run('b2'), small.run('s0'), small.run('s1')]
    for (let task = 0; task < 5; task++) {
      const latest = started.at(-1) as string
      ends.get(latest)?.resolve(latest)
      await settle()
    }
    expect(started).toEqual(['b0', 'b1', 's0', 'b2', 's1'])
    expect(await Promise.all(results)).toEqual(['b0', 'b1', 'b2', 's0', 's1'])
  })

  it('should run as many tasks as it has slots, also after failures', async () => {
    const { queue, started, ends } = createQueue(2)
    const client = queue.openClient()
    const results = ['a', 'b', 'c', 'd'].map((task) => client.run(task))
    expect(started).toEqual(['a', 'b'])
    const failed = expect(results[0]).rejects.toThrow('lost')
    ends.get('a')?.reject(new Error('lost'))
    await failed
    await settle()
    expect(started).toEqual(['a', 'b', 'c'])
    for (const task of ['b', 'c']) ends.get(task)?.resolve(task)
    await settle()
    ends.get('d')?.resolve('d')
    expect(await Promise.all(results.slice(1))).toEqual(['b', 'c', 'd'])
  })

  it('should give tasks the slots that they prefer, but leave no slot idle', async () => {
    const started: string[] = []
    const ends = new Map<string, () => void>()
    const queue = new FairQueue<string, void>(
      2,
      (task, slot) => {
        started.push(`${task} in ${slot}`)
        return new Promise((resolve) => ends.set(task, resolve))
      },
      (task) => (task.startsWith('any') ? null : Number(task.at(-1))),
    )
    const client = queue.openClient()
    const results = ['a0', 'b0', 'c1', 'd0', 'e1', 'any'].map((task) => client.run(task))
    // Whoever comes first takes any slot, as nobody else waits.
    expect(started).toEqual(['a0 in 0', 'b0 in 1'])
    for (const task of ['a0', 'b0', 'd0', 'c1', 'e1', 'any']) {
      ends.get(task)?.()
      await settle()
    }
    expect(started.slice(2)).toEqual(['d0 in 0', 'c1 in 1', 'any in 0', 'e1 in 1'])
    await Promise.all(results)
  })

  it('should signal running tasks that they are unwanted, and reject all others with the reason', async () => {
    const demands: Demand[] = []
    const queue = new FairQueue<string, string>(1, (_task, _slot, demand) => {
      demands.push(demand)
      return new Promise((resolve) => demand.onEnd(() => resolve('told')))
    })
    const client = queue.openClient()
    expect(client.startedAt).toBeNull()
    const running = client.run('a')
    const waiting = ['b', 'c'].map((task) => expect(client.run(task)).rejects.toThrow('too late'))
    expect([queue.waiting, queue.dropped, demands[0]?.endedBy]).toEqual([2, 0, null])
    expect(client.startedAt).toBeGreaterThan(0)
    client.end(new Error('too late'))
    client.end(new Error('later still'))
    client.close()
    await Promise.all(waiting)
    expect(await running).toBe('told')
    await expect(client.run('d')).rejects.toThrow('too late')
    expect([queue.waiting, queue.dropped, queue.clients]).toEqual([0, 2, 0])
  })

  it('should drop what waits in a client that closes and leave what runs', async () => {
    const { queue, started, ends } = createQueue(1)
    const client = queue.openClient()
    const running = client.run('a')
    const waiting = expect(client.run('b')).rejects.toBeInstanceOf(TaskDroppedError)
    client.close()
    client.close()
    await waiting
    await expect(client.run('c')).rejects.toBeInstanceOf(TaskDroppedError)
    ends.get('a')?.resolve('a')
    expect(await running).toBe('a')
    const other = queue.openClient()
    const next = other.run('d')
    await settle()
    ends.get('d')?.resolve('d')
    expect(await next).toBe('d')
    expect(started).toEqual(['a', 'd'])
    expect(queue.clients).toBe(1)
  })
})
