import { isJsonObject } from '../json.ts'

/** Keywords of JSON Schema that no schema of ours has at its top. */
const keywords = [
  'properties',
  'required',
  'items',
  'prefixItems',
  'allOf',
  'anyOf',
  'oneOf',
  '$defs',
  'definitions',
  '$ref',
  'additionalProperties',
]
const types: ReadonlySet<unknown> = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'])

const example =
  '{"version": 1, "tables": [{"name": "users", "rows": 100, "columns": [{"name": "id", "kind": "sequence"}, {"name": "email", "kind": "email"}]}]}'

/** What to say of a value that is a JSON Schema where a schema of ours is wanted; null for any other. */
export function jsonSchemaMistaken(value: unknown): string | null {
  if (!isJsonObject(value) || Object.hasOwn(value, 'tables')) return null
  const { $schema: dialect, type } = value
  const isOne =
    (typeof dialect === 'string' && dialect.includes('json-schema.org')) ||
    types.has(type) ||
    keywords.some((keyword) => Object.hasOwn(value, keyword))
  return isOne
    ? `is a JSON Schema, which says what one document may look like. A synth schema says which tables to make, and how each of their columns is made: ${example}. Its reference is at /guide/schema, its own JSON Schema at GET /schema.json`
    : null
}
