import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { createGunzip, gunzipSync, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gzip } from '../../src/codings/gzip.ts'
import { codedFile } from './coded-file.ts'
import { cutBytes } from './cut.ts'

const has = (tool: string): boolean => spawnSync(tool, ['--version']).error === undefined
const lines = Array.from({ length: 20_000 }, (_, id) => Buffer.from(JSON.stringify({ id, name: `name ${id % 97}` }) + '\n'))
const file = (): Buffer => codedFile(gzip, [Buffer.concat(lines.slice(0, 7000)), new Uint8Array(0), Buffer.concat(lines.slice(7000))])

describe('gzip', () => {
  it('should decode to the same bytes however they are cut', () => {
    fc.assert(
      fc.property(cutBytes, (blocks) => {
        expect(gunzipSync(codedFile(gzip, blocks)).equals(Buffer.concat(blocks))).toBe(true)
      }),
    )
  })

  it('should be one member, which readers of the first member take for the whole', () => {
    const coded = file()
    const { buffer, engine } = inflateRawSync(coded.subarray(10), { info: true }) as unknown as {
      readonly buffer: Buffer
      readonly engine: { readonly bytesWritten: number }
    }
    expect(buffer.equals(Buffer.concat(lines))).toBe(true)
    // The checksum and the length are all that follows the deflate stream.
    expect(engine.bytesWritten).toBe(coded.length - 10 - 8)
  })

  it('should not contain a time or an operating system', () => {
    expect([...file().subarray(0, 10)]).toEqual([31, 139, 8, 0, 0, 0, 0, 0, 0, 255])
  })

  it('should be a whole file when there was no block', () => {
    expect(gunzipSync(codedFile(gzip, []))).toHaveLength(0)
    expect(codedFile(gzip, [new Uint8Array(0)])).toEqual(codedFile(gzip, []))
  })

  it('should be refused by readers when a block is lost', () => {
    const frame = gzip.frame()
    const block = Buffer.from('one block that is lost')
    frame.absorb({ crc: 1, plainBytes: block.length, codedBytes: 0 })
    expect(() => gunzipSync(Buffer.concat([frame.head(), frame.tail()]))).toThrow('incorrect data check')
  })

  it('should write a length above 2^32 modulo 2^32', () => {
    const frame = gzip.frame()
    for (let index = 0; index < 3; index++) frame.absorb({ crc: 0, plainBytes: 2 ** 32 - 1, codedBytes: 0 })
    expect(Buffer.from(frame.tail()).readUInt32LE(6)).toBe(2 ** 32 - 3)
  })

  it('should give bytes that can be moved to another thread without those of others', () => {
    for (const bytes of [1, 100, 10_000, 1_000_000]) {
      const plain = Buffer.from(Array.from({ length: bytes }, (_, index) => (index * index) % 251))
      const [moved, stays] = [gzip.encode(plain), gzip.encode(plain)]
      const copy = Buffer.from(stays)
      expect(Buffer.from(structuredClone(moved, { transfer: [moved.buffer as ArrayBuffer] })).equals(copy)).toBe(true)
      expect(copy.equals(stays)).toBe(true)
    }
  })

  it('should be read by a stream that gets it byte by byte', async () => {
    const coded = codedFile(gzip, [Buffer.from('some '), Buffer.from('words')])
    const pieces: Buffer[] = []
    const stream = Readable.from([...coded].map((byte) => Buffer.of(byte))).pipe(createGunzip())
    stream.on('data', (piece: Buffer) => pieces.push(piece))
    await once(stream, 'end')
    expect(Buffer.concat(pieces).toString()).toBe('some words')
  })

  it.skipIf(!has('gzip'))('should be taken by the gzip of the system, if there is one', () => {
    const { status, stdout, stderr } = spawnSync('gzip', ['-dc'], { input: file(), maxBuffer: 1e8 })
    expect([status, stderr.toString(), stdout.equals(Buffer.concat(lines))]).toEqual([0, '', true])
  })

  it.skipIf(!has('python3'))('should be taken by Python, if there is one', () => {
    const program = 'import gzip, sys; sys.stdout.buffer.write(gzip.decompress(sys.stdin.buffer.read()))'
    const { status, stdout, stderr } = spawnSync('python3', ['-c', program], { input: file(), maxBuffer: 1e8 })
    expect([status, stderr.toString(), stdout.equals(Buffer.concat(lines))]).toEqual([0, '', true])
  })
})
