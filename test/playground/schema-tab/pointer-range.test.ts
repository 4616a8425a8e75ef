import { parser } from '@lezer/json'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointerRange } from '../../../src/playground/schema-tab/pointer-range.ts'

const text = `{
  "tables": [
    { "name": "a", "a/b": 1, "~": 2 },
    {
      "rows": 3,
      "rows": 4
    }
  ]
}`

function at(pointer: string, of = text): string {
  const { from, to } = pointerRange(parser.parse(of), of, pointer)
  return of.slice(from, to)
}

test.each([
  ['/tables', '"tables"'],
  ['/tables/0', '{ "name": "a", "a/b": 1, "~": 2 }'],
  ['/tables/0/name', '"name"'],
  ['/tables/0/a~1b', '"a/b"'],
  ['/tables/0/~0', '"~"'],
  ['/tables/1', '{'],
  ['', '{'],
])('%s leads to %s', (pointer, found) => expect(at(pointer)).toBe(found))

test('the nearest existing ancestor of a missing target', () => {
  expect(at('/tables/1/columns/0')).toBe('{')
  expect(at('/tables/7/name')).toBe('"tables"')
  expect(at('/nothing')).toBe('{')
})

test('the last property of a name counts, as for JSON.parse', () => {
  const { from } = pointerRange(parser.parse(text), text, '/tables/1/rows')
  expect(from).toBe(text.lastIndexOf('"rows"'))
})

test('a text that is being written has places too', () => {
  for (const part of ['', '{', '{"tables":', '{"tables": [{"name"', '{"tables": [{"name": "x', ']'])
    for (const pointer of ['', '/tables/0/name', '/0']) {
      const { from, to } = pointerRange(parser.parse(part), part, pointer)
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThanOrEqual(part.length)
    }
})

test('every pointer into a value leads to a place that holds it', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 3 }), (json) => {
      const tree = parser.parse(json)
      const visit = (value: unknown, pointer: string): void => {
        const { from, to } = pointerRange(tree, json, pointer)
        expect(to).toBeGreaterThan(from)
        if (typeof value !== 'object' || value === null) return
        for (const [key, inner] of Object.entries(value)) {
          const next = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
          if (!Array.isArray(value)) {
            const range = pointerRange(tree, json, next)
            expect(JSON.parse(json.slice(range.from, range.to))).toBe(key)
          }
          visit(inner, next)
        }
      }
      visit(JSON.parse(json), '')
    }),
    { numRuns: 30 },
  )
})
