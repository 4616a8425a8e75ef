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

/** Maximum number of alternatives that are listed; of more, only the number is shown. */
const mostNamed = 6

/** The type of a schema as text: `array<Column>`, `integer | RowsRule`, `one of 39`. */
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

/** The name of the target of a reference. */
export function nameOf($ref: string): string {
  return $ref.slice($ref.lastIndexOf('/') + 1)
}

function alternatives(parts: readonly SchemaPart[]): string {
  const names = [...new Set(parts.map(typeText))]
  return names.length > mostNamed ? `one of ${names.length}` : names.join(' | ')
}
