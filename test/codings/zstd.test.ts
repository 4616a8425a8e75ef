import { spawnSync } from 'node:child_process'
import * as zlib from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zstd } from '../../src/codings/zstd.ts'
import { codedFile } from './coded-file.ts'
import { cutBytes } from './cut.ts'

const decompress = (zlib as { readonly zstdDecompressSync?: (coded: Uint8Array) => Buffer }).zstdDecompressSync
const hasTool = spawnSync('zstd', ['--version']).error === undefined

function decodedByTool(coded: Uint8Array): Buffer {
  const { status, stdout, stderr } = spawnSync('zstd', ['-dc'], { input: coded, maxBuffer: 1e8 })
  expect([status, stderr.toString()]).toEqual([0, ''])
  return stdout
}

describe('zstd', () => {
  it('should be available where Node has it', () => {
    expect(zstd.available).toBe(decompress !== undefined)
  })

  it.skipIf(decompress === undefined)('should code every block as a frame of its own, where Node has it', () => {
    fc.assert(
      fc.property(cutBytes, (blocks) => {
        const decoded = blocks.filter(({ length }) => length > 0).map((block) => decompress?.(zstd.encode(block)) ?? Buffer.of())
        expect(Buffer.concat(decoded).equals(Buffer.concat(blocks))).toBe(true)
      }),
    )
  })

  it.skipIf(decompress === undefined || !hasTool)('should be taken by the zstd of the system, where there is one and Node has it', () => {
    fc.assert(
      fc.property(cutBytes, (blocks) => {
        expect(decodedByTool(codedFile(zstd, blocks)).equals(Buffer.concat(blocks))).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  it.skipIf(!hasTool)('should be a whole file when there was no block, as the zstd of the system reads it, if there is one', () => {
    const nothing = Buffer.concat([zstd.frame().head(), zstd.frame().tail()])
    expect(nothing).toHaveLength(9)
    expect(decodedByTool(nothing)).toHaveLength(0)
  })

  it('should add nothing to blocks', () => {
    const frame = zstd.frame()
    frame.absorb({ crc: 0, plainBytes: 1, codedBytes: 10 })
    expect([frame.head(), frame.tail()]).toEqual([new Uint8Array(0), new Uint8Array(0)])
  })

  it.skipIf(decompress !== undefined)('should refuse to code where Node does not have it', () => {
    expect(() => zstd.encode(Buffer.from('some'))).toThrow('This version of Node.js does not support zstd')
  })
})
