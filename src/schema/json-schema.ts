import { columnKinds } from '../columns/index.ts'
import { outcomes } from '../outcomes/index.ts'
import { distributions, distributionSchema } from '../random/distributions/index.ts'
import { columnProperties, columnTypeOf, innerTypeOf, outcomeTypeOf } from './closed-types.ts'
import { type Definitions, type JsonSchema, jsonSchemaOf, oneByName } from './json-schema-of.ts'
import { nullableType } from './nullable.ts'
import { rowsType } from './rows.ts'
import { columnType, outcomeType, schemaType } from './schema.ts'
import { nodeOf, type TypeNode } from './type-node.ts'

let published: JsonSchema | null = null

/** The JSON Schema (draft 2020-12) of a schema: what of its rules JSON Schema can say. The same object every time; nobody may change it. */
export function publishedSchema(): JsonSchema {
  return (published ??= makeSchema())
}

function makeSchema(): JsonSchema {
  const definitions = definitionsOf()
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:synth:schema:1',
    title: 'synth schema',
    ...jsonSchemaOf(nodeOf(schemaType), definitions),
    $defs: {
      rows: jsonSchemaOf(nodeOf(rowsType), definitions),
      ...partsOfColumns(definitions),
      column: byName(nodeOf(columnType), 'kind', columnKinds.keys(), 'column'),
      inner_column: byName(
        nodeOf(columnType),
        'kind',
        columnKinds.keys(),
        'inner_column',
        'A column without a name: its kind and parameters.',
      ),
      outcome: byName(nodeOf(outcomeType), 'type', outcomes.keys(), 'outcome'),
      distribution: byName(
        nodeOf(distributionSchema),
        'name',
        distributions.keys(),
        'distribution',
        'How numbers are spread: a name and parameters.',
      ),
      ...Object.fromEntries([...columnKinds.values()].map((kind) => [`column_${kind.name}`, closed(columnTypeOf(kind), definitions)])),
      ...Object.fromEntries([...columnKinds.values()].map((kind) => [`inner_column_${kind.name}`, closed(innerTypeOf(kind), definitions)])),
      ...Object.fromEntries(
        [...outcomes.values()].map((outcome) => [`outcome_${outcome.name}`, closed(outcomeTypeOf(outcome), definitions)]),
      ),
      ...distributionTypes(definitions),
    },
  }
}

function closed(type: TypeNode, definitions: Definitions): JsonSchema {
  return { title: type.title, ...jsonSchemaOf(type, definitions) }
}

/** What is referred to by its identity; the alternatives of unions, as optional types are copies. */
function definitionsOf(): Definitions {
  const { name, description, hidden } = columnProperties
  return new Map<object, string>([
    [nodeOf(rowsType).anyOf ?? rowsType, 'rows'],
    [nodeOf(distributionSchema).anyOf ?? distributionSchema, 'distribution'],
    [name, 'column_name'],
    [description, 'description'],
    [hidden, 'hidden'],
    [columnProperties.nullable, 'nullable'],
  ])
}

function partsOfColumns(definitions: Definitions): JsonSchema {
  const { name, description, hidden } = columnProperties
  return {
    column_name: jsonSchemaOf(nodeOf(name), definitions),
    description: jsonSchemaOf(nodeOf(description), definitions),
    hidden: jsonSchemaOf(nodeOf(hidden), definitions),
    nullable: jsonSchemaOf(nodeOf(nullableType), definitions),
  }
}

function byName(type: TypeNode, key: string, names: Iterable<string>, prefix: string, description = type.description): JsonSchema {
  const alternatives = [...names].map((name) => ({ name, schema: { $ref: `#/$defs/${prefix}_${name}` } }))
  return { description, ...oneByName(key, (type.properties ?? type.anyOf?.[0]?.properties)?.[key]?.description, alternatives) }
}

function distributionTypes(definitions: Definitions): JsonSchema {
  const types = nodeOf(distributionSchema).anyOf ?? []
  return Object.fromEntries(
    types.map((type) => [`distribution_${String(type.properties?.['name']?.const)}`, jsonSchemaOf(type, definitions)]),
  )
}
