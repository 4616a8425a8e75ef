import { braceSyntax } from './brace-syntax.ts'
import { CodeReader, type CodeToken } from './code-reader.ts'
import { drafted } from './drafted.ts'
import type { ImportFormat } from './import-format.ts'
import type { ImportedType } from './imported.ts'
import { importUnreadable } from './import-unreadable.ts'
import { rowColumn } from './row-column.ts'
import { TableDraft } from './table-draft.ts'

const example = `type Plan = 'free' | 'pro' | 'team'

export interface Account {
  id: string
  email: string
  plan: Plan
  seats?: number
  createdAt: Date
}

interface Invoice {
  id: number
  account: Account
  total: number
  paid: boolean
}`

/** Interfaces and object types of TypeScript. */
export const typescript: ImportFormat = {
  name: 'typescript',
  title: 'TypeScript types',
  description:
    'Interfaces, object types and enums. A member with the type of another interface becomes a reference; a member that is an object becomes columns with its name as a prefix, a list of objects a table.',
  example,
  read: (text) => {
    const declarations = declarationsIn(text)
    const objects = declarations.filter(({ tokens, values }) => values === null && tokens[0]?.text === '{')
    if (objects.length === 0) return null
    const known: Known = {
      tables: new Set(objects.map(({ name }) => name)),
      values: new Map(declarations.flatMap(({ name, values }) => (values === null ? [] : [[name, values] as const]))),
    }
    const drafts = objects.map(({ name, start, end, tokens }) => readMembers(new TableDraft(text, name, start, end), tokens, '', known))
    return drafted(text, drafts, declarations)
  },
}

interface Declaration {
  readonly name: string
  readonly start: number
  readonly end: number
  /** The tokens after the name, including the braces. */
  readonly tokens: readonly CodeToken[]
  /** The values of an enum or of a union of literals; null for other declarations. */
  readonly values: readonly string[] | null
}

interface Known {
  readonly tables: ReadonlySet<string>
  readonly values: ReadonlyMap<string, readonly string[]>
}

const header =
  /^[ \t]{0,40}(?:export[ \t]{1,4})?(?:declare[ \t]{1,4})?(?:interface[ \t]{1,4}(\w{1,100})(?:[ \t<][^{\n=]{0,200})?(?=\{)|type[ \t]{1,4}(\w{1,100})[ \t]{0,4}=\s{0,20}\|?|(?:const[ \t]{1,4})?enum[ \t]{1,4}(\w{1,100})[ \t]{0,4}(?=\{))/gm

/** The declarations of a text. @throws SynthError `import_unreadable` for a declaration that is not closed */
function declarationsIn(text: string): readonly Declaration[] {
  const found: Declaration[] = []
  for (const { 0: head, 1: ofInterface, 2: ofType, 3: ofEnum, index } of text.matchAll(header)) {
    const start = index + head.search(/\S/)
    if (start < (found.at(-1)?.end ?? 0)) continue
    const name = ofInterface ?? ofType ?? ofEnum ?? ''
    const code = new CodeReader(text, index + head.length, braceSyntax)
    const tokens = code.isAt('{') ? braced(text, code, name) : unionOf(code)
    code.take(';')
    found.push({ name, start, end: code.end, tokens, values: ofEnum === undefined ? literalsOf(tokens) : enumValues(tokens) })
  }
  return found
}

function braced(text: string, code: CodeReader, name: string): readonly CodeToken[] {
  const first = code.peek()
  const { tokens, isClosed } = code.takeBrackets()
  if (!isClosed) throw importUnreadable(text, first.start, `the type "${name}" has no closing brace: close it with "}"`)
  return [first, ...tokens, { ...first, text: '}' }]
}

/** The tokens after "type X =": up to the end of the line, and the following lines that begin with "|". */
function unionOf(code: CodeReader): readonly CodeToken[] {
  const tokens: CodeToken[] = []
  while (code.peek().kind !== 'end' && !code.isAt(';') && (!code.peek().isFirst || tokens.length === 0 || code.isAt('|')))
    tokens.push(code.next())
  return tokens
}

/** The texts of a union of literals; null for any other type. */
function literalsOf(tokens: readonly CodeToken[]): readonly string[] | null {
  const parts = tokens.filter(({ kind, text }) => !(kind === 'sign' && text === '|') && !isNothing(text))
  return parts.length > 0 && parts.every(({ kind }) => kind === 'text') ? parts.map(({ text }) => text) : null
}

function isNothing(text: string): boolean {
  return text === 'null' || text === 'undefined'
}

/** The values of an enum: "admin" for "Admin = 'admin'". For "Admin" alone, the name instead of its number. */
function enumValues(tokens: readonly CodeToken[]): readonly string[] {
  return members(tokens.slice(1, -1)).flatMap(([name, equals, value]) =>
    name === undefined ? [] : [equals?.text === '=' && value?.kind === 'text' ? value.text : name.text],
  )
}

/** The members of a body, separated by commas, semicolons and line ends outside of brackets. */
function members(tokens: readonly CodeToken[]): readonly (readonly CodeToken[])[] {
  const parts: CodeToken[][] = [[]]
  let depth = 0
  for (const [at, token] of tokens.entries()) {
    const isSign = token.kind === 'sign'
    const goesOn = token.text === '|' || tokens[at - 1]?.text === '|' || tokens[at - 1]?.text === ':'
    if (depth === 0 && token.isFirst && !goesOn) parts.push([])
    if (isSign && /^[([{<]$/.test(token.text)) depth++
    if (isSign && /^[)\]}>]$/.test(token.text)) depth--
    if (depth === 0 && isSign && /^[,;]$/.test(token.text)) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.filter((part) => part.length > 0)
}

const types: Readonly<Record<string, ImportedType>> = {
  string: 'text',
  number: 'decimal',
  bigint: 'integer',
  boolean: 'boolean',
  Date: 'timestamp',
}

/** Maximum depth of nested objects. */
const deepest = 5

/** Reads the members of an object type into columns of a table, which it returns. @param tokens of the type, braces included */
function readMembers(draft: TableDraft, tokens: readonly CodeToken[], prefix: string, known: Known): TableDraft {
  for (const member of members(tokens.slice(1, -1))) readMember(draft, member, prefix, known)
  return draft
}

function readMember(draft: TableDraft, tokens: readonly CodeToken[], prefix: string, known: Known): void {
  const own = tokens[0]?.text === 'readonly' && tokens[1]?.text !== ':' ? tokens.slice(1) : tokens
  const [first] = own
  const last = own.at(-1)
  if (first === undefined || last === undefined) return
  const isOptional = own[1]?.text === '?'
  const colon = isOptional ? 2 : 1
  const type = own.slice(colon + 1)
  const leftOut = (reason: string): void => draft.note(first.start, last.end, reason)
  if (first.kind === 'sign' || own[colon]?.text !== ':' || type.length === 0) return leftOut('this is not a column: it is left out')
  const name = `${prefix}${first.text}`
  const parts = type.filter(({ kind, text }) => !(kind === 'sign' && text === '|') && !isNothing(text))
  const values = literalsOf(type)
  const listed = listedType(parts)
  const [only] = parts
  const canLack = isOptional || type.some(({ kind, text }) => kind === 'word' && isNothing(text))
  const declared = { isOptional: canLack, isRequired: !canLack }
  if (values !== null) draft.column(name, first.start, { ...declared, type: 'text', values })
  else if (listed !== null) {
    if (!readList(draft, first.text, listed, known)) leftOut('a column cannot contain a list: it is left out')
  } else if (parts[0]?.text === '{' && parts.at(-1)?.text === '}') {
    if (prefix.split('_').length > deepest) return leftOut('at most five levels of nested objects are imported: this one is left out')
    draft.remark(first.start, last.end, `${name} is an object: its members are columns of the table`)
    readMembers(draft, parts, `${name}_`, known)
  } else if (memberOf(parts) !== null && known.tables.has(only?.text ?? '')) {
    draft.column(name, first.start, declared)
    draft.refer([name], only?.text ?? '', [memberOf(parts) ?? ''], first.start)
  } else if (parts.length !== 1 || only === undefined) leftOut('a column cannot have such values: it is left out')
  else readNamed(draft, name, first, last, only.text, declared, known)
}

/** The name of the member in "User['id']"; null for any other type. */
function memberOf([, open, member, close, ...others]: readonly CodeToken[]): string | null {
  return open?.text === '[' && member?.kind === 'text' && close?.text === ']' && others.length === 0 ? member.text : null
}

/** The tokens of the type of each item in "Item[]", "{ … }[]" and "Array<Item>"; null for any other type. */
function listedType(tokens: readonly CodeToken[]): readonly CodeToken[] | null {
  if (tokens.at(-2)?.text === '[' && tokens.at(-1)?.text === ']') return tokens.slice(0, -2)
  return /^(?:Readonly)?Array$/.test(tokens[0]?.text ?? '') && tokens[1]?.text === '<' ? tokens.slice(2, -1) : null
}

/**
 * Reads a list of rows of another table, or of objects, which become a table with the name of the member. Returns false for other lists.
 */
function readList(draft: TableDraft, name: string, item: readonly CodeToken[], known: Known): boolean {
  const [first] = item
  const last = item.at(-1)
  if (first === undefined || last === undefined) return false
  const isRow = item.length === 1 && known.tables.has(first.text)
  const isObject = first.text === '{' && last.text === '}'
  if (isRow) draft.lists.push(first.text)
  else if (isObject) readMembers(draft.innerTable(name, first.start, last.end), item, '', known)
  return isRow || isObject
}

/** A member whose type is one word. */
function readNamed(
  draft: TableDraft,
  name: string,
  first: CodeToken,
  last: CodeToken,
  type: string,
  declared: { readonly isOptional: boolean; readonly isRequired: boolean },
  { tables, values }: Known,
): void {
  const listed = values.get(type)
  const known = Object.hasOwn(types, type) ? types[type] : undefined
  if (listed !== undefined) draft.column(name, first.start, { ...declared, type: 'text', values: listed })
  else if (known !== undefined) draft.column(name, first.start, { ...declared, type: known })
  else if (tables.has(type)) rowColumn(draft, { name, start: first.start, end: last.end, table: type }, false, declared)
  else draft.note(first.start, last.end, `the type ${type} is unknown: ${name} is left out`)
}
