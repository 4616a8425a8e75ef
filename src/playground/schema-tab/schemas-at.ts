import { applicableSchemas, type KnownValue } from './applicable-schemas.ts'
import type { JsonNode } from './json-node.ts'
import type { JsonSchemaNode } from './json-schema-node.ts'

/** A step from an object to one of its values, or from an array to an element. */
export interface Step {
  /** The object or array that contains the value. */
  readonly holder: JsonNode
  /** The name of a property; null for an element. */
  readonly name: string | null
  readonly index: number
}

const types: Readonly<Record<string, string>> = {
  Object: 'object',
  Array: 'array',
  String: 'string',
  Number: 'number',
  True: 'boolean',
  False: 'boolean',
  Null: 'null',
}

const nothing: KnownValue = { type: null, property: () => undefined }

/** The facts that a text states about a value, except about its property `unless`, which is being edited. */
function knownValue(node: JsonNode | null, unless: string | null = null): KnownValue {
  if (node === null) return nothing
  return {
    type: types[node.syntax.name] ?? null,
    property: (name) => (name === unless ? undefined : (node.get(name)?.scalar ?? undefined)),
  }
}

/**
 * The schemas that apply to the value at the end of some steps from the root of the document.
 * @param value the existing value; null if there is none
 * @param unless a property of it to ignore
 */
export function schemasAt(
  root: JsonSchemaNode,
  steps: readonly Step[],
  value: JsonNode | null,
  unless: string | null = null,
): readonly JsonSchemaNode[] {
  let schemas: readonly JsonSchemaNode[] = [root]
  for (const { holder, name, index } of steps) {
    // The possible values of a property never depend on its current value.
    const known = knownValue(holder, name)
    schemas = schemas.flatMap((schema) => applicableSchemas(root, schema, known)).flatMap((schema) => childrenOf(schema, name, index))
  }
  const known = knownValue(value, unless)
  return schemas.flatMap((schema) => applicableSchemas(root, schema, known))
}

function childrenOf(
  { properties, additionalProperties, prefixItems, items }: JsonSchemaNode,
  name: string | null,
  index: number,
): readonly JsonSchemaNode[] {
  const found = name === null ? (prefixItems?.[index] ?? items) : (properties?.[name] ?? additionalProperties)
  return typeof found === 'object' ? [found] : []
}
