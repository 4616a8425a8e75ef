import type { JsonSchemaNode } from './json-schema-node.ts'

/** Known facts about a value being edited. */
export interface KnownValue {
  /** Its JSON type; null if unknown. */
  readonly type: string | null
  /** The value of one of its properties if that is a scalar; undefined if the property is absent or has another value. */
  property(name: string): unknown
}

/**
 * The schemas that apply to a value: `schema` itself and all schemas that it leads to, except alternatives that the known facts exclude.
 * @param root contains the definitions
 */
export function applicableSchemas(root: JsonSchemaNode, schema: JsonSchemaNode, known: KnownValue): readonly JsonSchemaNode[] {
  const own = dereferenced(root, schema)
  const branch = own.if === undefined ? undefined : fits(root, own.if, known) ? own.then : own.else
  const alternatives = [...(own.anyOf ?? []), ...(own.oneOf ?? [])].filter((each) => fits(root, each, known))
  const parts = [...(own.allOf ?? []), ...(branch === undefined ? [] : [branch]), ...alternatives]
  return [own, ...parts.flatMap((part) => applicableSchemas(root, part, known))]
}

/** A schema with its reference merged in; keywords beside the reference take precedence. */
function dereferenced(root: JsonSchemaNode, schema: JsonSchemaNode): JsonSchemaNode {
  const name = schema.$ref?.replace('#/$defs/', '')
  const found = name === undefined ? undefined : root.$defs?.[name]
  if (found === undefined) return schema
  const { $ref: _, ...own } = schema
  return { ...dereferenced(root, found), ...own }
}

function fits(root: JsonSchemaNode, schema: JsonSchemaNode, known: KnownValue): boolean {
  const { type, properties = {}, allOf = [] } = dereferenced(root, schema)
  if (type !== undefined && known.type !== null && ![type].flat().some((each) => isOfType(known.type, each))) return false
  const contradicts = Object.entries(properties).some(([name, of]) => {
    const value = known.property(name)
    return value !== undefined && !mayBe(dereferenced(root, of), value)
  })
  return !contradicts && allOf.every((each) => fits(root, each, known))
}

function isOfType(type: string | null, wanted: string): boolean {
  return type === wanted || (type === 'number' && wanted === 'integer')
}

function mayBe(schema: JsonSchemaNode, value: unknown): boolean {
  if (schema.const !== undefined) return schema.const === value
  return schema.enum === undefined || schema.enum.includes(value)
}
