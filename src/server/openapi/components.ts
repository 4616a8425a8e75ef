type Json = Readonly<Record<string, unknown>>

const place = '#/components/schemas/'

/** A copy of a JSON value in which `change` has replaced objects, outer ones first; null keeps an object. */
function replaceObjects(value: unknown, change: (object: Json) => Json | null): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceObjects(item, change))
  if (typeof value !== 'object' || value === null) return value
  const object = value as Json
  return change(object) ?? Object.fromEntries(Object.entries(object).map(([key, inner]) => [key, replaceObjects(inner, change)]))
}

/**
 * The definitions of a JSON Schema as components of an OpenAPI document, with names in the style of types; the schema itself is named
 * `name`.
 */
export function componentsOf(jsonSchema: object, name: string): Json {
  const { $schema: _schema, $id: _id, $defs = {}, ...whole } = jsonSchema as Json
  const definitions = $defs as Readonly<Record<string, Json>>
  const components = Object.entries(definitions).map(([key, definition]) => [typeName(key), componentOf(definition, definitions)])
  return { [name]: componentOf(whole, definitions), ...Object.fromEntries(components) }
}

/** Turns `column_roll_up` into `ColumnRollUp`. */
function typeName(key: string): string {
  return key.replaceAll(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase())
}

const definitionsPlace = '#/$defs/'

/** Keywords that contain a schema, a list of schemas, or a map of schemas. */
const nested = {
  one: ['items', 'additionalProperties', 'not'],
  list: ['oneOf', 'anyOf', 'allOf', 'prefixItems'],
  map: ['properties', 'patternProperties'],
}

/**
 * A schema in the form of OpenAPI, with a discriminator instead of the list of branches. Defaults are only in descriptions: type generators
 * treat a property with a default as always present.
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

/**
 * The discriminator of branches: the property with a `const` in all of them; empty if a branch is not a definition or there is no such
 * property.
 */
function discriminatorOf(branches: unknown, definitions: Readonly<Record<string, Json>>): Json {
  if (!Array.isArray(branches)) return {}
  const names = (branches as readonly Json[]).flatMap(({ $ref }) => (typeof $ref === 'string' ? [nameOf($ref)] : []))
  const constants = names.map((name) => constantsOf(definitions[name]))
  const [propertyName] = [...(constants[0]?.keys() ?? [])].filter((key) => constants.every((each) => each.has(key)))
  if (names.length < branches.length || propertyName === undefined) return {}
  const mapping = names.map((name, index) => [constants[index]?.get(propertyName), place + typeName(name)])
  return { discriminator: { propertyName, mapping: Object.fromEntries(mapping) as Json } }
}

/** The string constants of a definition's properties. */
function constantsOf(definition: Json | undefined): ReadonlyMap<string, string> {
  const properties = Object.entries((definition?.['properties'] ?? {}) as Readonly<Record<string, Json>>)
  return new Map(properties.flatMap(([key, { const: constant }]) => (typeof constant === 'string' ? [[key, constant]] : [])))
}

/** A copy of a JSON value in which objects with `x-component` become references to that component. */
export function withReferences(value: object): object {
  const referring = replaceObjects(value, (object) => {
    const { 'x-component': name, description } = object
    return typeof name === 'string' ? { description, $ref: place + name } : null
  })
  return referring as object
}
