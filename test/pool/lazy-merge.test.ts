import { describe, expect, it } from 'vitest'
import { mergeInOrder, type MergeOptions } from '../../src/pool/merge.ts'

/** A task that takes time, with the bytes of its result, or a result that is made when its turn has come. */
type Step = { readonly name: string; readonly bytes: number; readonly lazy?: boolean; readonly fail?: boolean }

/** Steps whose tasks end by themselves, and what became of them in order. */
function bench(steps: readonly Step[], isFull: MergeOptions<Step, string>['isFull']) {
  const events: string[] = []
  const result = ({ name, fail = false }: Step): string => {
    if (fail) throw new Error(`${name} failed`)
    return name
  }
  const merge = mergeInOrder<Step, string>(steps, {
    run: (step) => {
      events.push(`run ${step.name}`)
      if (step.lazy !== true) return Promise.resolve().then(() => result(step))
      return () => {
        events.push(`make ${step.name}`)
        return result(step)
      }
    },
    bytesOf: ({ bytes }) => bytes,
    isFull,
    take: (_step, name) => void events.push(`take ${name}`),
    discard: (name) => void events.push(`discard ${name}`),
  })
  return { merge, events }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('mergeInOrder', () => {
  it('should make bytes that follow from results when all earlier results are used', async () => {
    const steps = ['a', 'b', 'tail', 'c', 'end'].map((name) => ({ name, bytes: 1, lazy: name === 'tail' || name === 'end' }))
    const { merge, events } = bench(steps, () => false)
    const seen: string[] = []
    for await (const name of merge) seen.push(name)
    expect(seen).toEqual(['a', 'b', 'tail', 'c', 'end'])
    expect(events.filter((event) => !event.startsWith('run'))).toEqual([
      'take a',
      'take b',
      'make tail',
      'take tail',
      'take c',
      'make end',
      'take end',
    ])
  })

  it('should start further tasks while the bytes before them are not made yet', async () => {
    const { merge, events } = bench(
      [
        { name: 'a', bytes: 1 },
        { name: 'tail', bytes: 0, lazy: true },
        { name: 'b', bytes: 1 },
      ],
      (results) => results >= 3,
    )
    await merge.next()
    expect(events).toEqual(['run a', 'run tail', 'run b', 'take a'])
    await merge.return()
  })

  it('should hold no more bytes than it may, and one result at least', async () => {
    const sizes = [4, 4, 4, 50, 1, 1, 1, 1, 1, 1, 1, 1]
    const steps = sizes.map((bytes, index) => ({ name: String(index), bytes }))
    let most = 0
    const { merge, events } = bench(steps, (results, bytes) => {
      const started = events.filter((event) => event.startsWith('run')).length
      const taken = events.filter((event) => event.startsWith('take')).length
      const held = sizes.slice(taken, started)
      expect([results, bytes]).toEqual([held.length, held.reduce((sum, each) => sum + each, 0)])
      most = Math.max(most, results)
      return bytes >= 8
    })
    const seen: string[] = []
    for await (const name of merge) seen.push(name)
    expect(seen).toEqual(steps.map(({ name }) => name))
    expect(most).toBe(8)
  })

  it('should throw a failure in its turn, and discard the later results', async () => {
    const { merge, events } = bench(
      [
        { name: 'a', bytes: 1 },
        { name: 'tail', bytes: 1, lazy: true, fail: true },
        { name: 'b', bytes: 1 },
        { name: 'end', bytes: 1, lazy: true },
      ],
      (results) => results >= 4,
    )
    expect((await merge.next()).value).toBe('a')
    await expect(merge.next()).rejects.toThrow('tail failed')
    await settle()
    expect(events.slice(4)).toEqual(['take a', 'make tail', 'discard b'])
  })

  it('should make nothing for a consumer that left', async () => {
    const { merge, events } = bench(
      [
        { name: 'a', bytes: 1 },
        { name: 'tail', bytes: 1, lazy: true },
        { name: 'b', bytes: 1 },
      ],
      (results) => results >= 3,
    )
    await merge.next()
    await merge.return()
    await settle()
    expect(events).not.toContain('make tail')
    expect(events.at(-1)).toBe('discard b')
  })
})
