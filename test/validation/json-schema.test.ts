import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnKinds } from '../../src/columns/index.ts'
import { domains } from '../../src/domains/index.ts'
import { outcomes } from '../../src/outcomes/index.ts'
import { checkSchema } from '../../src/validation/check-schema.ts'
import { publishedSchema } from '../../src/validation/json-schema.ts'
import { distributions } from '../../src/random/distributions/index.ts'
import { columnCases } from '../columns/fixtures.ts'
import { mutated } from '../schema/mutations.ts'

interface Part {
  readonly description?: string
  readonly default?: unknown
  readonly type?: string
  readonly const?: unknown
  readonly oneOf?: readonly { readonly $ref?: string }[]
  readonly properties?: Readonly<Record<string, Part>>
  readonly required?: readonly string[]
  readonly examples?: readonly unknown[]
}

const published = publishedSchema()
const definitions = published['$defs'] as Readonly<Record<string, Part>>
const definition = (name: string): Part => definitions[name] ?? {}

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
  /is taken|another table|only one table can be primary|(?:columns|correlations) in total|exceeds `min`|is nested more than|surrogate|no day|calendar date|pattern|but equals entry/

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

  it('should distinguish branches by a const with a description', () => {
    const unions = [
      ['column', 'kind', columnKinds.size],
      ['inner_column', 'kind', columnKinds.size],
      ['outcome', 'type', outcomes.size],
      ['distribution', 'name', distributions.size],
      ['rows_rule', 'type', 4],
    ] as const
    for (const [name, key, size] of unions) {
      const branches = (definition(name).oneOf ?? []).map(({ $ref = '' }) => definition($ref.replace('#/$defs/', '')))
      const constants = branches.map((branch) => branch.properties?.[key])
      expect(new Set(constants.map((each) => each?.const)).size).toBe(size)
      expect(branches.filter((branch) => branch.required?.includes(key) !== true)).toEqual([])
      expect(constants.filter((each) => each?.type !== 'string' || (each.description ?? '') === '')).toEqual([])
    }
    expect(JSON.stringify(published)).not.toMatch(/"(?:if|then|allOf)":/)
  })

  it('should have an example of every column kind, outcome, distribution and rule, all of them valid', () => {
    const shown = Object.entries(definitions).filter(([name]) => /^(?:column|outcome|distribution|rows)_(?!name$|rule$)/.test(name))
    expect(shown).toHaveLength(columnKinds.size + outcomes.size + distributions.size + 4)
    for (const [name, { examples = [] }] of shown) {
      expect(examples, `${name} has no example`).not.toEqual([])
      for (const example of examples) expect([name, validate(schemaWith(name, example)), validate.errors]).toEqual([name, true, null])
    }
    const whole = published['examples'] as readonly unknown[]
    expect(whole.map((example) => [validate(example), checkSchema(example).problems.found])).toEqual([[true, []]])
  })

  it('should have the defaults of the descriptions', () => {
    const properties = propertiesIn(published, '')
    const told = properties.flatMap(([path, { description = '' }]) => {
      const [, value = ''] = /\bdefault "?([\w.-]+?)"?[.;]?(?: [A-Z]|$)/i.exec(description) ?? []
      return /^(?:\d[\d.-]*|true|false|US|en|number|custom)$/.test(value) ? [[path, value]] : []
    })
    expect(told.length).toBeGreaterThan(25)
    expect(properties.flatMap(([path, part]) => ('default' in part ? [[path, String(part.default)]] : []))).toEqual(told)
  })

  it('should describe every property of every object', () => {
    expect(undescribed(published)).toEqual([])
  })

  it('should accept and refuse the same values as the checks, as far as structure goes', () => {
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

/** A schema that has an example where it belongs. */
function schemaWith(name: string, example: unknown): object {
  const id = { name: 'id', kind: 'sequence' }
  const [part] = name.split('_', 1)
  if (part === 'rows') return { version: 1, tables: [{ name: 'a', rows: example, columns: [id] }] }
  if (part === 'outcome') return { version: 1, tables: [{ name: 'a', rows: 5, columns: [id], outcomes: [example] }] }
  const number = { name: 'a', kind: 'decimal', scale: 2, min: 0, max: 9, distribution: example }
  return { version: 1, tables: [{ name: 'a', rows: 5, columns: [part === 'column' ? example : number] }] }
}

/** A conflict is told at a column, an outcome or a distribution as a whole, and speaks of what its parameters are to each other. */
function isConflict(pointer: string, detail: string): boolean {
  return !/^(needs|must be|there is no|"[^"]*" is no )/.test(detail) && /\/(columns|outcomes)\/\d+/.test(pointer)
}

/** Where a property has neither a description nor a reference to what has one. */
function undescribed(schema: unknown): string[] {
  return propertiesIn(schema, '').flatMap(([path, part]) => ('description' in part || '$ref' in part ? [] : [path]))
}

/** Every property of every object, with its path. */
function propertiesIn(schema: unknown, path: string): (readonly [path: string, part: Part])[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as Part
  const own = Object.entries(properties).map(([key, part]) => [`${path}/${key}`, part] as const)
  return [...own, ...Object.entries(schema).flatMap(([key, part]) => (key === 'examples' ? [] : propertiesIn(part, `${path}/${key}`)))]
}
