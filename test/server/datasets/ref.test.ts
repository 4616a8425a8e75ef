import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataVersion } from '../../../src/data-version.ts'
import { decodeRef } from '../../../src/server/datasets/decode-ref.ts'
import { encodeRef } from '../../../src/server/datasets/encode-ref.ts'
import { refChecksum } from '../../../src/server/datasets/ref-checksum.ts'
import { longRequest } from './long-request.ts'
import { anyRequest } from './requests.ts'

const shop = { story: 'A shop with 100 customers', rows: null, seed: 42 }
const json = '{"rows":null,"seed":42,"story":"A shop with 100 customers"}'
const stored = encodeRef(longRequest(100)).ref

/** A ref as somebody else could write it: of any text, with the checksum that it must have. */
function forged(text: string, { version = dataVersion, level = 9, behind = '' } = {}): string {
  const packed = Buffer.concat([deflateRawSync(text, { level }), Buffer.from(behind)])
  return `r${version}~${Buffer.concat([refChecksum(version, packed), packed]).toString('base64url')}`
}

describe('a ref', () => {
  it('should be read as the request that it was written of', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { ref, kept } = encodeRef(request)
        expect(ref).toMatch(/^[rs]\d+~[\w-]+$/)
        expect(ref.length).toBeLessThanOrEqual(4096)
        const decoded = decodeRef(ref)
        if (kept === null) expect(decoded).toEqual({ type: 'inline', request: JSON.parse(JSON.stringify(request)) })
        else expect([decoded, JSON.parse(kept.json)]).toEqual([{ type: 'stored', digest: kept.digest }, request])
      }),
    )
  })

  it('should be the same for equal requests', () => {
    const schema = { tables: [{ name: 'a', rows: 1 }] }
    const turned = { seed: 42, rows: 3, schema: { tables: [{ rows: 1, name: 'a' }] } }
    expect(encodeRef(turned)).toEqual(encodeRef({ schema, rows: 3, seed: 42 }))
    expect(encodeRef({ ...turned, seed: 43 })).not.toEqual(encodeRef(turned))
  })

  it('should be short for a short story', () => {
    expect(encodeRef(shop).ref.length).toBeLessThan(100)
    expect(decodeRef(forged(json))).toEqual({ type: 'inline', request: shop })
  })

  it('should be a digest if the request is too long for an address', () => {
    const lengths = Array.from({ length: 100 }, (_, lines) => encodeRef(longRequest(lines + 1)))
    const short = lengths.filter(({ kept }) => kept === null)
    expect(short.length).toBeGreaterThan(50)
    expect(short.length).toBeLessThan(100)
    expect(Math.max(...short.map(({ ref }) => ref.length))).toBeGreaterThan(4000)
    expect(lengths.slice(short.length).every(({ ref, kept }) => kept !== null && /^s\d+~[\w-]{28}$/.test(ref))).toBe(true)
    expect(new Set(lengths.map(({ ref }) => ref)).size).toBe(100)
  })

  it('should be a digest of what deflates to little from very much', () => {
    const request = { schema: { text: 'a'.repeat(300_000) }, rows: 1, seed: 1 }
    const { ref, kept } = encodeRef(request)
    expect(decodeRef(ref)).toEqual({ type: 'stored', digest: kept?.digest })
    const text = kept?.json ?? ''
    expect(forged(text).length).toBeLessThan(1000)
    expect(decodeRef(forged(text))).toBeNull()
  })

  it('should not depend on how well it was deflated', () => {
    expect(decodeRef(forged(json, { level: 0 }))).toEqual({ type: 'inline', request: shop })
  })

  it('should recognize another data version', () => {
    const other = dataVersion + 1
    expect(decodeRef(forged(json, { version: other }))).toEqual({ type: 'version', version: other })
    expect(decodeRef(forged('{"of":"another kind"}', { version: 999_999_999 }))).toEqual({ type: 'version', version: 999_999_999 })
    const digest = 'a'.repeat(22)
    const ref = `s${other}~${digest}${refChecksum(other, digest).toString('base64url')}`
    expect(decodeRef(ref)).toEqual({ type: 'version', version: other })
  })

  it('should recognize an unknown digest', () => {
    const digest = 'A-_9'.repeat(6).slice(0, 22)
    expect(decodeRef(`s${dataVersion}~${digest}${refChecksum(dataVersion, digest).toString('base64url')}`)).toEqual({
      type: 'stored',
      digest,
    })
  })

  it('should be none when any of its characters is another', () => {
    const characters = fc.constantFrom(...'ABCXYZabcxyz019-_~.')
    for (const ref of [encodeRef(shop).ref, stored]) {
      fc.assert(
        fc.property(fc.nat(ref.length - 1), characters, (at, character) => {
          const changed = ref.slice(0, at) + character + ref.slice(at + 1)
          expect(changed === ref || decodeRef(changed) === null).toBe(true)
        }),
        { numRuns: 1000 },
      )
    }
  })

  it('should be none when it is cut or something is added', () => {
    for (const ref of [encodeRef(shop).ref, stored]) {
      for (let length = 0; length < ref.length; length++) expect(decodeRef(ref.slice(0, length))).toBeNull()
      for (const more of ['A', 'AA', '=', '==', ' ', '\n', '~', '.json'])
        expect([decodeRef(ref + more), decodeRef(more + ref)]).toEqual([null, null])
    }
  })

  it.each([
    ['a request with a field too many', '{"more":1,"rows":null,"seed":42,"story":"A shop"}'],
    ['keys in another order', '{"seed":42,"rows":null,"story":"A shop"}'],
    ['spaces', '{"rows": null,"seed":42,"story":"A shop"}'],
    ['a key twice', '{"rows":null,"seed":41,"seed":42,"story":"A shop"}'],
    ['a number written in another way', '{"rows":null,"seed":4.2e1,"story":"A shop"}'],
    ['a text written in another way', '{"rows":null,"seed":42,"story":"\\u0041 shop"}'],
    ['a mark of the order of bytes', '\ufeff{"rows":null,"seed":42,"story":"A shop"}'],
    ['a number that is too large', '{"rows":null,"schema":{"a":1e999},"seed":42}'],
    ['no JSON', '{"rows":null'],
    ['nothing', ''],
    ['nesting that exhausts the stack', `{"rows":null,"schema":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}},"seed":42}`],
  ])('should not stand for %s', (_, text) => {
    expect(decodeRef(forged(text))).toBeNull()
  })

  it('should not inflate to more than a request', () => {
    expect(decodeRef(forged(' '.repeat(2_000_000)))).toBeNull()
    expect(decodeRef(`r${dataVersion}~${'A'.repeat(1_000_000)}`)).toBeNull()
  })

  it('should not hide anything behind the request', () => {
    expect(decodeRef(forged(json, { behind: 'x' }))).toBeNull()
    expect(decodeRef(`${encodeRef(shop).ref}AAAA`)).toBeNull()
  })

  it('should be refused in another base64url form of the same bytes', () => {
    const ref = [shop, { ...shop, seed: 1 }, { ...shop, seed: 100 }]
      .map((request) => encodeRef(request).ref)
      .find((text) => text.slice(text.indexOf('~') + 1).length % 4 !== 0)
    const last = ref?.at(-1) ?? ''
    const next = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('')
    const other = `${ref?.slice(0, -1)}${next[next.indexOf(last) + 1]}`
    expect(Buffer.from(other.split('~')[1] ?? '', 'base64url')).toEqual(Buffer.from(ref?.split('~')[1] ?? '', 'base64url'))
    expect(decodeRef(other)).toBeNull()
    expect(decodeRef(`${ref}=`)).toBeNull()
  })

  it('should not be read of anything else', () => {
    const version = fc.constantFrom('r1~', 's1~', 'r2~', 'R1~', 'r01~', 'r~', 'r1', '')
    const rest = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.base64String(),
      fc.stringMatching(/^[\w-]{28}$/),
      fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('base64url')),
    )
    fc.assert(
      fc.property(version, rest, (before, after) => {
        expect(decodeRef(before + after)).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })

  it('should not be read of the name of a file', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/), (name) => {
        expect(decodeRef(name)).toBeNull()
      }),
    )
  })
})
