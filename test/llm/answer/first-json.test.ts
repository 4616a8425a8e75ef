import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstJson } from '../../../src/llm/answer/first-json.ts'

describe('firstJson', () => {
  it('should find an object with the key in any prose without braces', () => {
    const prose = fc.string().map((text) => text.replaceAll(/[{}]/g, ''))
    fc.assert(
      fc.property(prose, prose, fc.array(fc.jsonValue({ maxDepth: 3 })), (before, after, tables) => {
        const value = { note: 'a "}" and a \\ in it', tables }
        expect(firstJson(`${before}${JSON.stringify(value)}${after}`, 'tables')).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('should prefer the object with the key to those around and before it', () => {
    expect(firstJson('{"a":1} {"b":{"tables":[2]}}', 'tables')).toEqual({ tables: [2] })
    expect(firstJson('{"a":1} {"b":2}', 'tables')).toEqual({ a: 1 })
    expect(firstJson('{"a":[1,{"b":null,"c":{"tables":[1]}}],"tables2":2} {"tables":[3]}', 'tables')).toEqual({ tables: [1] })
  })

  it('should not read drafts in the reasoning of a model', () => {
    expect(firstJson('<think>maybe {"tables":[1]}</think>\n{"tables":[2]}', 'tables')).toEqual({ tables: [2] })
  })

  it('should skip braces of prose and values that are cut off', () => {
    expect(firstJson('{see} {"tables":[]}', 'tables')).toEqual({ tables: [] })
    expect(firstJson('{"tables":[{"name":"x"', 'tables')).toBeUndefined()
    expect(firstJson('no object, only [1, 2] and "text"', 'tables')).toBeUndefined()
  })

  it('should refuse values nested deeper than any schema', () => {
    expect(firstJson(`{"tables":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 'tables')).toBeUndefined()
  })

  it('should not know inherited keys', () => {
    expect(firstJson('{"a":1} {"constructor":2}', 'constructor')).toEqual({ constructor: 2 })
  })
})
