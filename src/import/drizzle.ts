import { braceSyntax } from './brace-syntax.ts'
import { partsOf } from './brackets.ts'
import { CodeReader, type CodeToken } from './code-reader.ts'
import { drafted } from './drafted.ts'
import type { ImportFormat } from './import-format.ts'
import type { ImportedColumn } from './imported.ts'
import { importUnreadable } from './import-unreadable.ts'
import {
  argumentsOf,
  chainAt,
  chainOf,
  numberOf,
  propertiesOf,
  type Property,
  propertyOf,
  type Step,
  textOf,
  textsIn,
} from './js-values.ts'
import { isUnheldType, sqlType } from './sql/sql-types.ts'
import { TableDraft } from './table-draft.ts'

const example = `export const plan = pgEnum('plan', ['free', 'pro', 'team']);

export const accounts = pgTable('accounts', {
  id: serial('id').primaryKey(),
  email: varchar('email', { length: 120 }).notNull().unique(),
  plan: plan('plan').notNull(),
  createdAt: timestamp('created_at').defaultNow().notNull(),
});

export const invoices = pgTable('invoices', {
  id: serial('id').primaryKey(),
  accountId: integer('account_id').notNull().references(() => accounts.id),
  total: numeric('total', { precision: 8, scale: 2 }).notNull(),
});`

/** Tables of Drizzle. */
export const drizzle: ImportFormat = {
  name: 'drizzle',
  title: 'a Drizzle schema',
  description:
    'Tables of pgTable, mysqlTable and sqliteTable with their columns under the names that they have in the database, enums, keys, references, unique sets and indexes.',
  example,
  read: (text) => {
    const calls = callsIn(text)
    if (!calls.some(({ isEnum }) => !isEnum)) return null
    const enums = new Map(calls.flatMap(({ isEnum, variable, parts }) => (isEnum ? [[variable, textsIn(parts[1] ?? [])] as const] : [])))
    const tables = new Map<string, Table>()
    for (const { isEnum, variable, start, end, parts } of calls) {
      const [name = [], columns = [], rules = []] = parts
      if (isEnum) continue
      const draft = new TableDraft(text, textOf(name) ?? variable, start, end)
      const properties = propertiesOf(columns)
      tables.set(variable, { draft, properties, rules, names: new Map(properties.map((each) => [each.name, columnName(each)])) })
    }
    for (const table of tables.values()) {
      for (const property of table.properties) readColumn(table, property, enums, tables)
      readRules(table, tables)
    }
    return drafted(
      text,
      [...tables.values()].map(({ draft }) => draft),
      calls,
    )
  },
}

interface Table {
  readonly draft: TableDraft
  readonly properties: readonly Property[]
  /** The tokens after the columns. */
  readonly rules: readonly CodeToken[]
  /** The names of the columns by those of their properties. */
  readonly names: ReadonlyMap<string, string>
}

interface TableCall {
  readonly variable: string
  readonly isEnum: boolean
  readonly start: number
  readonly end: number
  /** The arguments. */
  readonly parts: readonly (readonly CodeToken[])[]
}

const header =
  /^[ \t]{0,40}(?:export[ \t]{1,4})?const[ \t]{1,4}(\w{1,100})[ \t]{0,4}=\s{0,20}(?:\w{1,40}\.(?:table|enum)|(?:pg|mysql|sqlite|singlestore)(?:Table|Enum))(?=\()/gm

/** @throws SynthError `import_unreadable` for a call that is not closed */
function callsIn(text: string): readonly TableCall[] {
  const found: TableCall[] = []
  for (const { 0: head, 1: variable = '', index } of text.matchAll(header)) {
    if (index < (found.at(-1)?.end ?? 0)) continue
    const code = new CodeReader(text, index + head.length, braceSyntax)
    const { tokens, isClosed } = code.takeBrackets()
    if (!isClosed) throw importUnreadable(text, index, `"${variable}" has no closing bracket: close it with ")"`)
    code.take(';')
    found.push({ variable, isEnum: /enum$/i.test(head), start: index + head.search(/\S/), end: code.end, parts: partsOf(tokens) })
  }
  return found
}

/** The name in "text('full_name')"; that of the property without one. */
function columnName({ name, value }: Property): string {
  const [first = []] = argumentsOf(chainOf(value)?.[0])
  return textOf(first) ?? name
}

/** Names of types that SQL does not have. */
const types: Readonly<Record<string, string>> = { doubleprecision: 'double_precision', mediumtext: 'text', longtext: 'text' }

function readColumn(
  { draft, names }: Table,
  { name, value, first, last }: Property,
  enums: ReadonlyMap<string, readonly string[]>,
  tables: ReadonlyMap<string, Table>,
): void {
  const [type, ...more] = chainOf(value) ?? []
  const leftOut = (reason: string): void => draft.note(first.start, last.end, reason)
  if (type === undefined) return leftOut('this is not a column: it is left out')
  const has = (step: string): boolean => more.some((each) => each.name === step)
  if (has('array')) return leftOut('a column cannot contain a list: it is left out')
  if (has('generatedAlwaysAs')) return leftOut(`${name} is computed by the database: it is left out`)
  const declared = declaredBy(type, enums)
  if (declared === null) return leftOut(`no column can have the type ${type.name}: it is left out`)
  const column = names.get(name) ?? name
  const isRequired = has('notNull') || has('primaryKey')
  draft.column(column, first.start, { ...declared, isRequired, isOptional: false, isUnique: has('unique') })
  if (has('primaryKey')) draft.key = [column]
  const target = more.find((each) => each.name === 'references')
  const [table, property] = membersIn(target?.tokens ?? []).at(-1) ?? []
  const other = table === undefined ? undefined : tables.get(table)
  if (target === undefined || property === undefined) return
  if (other === undefined) leftOut('the table that it refers to is not declared here: its values refer to nothing')
  else draft.refer([column], other.draft.name, [other.names.get(property) ?? property], first.start)
}

/** The properties of a column of a type; null for a type that no column has. */
function declaredBy(type: Step, enums: ReadonlyMap<string, readonly string[]>): Partial<ImportedColumn> | null {
  const args = argumentsOf(type)
  const options = args.find(([open]) => open?.text === '{') ?? []
  const listed = enums.get(type.name) ?? listedIn(args, options)
  if (listed !== null) return { type: 'text', values: listed }
  const mode = textOf(propertyOf(options, 'mode'))
  if (mode === 'boolean') return { type: 'boolean' }
  if (mode === 'timestamp' || mode === 'timestamp_ms') return { type: 'timestamp' }
  if (mode === 'json') return { type: 'json' }
  const sizes = ['length', 'precision', 'scale'].flatMap((name) => numberOf(propertyOf(options, name)) ?? [])
  const lower = type.name.toLowerCase()
  const isSized = /char|text|numeric|decimal/.test(lower)
  const known = isUnheldType(lower) ? null : sqlType(types[lower] ?? lower, isSized ? sizes : [])
  return known === null || propertyOf(options, 'unsigned')[0]?.text !== 'true' ? known : { ...known, min: 0 }
}

/** The values of "mysqlEnum('kind', ['a', 'b'])" and "text('plan', { enum: ['a', 'b'] })"; null without a list. */
function listedIn(args: readonly (readonly CodeToken[])[], options: readonly CodeToken[]): readonly string[] | null {
  const values = textsIn(args.find(([open]) => open?.text === '[') ?? propertyOf(options, 'enum'))
  return values.length > 0 ? values : null
}

/** The pairs of "table.email" among tokens. */
function membersIn(tokens: readonly CodeToken[]): readonly (readonly [object: string, member: string])[] {
  return tokens.flatMap(({ kind, text }, at): [string, string][] => {
    const [dot, member] = [tokens[at + 1], tokens[at + 2]]
    return kind === 'word' && dot?.text === '.' && member?.kind === 'word' && tokens[at + 3]?.text !== '(' ? [[text, member.text]] : []
  })
}

const ruleNames: ReadonlySet<string> = new Set(['unique', 'uniqueIndex', 'primaryKey', 'foreignKey', 'check'])

/** Reads the keys, unique sets, references and checks after the columns of a table. */
function readRules({ draft, rules, names }: Table, tables: ReadonlyMap<string, Table>): void {
  const columnsIn = (tokens: readonly CodeToken[]): readonly string[] => membersIn(tokens).map(([, name]) => names.get(name) ?? name)
  for (let at = 0; at < rules.length; at++) {
    const token = rules[at]
    const chain = token !== undefined && ruleNames.has(token.text) && rules[at + 1]?.text === '(' ? chainAt(rules, at) : null
    const [call, ...more] = chain?.steps ?? []
    if (token === undefined || chain === null || call === undefined) continue
    at = chain.end - 1
    const on = columnsIn(more.find(({ name }) => name === 'on')?.tokens ?? [])
    if ((call.name === 'unique' || call.name === 'uniqueIndex') && on.length > 0) draft.setUnique(on)
    else if (call.name === 'primaryKey') draft.key = columnsIn(call.tokens)
    else if (call.name === 'check')
      draft.note(token.start, call.tokens.at(-1)?.end ?? token.end, 'this check is not imported: the data may break it')
    else if (call.name === 'foreignKey') {
      const theirs = membersIn(propertyOf(call.tokens, 'foreignColumns'))
      const other = tables.get(theirs[0]?.[0] ?? '')
      const to = theirs.map(([, name]) => other?.names.get(name) ?? name)
      if (other !== undefined) draft.refer(columnsIn(propertyOf(call.tokens, 'columns')), other.draft.name, to, token.start)
      else
        draft.note(
          token.start,
          call.tokens.at(-1)?.end ?? token.end,
          'the table that it refers to is not declared here: its values refer to nothing',
        )
    }
  }
}
