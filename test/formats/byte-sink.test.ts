import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ByteSink } from '../../src/formats/byte-sink.ts'
import { anyText } from './arbitraries.ts'

/** What is added to a sink one after another. */
const additions = fc.array(fc.oneof(anyText, fc.uint8Array({ maxLength: 300 })), { maxLength: 12 })

describe('ByteSink', () => {
  it('should hold all that was added in order, whatever room there was', () => {
    fc.assert(
      fc.property(additions, fc.nat(400), (added, room) => {
        const sink = new ByteSink(new ArrayBuffer(room))
        for (const each of added) {
          if (typeof each === 'string') sink.text(each)
          else sink.append(each)
        }
        expect(Buffer.from(sink.bytes.subarray(0, sink.end)).equals(Buffer.concat(added.map((each) => Buffer.from(each))))).toBe(true)
      }),
    )
  })

  it('should stay in the buffer that it was given while that is large enough', () => {
    const buffer = new ArrayBuffer(100)
    const sink = new ByteSink(buffer)
    sink.reserve(100)
    sink.append(new Uint8Array(100).fill(7))
    expect(sink.bytes.buffer).toBe(buffer)
    expect(sink.end).toBe(100)
    sink.append(Uint8Array.of(8))
    expect(sink.bytes.buffer).not.toBe(buffer)
    expect([...sink.bytes.subarray(98, 101)]).toEqual([7, 7, 8])
  })

  it('should have the requested room after its end, and keep the bytes before it', () => {
    const sink = new ByteSink(new ArrayBuffer(0))
    sink.text('été')
    for (const size of [1, 10, 1000]) {
      sink.reserve(size)
      expect(sink.bytes.length - sink.end).toBeGreaterThanOrEqual(size)
    }
    expect(new TextDecoder().decode(sink.bytes.subarray(0, sink.end))).toBe('été')
  })

  it('should grow by shares of its size, so that many small additions cost little', () => {
    const sink = new ByteSink(new ArrayBuffer(0))
    const buffers = new Set<ArrayBuffer>()
    for (let byte = 0; byte < 100_000; byte++) {
      sink.append(Uint8Array.of(byte & 0xff))
      buffers.add(sink.bytes.buffer)
    }
    expect(buffers.size).toBeLessThan(40)
  })
})
