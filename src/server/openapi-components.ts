type Json = Readonly<Record<string, unknown>>

const place = '#/components/schemas/'

/** A copy of a JSON value in which `change` has replaced objects, outer ones first; null keeps an object as it is. */
function replaceObjects(value: unknown, change: (object: Json) => Json | null): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceObjects(item, change))
  if (typeof value !== 'object' || value === null) return value
  const object = value as Json
  return change(object) ?? Object.fromEntries(Object.entries(object).map(([key, inner]) => [key, replaceObjects(inner, change)]))
}

/** The definitions of a JSON Schema as components of an OpenAPI document; the whole of it is named `name`. */
export function componentsOf(jsonSchema: object, name: string): Json {
  const { $schema: _schema, $id: _id, $defs: definitions = {}, ...whole } = jsonSchema as Json
  const moved = replaceObjects({ [name]: whole, ...(definitions as Json) }, (object) => {
    const { $ref: target, ...beside } = object
    if (typeof target !== 'string') return null
    return { ...beside, $ref: target === '#' ? place + name : target.replace('#/$defs/', place) }
  })
  return moved as Json
}

/** A copy of a JSON value in which objects that name their component as `x-component` refer to it. */
export function withReferences(value: object): object {
  const referring = replaceObjects(value, (object) => {
    const { 'x-component': name, description } = object
    return typeof name === 'string' ? { description, $ref: place + name } : null
  })
  return referring as object
}
