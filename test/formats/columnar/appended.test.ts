import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ByteSink } from '../../../src/formats/byte-sink.ts'
import { appendDecimal128 } from '../../../src/formats/columnar/append-decimal128.ts'
import { appendInt32 } from '../../../src/formats/columnar/append-int32.ts'
import { appendInt64 } from '../../../src/formats/columnar/append-int64.ts'

const limit = 2 ** 53
const edges = [
  0,
  -0,
  1,
  -1,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31),
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 32 - 1,
  -(2 ** 32),
  limit,
  -limit,
  limit - 1,
  1 - limit,
]
const integer = fc.oneof(fc.constantFrom(...edges), fc.maxSafeInteger(), fc.integer())

function appended(append: (sink: ByteSink) => void): DataView {
  const sink = new ByteSink(new Uint8Array(3).fill(0xa5).buffer)
  sink.end = 3
  append(sink)
  return new DataView(sink.bytes.buffer, 3, sink.end - 3)
}

describe('appendInt64', () => {
  it('should write every integer within 2^53', () => {
    fc.assert(
      fc.property(fc.array(integer), (cells) => {
        const view = appended((sink) => appendInt64(sink, Float64Array.from(cells), cells.length, 1))
        expect(view.byteLength).toBe(cells.length * 8)
        expect(cells.map((_, index) => view.getBigInt64(index * 8, true))).toStrictEqual(cells.map(BigInt))
      }),
    )
  })

  it('should write seconds of the years 1 to 9999 as milliseconds', () => {
    const cells = [-62_135_596_800, -1, 0, 253_402_300_799]
    const view = appended((sink) => appendInt64(sink, Float64Array.from(cells), cells.length, 1_000))
    expect(cells.map((_, index) => view.getBigInt64(index * 8, true))).toStrictEqual(cells.map((cell) => BigInt(cell) * 1_000n))
  })
})

describe('appendDecimal128', () => {
  it('should write every integer within 2^53', () => {
    fc.assert(
      fc.property(fc.array(integer), (cells) => {
        const view = appended((sink) => appendDecimal128(sink, Float64Array.from(cells), cells.length))
        expect(view.byteLength).toBe(cells.length * 16)
        const read = cells.map((_, index) => (view.getBigInt64(index * 16 + 8, true) << 64n) | view.getBigUint64(index * 16, true))
        expect(read).toStrictEqual(cells.map(BigInt))
      }),
    )
  })
})

describe('appendInt32', () => {
  it('should write integers of 32 bits', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (cells) => {
        const view = appended((sink) => appendInt32(sink, Int32Array.from(cells), cells.length))
        expect(cells.map((_, index) => view.getInt32(index * 4, true))).toStrictEqual(cells)
      }),
    )
  })
})
