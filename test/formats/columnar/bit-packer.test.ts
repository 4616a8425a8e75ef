import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ByteSink } from '../../../src/formats/byte-sink.ts'
import { BitPacker } from '../../../src/formats/columnar/bit-packer.ts'

describe('BitPacker', () => {
  it('should pack codes of any width, lowest bit first, however they are cut', () => {
    const runs = fc
      .integer({ min: 1, max: 31 })
      .chain((width) =>
        fc.record({ width: fc.constant(width), runs: fc.array(fc.array(fc.nat(2 ** width - 1), { maxLength: 40 }), { maxLength: 5 }) }),
      )
    fc.assert(
      fc.property(runs, ({ width, runs: parts }) => {
        const packer = new BitPacker(new ByteSink(new Uint8Array(2).fill(0xff).buffer))
        for (const codes of parts) packer.append(Int32Array.from(codes), codes.length, width)
        packer.flush()
        const { bytes, end } = packer.sink
        const all = parts.flat()
        expect(end).toBe(Math.ceil((all.length * width) / 8))
        const bits = [...bytes.subarray(0, end)].reduce((sum, byte, index) => sum | (BigInt(byte) << BigInt(index * 8)), 0n)
        expect(bits).toBe(all.reduce((sum, code, index) => sum | (BigInt(code) << BigInt(index * width)), 0n))
      }),
    )
  })

  it('should begin again after it is flushed', () => {
    const packer = new BitPacker(new ByteSink(new ArrayBuffer(0)))
    for (let run = 0; run < 2; run++) {
      packer.append(Int32Array.of(1, 0, 1), 3, 1)
      packer.flush()
    }
    expect([...packer.sink.bytes.subarray(0, packer.sink.end)]).toStrictEqual([5, 5])
  })
})
