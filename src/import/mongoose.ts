import { braceSyntax } from './brace-syntax.ts'
import { partsOf } from './brackets.ts'
import { CodeReader, type CodeToken } from './code-reader.ts'
import { drafted } from './drafted.ts'
import type { ImportFormat } from './import-format.ts'
import type { ImportedColumn, ImportedType } from './imported.ts'
import { importUnreadable } from './import-unreadable.ts'
import { chainOf, expressionOf, isTrue, numberOf, propertiesOf, type Property, propertyOf, textOf, textsIn } from './js-values.ts'
import { TableDraft } from './table-draft.ts'

const example = `const accountSchema = new Schema({
  email: { type: String, required: true, unique: true, maxlength: 80 },
  plan: { type: String, enum: ['free', 'pro', 'team'], default: 'free' },
  seats: { type: Number, min: 1, max: 50 },
  createdAt: { type: Date, default: Date.now },
})
const Account = mongoose.model('Account', accountSchema)

const invoiceSchema = new Schema({
  account: { type: Schema.Types.ObjectId, ref: 'Account', required: true },
  paid: Boolean,
})
const Invoice = mongoose.model('Invoice', invoiceSchema)`

/** Schemas of Mongoose. */
export const mongoose: ImportFormat = {
  name: 'mongoose',
  title: 'Mongoose schemas',
  description:
    'Schemas with the types, bounds, lengths, patterns and enums of their fields, references by `ref`, unique indexes and timestamps. Objects within become columns with their name as a prefix, lists of objects tables.',
  example,
  read: (text) => {
    const schemas = schemasIn(text)
    if (schemas.length === 0) return null
    const byVariable = new Map(schemas.map((schema) => [schema.variable, schema]))
    const models = modelNames(text)
    const used = new Set(schemas.flatMap(({ fields }) => fields.flatMap(({ kind, text: word }) => (kind === 'word' ? [word] : []))))
    const own = schemas.filter(({ variable }) => models.has(variable) || !used.has(variable))
    const drafts = own.map((schema) => {
      const draft = new TableDraft(text, models.get(schema.variable) ?? plainName(schema.variable), schema.start, schema.end)
      draft.key = [draft.column('_id', schema.start, { ...objectId, isRequired: true }).name]
      readFields(draft, schema.fields, '', { schemas: byVariable, depth: 0 })
      if (isTrue(propertyOf(schema.options, 'timestamps')) || propertyOf(schema.options, 'timestamps')[0]?.text === '{')
        for (const name of ['createdAt', 'updatedAt'])
          if (draft.find(name) === undefined) draft.column(name, schema.start, { type: 'timestamp', isRequired: true })
      return [schema.variable, draft] as const
    })
    readIndexes(text, new Map(drafts))
    return drafted(
      text,
      drafts.map(([, draft]) => draft),
      schemas,
    )
  },
}

interface MongooseSchema {
  readonly variable: string
  readonly start: number
  readonly end: number
  /** The tokens of the object with the fields, braces included. */
  readonly fields: readonly CodeToken[]
  /** The tokens after it. */
  readonly options: readonly CodeToken[]
}

const header = /^[ \t]{0,40}(?:export[ \t]{1,4})?(?:const|let|var)[ \t]{1,4}(\w{1,100})(?= ?[:=])/gm

/** @throws SynthError `import_unreadable` for a schema that is not closed */
function schemasIn(text: string): readonly MongooseSchema[] {
  const found: MongooseSchema[] = []
  for (const { 0: head, 1: variable = '', index } of text.matchAll(header)) {
    if (index < (found.at(-1)?.end ?? 0)) continue
    const code = new CodeReader(text, index + head.length, braceSyntax)
    for (let skipped = 0; skipped < mostTypes && !code.isAt('=') && !code.peek().isFirst; skipped++) code.next()
    code.take('=')
    if (!code.take('new', 'schema') && !code.take('new', 'mongoose', '.', 'schema')) continue
    skipTypes(code)
    const { tokens, isClosed } = code.takeBrackets()
    if (!isClosed) throw importUnreadable(text, index, `"${variable}" has no closing bracket: close it with ")"`)
    code.take(';')
    const [fields = [], options = []] = partsOf(tokens)
    if (fields[0]?.text === '{') found.push({ variable, start: index + head.search(/\S/), end: code.end, fields, options })
  }
  return found
}

/** Maximum tokens of the types in "Schema<User, Model<User>>(". */
const mostTypes = 30

/** Skips the types in angle brackets before the arguments of a call. */
function skipTypes(code: CodeReader): void {
  for (let skipped = 0; skipped < mostTypes && !code.isAt('(') && code.peek().kind !== 'end'; skipped++) code.next()
}

/** The names of the models by the variables of their schemas: "model('User', userSchema)". */
function modelNames(text: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { 0: found, index } of text.matchAll(/\bmodel(?=[(<])/g)) {
    const code = new CodeReader(text, index + found.length, braceSyntax)
    skipTypes(code)
    const [, name, comma, variable] = [code.next(), code.next(), code.next(), code.next()]
    if (name?.kind === 'text' && comma?.text === ',' && variable?.kind === 'word') names.set(variable.text, name.text)
  }
  return names
}

/** "user" for "userSchema". */
function plainName(variable: string): string {
  return variable.replace(/_?schema$/i, '') || variable
}

const objectId: Partial<ImportedColumn> = { type: 'text', shortest: 24, length: 24, pattern: '^[0-9a-f]{24}$' }

const types: Readonly<Record<string, ImportedType>> = {
  String: 'text',
  Number: 'decimal',
  Int32: 'integer',
  BigInt: 'integer',
  Long: 'integer',
  Double: 'decimal',
  Decimal128: 'decimal',
  Boolean: 'boolean',
  Date: 'timestamp',
  UUID: 'uuid',
  Map: 'json',
  Mixed: 'json',
  Object: 'json',
}

interface Reading {
  readonly schemas: ReadonlyMap<string, MongooseSchema>
  readonly depth: number
}

/** Maximum depth of objects within one another. */
const deepest = 5

function readFields(draft: TableDraft, fields: readonly CodeToken[], prefix: string, reading: Reading): void {
  for (const field of propertiesOf(fields)) readField(draft, field, prefix, reading)
}

function readField(draft: TableDraft, field: Property, prefix: string, reading: Reading): void {
  const { name, first, last, value } = field
  const full = `${prefix}${name}`
  const leftOut = (reason: string): void => draft.note(first.start, last.end, reason)
  const type = propertyOf(value, 'type')
  // A field that is called "type" has an object as its own type.
  const isTyped = type.length > 0 && type[0]?.text !== '{'
  const own = isTyped ? type : value
  const options = isTyped ? value : []
  if (reading.depth > deepest) return leftOut('at most five levels of nested objects are imported: this one is left out')
  if (own[0]?.text === '[') return readList(draft, field, own.slice(1, -1), reading)
  const inner = objectIn(own, reading)
  if (inner !== null) {
    draft.remark(first.start, last.end, `${full} is an object: its members are columns of the table`)
    return readFields(draft, inner, `${full}_`, { ...reading, depth: reading.depth + 1 })
  }
  const kind = chainOf(own)?.at(-1)?.name ?? ''
  const isRequired = isTrue(propertyOf(options, 'required')) || textOf(propertyOf(options, 'required')) !== null
  const declared = { isRequired, isOptional: !isRequired, isUnique: isTrue(propertyOf(options, 'unique')) }
  const ref = textOf(propertyOf(options, 'ref')) ?? propertyOf(options, 'ref')[0]?.text
  if (ref !== undefined) {
    draft.column(full, first.start, declared)
    draft.refer([full], ref, null, first.start)
  } else if (kind === 'ObjectId') draft.column(full, first.start, { ...declared, ...objectId })
  else if (Object.hasOwn(types, kind))
    draft.column(full, first.start, { ...declared, ...limitsOf(types[kind] ?? 'text', options, draft.text) })
  else leftOut(`the type ${kind} is unknown: ${full} is left out`)
}

/** The tokens of the object that a type is: of "{ first: String }" and of another schema; null for any other type. */
function objectIn(tokens: readonly CodeToken[], { schemas }: Reading): readonly CodeToken[] | null {
  if (tokens[0]?.text === '{') return tokens
  const steps = chainOf(tokens)
  const [only] = steps ?? []
  if (only?.name === 'Schema' || steps?.at(-1)?.name === 'Schema') return partsOf(steps?.at(-1)?.tokens ?? [])[0] ?? null
  return steps?.length === 1 ? (schemas.get(only?.name ?? '')?.fields ?? null) : null
}

/** Reads a list: of rows of another table, or of objects, which become a table with the name of the field. */
function readList(draft: TableDraft, { name, first, last }: Property, item: readonly CodeToken[], reading: Reading): void {
  const ref = textOf(propertyOf(item, 'ref'))
  const type = propertyOf(item, 'type')
  const inner = type.length > 0 && type[0]?.text !== '{' ? null : objectIn(item, reading)
  if (ref !== null && ref !== draft.name) draft.lists.push(ref)
  else if (inner !== null) readFields(draft.innerTable(name, first.start, last.end), inner, '', { ...reading, depth: reading.depth + 1 })
  else draft.note(first.start, last.end, 'a column cannot contain a list: it is left out')
}

/** Bounds, lengths, patterns and listed values. */
function limitsOf(type: ImportedType, options: readonly CodeToken[], text: string): Partial<ImportedColumn> {
  const limit = (...names: readonly string[]): number | null => numberOf(propertyOf(options, ...names))
  const listed = propertyOf(options, 'enum')
  const values = textsIn(listed[0]?.text === '{' ? propertyOf(listed, 'values') : listed)
  if (values.length > 0) return { type: 'text', values }
  if (type === 'text')
    return {
      type,
      shortest: limit('minlength', 'minLength'),
      length: limit('maxlength', 'maxLength'),
      pattern: expressionOf(propertyOf(options, 'match'), text),
    }
  return type === 'decimal' || type === 'integer' ? { type, min: limit('min'), max: limit('max') } : { type }
}

/** Reads "userSchema.index({ name: 1, company: 1 }, { unique: true })". */
function readIndexes(text: string, drafts: ReadonlyMap<string, TableDraft>): void {
  for (const { 0: found, 1: variable = '', index } of text.matchAll(/\b(\w{1,100})\.index(?=\()/g)) {
    const draft = drafts.get(variable)
    if (draft === undefined) continue
    const [fields = [], options = []] = partsOf(new CodeReader(text, index + found.length, braceSyntax).takeBrackets().tokens)
    if (isTrue(propertyOf(options, 'unique'))) draft.setUnique(propertiesOf(fields).map(({ name }) => name.replaceAll('.', '_')))
  }
}
