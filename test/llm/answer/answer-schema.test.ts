import { describe, expect, it } from 'vitest'
import { strictJsonSchema } from '../../../src/llm/answer/answer-schema.ts'
import { fromStrict } from '../../../src/llm/answer/from-strict.ts'
import { offeredKinds, omittedProperties } from '../../../src/llm/answer/offered-kinds.ts'
import type { Shape } from '../../../src/llm/answer/shape.ts'
import { exampleSchema } from '../../../src/llm/guide/example.ts'
import { outcomes } from '../../../src/outcomes/index.ts'
import { allShapes, matches, toStrict } from '../support/strict.ts'
import { shop } from '../support/models.ts'

const strict = strictJsonSchema()
const shapes = allShapes(strict)

/** Whether the model is told of all parameters. */
function isTold(params: object): boolean {
  return !Object.keys(params).some((name) => omittedProperties.has(name))
}

/** Examples of all that the model is told of, each in a table of its own. */
const columns = offeredKinds().flatMap(({ name, examples, usage = [] }) =>
  [...examples, ...usage].filter(isTold).map((params) => ({ name: 'it', kind: name, ...params })),
)
const whole = [...outcomes.values()].flatMap(({ name, examples }) => examples.filter(isTold).map((params) => ({ type: name, ...params })))
const everything = {
  version: 1,
  tables: [{ name: 'all', rows: 10, columns, ...(whole.length > 0 && { outcomes: whole }) }],
}

describe('the schema for strict providers', () => {
  it('should close every object and require all of its properties', () => {
    const objects = shapes.filter(({ type }) => type === 'object')
    expect(objects.length).toBeGreaterThan(50)
    for (const { properties = {}, required, additionalProperties } of objects) {
      expect(additionalProperties).toBe(false)
      expect(required).toEqual(Object.keys(properties))
    }
  })

  it('should use only keywords of strict providers', () => {
    const known = ['type', 'enum', 'properties', 'required', 'additionalProperties', 'items', 'anyOf', '$ref', '$defs']
    for (const shape of shapes) expect(known).toEqual(expect.arrayContaining(Object.keys(shape)))
    for (const shape of shapes) if (shape.$ref !== undefined) expect(Object.keys(shape)).toEqual(['$ref'])
    for (const { type, anyOf, enum: words, $ref } of shapes) expect(type ?? anyOf ?? words ?? $ref).toBeDefined()
    expect(strict.type).toBe('object')
  })

  it('should stay within the documented limits: properties, enum values, length of names, nesting', () => {
    const properties = shapes.flatMap((shape) => Object.keys(shape.properties ?? {}))
    const words = shapes.flatMap((shape) => shape.enum ?? [])
    expect(properties.length).toBeLessThanOrEqual(5000)
    expect(words.length).toBeLessThanOrEqual(1000)
    expect([...properties, ...words, ...Object.keys(strict.$defs ?? {})].join('').length).toBeLessThanOrEqual(120_000)
    expect(nesting(strict, new Set())).toBeLessThanOrEqual(10)
  })

  it('should have no dangling references', () => {
    const references = shapes.flatMap(({ $ref }) => $ref ?? [])
    expect(references.length).toBeGreaterThan(10)
    for (const reference of references) expect(Object.keys(strict.$defs ?? {})).toContain(reference.replace('#/$defs/', ''))
  })

  it('should distinguish alternatives by their first property', () => {
    const resolved = (shape: Shape): Shape => strict.$defs?.[shape.$ref?.replace('#/$defs/', '') ?? ''] ?? shape
    let compared = 0
    for (const { anyOf = [] } of shapes) {
      const starts = anyOf.map(resolved).flatMap(({ properties = {} }) => Object.entries(properties).slice(0, 1))
      compared += Number(starts.length > 1)
      expect(new Set(starts.map(([name, { enum: words }]) => `${name} ${words?.join() ?? ''}`)).size).toBe(starts.length)
    }
    expect(compared).toBeGreaterThan(3)
  })

  it('should enter no definition from within itself', () => {
    const enter = (shape: Shape, open: readonly string[]): void => {
      for (const { $ref } of allShapes({ ...shape, $defs: {} })) {
        const name = $ref?.replace('#/$defs/', '')
        if (name === undefined) continue
        expect(open).not.toContain(name)
        enter(strict.$defs?.[name] ?? {}, [...open, name])
      }
    }
    enter(strict, [])
  })

  it('should not use the reserved names of grammars for definitions', () => {
    // llama.cpp and what is made of it name a rule after the last part of a reference, beside rules of their own.
    const kept = [
      'root',
      'space',
      'value',
      'object',
      'array',
      'string',
      'number',
      'integer',
      'boolean',
      'null',
      'char',
      'uuid',
      'date',
      'time',
    ]
    for (const name of Object.keys(strict.$defs ?? {})) {
      expect(name).toMatch(/^[a-z][a-z0-9_]*$/)
      expect(kept).not.toContain(name)
    }
  })

  it('should be small, and contain no descriptions', () => {
    expect(JSON.stringify(strict).length).toBeLessThan(32_000)
    for (const shape of shapes) expect(shape).not.toHaveProperty('description')
  })

  it('should offer existing kinds', () => {
    expect(offeredKinds()).toHaveLength(28)
  })

  it.each([
    ['a small schema', shop],
    ['the example of the guide', exampleSchema],
    ['all examples of all kinds', everything],
  ])('should allow %s, and give it back as it was', (_what, schema) => {
    const plain = JSON.parse(JSON.stringify(schema)) as object
    const answer = toStrict(strict, plain, strict)
    expect(answer).toBeDefined()
    expect(matches(strict, answer, strict)).toBe(true)
    expect(fromStrict(answer)).toEqual(plain)
    expect(fromStrict(plain)).toEqual(plain)
  })
})

describe('fromStrict', () => {
  it('should keep names that objects inherit', () => {
    const pairs = { cases: [{ key: '__proto__', value: [1] }] }
    expect(Object.keys((fromStrict(pairs) as { cases: object }).cases)).toEqual(['__proto__'])
  })

  it('should not change anything that is not a schema', () => {
    for (const value of [null, 1, 'x', [], [null], [{ key: 'a', value: 1 }]]) expect(fromStrict(value)).toEqual(value)
  })
})

/** The most objects and lists inside one another on the way to a shape, each definition entered once. */
function nesting(shape: Shape, open: Set<string>): number {
  if (shape.$ref !== undefined) {
    const name = shape.$ref.replace('#/$defs/', '')
    if (open.has(name)) return 0
    return nesting(strict.$defs?.[name] ?? {}, new Set([...open, name]))
  }
  const { properties = {}, items, anyOf = [] } = shape
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf].map((each) => nesting(each, open))
  return Math.max(0, ...inner) + (shape.type === 'object' ? 1 : 0)
}
