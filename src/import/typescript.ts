import type { CodeToken } from './code-reader.ts'
import { drafted } from './drafted.ts'
import type { ImportFormat } from './import-format.ts'
import type { ImportedType } from './imported.ts'
import { rowColumn } from './row-column.ts'
import { TableDraft } from './table-draft.ts'
import { bodiesOf, declarationsIn, isNothing, literalsOf, members, memberTypes } from './typescript-declarations.ts'

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
    'Interfaces, object types and enums; an interface has the members of those that it extends. A member with the type of another interface becomes a reference; a member that is an object becomes columns with its name as a prefix, a list of objects a table.',
  example,
  read: (text) => {
    const declarations = declarationsIn(text)
    const objects = declarations.filter(({ tokens, values }) => values === null && tokens[0]?.text === '{')
    if (objects.length === 0) return null
    const known: Known = {
      tables: new Set(objects.map(({ name }) => name)),
      aliases: new Map(
        declarations.flatMap(({ name, tokens }) => {
          const own = aliasOf(tokens)
          return own === null ? [] : [[name, own]]
        }),
      ),
      values: new Map(declarations.flatMap(({ name, values }) => (values === null ? [] : [[name, values] as const]))),
    }
    const byName = new Map(objects.map((object) => [object.name, object]))
    const extended = new Set(objects.flatMap(({ bases }) => bases))
    const used = memberTypes(objects)
    const drafts = objects
      .filter(({ name }) => !extended.has(name) || used.has(name))
      .map((object) => {
        const draft = new TableDraft(text, object.name, object.start, object.end)
        for (const tokens of bodiesOf(object, byName)) readMembers(draft, tokens, '', known)
        return draft
      })
    return drafted(text, drafts, declarations)
  },
}

/** "string" of "type ID = string", "STATES" of "type State = (typeof STATES)[number]"; null for any other type. */
function aliasOf(tokens: readonly CodeToken[]): string | null {
  const words = tokens.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []))
  if (tokens.length === 1) return words[0] ?? null
  const [keyword, name, number, ...more] = words
  return keyword === 'typeof' && number === 'number' && more.length === 0 ? (name ?? null) : null
}

interface Known {
  readonly tables: ReadonlySet<string>
  /** "string" for "type ID = string". */
  readonly aliases: ReadonlyMap<string, string>
  readonly values: ReadonlyMap<string, readonly string[]>
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
  const numbers = parts.length > 0 && parts.every(({ kind }) => kind === 'number') ? parts.map(({ text }) => text) : null
  if (values !== null) draft.column(name, first.start, { ...declared, type: 'text', values })
  else if (numbers !== null) draft.column(name, first.start, { ...declared, type: 'integer', values: numbers })
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
  { tables, values, aliases }: Known,
): void {
  const own = aliases.get(type) ?? type
  const listed = values.get(own)
  const known = Object.hasOwn(types, own) ? types[own] : undefined
  if (listed !== undefined) draft.column(name, first.start, { ...declared, type: 'text', values: listed })
  else if (known !== undefined) draft.column(name, first.start, { ...declared, type: known })
  else if (tables.has(own)) rowColumn(draft, { name, start: first.start, end: last.end, table: own }, false, declared)
  else draft.note(first.start, last.end, `the type ${type} is unknown: ${name} is left out`)
}
