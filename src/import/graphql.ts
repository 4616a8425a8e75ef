import { closing } from './brackets.ts'
import { blockLines } from './block-lines.ts'
import type { CodeSyntax, CodeToken } from './code-reader.ts'
import { drafted } from './drafted.ts'
import type { ImportFormat } from './import-format.ts'
import type { ImportedType } from './imported.ts'
import { rowColumn } from './row-column.ts'
import { TableDraft } from './table-draft.ts'

const example = `enum Status {
  OPEN
  SHIPPED
}

type Customer {
  id: ID!
  name: String!
  email: String
  orders: [Order!]!
}

type Order {
  id: ID!
  total: Float!
  status: Status!
  customer: Customer!
}`

const syntax: CodeSyntax = { comments: ['#'], texts: '"', names: '', hasEscapes: true }

/** Types of GraphQL. */
export const graphql: ImportFormat = {
  name: 'graphql',
  title: 'a GraphQL schema',
  description:
    'Types and enums. A field with another type becomes a reference; types that have lists of each other become a table between them. Queries, mutations and inputs are left out.',
  example,
  read: (text) => {
    const blocks = blocksIn(text)
    const types = extendedTypes(blocks.filter(({ kind, name, fields }) => kind === 'type' && !roots.has(name) && fields.length > 0))
    if (types.length === 0) return null
    const known: Known = {
      tables: new Set(types.map(({ name }) => name)),
      values: new Map(blocks.flatMap(({ kind, name, values }) => (kind === 'enum' ? [[name, values] as const] : []))),
      scalars: new Set([...text.matchAll(/^[ \t]{0,40}scalar (\w{1,100})/gm)].map(([, name = '']) => name)),
    }
    const drafts = types.map(({ name, start, end, fields }) => {
      const draft = new TableDraft(text, name, start, end)
      for (const field of fields) readField(draft, field, known)
      return draft
    })
    return drafted(text, drafts, blocks)
  },
}

/** The types of operations, which have no rows. */
const roots: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription'])

interface Known {
  readonly tables: ReadonlySet<string>
  readonly values: ReadonlyMap<string, readonly string[]>
  /** Names of scalars that the text declares. */
  readonly scalars: ReadonlySet<string>
}

/** The types, each once, with the fields of its extensions. */
function extendedTypes(types: readonly Block[]): readonly Block[] {
  const byName = new Map<string, Block>()
  for (const type of types) {
    const first = byName.get(type.name)
    byName.set(type.name, first === undefined ? type : { ...first, fields: [...first.fields, ...type.fields] })
  }
  return [...byName.values()]
}

interface Field {
  readonly name: string
  readonly type: string
  readonly isList: boolean
  readonly isRequired: boolean
  readonly hasArguments: boolean
  readonly first: CodeToken
  readonly last: CodeToken
}

interface Block {
  readonly kind: string
  readonly name: string
  readonly start: number
  readonly end: number
  /** Empty unless it is a type. */
  readonly fields: readonly Field[]
  /** Empty unless it is an enum. */
  readonly values: readonly string[]
}

const header = /^[ \t]{0,40}(?:extend[ \t])?(type|enum|input|interface)[ \t](\w{1,100})(?=[ \t{@])/gm
/** Maximum characters between the name and the brace: interfaces and directives. */
const longestHeader = 300

/** @throws SynthError `import_unreadable` for a block that is not closed */
function blocksIn(text: string): readonly Block[] {
  const blocks: Block[] = []
  for (const { 0: found, 1: kind = '', 2: name = '', index } of text.matchAll(header)) {
    const after = index + found.length
    const [rest = ''] = text.slice(after, after + longestHeader).split('\n')
    const brace = rest.indexOf('{')
    // A type alias of TypeScript has an equals sign.
    if (index < (blocks.at(-1)?.end ?? 0) || brace < 0 || rest.lastIndexOf('=', brace) >= 0) continue
    const { lines, end } = blockLines(text, after + brace, syntax, `the ${kind} "${name}"`)
    const tokens = withoutDirectives(lines.flat())
    const values = kind === 'enum' ? tokens.filter((token, at) => token.kind === 'word' && tokens[at - 1]?.text !== '@') : []
    const fields = kind === 'type' ? fieldsOf(tokens) : []
    blocks.push({ kind, name, start: index + found.search(/\S/), end, fields, values: values.map((token) => token.text) })
  }
  return blocks
}

/** Tokens without directives and their arguments: "@auth(role: ADMIN)". */
function withoutDirectives(tokens: readonly CodeToken[]): readonly CodeToken[] {
  const kept: CodeToken[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as CodeToken
    if (token.text !== '@' || token.kind !== 'sign') kept.push(token)
    else at = tokens[at + 2]?.text === '(' ? closing(tokens, at + 2) : at + 1
  }
  return kept
}

/** The fields "name(arguments): [Type!]! @directive" of a type. */
function fieldsOf(tokens: readonly CodeToken[]): readonly Field[] {
  const fields: Field[] = []
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at]
    if (first?.kind !== 'word' || tokens[at - 1]?.text === '@') continue
    const hasArguments = tokens[at + 1]?.text === '('
    const colon = hasArguments ? closing(tokens, at + 1) + 1 : at + 1
    if (tokens[colon]?.text !== ':') continue
    let end = colon + 1
    while (
      /^[[\]!]$/.test(tokens[end]?.text ?? '') ||
      (end < tokens.length && tokens[end]?.kind === 'word' && isTypeAt(tokens, end, colon))
    )
      end++
    const type = tokens.slice(colon + 1, end)
    const last = type.at(-1)
    if (last === undefined) continue
    fields.push({
      name: first.text,
      type: type.find(({ kind }) => kind === 'word')?.text ?? '',
      isList: type.some(({ text }) => text === '['),
      isRequired: last.text === '!',
      hasArguments,
      first,
      last,
    })
    at = end - 1
  }
  return fields
}

/** Whether a word is the name of the type, and not the next field: a type has one name. */
function isTypeAt(tokens: readonly CodeToken[], at: number, colon: number): boolean {
  return tokens.slice(colon + 1, at).every(({ kind }) => kind !== 'word')
}

/** Scalars of the language, and those that libraries add. */
const scalars: Readonly<Record<string, ImportedType | null>> = {
  ID: null,
  String: 'text',
  Int: 'integer',
  BigInt: 'integer',
  Long: 'integer',
  Float: 'decimal',
  Decimal: 'decimal',
  Boolean: 'boolean',
  Date: 'date',
  Time: 'time',
  DateTime: 'timestamp',
  Timestamp: 'timestamp',
  UUID: 'uuid',
  JSON: 'json',
  JSONObject: 'json',
  URL: 'text',
  EmailAddress: 'text',
}

function readField(draft: TableDraft, field: Field, { tables, values, scalars: own }: Known): void {
  const { name, type, isList, isRequired, hasArguments, first, last } = field
  const declared = { isOptional: !isRequired, isRequired }
  const listed = values.get(type)
  if (isList && tables.has(type)) draft.lists.push(type)
  else if (isList) draft.note(first.start, last.end, 'a column cannot contain a list: it is left out')
  else if (hasArguments) draft.note(first.start, last.end, 'a field with arguments is computed: it is left out')
  else if (listed !== undefined) draft.column(name, first.start, { ...declared, type: 'text', values: listed })
  else if (tables.has(type)) rowColumn(draft, { name, start: first.start, end: last.end, table: type }, false, declared)
  else if (Object.hasOwn(scalars, type)) draft.column(name, first.start, { ...declared, type: scalars[type] ?? null })
  else if (own.has(type)) draft.column(name, first.start, declared)
  else draft.note(first.start, last.end, `the type ${type} is unknown: ${name} is left out`)
}
