import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openSchema } from './output/opened.ts'
import { canonicalJson } from '../src/canonical-json.ts'
import { exampleNames, readExample } from './examples/support/example.ts'
import { madeBytes } from './output/made-bytes.ts'

/** The same value with all keys in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, turned(inner)]),
  )
}

describe('canonicalJson', () => {
  it('should be the JSON of the value, the same for any order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value))
        const text = canonicalJson(plain)
        expect(JSON.parse(text)).toEqual(plain)
        expect(canonicalJson(turned(plain))).toBe(text)
        expect(canonicalJson(JSON.parse(text))).toBe(text)
      }),
    )
  })

  it('should sort keys as text and leave lists as they are', () => {
    expect(canonicalJson({ b: [3, 1, { d: null, c: 'ä"' }], a: -0, 10: true, 9: 1e21, __proto__: 1 })).toBe(
      '{"10":true,"9":1e+21,"a":0,"b":[3,1,{"c":"ä\\"","d":null}]}',
    )
    const text = '{"__proto__":{"b":1},"constructor":2}'
    expect(canonicalJson(JSON.parse(text))).toBe(text)
  })

  it.each(exampleNames)('should not change the data of the example %s', (name) => {
    const { schema } = readExample(name)
    const bytes = (value: unknown) =>
      madeBytes(openSchema({ schema: value, rows: 20, seed: 7, format: 'columns', maxRows: 1e9 }).steps()).toString()
    const plain: unknown = JSON.parse(JSON.stringify(schema))
    expect(bytes(JSON.parse(canonicalJson(plain)))).toBe(bytes(plain))
  })
})
