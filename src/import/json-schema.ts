import { isJsonObject } from '../json.ts'
import { drafted } from './drafted.ts'
import type { ImportFormat } from './import-format.ts'
import type { Imported, ImportedColumn, ImportedType } from './imported.ts'
import { type JsonText, jsonText } from './json-text.ts'
import { flattened, listed, type Schema, typesOf } from './flattened-schema.ts'
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

/** A JSON Schema, or the schemas of an OpenAPI document. */
export const jsonSchema: ImportFormat = {
  name: 'json_schema',
  title: 'a JSON Schema',
  description:
    'An object with its properties, an array of such objects, or the definitions of a document, OpenAPI included: types, formats, bounds, lengths, enums, required properties and references within the document. Arrays of objects become tables.',
  example,
  read: (text, unnamed) => {
    const found = jsonText(text)
    return found === null || !isJsonSchema(found.value) ? null : readSchema(text, found, found.value, unnamed)
  },
}

/** The tables of a schema. @param found the JSON in the text that the schema is, or that it is made from */
export function readSchema(text: string, found: JsonText, root: Schema, unnamed: string): Imported | null {
  const tables = tablesOf(root, unnamed)
  const keys = new KeyFinder(text, found.start)
  const reading: Reading = { keys, root, names: new Set(tables.map(({ name }) => name)), steps: 0 }
  const drafts = tables.map(({ name, schema }) => {
    const draft = new TableDraft(text, name, keys.find(name), found.end)
    readProperties(draft, schema, '', reading)
    return draft
  })
  return drafted(text, drafts, [found])
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
    const { schema } = flattened(items, root)
    return [{ name: typeof schema['title'] === 'string' ? schema['title'] : title, schema }]
  }
  if (isJsonObject(root['properties'])) return [{ name: title, schema: root }]
  return definitionsOf(root).flatMap(([name, own]) => {
    const { schema } = flattened(own, root)
    return isJsonObject(schema['properties']) ? [{ name, schema }] : []
  })
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

function readProperties(draft: TableDraft, schema: Schema, prefix: string, reading: Reading): void {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {}
  const required = new Set(Array.isArray(schema['required']) ? (schema['required'] as readonly unknown[]) : [])
  for (const [name, property] of Object.entries(properties)) {
    if (++reading.steps > mostSteps) return
    readProperty(draft, `${prefix}${name}`, reading.keys.find(name), isJsonObject(property) ? property : {}, !required.has(name), reading)
  }
}

/** Reads a property, which is found at an offset. @param full its name, with those of the objects around it */
function readProperty(draft: TableDraft, full: string, at: number, property: Schema, isOptional: boolean, reading: Reading): void {
  const { schema: own, isNullable, isOneOfSeveral } = flattened(property, reading.root)
  const canLack = isOptional || isNullable
  const end = at + (full.split('_').at(-1) ?? full).length + 2
  const note = (reason: string): void => draft.note(at, end, reason)
  const row = tableOf(property, reading)
  if (row !== null) rowColumn(draft, { name: full, start: at, end, table: row }, false, { isOptional: canLack, isRequired: !canLack })
  else if (isOneOfSeveral) note(`${full} has one of several forms: it is left out`)
  else if (readList(draft, full, at, own['items'], reading)) return
  else if (isJsonObject(own['properties']) && full.split('_').length <= deepest + 1) {
    draft.remark(at, end, `${full} is an object: its properties are columns of the table`)
    readProperties(draft, canLack ? { ...own, required: [] } : own, `${full}_`, reading)
    // The properties of a reference may be anywhere; the next property of this object is behind this one.
    reading.keys.at = Math.max(at, typeof property['$ref'] === 'string' ? at : reading.keys.at)
  } else if (isUnheld(own)) note(`${full} is not a single value: it is left out`)
  else {
    draft.column(full, at, { ...columnOf(own), isOptional: canLack, isRequired: !canLack })
    if (typeof own['multipleOf'] === 'number' && !isDigits(own['multipleOf']))
      note(`multipleOf of ${full} is not imported: its values may break it`)
  }
}

/** Whether multiples of a number are the numbers with some digits: 1, 0.01. */
function isDigits(step: number): boolean {
  return scaleOf(step) !== null
}

/** The digits after the decimal point of all multiples of 1, 0.1, 0.01 and so on; null for any other number. */
function scaleOf(step: unknown): number | null {
  const scale = typeof step === 'number' ? Math.round(-Math.log10(step)) : NaN
  return scale >= 0 && scale <= 9 && Number((10 ** -scale).toFixed(scale)) === step ? scale : null
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
  const { schema: item } = flattened(items, reading.root)
  const isObject = isJsonObject(item['properties'])
  if (row !== null) draft.lists.push(row)
  else if (isObject) readProperties(draft.innerTable(name, at, draft.end), item, '', reading)
  return row !== null || isObject
}

function isUnheld(schema: Schema): boolean {
  const types = typesOf(schema)
  return types.includes('array') || types.includes('object') || isJsonObject(schema['properties']) || isJsonObject(schema['items'])
}

const formats: Readonly<Record<string, ImportedType>> = { 'date-time': 'timestamp', date: 'date', time: 'time', uuid: 'uuid' }
const types: Readonly<Record<string, ImportedType>> = { integer: 'integer', number: 'decimal', boolean: 'boolean', string: 'text' }

/** The words of what texts of some formats are. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  email: ['email'],
  'idn-email': ['email'],
  uri: ['website'],
  url: ['website'],
  ipv4: ['ip', 'address'],
}

function columnOf(schema: Schema): Partial<ImportedColumn> {
  const { format, minLength, maxLength, pattern } = schema
  const values = listed(schema).filter((value) => typeof value === 'string' || typeof value === 'number')
  const named = typesOf(schema).find((type) => typeof type === 'string' && Object.hasOwn(types, type))
  const plain = typeof named === 'string' ? types[named] : undefined
  const special = typeof format === 'string' && Object.hasOwn(formats, format) ? formats[format] : undefined
  const meaning = typeof format === 'string' && Object.hasOwn(meanings, format) ? (meanings[format] ?? null) : null
  const type = special ?? plain ?? (values.length > 0 ? typeOfValues(values) : null)
  const scale = scaleOf(schema['multipleOf'])
  const step = type === 'integer' ? 1 : 0.01
  const [above, below] = [numberOr(schema['exclusiveMinimum']), numberOr(schema['exclusiveMaximum'])]
  return {
    type,
    shortest: numberOr(minLength),
    length: numberOr(maxLength),
    pattern: typeof pattern === 'string' ? pattern : null,
    meaning,
    ...(type === 'decimal' && scale !== null ? { scale } : {}),
    min: numberOr(schema['minimum']) ?? (above === null ? null : above + step),
    max: numberOr(schema['maximum']) ?? (below === null ? null : below - step),
    values: values.length > 0 ? values.map(String) : null,
  }
}

function typeOfValues(values: readonly unknown[]): ImportedType {
  if (!values.every((value) => typeof value === 'number')) return 'text'
  return values.every(Number.isInteger) ? 'integer' : 'decimal'
}

function numberOr(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
