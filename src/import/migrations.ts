import { closing } from './brackets.ts'
import type { CodeToken } from './code-reader.ts'
import { drafted } from './drafted.ts'
import type { ImportFormat } from './import-format.ts'
import type { ImportedColumn } from './imported.ts'
import { type MigrationBlock, migrationBlocks } from './migration-blocks.ts'
import { addKey, addRailsKey } from './migration-keys.ts'
import { enumsIn, readChanges } from './migration-changes.ts'
import { applyCheck } from './sql/apply-check.ts'
import { sqlTokens } from './sql/sql-tokens.ts'
import { sqlType } from './sql/sql-types.ts'
import { TableDraft } from './table-draft.ts'

const example = `create_table "authors", force: :cascade do |t|
  t.string "name", limit: 80, null: false
  t.string "email"
  t.index ["email"], unique: true
end

create_table "books", force: :cascade do |t|
  t.references "author", null: false, foreign_key: true
  t.string "title"
  t.decimal "price", precision: 8, scale: 2
  t.boolean "is_sold"
  t.timestamps
end`

/** Tables that a program builds: "create_table" of Rails, "Schema::create" of Laravel, "createTable" of Knex. */
export const migrations: ImportFormat = {
  name: 'migrations',
  title: 'a migration',
  description:
    'Tables that Rails (`create_table`, as in schema.rb), Laravel (`Schema::create`) or Knex (`createTable`) build: columns with types and sizes, keys, unique sets, references.',
  example,
  read: (text) => {
    const blocks = migrationBlocks(text)
    if (blocks.length === 0) return null
    const enums = enumsIn(text)
    const drafts = blocks.map((block) => {
      const draft = new TableDraft(text, block.name, block.start, block.end)
      if (block.isRails && !/\bid: ?(?:false|nil)\b/.test(block.head)) addRailsKey(draft, block)
      for (const statement of statementsIn(block)) readStatement(draft, statement, enums)
      return draft
    })
    readChanges(text, new Map(drafts.map((draft) => [draft.name, draft])), (draft, change) =>
      readStatement(draft, { calls: [change], start: change.start, end: change.end }, enums),
    )
    return drafted(text, drafts, blocks)
  },
}

/** A call: "string('name', 50)", "string "name", limit: 50". */
interface Call {
  readonly name: string
  readonly tokens: readonly CodeToken[]
}

/** A call of the builder and the calls of its result: "string('name').notNullable()". */
interface Statement {
  readonly calls: readonly [Call, ...Call[]]
  readonly start: number
  readonly end: number
}

function statementsIn({ tokens, builder }: MigrationBlock): readonly Statement[] {
  const statements: Statement[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.text !== builder || memberAt(tokens, at + 1) < 0) continue
    const calls: Call[] = []
    const first = at
    for (let name = memberAt(tokens, at + 1); name >= 0; name = memberAt(tokens, at + 1)) {
      const isBracketed = tokens[name + 1]?.text === '('
      const end = isBracketed ? closing(tokens, name + 1) : calls.length === 0 ? lineEnd(tokens, name + 1) : name
      calls.push({ name: tokens[name]?.text ?? '', tokens: tokens.slice(name + (isBracketed ? 2 : 1), isBracketed ? end : end + 1) })
      at = Math.min(end, tokens.length - 1)
    }
    const [call, ...more] = calls
    if (call !== undefined) statements.push({ calls: [call, ...more], start: tokens[first]?.start ?? 0, end: tokens[at]?.end ?? 0 })
  }
  return statements
}

/** The place of the name in ".name" and "->name"; -1 for anything else. */
function memberAt(tokens: readonly CodeToken[], at: number): number {
  const place = tokens[at]?.text === '.' ? at + 1 : tokens[at]?.text === '-' && tokens[at + 1]?.text === '>' ? at + 2 : -1
  return tokens[place]?.kind === 'word' ? place : -1
}

/** The place of the last token of a line that goes on while brackets are open and after commas. */
function lineEnd(tokens: readonly CodeToken[], from: number): number {
  let at = from
  while (at < tokens.length && (tokens[at]?.isFirst !== true || tokens[at - 1]?.text === ',')) at = closing(tokens, at) + 1
  return Math.min(at, tokens.length) - 1
}

/** Builder methods that make no column: those of keys and checks of other kinds. */
const keyless = new Set(['engine', 'charset', 'collation', 'comment', 'check', 'dropColumn', 'specificType'])
const keys = new Set(['id', 'increments', 'bigIncrements', 'smallIncrements', 'mediumIncrements', 'primary_key'])
const references = new Set(['references', 'belongs_to', 'foreignId', 'foreignUuid', 'foreignIdFor', 'foreignUlid'])
/** Columns that one call makes. */
const pairs: Readonly<Record<string, readonly string[]>> = {
  timestamps: ['created_at', 'updated_at'],
  timestampsTz: ['created_at', 'updated_at'],
  softDeletes: ['deleted_at'],
}
/** Names of types that SQL does not have. */
const types: Readonly<Record<string, string>> = {
  enum: 'text',
  enu: 'text',
  ipaddress: 'text',
  macaddress: 'text',
  inet: 'text',
  ulid: 'text',
  timestamptz: 'timestamp',
  datetimetz: 'timestamp',
  biginteger: 'bigint',
  smallinteger: 'smallint',
  mediuminteger: 'mediumint',
  tinyinteger: 'tinyint',
}

function readStatement(draft: TableDraft, { calls, start, end }: Statement, enums: ReadonlyMap<string, readonly string[]>): void {
  const [{ name, tokens }, ...more] = calls
  const texts = textsIn(tokens)
  const made = Object.hasOwn(pairs, name) ? pairs[name] : undefined
  if (made !== undefined) {
    for (const column of made) draft.column(column, start, { type: 'timestamp', isOptional: name === 'softDeletes' })
    return
  }
  if (keys.has(name)) return addKey(draft, start, '', texts[0])
  if (name === 'unique' || (name === 'index' && optionOf(tokens, 'unique') === 'true')) return setUnique(draft, texts, tokens, start, end)
  if (name === 'check_constraint') return readCheck(draft, tokens, start, end)
  if (name === 'index') return
  if (name === 'primary') {
    draft.key = texts
    return
  }
  if (name === 'foreign') return refer(draft, texts[0], more, start)
  if (keyless.has(name) || texts.length === 0) return draft.note(start, end, 'this makes no column: it is left out')
  if (references.has(name)) return readReference(draft, texts[0] ?? '', calls, start)
  if (optionOf(tokens, 'array') === 'true') return draft.note(start, end, 'a column cannot contain a list: it is left out')
  const declared = declaredBy(name, calls, enums)
  if (declared === null) return draft.note(start, end, `no column can have the type ${name}: it is left out`)
  const isList = name.startsWith('enu')
  for (const column of isList || numbersIn(tokens).length > 0 ? texts.slice(0, 1) : texts) draft.column(column, start, declared)
  if (more.some((call) => call.name === 'primary')) draft.key = texts.slice(0, 1)
  refer(draft, texts[0], more, start)
}

/** The first argument texts and symbols: "name", :name; those after the first option are left out. */
function textsIn(tokens: readonly CodeToken[]): readonly string[] {
  const option = tokens.findIndex(({ kind }, at) => kind === 'word' && tokens[at + 1]?.text === ':')
  return tokens.slice(0, option < 0 ? undefined : option).flatMap(({ kind, text }, at, all) => {
    const isSymbol = kind === 'word' && all[at - 1]?.text === ':'
    return kind === 'text' || isSymbol ? [text] : []
  })
}

function numbersIn(tokens: readonly CodeToken[]): readonly number[] {
  return tokens.flatMap(({ kind, text }, at) => (kind === 'number' && tokens[at - 1]?.text !== ':' ? [Number(text)] : []))
}

/** The text of an option of Rails: "true" of "null: true". */
function optionOf(tokens: readonly CodeToken[], name: string): string | undefined {
  const at = tokens.findIndex(({ kind, text }, place) => kind === 'word' && text === name && tokens[place + 1]?.text === ':')
  return at < 0 ? undefined : tokens[tokens[at + 2]?.text === ':' ? at + 3 : at + 2]?.text
}

/** The properties of a column that is built with a type; null for an unknown type. */
function declaredBy(
  type: string,
  [{ tokens }, ...more]: Statement['calls'],
  enums: ReadonlyMap<string, readonly string[]>,
): Partial<ImportedColumn> | null {
  const lower = sizedInteger(type.toLowerCase().replace(/^unsigned/, ''), Number(optionOf(tokens, 'limit')))
  const sizes = ['limit', 'precision', 'scale'].flatMap((option) => Number(optionOf(tokens, option) ?? NaN) || [])
  const isText = /string|char|text/.test(lower)
  const known = sqlType(types[lower] ?? lower, isText || lower === 'decimal' ? [...numbersIn(tokens), ...sizes] : [])
  if (known === null) return null
  const names = new Set(more.map(({ name }) => name))
  const isOptional = names.has('nullable') || optionOf(tokens, 'null') === 'true'
  const isRequired = names.has('notNullable') || optionOf(tokens, 'null') === 'false'
  return {
    ...known,
    ...(lower.startsWith('enu') ? { values: listedIn(tokens, enums) } : {}),
    ...(type.startsWith('unsigned') || names.has('unsigned') ? { min: 0 } : {}),
    isOptional,
    isRequired,
    isUnique: names.has('unique'),
  }
}

/** The name of the SQL type of an integer with a number of bytes. */
function sizedInteger(type: string, bytes: number): string {
  const names: Readonly<Record<number, string>> = { 1: 'tinyint', 2: 'smallint', 3: 'mediumint', 4: 'integer', 8: 'bigint' }
  return type === 'integer' ? (names[bytes] ?? type) : type
}

/** The values of an enum: those that are listed, or those of the type that "enum_type" names. Null for none. */
function listedIn(tokens: readonly CodeToken[], enums: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const listed = textsIn(tokens).slice(1)
  return listed.length > 0 ? listed : (enums.get(optionOf(tokens, 'enum_type') ?? '') ?? null)
}

/** Makes columns unique together. Those of some rows only, with "where", are unique in all rows. */
function setUnique(draft: TableDraft, names: readonly string[], tokens: readonly CodeToken[], start: number, end: number): void {
  if (names.some((name) => draft.find(name) === undefined))
    return draft.note(start, end, 'this unique index is not imported: the data may break it')
  draft.setUnique(names)
  if (optionOf(tokens, 'where') !== undefined)
    draft.remark(start, end, 'the values of all rows are unique, not only of those of the condition')
}

/** Reads the SQL in 't.check_constraint "score >= 0"'. */
function readCheck(draft: TableDraft, tokens: readonly CodeToken[], start: number, end: number): void {
  const text = tokens.find(({ kind }) => kind === 'text')
  if (text === undefined) draft.note(start, end, 'this check is not imported: the data may break it')
  else applyCheck(draft, sqlTokens(draft.text, text), start, end)
}

/** "t.references :author", "$table->foreignId('author_id')->constrained('people')". */
function readReference(draft: TableDraft, name: string, calls: Statement['calls'], start: number): void {
  const [{ name: method, tokens }, ...more] = calls
  const column = name.endsWith('_id') || method.startsWith('foreign') ? name : `${name}_id`
  const type = /uuid/i.test(method) || optionOf(tokens, 'type') === 'uuid' ? 'uuid' : 'integer'
  draft.column(column, start, { ...declaredBy('bigint', calls, new Map()), type })
  if (optionOf(tokens, 'polymorphic') !== undefined) draft.column(`${name}_type`, start, { type: 'text' })
  const table = optionOf(tokens, 'to_table') ?? textsIn(more.find((call) => call.name === 'constrained')?.tokens ?? [])[0]
  if (table !== undefined) draft.refer([column], table, null, start)
  else refer(draft, column, more, start)
}

/** "references('id').on('users')", "references('users.id')", "references('id').inTable('users')". */
function refer(draft: TableDraft, column: string | undefined, calls: readonly Call[], start: number): void {
  const target = textsIn(calls.find(({ name }) => name === 'references')?.tokens ?? [])[0]?.split('.') ?? []
  const table = target.length > 1 ? target[0] : textsIn(calls.find(({ name }) => name === 'on' || name === 'inTable')?.tokens ?? [])[0]
  const to = target.at(-1)
  if (column !== undefined && table !== undefined && to !== undefined) draft.refer([column], table, [to], start)
}
