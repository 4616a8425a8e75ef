/** The properties of a JSON Schema that decide its type. */
export interface SchemaPart {
  readonly $ref?: string
  readonly title?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly properties?: object
  readonly additionalProperties?: boolean | SchemaPart
  readonly items?: SchemaPart
  readonly oneOf?: readonly SchemaPart[]
  readonly anyOf?: readonly SchemaPart[]
}

/** More alternatives than this are counted. */
const mostNamed = 6

/** The type of a schema as one would write it: `array<Column>`, `integer | RowsRule`, `one of 39`. */
export function typeText(schema: SchemaPart): string {
  const { $ref, type, items, additionalProperties: others, properties, oneOf, anyOf } = schema
  if ($ref !== undefined) return nameOf($ref)
  const parts = oneOf ?? anyOf
  if (parts !== undefined) return alternatives(parts)
  if (type === 'array') return `array<${items === undefined ? 'any' : typeText(items)}>`
  if (type === 'object' && properties === undefined && typeof others === 'object') return `map<${typeText(others)}>`
  if (type === undefined) return schema.const === undefined ? 'any' : typeof schema.const
  return typeof type === 'string' ? type : type.join(' | ')
}

/** The name of what a reference leads to. */
export function nameOf($ref: string): string {
  return $ref.slice($ref.lastIndexOf('/') + 1)
}

function alternatives(parts: readonly SchemaPart[]): string {
  const names = [...new Set(parts.map(typeText))]
  return names.length > mostNamed ? `one of ${names.length}` : names.join(' | ')
}
