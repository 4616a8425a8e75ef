import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BufferList } from '../../src/pool/buffer-list.ts'

/** Takes all buffers out of a list. */
function drain(list: BufferList): ArrayBuffer[] {
  const taken: ArrayBuffer[] = []
  for (let buffer = list.take(); buffer !== null; buffer = list.take()) taken.push(buffer)
  return taken
}

describe('BufferList', () => {
  it('should give back the buffer that came last, until there is none', () => {
    const list = new BufferList()
    const buffers = [1, 2, 3].map((size) => new ArrayBuffer(size))
    for (const buffer of buffers) list.give(buffer, 100)
    expect(list.size).toBe(3)
    expect(drain(list)).toEqual(buffers.toReversed())
    expect([list.size, list.take()]).toEqual([0, null])
  })

  it('should keep no buffer that has moved away', () => {
    const list = new BufferList()
    const buffer = new ArrayBuffer(10)
    structuredClone(buffer, { transfer: [buffer] })
    list.give(buffer, 100)
    expect(list.size).toBe(0)
  })

  it('should not exceed its limit with buffers of any size, and have room again after a buffer is taken', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constant(null)), { maxLength: 50 }),
        fc.nat(100),
        (steps, limit) => {
          const list = new BufferList()
          const held: number[] = []
          for (const size of steps) {
            if (size === null) expect(list.take()?.byteLength).toBe(held.pop())
            else {
              list.give(new ArrayBuffer(size), limit)
              if (held.reduce((sum, each) => sum + each, size) <= limit) held.push(size)
            }
            expect(list.size).toBe(held.length)
          }
          expect(drain(list).map(({ byteLength }) => byteLength)).toEqual(held.toReversed())
        },
      ),
    )
  })
})
