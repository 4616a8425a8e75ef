import type { ColumnKind } from '../columns/column-kind.ts'
import { columnKinds } from '../columns/index.ts'
import { outcomes } from '../outcomes/index.ts'
import type { Outcome } from '../outcomes/outcome.ts'
import { distributions, distributionSchema } from '../random/distributions/index.ts'
import { columnProperties, columnTypeOf, innerTypeOf, outcomeTypeOf } from './closed-types.ts'
import { type Definitions, type JsonSchema, jsonSchemaOf } from './json-schema-of.ts'
import { nullableType } from '../schema/nullable.ts'
import { rowsExamples } from './rows-examples.ts'
import { rowsType } from '../schema/rows.ts'
import { columnType, correlationType, outcomeType, schemaType, tableType } from '../schema/any-schema.ts'
import { shopSchema } from './shop-schema.ts'
import { nodeOf, type TypeNode } from '../schema/type-node.ts'

let published: JsonSchema | null = null

/**
 * The JSON Schema (draft 2020-12) of a synth schema: the rules that JSON Schema can express, with standard keywords only, as validators may
 * reject others. A choice between several types is a `oneOf` whose branches differ in a `const`. Returns the same object every time; do not
 * modify it.
 */
export function publishedSchema(): JsonSchema {
  return (published ??= makeSchema())
}

function makeSchema(): JsonSchema {
  const definitions = definitionsOf()
  const kinds = [...columnKinds.values()]
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:synth:schema:1',
    title: 'synth schema',
    ...jsonSchemaOf(nodeOf(schemaType), definitions),
    examples: [shopSchema],
    $defs: {
      table: { ...jsonSchemaOf(nodeOf(tableType), definitions), examples: shopSchema.tables },
      ...rowsDefinitions(definitions),
      column_name: jsonSchemaOf(nodeOf(columnProperties.name), definitions),
      nullable: jsonSchemaOf(nodeOf(nullableType), definitions),
      column: oneOf('column', nodeOf(columnType), 'kind', columnKinds),
      inner_column: oneOf('inner_column', { ...columnType, description: inner }, 'kind', columnKinds),
      outcome: oneOf('outcome', nodeOf(outcomeType), 'type', outcomes),
      correlation: jsonSchemaOf(nodeOf(correlationType), definitions),
      distribution: oneOf('distribution', nodeOf(distributionSchema), 'name', distributions),
      ...Object.fromEntries(kinds.map((kind) => [`column_${kind.name}`, columnDefinition(kind, definitions)])),
      ...Object.fromEntries(kinds.map((kind) => [`inner_column_${kind.name}`, jsonSchemaOf(innerTypeOf(kind), definitions)])),
      ...Object.fromEntries([...outcomes.values()].map((outcome) => [`outcome_${outcome.name}`, outcomeDefinition(outcome, definitions)])),
      ...distributionDefinitions(definitions),
    },
  }
}

/** Types that become references, by identity; for unions by their alternatives, as optional types are copies. */
function definitionsOf(): Definitions {
  return new Map<object, string>([
    [nodeOf(rowsType).anyOf ?? rowsType, 'rows'],
    [nodeOf(distributionSchema).anyOf ?? distributionSchema, 'distribution'],
    [columnProperties.name, 'column_name'],
    [columnProperties.nullable, 'nullable'],
    [tableType, 'table'],
    [correlationType, 'correlation'],
  ])
}

const inner = 'A column without a name: its kind and parameters.'

/**
 * A choice between the definitions that begin with `prefix`; their property `key` selects one. The dependent schema repeats its values, for
 * editors that would otherwise compare an unknown value with the first branch only.
 */
function oneOf(prefix: string, { description, properties }: TypeNode, key: string, branches: ReadonlyMap<string, unknown>): JsonSchema {
  const names = [...branches.keys()]
  const values = { description: properties?.[key]?.description ?? 'The name of the alternative.', enum: names }
  return {
    description,
    oneOf: names.map((name) => ({ $ref: `#/$defs/${prefix}_${name}` })),
    dependentSchemas: { [key]: { type: 'object', properties: { [key]: values } } },
  }
}

/** A number, or one of the rules for the number of rows. */
function rowsDefinitions(definitions: Definitions): JsonSchema {
  const { anyOf: ways = [], description } = nodeOf(rowsType)
  const rules = new Map(ways.flatMap((way): [string, TypeNode][] => (way.properties === undefined ? [] : [[ruleOf(way), way]])))
  const numbers = ways.filter(({ properties }) => properties === undefined).map((way) => jsonSchemaOf(way, definitions))
  return {
    rows: { description, oneOf: [...numbers, { $ref: '#/$defs/rows_rule' }] },
    rows_rule: oneOf('rows', { description: 'A rule for a number of rows that is not fixed.' }, 'type', rules),
    ...Object.fromEntries(
      [...rules].map(([rule, type]) => [`rows_${rule}`, { ...jsonSchemaOf(type, definitions), examples: [rowsExamples[rule]] }]),
    ),
  }
}

function ruleOf({ properties }: TypeNode): string {
  return String(properties?.['type']?.const)
}

/** The examples are those of the documentation. */
function columnDefinition(kind: ColumnKind, definitions: Definitions): JsonSchema {
  const examples = [...(kind.written?.examples ?? []), ...kind.examples, ...(kind.usage ?? [])].map((params) => ({
    name: 'example',
    kind: kind.name,
    ...params,
  }))
  return { ...jsonSchemaOf(columnTypeOf(kind), definitions), examples: examples.slice(0, 3) }
}

function outcomeDefinition(outcome: Outcome, definitions: Definitions): JsonSchema {
  const examples = outcome.examples.map((params) => ({ type: outcome.name, ...params }))
  return { ...jsonSchemaOf(outcomeTypeOf(outcome), definitions), examples }
}

function distributionDefinitions(definitions: Definitions): JsonSchema {
  const types = nodeOf(distributionSchema).anyOf ?? []
  const named = types.map((type) => {
    const name = String(type.properties?.['name']?.const)
    const examples = [{ name, ...distributions.get(name)?.example }]
    return [`distribution_${name}`, { ...jsonSchemaOf(type, definitions), examples }]
  })
  return Object.fromEntries(named)
}
