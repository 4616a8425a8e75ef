import { isJsonObject } from '../json.ts'

/** Keywords of JSON Schema that a synth schema does not have at its top level. */
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

/** The problem of a value that is a JSON Schema instead of a synth schema; null for any other value. */
export function jsonSchemaMistaken(value: unknown): string | null {
  if (!isJsonObject(value) || Object.hasOwn(value, 'tables')) return null
  const { $schema: dialect, type } = value
  const isOne =
    (typeof dialect === 'string' && dialect.includes('json-schema.org')) ||
    types.has(type) ||
    keywords.some((keyword) => Object.hasOwn(value, keyword))
  return isOne
    ? `is a JSON Schema, which describes the form of one document. A synth schema lists the tables to generate and the kind of each of their columns: ${example}. The reference is at /guide/schema, the JSON Schema of synth schemas at GET /schema.json`
    : null
}
