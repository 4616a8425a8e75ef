type Json = Readonly<Record<string, unknown>>

const place = '#/components/schemas/'

/** A copy of a JSON value in which `change` has replaced objects, outer ones first; null keeps an object as it is. */
function replaceObjects(value: unknown, change: (object: Json) => Json | null): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceObjects(item, change))
  if (typeof value !== 'object' || value === null) return value
  const object = value as Json
  return change(object) ?? Object.fromEntries(Object.entries(object).map(([key, inner]) => [key, replaceObjects(inner, change)]))
}

/** The definitions of a JSON Schema as components of an OpenAPI document, named as types are; the whole of it is named `name`. */
export function componentsOf(jsonSchema: object, name: string): Json {
  const { $schema: _schema, $id: _id, $defs = {}, ...whole } = jsonSchema as Json
  const definitions = $defs as Readonly<Record<string, Json>>
  const components = Object.entries(definitions).map(([key, definition]) => [typeName(key), componentOf(definition, definitions)])
  return { [name]: componentOf(whole, definitions), ...Object.fromEntries(components) }
}

/** `column_roll_up` as `ColumnRollUp`. */
function typeName(key: string): string {
  return key.replaceAll(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase())
}

const definitionsPlace = '#/$defs/'

/** Keywords that hold a schema, a list of them, or a map of them. */
const nested = {
  one: ['items', 'additionalProperties', 'not'],
  list: ['oneOf', 'anyOf', 'allOf', 'prefixItems'],
  map: ['properties', 'patternProperties'],
}

/**
 * A schema as OpenAPI has it, with a discriminator in place of what lists the branches. Defaults are left to descriptions: generators of types
 * take a property with one for a property that is always there.
 */
function componentOf(schema: unknown, definitions: Readonly<Record<string, Json>>): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  const { $ref, default: _default, dependentSchemas: _listed, ...own } = schema as Json
  const inner = (each: unknown): unknown => componentOf(each, definitions)
  const parts = Object.entries(own).map(([key, part]) => {
    if (nested.one.includes(key)) return [key, inner(part)]
    if (nested.list.includes(key)) return [key, (part as readonly unknown[]).map(inner)]
    return [
      key,
      nested.map.includes(key) ? Object.fromEntries(Object.entries(part as Json).map(([name, each]) => [name, inner(each)])) : part,
    ]
  })
  return {
    ...Object.fromEntries(parts),
    ...discriminatorOf(own['oneOf'], definitions),
    ...(typeof $ref === 'string' && { $ref: place + typeName(nameOf($ref)) }),
  }
}

function nameOf($ref: string): string {
  return $ref.slice(definitionsPlace.length)
}

/** The property by whose `const` branches are told apart, where all of them are definitions that have one. */
function discriminatorOf(branches: unknown, definitions: Readonly<Record<string, Json>>): Json {
  if (!Array.isArray(branches)) return {}
  const names = (branches as readonly Json[]).flatMap(({ $ref }) => (typeof $ref === 'string' ? [nameOf($ref)] : []))
  const constants = names.map((name) => constantsOf(definitions[name]))
  const [propertyName] = [...(constants[0]?.keys() ?? [])].filter((key) => constants.every((each) => each.has(key)))
  if (names.length < branches.length || propertyName === undefined) return {}
  const mapping = names.map((name, index) => [constants[index]?.get(propertyName), place + typeName(name)])
  return { discriminator: { propertyName, mapping: Object.fromEntries(mapping) as Json } }
}

/** The texts that properties of a definition are held to. */
function constantsOf(definition: Json | undefined): ReadonlyMap<string, string> {
  const properties = Object.entries((definition?.['properties'] ?? {}) as Readonly<Record<string, Json>>)
  return new Map(properties.flatMap(([key, { const: constant }]) => (typeof constant === 'string' ? [[key, constant]] : [])))
}

/** A copy of a JSON value in which objects that name their component as `x-component` refer to it. */
export function withReferences(value: object): object {
  const referring = replaceObjects(value, (object) => {
    const { 'x-component': name, description } = object
    return typeof name === 'string' ? { description, $ref: place + name } : null
  })
  return referring as object
}
