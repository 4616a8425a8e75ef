import { partsOf } from '../brackets.ts'
import { CodeReader, type CodeToken } from '../code-reader.ts'
import type { ImportNote } from '../imported.ts'
import { importUnreadable } from '../import-unreadable.ts'
import { noteAt } from '../note-at.ts'
import { TableDraft } from '../table-draft.ts'
import { readItem } from './read-item.ts'
import { sqlSyntax } from './sql-syntax.ts'
import { type DeclaredType, sqlType } from './sql-types.ts'

/** The declarations of a script that were read so far. */
export interface Script {
  readonly text: string
  /** By name in lower case. */
  readonly tables: Map<string, TableDraft>
  /** Enums and domains, by name in lower case. */
  readonly types: Map<string, DeclaredType>
  readonly notes: ImportNote[]
}

/** Reads the statement at an offset. @returns the offset of its end; null if no statement begins there */
export function readStatement(script: Script, start: number): number | null {
  const code = new CodeReader(script.text, start, sqlSyntax)
  if (code.take('create')) return readCreate(script, code, start)
  if (code.take('alter', 'table')) return readAlter(script, code, start)
  if (!isOther(code)) return null
  const hasRows = /^(?:insert|merge|copy|update|delete)$/i.test(code.peek().text)
  skipStatement(code)
  if (hasRows) report(script, start, code.end, 'only declarations are imported: these rows are not in the data')
  return code.end
}

/** Whether the statement declares no table. */
function isOther(code: CodeReader): boolean {
  const [first, second] = [code.peek(), code.peek(1)]
  const two = `${first.text} ${second.text}`.toLowerCase()
  if (
    /^(?:insert into|comment on|drop (?:table|type|database|schema|index|sequence|view)|alter (?:sequence|type|index|domain|database|schema)|grant \w+|lock tables|unlock tables|start transaction|delete from|merge into|truncate table)$/.test(
      two,
    )
  )
    return true
  if (/^(?:go|begin|commit)$/i.test(first.text) && second.isFirst) return true
  return /^(?:set|use|pragma|select|update|copy|begin|commit|print|exec)$/i.test(first.text) && endsOnLine(code.text, first.start)
}

/** Whether the line of a statement ends in a semicolon. */
function endsOnLine(text: string, at: number): boolean {
  const end = text.indexOf('\n', at)
  return /;\s*$/.test(text.slice(at, end < 0 ? Math.min(text.length, at + 2000) : Math.min(end, at + 2000)))
}

function report({ text, notes }: Script, start: number, end: number, reason: string): void {
  notes.push(noteAt(text, start, end, reason))
}

function skipStatement(code: CodeReader): void {
  const isBatch = /^go$/i.test(code.peek().text)
  if (isBatch) code.next()
  else while (code.peek().kind !== 'end' && code.next().text !== ';') continue
}

function readCreate(script: Script, code: CodeReader, start: number): number | null {
  while (/^(?:or|replace|global|local|temp|temporary|unlogged|external|foreign)$/i.test(code.peek().text)) code.next()
  if (code.take('table')) return readTable(script, code, start)
  if (code.take('type')) return readEnum(script, code)
  if (code.take('domain')) return readDomain(script, code)
  const isUnique = code.take('unique')
  while (code.take('clustered') || code.take('nonclustered')) continue
  if (code.take('index')) return readIndex(script, code, isUnique)
  if (!/^(?:view|function|procedure|trigger|materialized|sequence|schema|database|extension|policy|role|user)$/i.test(code.peek().text))
    return null
  const kind = code.peek().text.toLowerCase()
  skipStatement(code)
  if (/^(?:view|materialized|trigger|function|procedure)$/.test(kind)) report(script, start, code.end, `a ${kind} is not imported`)
  return code.end
}

/** The name of a table, without its schema. */
function readName(code: CodeReader): string {
  if (code.take('if', 'not', 'exists')) return readName(code)
  if (code.take('if', 'exists') || code.take('only')) return readName(code)
  let name = code.next().text
  while (code.take('.')) name = code.next().text
  return name
}

function readTable(script: Script, code: CodeReader, start: number): number | null {
  const name = readName(code)
  if (!code.isAt('(')) return null
  const opened = code.peek().start
  const { tokens, isClosed } = code.takeBrackets()
  if (!isClosed && !tokens.some(({ kind, text }) => kind === 'word' && sqlType(text.toLowerCase(), []) !== null)) return null
  if (!isClosed) throw importUnreadable(script.text, opened, `the columns of table "${name}" have no closing bracket: close them with ")"`)
  const draft = new TableDraft(script.text, name, start, endOfTable(code))
  for (const item of partsOf(tokens)) readItem(draft, script.text, item, script.types)
  if (draft.columns.size === 0) throw importUnreadable(script.text, start, `table "${name}" has no columns: name at least one`)
  if (script.tables.has(name.toLowerCase()))
    report(script, start, draft.end, 'a table of this name exists already: only the first one is imported')
  else script.tables.set(name.toLowerCase(), draft)
  return draft.end
}

/** The end of CREATE TABLE after its brackets: the semicolon after its options, or the end of the line if there is none. */
function endOfTable(code: CodeReader): number {
  for (;;) {
    const token = code.peek()
    if (token.kind === 'end' || (token.isFirst && token.text !== ';')) return code.end
    if (code.next().text === ';') return code.end
  }
}

/** "CREATE TYPE mood AS ENUM ('sad', 'ok')" */
function readEnum(script: Script, code: CodeReader): number {
  const name = readName(code)
  if (code.take('as', 'enum')) {
    const values = code.takeBrackets().tokens.flatMap(({ kind, text }) => (kind === 'text' ? [text] : []))
    script.types.set(name.toLowerCase(), { type: 'text', length: null, scale: null, min: null, max: null, isRangeOfType: true, values })
  }
  skipStatement(code)
  return code.end
}

/** Reads "CREATE DOMAIN age AS int CHECK (VALUE BETWEEN 0 AND 120)" like a column without a name. */
function readDomain({ text, types }: Script, code: CodeReader): number {
  const { start } = code.peek()
  const draft = new TableDraft(text, '', start, start)
  const tokens: CodeToken[] = []
  while (code.peek().kind !== 'end' && !code.isAt(';')) tokens.push(code.next())
  readItem(draft, text, tokens, types)
  for (const [name, column] of draft.columns) types.set(name.toLowerCase(), column)
  skipStatement(code)
  return code.end
}

/** Reads "CREATE UNIQUE INDEX ON users (email)". An index of some rows only is reported as not imported. */
function readIndex(script: Script, code: CodeReader, isUnique: boolean): number {
  const { start } = code.peek()
  while (code.peek().kind !== 'end' && !code.isAt('on') && !code.isAt(';')) code.next()
  if (code.take('on')) {
    const draft = script.tables.get(readName(code).toLowerCase())
    if (code.take('using')) code.next()
    const { tokens } = code.isAt('(') ? code.takeBrackets() : { tokens: [] }
    const names = partsOf(tokens).map(([first]) => first?.text ?? '')
    const isPlain = draft !== undefined && names.every((name) => draft.find(name) !== undefined) && !code.isAt('where')
    if (isUnique && isPlain) draft.setUnique(names)
    else if (isUnique) report(script, start, code.end, 'this unique index is not imported: the data may break it')
  }
  skipStatement(code)
  return code.end
}

/** Reads "ALTER TABLE orders ADD CONSTRAINT …", possibly with several changes separated by commas. */
function readAlter(script: Script, code: CodeReader, start: number): number {
  const draft = script.tables.get(readName(code).toLowerCase())
  const tokens: CodeToken[] = []
  while (code.peek().kind !== 'end' && !code.isAt(';') && !code.isAt('go')) tokens.push(code.next())
  const { end } = code
  code.take(';')
  if (draft === undefined) {
    report(script, start, end, 'the table is not declared here')
    return code.end
  }
  for (const item of partsOf(tokens)) readChange(script, draft, item)
  return code.end
}

function readChange(script: Script, draft: TableDraft, tokens: readonly CodeToken[]): void {
  const words = tokens.slice(0, 6).map(({ text }) => text.toLowerCase())
  const isChecked = words[0] === 'with' && words[2] === 'add'
  const from = isChecked ? 3 : words[0] === 'add' ? 1 : 0
  const last = tokens.at(-1)
  const [first] = tokens
  if (first === undefined || last === undefined) return
  if (from > 0) {
    const skip = words[from] === 'column' ? 1 : 0
    readItem(draft, script.text, tokens.slice(from + skip), script.types)
    return
  }
  if (/^(?:owner|enable|disable|cluster|set|engine|auto_increment|comment|replica|check)$/.test(words[0] ?? '')) return
  const at = words[1] === 'column' ? 2 : 1
  const isAlter = words[0] === 'alter' || words[0] === 'modify'
  if (
    isAlter &&
    (words[at + 1] === 'set' || words[at + 1] === 'add') &&
    /^(?:not|default|generated|statistics|storage)$/.test(words[at + 2] ?? '')
  )
    return
  if (words[0] === 'modify') return
  draft.note(first.start, last.end, 'this change of the table is not imported')
}
