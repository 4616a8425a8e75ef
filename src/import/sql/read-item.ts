import { CodeReader, type CodeToken } from '../code-reader.ts'
import type { TableDraft, WritableColumn } from '../table-draft.ts'
import { applyCheck } from './apply-check.ts'
import { sqlSyntaxOf } from './sql-syntax.ts'
import { type DeclaredType, isUnheldType, sqlType } from './sql-types.ts'

/** The types that statements declare: enums with their values, domains with their underlying type. */
export type DeclaredTypes = ReadonlyMap<string, DeclaredType>

const indexes = /^(?:key|index|fulltext|spatial)$/

/** Reads one item in the brackets of CREATE TABLE or after ALTER TABLE … ADD: a column or a constraint. */
export function readItem(draft: TableDraft, text: string, tokens: readonly CodeToken[], types: DeclaredTypes): void {
  const [first] = tokens
  const last = tokens.at(-1)
  if (first === undefined || last === undefined) return
  const code = new CodeReader(text.slice(0, last.end), first.start, sqlSyntaxOf(text))
  if (code.take('constraint') && !isConstraint(code)) code.next()
  if (first.kind === 'word' && (isConstraint(code) || isIndex(code))) readConstraint(draft, code)
  else readColumn(draft, code, types)
}

/** Whether an index begins: "KEY (a)", "KEY name (a)", "INDEX name USING BTREE (a)", and no column called "key". */
function isIndex(code: CodeReader): boolean {
  if (!indexes.test(code.peek().text.toLowerCase())) return false
  const [second, third] = [code.peek(1), code.peek(2)]
  const isType = second.kind === 'word' && sqlType(second.text.toLowerCase(), []) !== null
  return (
    second.text === '(' ||
    (!isType && (third.text === '(' || /^(?:using|key|index)$/i.test(third.text))) ||
    /^(?:key|index)$/i.test(second.text)
  )
}

function isConstraint(code: CodeReader): boolean {
  return (
    code.isAt('primary', 'key') ||
    code.isAt('foreign', 'key') ||
    code.isAt('check', '(') ||
    (code.isAt('unique') &&
      (code.peek(1).text === '(' || code.isAt('unique', 'key') || code.isAt('unique', 'index') || code.peek(2).text === '(')) ||
    code.isAt('default') ||
    code.isAt('exclude') ||
    code.isAt('like') ||
    code.isAt('period', 'for')
  )
}

function readConstraint(draft: TableDraft, code: CodeReader): void {
  const { start } = code.peek()
  const kind = code.next().text.toLowerCase()
  if (indexes.test(kind) || kind === 'default') return
  if (kind === 'check') {
    const { tokens } = code.takeBrackets()
    applyCheck(draft, tokens, start, code.end)
    return
  }
  if (kind !== 'primary' && kind !== 'foreign' && kind !== 'unique') {
    draft.note(start, code.text.length, `${kind.toUpperCase()} is not imported: the data may break it`)
    return
  }
  while (code.peek().kind !== 'end' && !code.isAt('(')) code.next()
  const columns = namesIn(code)
  if (kind === 'primary') draft.key = columns
  else if (kind === 'unique') draft.setUnique(columns)
  else if (code.take('references')) readReference(draft, code, columns)
}

/** The names in brackets: "(id, `name`(20) DESC)". */
function namesIn(code: CodeReader): readonly string[] {
  if (!code.isAt('(')) return []
  let depth = 0
  let isNext = true
  return code.takeBrackets().tokens.flatMap(({ kind, text }) => {
    if (kind === 'sign' && text === '(') depth++
    if (kind === 'sign' && text === ')') depth--
    const isName = isNext && depth === 0 && (kind === 'word' || kind === 'name')
    isNext = kind === 'sign' && text === ',' && depth === 0
    return isName ? [text] : []
  })
}

function readReference(draft: TableDraft, code: CodeReader, columns: readonly string[]): void {
  const { start } = code.peek()
  const table = readName(code)
  const to = namesIn(code)
  draft.refer(columns, table, to.length === 0 ? null : to, start)
}

/** The last part of a name: "users" of "public.users". */
function readName(code: CodeReader): string {
  let name = code.next().text
  while (code.isAt('.')) {
    code.next()
    name = code.next().text
  }
  return name
}

function readColumn(draft: TableDraft, code: CodeReader, types: DeclaredTypes): void {
  const { text: name, start, kind } = code.next()
  if (kind !== 'word' && kind !== 'name') {
    draft.note(start, code.text.length, 'this is neither a column nor a constraint')
    return
  }
  const column = draft.column(name, start)
  if (code.isAt('as') && code.peek(1).text !== '(') code.next()
  const typeStart = code.peek().start
  const declared = readType(code, types)
  if (typeof declared === 'string') {
    draft.remove(column)
    draft.note(start, code.end, declared)
    return
  }
  if (declared !== null) setType(column, declared)
  if (declared === null && code.end > typeStart)
    draft.note(start, code.end, 'this type is unknown: the column has values that fit its name')
  let isFirst = true
  while (code.peek().kind !== 'end') {
    readColumnPart(draft, code, column, isFirst)
    isFirst = false
  }
}

/** Gives a column a declared type. */
function setType(column: WritableColumn, declared: DeclaredType): void {
  const { type, length, scale, min, max, isRangeOfType, values, shortest = null, pattern = null, meaning = null } = declared
  Object.assign(column, { type, length, scale, min, max, isRangeOfType, values, shortest, pattern, meaning })
}

/** Gives a column the type that follows "ALTER COLUMN name TYPE". */
export function retype(draft: TableDraft, column: WritableColumn, code: CodeReader, types: DeclaredTypes): void {
  const { start } = code.peek()
  const declared = readType(code, types)
  if (declared === null || typeof declared === 'string') draft.note(start, code.end, declared ?? 'this type is unknown')
  else setType(column, declared)
}

const endsType =
  /^(?:not|null|default|primary|unique|references|check|generated|auto_increment|autoincrement|identity|collate|comment|constraint|as|on|character|charset|rowguidcol|sparse|visible|invisible|stored|virtual|encode|storage|compression|foreign)$/
const ofTypes = /^(?:varying|precision|large|object|unsigned|signed|zerofill|without|with|local|time|zone)$/

const ofList = 'a column cannot contain a list: it is left out'
const ofOther = 'a column cannot contain bytes, ranges, shapes or structures: it is left out'

/** Reads the type of a column; the reason why no column has it; null for an unknown type. Reads nothing if there is no type. */
function readType(code: CodeReader, types: DeclaredTypes): DeclaredType | string | null {
  const first = code.peek()
  if ((first.kind !== 'word' && first.kind !== 'name') || (endsType.test(first.text.toLowerCase()) && !code.isAt('character'))) return null
  let name = readName(code).toLowerCase()
  while (
    /^(?:national|character|double|long|varying|native|nchar|char)$/.test(name.split('_').at(-1) ?? '') &&
    /^(?:varying|precision|character|char|varchar)$/i.test(code.peek().text)
  )
    name = `${name}_${code.next().text.toLowerCase()}`
  if (code.isAt('<')) {
    while (code.peek().kind !== 'end') code.next()
    return name === 'array' ? ofList : ofOther
  }
  const sizes = code.isAt('(') ? code.takeBrackets().tokens : []
  let isUnsigned = false
  while (code.peek().kind === 'word' && ofTypes.test(code.peek().text.toLowerCase()))
    isUnsigned = code.next().text.toLowerCase() === 'unsigned' || isUnsigned
  if (code.isAt('[') || code.isAt('array')) {
    while (code.isAt('[') || code.isAt(']') || code.isAt('array') || code.peek().kind === 'number') code.next()
    return ofList
  }
  if (name === 'array') return ofList
  if (name === 'enum' || name === 'set')
    return { ...noType, type: 'text', values: sizes.flatMap(({ kind, text }) => (kind === 'text' ? [text] : [])) }
  const numbers = sizes.flatMap(({ kind, text }) => (kind === 'number' ? [Number(text)] : []))
  const declared = types.get(name) ?? sqlType(name, numbers)
  if (declared === null && isUnheldType(name)) return ofOther
  return declared !== null && isUnsigned ? { ...declared, min: 0 } : declared
}

const noType = { type: null, length: null, scale: null, min: null, max: null, isRangeOfType: true, values: null } as const

/** Reads one of the clauses after the type of a column. */
function readColumnPart(draft: TableDraft, code: CodeReader, column: WritableColumn, isFirst: boolean): void {
  const { start } = code.peek()
  if (code.take('not', 'for', 'replication')) return
  if (code.take('not', 'null')) {
    column.isRequired = true
  } else if (code.take('null')) {
    column.isOptional = true
  } else if (code.take('primary')) {
    code.take('key')
    draft.key = [column.name]
  } else if (code.take('unique')) {
    code.take('key')
    column.isUnique = true
  } else if (code.take('references')) {
    readReference(draft, code, [column.name])
  } else if (code.take('check')) {
    const { tokens } = code.takeBrackets()
    applyCheck(draft, tokens, start, code.end)
  } else if (code.take('default')) {
    skipValue(code)
  } else if (code.take('generated') || (isFirst && code.isAt('as', '(')) || code.isAt('as', '(')) {
    readGenerated(draft, code, column.name, start)
  } else if (code.take('on')) {
    code.next()
    code.next()
    if (code.isAt('(')) code.takeBrackets()
  } else if (code.isAt('(')) code.takeBrackets()
  else code.next()
}

/** Reads "GENERATED ALWAYS AS IDENTITY", which numbers the rows, or "AS (price * qty)", which is not imported. */
function readGenerated(draft: TableDraft, code: CodeReader, name: string, start: number): void {
  while (code.take('always') || code.take('by') || code.take('default')) continue
  code.take('as')
  if (code.take('identity') || !code.isAt('(')) return
  code.takeBrackets()
  const column = draft.find(name)
  if (column !== undefined) draft.remove(column)
  draft.note(start, code.end, `${name} is computed by the database: it is left out`)
}

/** Skips a value, up to the next word that is not part of it. */
function skipValue(code: CodeReader): void {
  const isSigned = code.isAt('-') || code.isAt('+')
  if (isSigned) code.next()
  if (code.isAt('(')) code.takeBrackets()
  else {
    code.next()
    while (code.take('.')) code.next()
    if (code.isAt('(')) code.takeBrackets()
  }
  while (code.isAt('::')) {
    code.next()
    code.next()
    while (code.take('varying') || code.take('precision')) continue
    if (code.isAt('(')) code.takeBrackets()
    while (code.isAt('[') || code.isAt(']')) code.next()
  }
}
