import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnKinds } from '../../src/columns/index.ts'
import { domains } from '../../src/domains/index.ts'
import { outcomes } from '../../src/outcomes/index.ts'
import { checkSchema } from '../../src/schema/check-schema.ts'
import { publishedSchema } from '../../src/schema/json-schema.ts'
import { columnCases } from '../columns/fixtures.ts'
import { mutated } from './mutations.ts'

const published = publishedSchema()

function compiled(): ValidateFunction {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allErrors: false })
  addFormats.default(ajv)
  return ajv.compile(published)
}

const validate = compiled()

const schemas: readonly (readonly [string, unknown])[] = [
  ...[...domains.values()].map(({ name, schema }) => [name, schema] as const),
  ...columnCases.map(({ name, tables }) => [name, { version: 1, tables }] as const),
]

/** What JSON Schema cannot say: how parts go together. */
const beyond =
  /is taken|another table|only one table is primary|(?:columns|correlations) together|above `min`|nested deeper|surrogate|no day|day of the calendar|pattern|is the same as/

describe('publishedSchema', () => {
  it('should be a JSON Schema of draft 2020-12, with a name of its own', () => {
    expect(published).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', $id: 'urn:synth:schema:1', type: 'object' })
    expect(structuredClone(published)).toEqual(published)
  })

  it.each(schemas)('should take %s', (_name, schema) => {
    expect([validate(structuredClone(schema)), validate.errors]).toEqual([true, null])
  })

  it('should define every column kind, outcome and distribution', () => {
    const definitions = Object.keys(published['$defs'] as object)
    for (const name of columnKinds.keys()) expect(definitions).toEqual(expect.arrayContaining([`column_${name}`, `inner_column_${name}`]))
    for (const name of outcomes.keys()) expect(definitions).toContain(`outcome_${name}`)
  })

  it('should describe every property of every object', () => {
    expect(undescribed(published, '')).toEqual([])
  })

  it('should take and refuse what the checks take and refuse, as far as structure goes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...schemas), fc.infiniteStream(fc.nat()), ([, schema], stream) => {
        const value = mutated(schema, stream)
        const { problems } = checkSchema(value)
        const structural = problems.found.filter(({ detail }) => !beyond.test(detail))
        const takes = validate(value)
        if (problems.count === 0) expect([takes, validate.errors, JSON.stringify(value)]).toEqual([true, null, JSON.stringify(value)])
        else if (structural.length > 0 && takes)
          expect(structural.filter(({ pointer, detail }) => !isConflict(pointer, detail))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})

/** A conflict is told at a column, an outcome or a distribution as a whole, and speaks of what its parameters are to each other. */
function isConflict(pointer: string, detail: string): boolean {
  return !/^(needs|must be|there is no|"[^"]*" is no)/.test(detail) && /\/(columns|outcomes)\/\d+/.test(pointer)
}

/** Where a property has neither a description nor a reference to what has one. */
function undescribed(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as { readonly properties?: Readonly<Record<string, object>> }
  const isCondition = path.endsWith('/if')
  const own = Object.entries(properties).flatMap(([key, part]) =>
    isCondition || 'description' in part || '$ref' in part ? [] : [`${path}/${key}`],
  )
  return [...own, ...Object.entries(schema).flatMap(([key, part]) => (isCondition ? [] : undescribed(part, `${path}/${key}`)))]
}
