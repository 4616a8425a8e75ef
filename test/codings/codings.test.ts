import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { codeBlock } from '../../src/codings/code-block.ts'
import { codings, codingsByExtension } from '../../src/codings/index.ts'

describe('codings', () => {
  it('should be found by name and by extension', () => {
    expect([...codings.keys()]).toEqual(['gzip', 'zstd'])
    expect([...codingsByExtension].map(([extension, { name }]) => [extension, name])).toEqual([
      ['gz', 'gzip'],
      ['zst', 'zstd'],
    ])
  })
})

describe.each([...codings.values()].filter(({ available }) => available))('$name', (coding) => {
  it('should encode a block in the same way at any position', () => {
    const plain = Buffer.from('the same words, the same words')
    const coded = codeBlock(plain, coding)
    coding.encode(Buffer.from('something else in between'))
    expect(codeBlock(plain, coding)).toEqual(coded)
    expect(coded.sum).toEqual({ crc: crc32(plain), plainBytes: plain.length, codedBytes: coded.bytes.length })
  })

  it('should make nothing of nothing', () => {
    expect(codeBlock(new Uint8Array(0), coding)).toEqual({ bytes: new Uint8Array(0), sum: { crc: 0, plainBytes: 0, codedBytes: 0 } })
  })

  it('should make text of tables much smaller', () => {
    const plain = Buffer.from(JSON.stringify(Array.from({ length: 5000 }, (_, id) => ({ id, name: `name ${(id * 7919) % 997}` }))))
    expect(coding.encode(plain).length).toBeLessThan(plain.length / 4)
  })
})
