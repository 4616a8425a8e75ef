import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deflateBlock } from '../../src/codings/deflate-block.ts'
import { deflateEnd } from '../../src/codings/deflate-end.ts'

const piece = 1 << 19
const inflated = (plain: Uint8Array): Buffer => inflateRawSync(Buffer.concat([deflateBlock(plain), deflateEnd()]))

/** Pseudo-random numbers from 0 to less than 1. */
function numbers(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 0) / 2 ** 32
  }
}

function bytesOf(length: number, seed: number, byte: (number: number, index: number) => number): Uint8Array {
  const next = numbers(seed)
  const bytes = new Uint8Array(length)
  for (let index = 0; index < length; index++) bytes[index] = byte(next(), index)
  return bytes
}

/** Kinds of bytes: each leads to other codes and other blocks. */
const kinds: Readonly<Record<string, (number: number, index: number) => number>> = {
  'of any values': (number) => number * 256,
  'of three values': (number) => 65 + number * 3,
  'whose values are each half as frequent as the one before': (number) => Math.min(255, -Math.log2(number + 1e-9)),
  'that are mostly equal': (number) => (number < 0.0005 ? number * 500_000 : 65),
  'that recur after more than a window': (_, index) => (Math.imul(index % 33_000, 2_654_435_769) >>> 13) & 255,
  'of which every seventh is random': (number, index) => (index % 7 === 0 ? number * 256 : index % 251),
}

describe('deflateBlock', () => {
  it.each(Object.keys(kinds))('should decode to the same bytes for bytes %s, of any length', (kind) => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(40), fc.nat(70_000), fc.integer({ min: piece - 20, max: piece + 20 })), fc.nat(), (length, seed) => {
        const plain = bytesOf(length, seed, kinds[kind] ?? (() => 0))
        expect(inflated(plain).equals(plain)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  it('should decode to the same bytes for any few bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (plain) => {
        expect(inflated(plain).equals(plain)).toBe(true)
      }),
    )
  })

  it('should add at most five bytes per 64 KiB and ten per piece to what cannot be compressed', () => {
    for (const length of [1, 100, 65_535, 65_536, piece, 3 * piece + 1]) {
      const bound = length + 5 * Math.ceil(length / 65_535) + 10 * Math.ceil(length / piece)
      expect(deflateBlock(bytesOf(length, length, (number) => number * 256)).length).toBeLessThanOrEqual(bound)
    }
  })

  it('should make text of tables about as small as level 1 of zlib does', () => {
    const names = ['Ada', 'Grace', 'Edsger', 'Barbara', 'Donald', 'Tony']
    const random = numbers(7)
    const next = (most: number): number => Math.floor(random() * most)
    const lines = Array.from({ length: 20_000 }, (_, id) =>
      JSON.stringify({
        id,
        name: names[next(6)],
        total: next(100_000) / 100,
        at: `2024-0${1 + next(9)}-1${next(10)}T0${next(10)}:1${next(10)}:00Z`,
      }),
    )
    const plain = Buffer.from(lines.join('\n'))
    expect(deflateBlock(plain).length).toBeLessThan(1.02 * deflateRawSync(plain, { level: 1 }).length)
  })

  it('should give the same bytes whatever was compressed before', () => {
    const plain = Buffer.from('the same words, '.repeat(5000))
    const first = Buffer.from(deflateBlock(plain))
    for (let seed = 0; seed < 20; seed++) deflateBlock(bytesOf(40_000, seed, (number) => 97 + number * 26))
    expect(first.equals(deflateBlock(plain))).toBe(true)
  })

  it('should give the same bytes on every machine and version of Node.js', () => {
    const plain = bytesOf(piece + 12_345, 3, (number, index) => (index % 5 === 0 ? 48 + number * 10 : index % 97))
    expect(createHash('sha256').update(deflateBlock(plain)).digest('hex').slice(0, 16)).toBe('e612d67aa08c8310')
  })

  it('should return memory of its own, which can be transferred', () => {
    const [one, other] = [deflateBlock(Buffer.from('one')), deflateBlock(Buffer.from('other'))]
    expect(one.buffer).not.toBe(other.buffer)
    expect(one.byteLength).toBe(one.buffer.byteLength)
  })
})
