import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SynthError } from '../../src/errors.ts'
import { parseJson } from '../../src/server/parse-json.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function codeOf(body: Uint8Array): string | undefined {
  try {
    parseJson(body)
  } catch (error) {
    if (error instanceof SynthError) return error.code
    throw error
  }
  return undefined
}

describe('parseJson', () => {
  it('should read what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const text = JSON.stringify(value)
        expect(parseJson(bytes(text))).toEqual(JSON.parse(text))
      }),
    )
  })

  it('should read any bytes or refuse them with a code', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (body) => {
        expect([undefined, 'body_malformed']).toContain(codeOf(body))
      }),
    )
  })

  it('should pass over a byte order mark, take the last of equal keys, and keep odd keys', () => {
    expect(parseJson(bytes('\uFEFF{"a":1,"a":2}'))).toEqual({ a: 2 })
    expect(Object.keys(parseJson(bytes('{"__proto__":{"x":1},"constructor":2}')) as object)).toEqual(['__proto__', 'constructor'])
  })

  it('should not count brackets in strings as nesting', () => {
    const text = JSON.stringify({ story: `${'['.repeat(1000)}\\"{{{`, more: '\\' })
    expect(parseJson(bytes(text))).toEqual(JSON.parse(text))
  })

  it('should read numbers as large as a double can be, and refuse what would be infinite', () => {
    const largest = '1.7976931348623157e308'
    for (const number of [largest, `-${largest}`, '1e0000300', '1'.padEnd(308, '0'), '1e-999', '"1e999"'])
      expect(parseJson(bytes(`{"a":[${number}]}`))).toEqual({ a: [JSON.parse(number)] })
    for (const number of ['1e309', '-1e309', '1E+999', '1'.padEnd(310, '0'), `${'1'.padEnd(250, '0')}e99`])
      expect(codeOf(bytes(`{"a":[${number}]}`))).toBe('body_malformed')
  })

  it('should find a single infinite number at any position', () => {
    const huge = '1'.padEnd(310, '0')
    for (let before = 0; before < 220; before += 9)
      expect(codeOf(bytes(`[${'1'.repeat(before + 1)},{"a":[${huge}]},${'2'.repeat(199)}]`))).toBe('body_malformed')
  })

  it('should read 2 MB of long numbers about as fast as JSON.parse', () => {
    const text = `[${Array.from({ length: 10_000 }, () => '1'.repeat(199)).join(',')}]`
    const time = (read: () => unknown): number => {
      const start = performance.now()
      read()
      return performance.now() - start
    }
    const own = Math.min(...[1, 2, 3].map(() => time(() => parseJson(bytes(text)))))
    const bare = Math.min(...[1, 2, 3].map(() => time(() => JSON.parse(text))))
    expect(own).toBeLessThan(60 * bare)
  })

  it('should read values nested as deeply as a schema may be, and no deeper', () => {
    const nested = (depth: number): Uint8Array => bytes('['.repeat(depth) + ']'.repeat(depth))
    expect(codeOf(nested(32))).toBeUndefined()
    expect(codeOf(nested(33))).toBe('body_malformed')
  })

  it.each([
    ['numbers', (count: number) => Array.from({ length: count - 1 }, () => 0)],
    ['objects', (count: number) => Array.from({ length: count / 2 }, () => ({}))],
    ['names', (count: number) => Object.fromEntries(Array.from({ length: (count - 1) / 3 }, (_, index) => [`"${index},`, ',:[{']))],
  ])('should read 100,000 values, with a name three times, and no more: %s', (_name, valueOf) => {
    expect(codeOf(bytes(JSON.stringify(valueOf(100_000))))).toBeUndefined()
    expect(codeOf(bytes(JSON.stringify(valueOf(100_010))))).toBe('body_too_large')
  })

  it.each([
    ['nothing', new Uint8Array(0)],
    ['half an object', bytes('{"a":')],
    ['text after the object', bytes('{} {}')],
    ['NaN', bytes('{"a": NaN}')],
    ['single quotes', bytes("{'a': 1}")],
    ['a byte that is not UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
    ['half a character', Uint8Array.of(0x22, 0xe2, 0x82, 0x22)],
    ['a surrogate as UTF-8', Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22)],
    ['100,000 arrays', bytes('['.repeat(100_000) + ']'.repeat(100_000))],
    ['100,000 objects', bytes('{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000))],
  ])('should refuse %s', (_name, body) => {
    expect(codeOf(body)).toBe('body_malformed')
  })
})
