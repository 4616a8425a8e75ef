import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crc32Combine } from '../../src/codings/crc32-combine.ts'

describe('crc32Combine', () => {
  it('should give the CRC-32 of the bytes one after the other', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 300 }), (first, second) => {
        expect(crc32Combine(crc32(first), crc32(second), second.length)).toBe(crc32(Buffer.concat([first, second])))
      }),
    )
  })

  it('should change nothing for no bytes, whichever those are', () => {
    expect(crc32Combine(0x9a5c1e77, 0, 0)).toBe(0x9a5c1e77)
    expect(crc32Combine(0, 0x9a5c1e77, 2 ** 40)).toBe(0x9a5c1e77)
  })

  it('should give the CRC-32 of megabytes', () => {
    const second = Buffer.alloc(3_000_001, 'abcdefg')
    expect(crc32Combine(crc32('first'), crc32(second), second.length)).toBe(crc32(second, crc32('first')))
  })

  it('should be right for a length that needs more than 32 bits', () => {
    // Of 5 GiB of zeros, as Python's zlib.crc32 reads them.
    const zeros = 0x193838c3
    const mebibyte = crc32(Buffer.alloc(2 ** 20))
    let [alone, behind] = [0, crc32('first')]
    for (let block = 0; block < 5 * 2 ** 10; block++) {
      alone = crc32Combine(alone, mebibyte, 2 ** 20)
      behind = crc32Combine(behind, mebibyte, 2 ** 20)
    }
    expect(alone).toBe(zeros)
    expect(crc32Combine(crc32('first'), zeros, 5 * 2 ** 30)).toBe(behind)
  })

  it('should not depend on which are joined first', () => {
    const crc = fc.nat(0xffffffff)
    const length = fc.maxSafeNat().map((number) => Math.floor(number / 2))
    fc.assert(
      fc.property(crc, crc, crc, length, length, (first, second, third, secondBytes, thirdBytes) => {
        const fromLeft = crc32Combine(crc32Combine(first, second, secondBytes), third, thirdBytes)
        const fromRight = crc32Combine(first, crc32Combine(second, third, thirdBytes), secondBytes + thirdBytes)
        expect(fromRight).toBe(fromLeft)
      }),
    )
  })

  it('should be right for every single bit of the length', () => {
    for (let bit = 1; bit < 53; bit++) {
      const half = crc32Combine(1, 0, 2 ** (bit - 1))
      expect(crc32Combine(1, 0, 2 ** bit)).toBe(crc32Combine(half, 0, 2 ** (bit - 1)))
    }
    expect(crc32Combine(1, 2, 2 ** 32 + 1)).not.toBe(crc32Combine(1, 2, 1))
  })
})
