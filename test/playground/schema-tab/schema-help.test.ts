import { parser } from '@lezer/json'
import { describe, expect, test } from 'vitest'
import { SchemaHelp } from '../../../src/playground/schema-tab/schema-help.ts'
import { publishedSchema } from '../../../src/validation/json-schema.ts'

const published = new SchemaHelp(publishedSchema())

/** The same rule as a choice of alternatives, as other JSON Schemas write it. */
const choice = new SchemaHelp({
  properties: { kind: { enum: ['round', 'square'] } },
  oneOf: ['round', 'square'].map((kind) => ({
    description: `It is ${kind}.`,
    properties: { kind: { const: kind }, [kind === 'round' ? 'radius' : 'side']: { type: 'number' } },
    required: ['kind'],
  })),
})

/** What is proposed at the bar. */
function proposed(marked: string, help: SchemaHelp = published): readonly string[] {
  const text = marked.replace('|', '')
  return (help.proposals(parser.parse(text), text, marked.indexOf('|'))?.proposals ?? []).map(({ label }) => label)
}

function explained(marked: string, help: SchemaHelp = published): string | undefined {
  const text = marked.replace('|', '')
  return help.explanation(parser.parse(text), text, marked.indexOf('|'))?.text
}

const column = (inner: string): string => `{"version": 1, "tables": [{"name": "a", "rows": 3, "columns": [${inner}]}]}`

describe('names', () => {
  test('of the document', () => expect(proposed('{"ver|"}')).toEqual(expect.arrayContaining(['version', 'tables', 'reference_date'])))
  test('those that are there are not proposed again', () => expect(proposed('{"version": 1, "|"}')).not.toContain('version'))
  test('of a kind that is chosen, and of no other', () => {
    const names = proposed(column('{"name": "x", "kind": "foreign_key", "table": "a", "pop|"}'))
    expect(names).toEqual(expect.arrayContaining(['popularity', 'nullable', 'existing_at']))
    expect(names).not.toContain('values')
  })
  test('of rows of a type that is chosen', () => {
    const names = proposed('{"tables": [{"rows": {"type": "owned", "|"}}]}')
    expect(names).toEqual(expect.arrayContaining(['by', 'min', 'max']))
    expect(names).not.toContain('ratio')
  })
  test('of an alternative', () => expect(proposed('{"kind": "round", "|"}', choice)).toEqual(['radius']))
})

describe('values', () => {
  test('the kinds of a column', () =>
    expect(proposed(column('{"name": "x", "kind": "se|"}'))).toEqual(expect.arrayContaining(['sequence', 'category'])))
  test('of a kind that is there already, all others too', () =>
    expect(proposed(column('{"name": "x", "kind": "sequence|"}'))).toContain('uuid'))
  test('the distributions of a number', () =>
    expect(proposed(column('{"kind": "decimal", "distribution": {"name": "|"}}'))).toEqual(expect.arrayContaining(['lognormal', 'normal'])))
  test('true and false', () => expect(proposed(column('{"kind": "sequence", "hidden": t|}'))).toEqual([]))
})

describe('explanations', () => {
  test('of a name', () => expect(explained(column('{"kind": "foreign_key", "pop|ularity": 1}'))).toMatch(/Zipf/))
  test('of a kind', () => expect(explained(column('{"kind": "uu|id"}'))).toMatch(/random UUID of version 4/))
  test('of an alternative', () => expect(explained('{"kind": "squ|are"}', choice)).toMatch(/It is square/))
  test('there are no places for what is not in the schema', () => expect(explained('{"nonsense|": 1}')).toBeUndefined())
})
