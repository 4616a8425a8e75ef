import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeInOrder } from '../../src/pool/merge.ts'

/** Tasks that end when the test says so. */
class Bench {
  readonly started: number[] = []
  readonly discarded: number[] = []
  readonly #ends = new Map<number, { resolve: (task: number) => void; reject: (error: Error) => void }>()

  readonly options = (window: number | (() => number)) => ({
    run: (task: number) =>
      new Promise<number>((resolve, reject) => {
        this.started.push(task)
        this.#ends.set(task, { resolve, reject })
      }),
    bytesOf: () => 0,
    isFull: (results: number) => results >= (typeof window === 'number' ? window : window()),
    discard: (task: number) => void this.discarded.push(task),
  })

  finish(task: number): void {
    this.#ends.get(task)?.resolve(task)
    this.#ends.delete(task)
  }

  fail(task: number): void {
    this.#ends.get(task)?.reject(new Error(`task ${task}`))
    this.#ends.delete(task)
  }

  get running(): number[] {
    return [...this.#ends.keys()]
  }
}

function* count(tasks: number): Generator<number> {
  for (let task = 0; task < tasks; task++) yield task
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('mergeInOrder', () => {
  it('should yield in task order whatever order the tasks end in, within the window', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 7 }),
        fc.infiniteStream(fc.nat()),
        async (tasks, window, picks) => {
          const bench = new Bench()
          const seen: number[] = []
          let most = 0
          const done = (async () => {
            for await (const result of mergeInOrder(count(tasks), bench.options(window))) seen.push(result)
          })()
          for (;;) {
            await settle()
            const { running } = bench
            if (running.length === 0) break
            most = Math.max(most, running.length)
            bench.finish(running[picks.next().value % running.length] as number)
          }
          await done
          expect(seen).toEqual([...count(tasks)])
          expect(most).toBeLessThanOrEqual(window)
        },
      ),
      { numRuns: 50 },
    )
  })

  it('should start nothing more while the consumer does not ask', async () => {
    const bench = new Bench()
    const results = mergeInOrder(count(1000), bench.options(4))
    const first = results.next()
    await settle()
    expect(bench.started).toEqual([0, 1, 2, 3])
    for (const task of [0, 1, 2, 3]) bench.finish(task)
    await first
    await settle()
    expect(bench.started).toEqual([0, 1, 2, 3])
    await results.return()
  })

  it('should discard the results for a consumer that left, and start no further tasks', async () => {
    const bench = new Bench()
    const results = mergeInOrder(count(1000), bench.options(3))
    const first = results.next()
    bench.finish(0)
    await first
    await results.return()
    bench.finish(2)
    bench.fail(1)
    await settle()
    expect(bench.discarded).toEqual([2])
    expect(bench.started).toEqual([0, 1, 2])
  })

  it('should throw a failure in its turn, after the results before it', async () => {
    const bench = new Bench()
    const results = mergeInOrder(count(5), bench.options(3))
    const first = results.next()
    bench.fail(1)
    await settle()
    bench.finish(0)
    expect((await first).value).toBe(0)
    await expect(results.next()).rejects.toThrow('task 1')
    bench.finish(2)
    bench.finish(3)
    await settle()
    expect(bench.discarded).toEqual([2, 3].filter((task) => bench.started.includes(task)))
    expect(await results.next()).toEqual({ done: true, value: undefined })
  })

  it('should follow a window that shrinks and grows', async () => {
    const bench = new Bench()
    let window = 4
    const results = mergeInOrder(
      count(100),
      bench.options(() => window),
    )
    const next = async (): Promise<void> => {
      const result = results.next()
      await settle()
      for (const task of bench.running) bench.finish(task)
      await result
    }
    await next()
    expect(bench.started).toHaveLength(4)
    window = 1
    for (let step = 0; step < 4; step++) await next()
    expect(bench.started).toHaveLength(5)
    window = 6
    await next()
    expect(bench.started).toHaveLength(11)
    await results.return()
  })

  it('should stop an endless list of tasks when the consumer leaves', async () => {
    let closed = false
    function* endless(): Generator<number> {
      try {
        for (let task = 0; ; task++) yield task
      } finally {
        closed = true
      }
    }
    const bench = new Bench()
    const results = mergeInOrder(endless(), bench.options(2))
    const first = results.next()
    bench.finish(0)
    await first
    await results.return()
    expect(closed).toBe(true)
  })
})
