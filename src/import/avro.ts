import { isJsonObject } from '../json.ts'
import type { ImportFormat } from './import-format.ts'
import type { Schema } from './flattened-schema.ts'
import { readSchema } from './json-schema.ts'
import { jsonText } from './json-text.ts'
import { sqlType } from './sql/sql-types.ts'

const example = `{
  "type": "record",
  "name": "Payment",
  "fields": [
    {"name": "id", "type": "long"},
    {"name": "amount", "type": {"type": "bytes", "logicalType": "decimal", "precision": 8, "scale": 2}},
    {"name": "method", "type": {"type": "enum", "name": "Method", "symbols": ["CARD", "WIRE"]}},
    {"name": "paid_on", "type": {"type": "int", "logicalType": "date"}},
    {"name": "note", "type": ["null", "string"]}
  ]
}`

/** Records of Avro, which are read like the JSON Schema of their values. */
export const avro: ImportFormat = {
  name: 'avro',
  title: 'an Avro schema',
  description:
    'Records with their fields, enums, logical types and unions with null. Records within records become columns, lists of them tables.',
  example,
  read: (text) => {
    const found = jsonText(text)
    if (found === null || !isAvro(found.value)) return null
    const records = [found.value].flat().filter(isRecord)
    const named = new Map<string, Schema>()
    const definitions = records.map((record) => [String(record['name']), schemaOf(record, named, 0)] as const)
    return readSchema(text, found, { $defs: Object.fromEntries(definitions) }, 'records')
  },
}

/** Whether a JSON value is an Avro schema, or a list of them. */
export function isAvro(value: unknown): boolean {
  return [value].flat().some(isRecord)
}

function isRecord(value: unknown): value is Schema {
  return isJsonObject(value) && value['type'] === 'record' && Array.isArray(value['fields']) && typeof value['name'] === 'string'
}

/** Maximum depth of types within one another. */
const deepest = 32

const types: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  boolean: { type: 'boolean' },
  int: { type: 'integer' },
  long: { type: 'integer' },
  float: { type: 'number' },
  double: { type: 'number' },
  map: { type: 'object' },
  bytes: { type: 'array' },
  fixed: { type: 'array' },
}

const logical: Readonly<Record<string, Schema>> = {
  uuid: { type: 'string', format: 'uuid' },
  date: { type: 'string', format: 'date' },
  'time-millis': { type: 'string', format: 'time' },
  'time-micros': { type: 'string', format: 'time' },
  'timestamp-millis': { type: 'string', format: 'date-time' },
  'timestamp-micros': { type: 'string', format: 'date-time' },
  'local-timestamp-millis': { type: 'string', format: 'date-time' },
  'local-timestamp-micros': { type: 'string', format: 'date-time' },
}

/** The JSON Schema of the values of a type. @param named those of the named types before it, to which it is added */
function schemaOf(type: unknown, named: Map<string, Schema>, depth: number): Schema {
  if (depth > deepest) return {}
  if (Array.isArray(type))
    return { anyOf: type.map((each: unknown) => (each === 'null' ? { type: 'null' } : schemaOf(each, named, depth + 1))) }
  if (typeof type === 'string') return Object.hasOwn(types, type) ? (types[type] ?? {}) : (named.get(type.split('.').at(-1) ?? '') ?? {})
  if (!isJsonObject(type)) return {}
  const { logicalType, name } = type
  const made =
    typeof logicalType === 'string' && Object.hasOwn(logical, logicalType) ? (logical[logicalType] ?? {}) : ofKind(type, named, depth)
  if (typeof name === 'string') named.set(name, made)
  return made
}

function ofKind(type: Schema, named: Map<string, Schema>, depth: number): Schema {
  const { type: kind, logicalType } = type
  if (logicalType === 'decimal') {
    const [precision, scale] = [type['precision'], type['scale'] ?? 0]
    const sized = typeof precision === 'number' && typeof scale === 'number' ? sqlType('decimal', [precision, scale]) : null
    return sized === null
      ? { type: 'number' }
      : { type: 'number', multipleOf: Number((10 ** -Number(scale)).toFixed(9)), minimum: sized.min, maximum: sized.max }
  }
  if (kind === 'enum') return { type: 'string', enum: type['symbols'] }
  if (kind === 'array') return { type: 'array', items: schemaOf(type['items'], named, depth + 1) }
  if (!isRecord(type)) return schemaOf(kind, named, depth + 1)
  const fields = (type['fields'] as readonly unknown[]).filter(isJsonObject)
  const properties = Object.fromEntries(fields.map((field) => [String(field['name']), schemaOf(field['type'], named, depth + 1)]))
  return { type: 'object', properties, required: Object.keys(properties) }
}
