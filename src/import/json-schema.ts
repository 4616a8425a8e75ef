import { isJsonObject } from '../json.ts'
import { drafted } from './drafted.ts'
import type { ImportFormat } from './import-format.ts'
import type { ImportedColumn, ImportedType } from './imported.ts'
import { jsonText } from './json-text.ts'
import { KeyFinder } from './key-finder.ts'
import { rowColumn } from './row-column.ts'
import { TableDraft } from './table-draft.ts'

const example = `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Reading",
  "type": "object",
  "properties": {
    "sensor": {"type": "string", "maxLength": 12},
    "value": {"type": "number", "minimum": 0, "maximum": 50},
    "unit": {"enum": ["C", "F"]},
    "taken_at": {"type": "string", "format": "date-time"},
    "ok": {"type": "boolean"}
  },
  "required": ["sensor", "value", "taken_at"]
}`

type Schema = Readonly<Record<string, unknown>>

/** A JSON Schema, or the schemas of an OpenAPI document. */
export const jsonSchema: ImportFormat = {
  name: 'json_schema',
  title: 'a JSON Schema',
  description:
    'An object with its properties, an array of such objects, or the definitions of a document, OpenAPI included: types, formats, bounds, lengths, enums, required properties and references within the document. Arrays of objects become tables.',
  example,
  read: (text, unnamed) => {
    const found = jsonText(text)
    if (found === null || !isJsonSchema(found.value)) return null
    const tables = tablesOf(found.value, unnamed)
    const keys = new KeyFinder(text, found.start)
    const reading: Reading = { keys, root: found.value, names: new Set(tables.map(({ name }) => name)), steps: 0 }
    const drafts = tables.map(({ name, schema }) => {
      const draft = new TableDraft(text, name, keys.find(name), found.end)
      readProperties(draft, schema, '', reading)
      return draft
    })
    return drafted(text, drafts, [found])
  },
}

/** Whether a value is a JSON Schema of objects rather than an example of an object. */
export function isJsonSchema(value: unknown): value is Schema {
  if (!isJsonObject(value)) return false
  if (isJsonObject(value['properties']) && (value['type'] === 'object' || typeof value['$schema'] === 'string')) return true
  if (typeof value['openapi'] === 'string' && definitionsOf(value).length > 0) return true
  const items = value['items']
  if (value['type'] === 'array' && isJsonObject(items) && (isJsonObject(items['properties']) || typeof items['$ref'] === 'string'))
    return true
  return typeof value['$schema'] === 'string' && definitionsOf(value).length > 0
}

function definitionsOf(root: Schema): readonly (readonly [string, Schema])[] {
  const components = isJsonObject(root['components']) ? root['components']['schemas'] : null
  return [root['$defs'], root['definitions'], components].flatMap((part) =>
    isJsonObject(part) ? Object.entries(part).flatMap(([name, schema]) => (isJsonObject(schema) ? [[name, schema] as const] : [])) : [],
  )
}

function tablesOf(root: Schema, unnamed: string): readonly { readonly name: string; readonly schema: Schema }[] {
  const title = typeof root['title'] === 'string' ? root['title'] : unnamed
  const items = root['type'] === 'array' && isJsonObject(root['items']) ? root['items'] : null
  if (items !== null) {
    const schema = resolved(items, root)
    return [{ name: typeof schema['title'] === 'string' ? schema['title'] : title, schema }]
  }
  if (isJsonObject(root['properties'])) return [{ name: title, schema: root }]
  return definitionsOf(root).flatMap(([name, schema]) => (isJsonObject(schema['properties']) ? [{ name, schema }] : []))
}

interface Reading {
  readonly keys: KeyFinder
  readonly root: Schema
  /** Names of the tables. */
  readonly names: ReadonlySet<string>
  /** Number of properties read so far; those of references count each time. */
  steps: number
}

/** Maximum number of properties that are read. References are read each time they occur. */
const mostSteps = 5000
/** Maximum depth of nested objects. */
const deepest = 5

/** Follows the references of a schema within the document, at most `deepest` times. */
function resolved(schema: Schema, root: Schema): Schema {
  let current = schema
  for (let step = 0; step < deepest; step++) {
    const ref = current['$ref']
    if (typeof ref !== 'string' || !ref.startsWith('#/')) return current
    let target: unknown = root
    for (const part of ref.slice(2).split('/')) target = isJsonObject(target) && Object.hasOwn(target, part) ? target[part] : null
    if (!isJsonObject(target)) return current
    current = target
  }
  return current
}

function readProperties(draft: TableDraft, schema: Schema, prefix: string, reading: Reading): void {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {}
  const required = new Set(Array.isArray(schema['required']) ? (schema['required'] as readonly unknown[]) : [])
  for (const [name, property] of Object.entries(properties)) {
    if (++reading.steps > mostSteps) return
    const at = reading.keys.find(name)
    const own = isJsonObject(property) ? resolved(property, reading.root) : {}
    const full = `${prefix}${name}`
    const canLack = !required.has(name) || typesOf(own).includes('null')
    const note = (reason: string): void => draft.note(at, at + name.length + 2, reason)
    const row = tableOf(property, reading)
    if (row !== null)
      rowColumn(draft, { name: full, start: at, end: at + name.length + 2, table: row }, false, {
        isOptional: canLack,
        isRequired: !canLack,
      })
    else if (readList(draft, full, at, own['items'], reading)) continue
    else if (isJsonObject(own['properties']) && prefix.split('_').length <= deepest) {
      draft.remark(at, at + name.length + 2, `${full} is an object: its properties are columns of the table`)
      readProperties(draft, own, `${full}_`, reading)
    } else if (isUnheld(own)) note(`${full} is not a single value: it is left out`)
    else {
      draft.column(full, at, { ...columnOf(own), isOptional: canLack, isRequired: !canLack })
      if (typeof own['pattern'] === 'string') note(`the pattern of ${full} is not imported: its values may break it`)
      if (typeof own['multipleOf'] === 'number' && own['multipleOf'] !== 1)
        note(`multipleOf of ${full} is not imported: its values may break it`)
    }
  }
}

/** The table whose rows a reference names; null for any other schema. */
function tableOf(schema: unknown, { names }: Reading): string | null {
  const name = isJsonObject(schema) && typeof schema['$ref'] === 'string' ? (schema['$ref'].split('/').at(-1) ?? '') : ''
  return names.has(name) ? name : null
}

/**
 * Reads a list of rows of another table, or of objects, which become a table with the name of the property. Returns false for other lists.
 */
function readList(draft: TableDraft, name: string, at: number, items: unknown, reading: Reading): boolean {
  if (!isJsonObject(items)) return false
  const row = tableOf(items, reading)
  const item = resolved(items, reading.root)
  const isObject = isJsonObject(item['properties'])
  if (row !== null) draft.lists.push(row)
  else if (isObject) readProperties(draft.innerTable(name, at, draft.end), item, '', reading)
  return row !== null || isObject
}

function typesOf({ type }: Schema): readonly unknown[] {
  return Array.isArray(type) ? (type as readonly unknown[]) : [type]
}

function isUnheld(schema: Schema): boolean {
  const types = typesOf(schema)
  return types.includes('array') || types.includes('object') || isJsonObject(schema['properties']) || isJsonObject(schema['items'])
}

const formats: Readonly<Record<string, ImportedType>> = { 'date-time': 'timestamp', date: 'date', time: 'time', uuid: 'uuid' }
const types: Readonly<Record<string, ImportedType>> = { integer: 'integer', number: 'decimal', boolean: 'boolean', string: 'text' }

function columnOf(schema: Schema): Partial<ImportedColumn> {
  const { format, maxLength, const: fixed } = schema
  const listed = Array.isArray(schema['enum']) ? (schema['enum'] as readonly unknown[]) : fixed === undefined ? [] : [fixed]
  const values = listed.filter((value) => typeof value === 'string' || typeof value === 'number').map(String)
  const named = typesOf(schema).find((type) => typeof type === 'string' && Object.hasOwn(types, type))
  const plain = typeof named === 'string' ? types[named] : undefined
  const special = typeof format === 'string' && Object.hasOwn(formats, format) ? formats[format] : undefined
  const type = special ?? plain ?? (values.length > 0 ? 'text' : null)
  const step = type === 'integer' ? 1 : 0.01
  const [above, below] = [numberOr(schema['exclusiveMinimum']), numberOr(schema['exclusiveMaximum'])]
  return {
    type,
    length: typeof maxLength === 'number' ? maxLength : null,
    min: numberOr(schema['minimum']) ?? (above === null ? null : above + step),
    max: numberOr(schema['maximum']) ?? (below === null ? null : below - step),
    values: values.length > 0 ? values : null,
  }
}

function numberOr(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
