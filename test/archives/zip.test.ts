import { crc32, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ZipFrame } from '../../src/archives/zip.ts'
import { cutBytes } from '../codings/cut.ts'
import { readDirectory } from './read-directory.ts'
import { zipped } from './zipped.ts'

const gibibyte = 2 ** 30

/** An archive of blocks that are only told of: the pieces of the frame, and where in the archive its directory begins. */
function told(files: readonly (readonly [name: string, plainBytes: number, codedBytes: number])[]) {
  const frame = new ZipFrame()
  const heads: Buffer[] = []
  const tails: Buffer[] = []
  let before = 0
  for (const [name, plainBytes, codedBytes] of files) {
    heads.push(Buffer.from(frame.open(name)))
    frame.absorb({ crc: 0x12345678, plainBytes, codedBytes })
    tails.push(Buffer.from(frame.close()))
    before += codedBytes + (heads.at(-1)?.length ?? 0) + (tails.at(-1)?.length ?? 0)
  }
  return { heads, tails, before, directory: readDirectory(Buffer.from(frame.end()), before) }
}

describe('ZipFrame', () => {
  it('should have every file at its offset, however its bytes are cut', () => {
    const files = fc.array(fc.tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), cutBytes), { maxLength: 5 })
    fc.assert(
      fc.property(files, (written) => {
        const archive = zipped(written)
        const { entries, isZip64 } = readDirectory(archive)
        expect(isZip64).toBe(false)
        expect(entries.map(({ name }) => name)).toEqual(written.map(([name]) => name))
        for (const [index, { offset, crc, plainBytes, codedBytes, needed }] of entries.entries()) {
          const begin = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
          const plain = inflateRawSync(archive.subarray(begin, begin + codedBytes))
          expect(plain.equals(Buffer.concat(written[index]?.[1] ?? []))).toBe(true)
          expect([needed, plainBytes, crc]).toEqual([20, plain.length, crc32(plain)])
          // What follows the data says the same.
          const after = archive.subarray(begin + codedBytes)
          expect([0, 4, 8, 12].map((at) => after.readUInt32LE(at))).toEqual([0x08074b50, crc, codedBytes, plainBytes])
        }
      }),
      { numRuns: 50 },
    )
  })

  it('should be the same archive at any time', () => {
    expect(
      zipped([['a.csv', [Buffer.from('a')]]])
        .subarray(0, 30)
        .toString('hex'),
    ).toBe('504b03041400080808' + '0000002100' + '00'.repeat(12) + '05000000')
  })

  it('should write sizes of more than 4 GiB in 64 bits', () => {
    const { heads, tails, directory } = told([
      ['small.csv', 10, 12],
      ['large.csv', 5 * gibibyte, gibibyte],
      ['larger.csv', 6 * gibibyte, 5 * gibibyte],
      ['last.csv', 10, 12],
    ])
    // The end of a deflate stream is 2 bytes more.
    expect(directory.entries.map(({ plainBytes, codedBytes, needed }) => [plainBytes, codedBytes, needed])).toEqual([
      [10, 14, 20],
      [5 * gibibyte, gibibyte + 2, 45],
      [6 * gibibyte, 5 * gibibyte + 2, 45],
      [10, 14, 45],
    ])
    // The numbers behind the data are as wide as readers that have counted it expect.
    expect(tails.map(({ length }) => length)).toEqual([18, 26, 26, 18])
    expect([tails[1]?.readBigUInt64LE(10), tails[1]?.readBigUInt64LE(18)]).toEqual([BigInt(gibibyte + 2), BigInt(5 * gibibyte)])
    expect(heads.map(({ length }) => length)).toEqual([39, 39, 40, 38])
  })

  it('should write offsets of more than 4 GiB in 64 bits', () => {
    const { before, directory } = told(Array.from({ length: 6 }, (_, index) => [`${index}.csv`, gibibyte, gibibyte] as const))
    // A head of 35 bytes, the data, its end, and 16 bytes behind it.
    const each = 35 + gibibyte + 2 + 16
    expect(directory.entries.map(({ offset }) => offset)).toEqual([0, 1, 2, 3, 4, 5].map((index) => index * each))
    expect(directory.entries.map(({ needed }) => needed)).toEqual([20, 20, 20, 20, 45, 45])
    expect([directory.offset, directory.isZip64]).toEqual([before, true])
  })

  it('should write 2^32 - 1, which marks larger numbers, as a ZIP64 number', () => {
    const at = (plainBytes: number) => told([['a.csv', plainBytes, 5]]).directory.entries[0]
    expect([at(2 ** 32 - 2)?.needed, at(2 ** 32 - 1)?.needed]).toEqual([20, 45])
    expect(at(2 ** 32 - 1)?.plainBytes).toBe(2 ** 32 - 1)
  })

  it.each([
    [65_534, false],
    [65_535, true],
  ])('should count %i files', (count, isZip64) => {
    const { directory } = told(Array.from({ length: count }, (_, index) => [`${index}`, 0, 0] as const))
    expect([directory.entries.length, directory.entries.at(-1)?.name, directory.isZip64]).toEqual([count, `${count - 1}`, isZip64])
  })

  it('should refuse blocks outside of files and files inside of files', () => {
    const frame = new ZipFrame()
    expect(() => frame.absorb({ crc: 0, plainBytes: 0, codedBytes: 0 })).toThrow('No file of the archive is open')
    expect(() => frame.close()).toThrow('No file of the archive is open')
    frame.open('a.csv')
    expect(() => frame.open('b.csv')).toThrow('A file of the archive is open')
    expect(() => frame.end()).toThrow('A file of the archive is open')
  })
})
