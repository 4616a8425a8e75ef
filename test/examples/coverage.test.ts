import { describe, expect, it } from 'vitest'
import { columnKinds } from '../../src/columns/index.ts'
import { domains } from '../../src/domains/index.ts'
import { outcomes } from '../../src/outcomes/index.ts'
import { distributions } from '../../src/random/distributions/index.ts'
import { exampleNames, exampleText, readExample } from './support/example.ts'

const examples = exampleNames.map(readExample)
const shown = [...examples.map(({ schema }) => schema), ...[...domains.values()].map(({ schema }) => schema)]

/** The values of a property anywhere in the schemas: columns without a name and distributions are nested. */
function valuesOf(property: string, value: unknown = shown): ReadonlySet<unknown> {
  if (typeof value !== 'object' || value === null) return new Set()
  const nested = Object.values(value).flatMap((inner) => [...valuesOf(property, inner)])
  return new Set(Object.hasOwn(value, property) ? [...nested, (value as Readonly<Record<string, unknown>>)[property]] : nested)
}

describe('examples', () => {
  const kinds = valuesOf('kind')
  const names = valuesOf('name')
  const types = valuesOf('type')

  it.each([...columnKinds.keys()])('should show columns of kind %s', (kind) => expect(kinds).toContain(kind))

  it.each([...distributions.keys()])('should show the distribution %s', (name) => expect(names).toContain(name))

  it.each([...outcomes.keys(), 'primary', 'ratio', 'owned', 'recurring'])('should show %s', (type) => expect(types).toContain(type))

  it.each(['hidden', 'nullable', 'unique', 'correlations', 'constraints', 'reference_date', 'partition_by', 'existing_at', 'answers'])(
    'should show %s',
    (property) => expect(valuesOf(property).size).toBeGreaterThan(0),
  )

  it('should have one of 40 tables', () => expect(Math.max(...examples.map(({ schema }) => schema.tables.length))).toBe(40))

  it.each(examples)('should state what $name is, and which of its properties hold', ({ name, schema, rules }) => {
    expect(schema.description).toBeDefined()
    expect(rules.length).toBeGreaterThanOrEqual(15)
    expect(new Set(rules.map((rule) => rule.name)).size).toBe(rules.length)
    expect(exampleText('README.md')).toContain(`[${name}.json](${name}.json)`)
  })
})
