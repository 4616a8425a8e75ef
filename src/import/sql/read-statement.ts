import { partsOf } from '../brackets.ts'
import { CodeReader, type CodeToken } from '../code-reader.ts'
import { importUnreadable } from '../import-unreadable.ts'
import { TableDraft } from '../table-draft.ts'
import { endOfBody, otherStatement, skipStatement } from './other-statement.ts'
import { readAlter } from './read-alter.ts'
import { readItem } from './read-item.ts'
import { readName, report, type Script } from './script.ts'
import { sqlSyntaxOf } from './sql-syntax.ts'
import { sqlType } from './sql-types.ts'
import { itemsIn } from './table-items.ts'

/** Reads the statement at an offset. @returns the offset of its end; null if no statement begins there */
export function readStatement(script: Script, start: number): number | null {
  const code = new CodeReader(script.text, start, sqlSyntaxOf(script.text))
  if (code.take('create')) return readCreate(script, code, start)
  if (code.take('alter', 'table')) return readAlter(script, code, start)
  const other = otherStatement(code)
  if (other === null) return null
  if (other.reason !== null) report(script, start, other.end, other.reason)
  return other.end
}

function readCreate(script: Script, code: CodeReader, start: number): number | null {
  while (/^(?:or|replace|global|local|temp|temporary|unlogged|external|foreign|transient|volatile|hybrid)$/i.test(code.peek().text))
    code.next()
  if (code.take('table')) return readTable(script, code, start)
  if (code.take('type')) return readEnum(script, code)
  if (code.take('domain')) return readDomain(script, code)
  const isUnique = code.take('unique')
  while (code.take('clustered') || code.take('nonclustered')) continue
  if (code.take('index')) return readIndex(script, code, isUnique)
  const kind = code.peek().text.toLowerCase()
  if (!createdKinds.test(kind)) return null
  const end = endOfBody(code, start, kind)
  if (/^(?:view|materialized|trigger|function|procedure)$/.test(kind)) report(script, start, end, `a ${kind} is not imported`)
  return end
}

const createdKinds =
  /^(?:view|function|procedure|proc|trigger|materialized|sequence|schema|database|extension|policy|role|user|rule|event|publication|server)$/

function readTable(script: Script, code: CodeReader, start: number): number | null {
  const name = readName(code)
  if (code.isAt('partition', 'of') || code.isAt('as') || code.isAt('clone') || code.isAt('like')) {
    skipStatement(code)
    report(script, start, code.end, 'a table that another one or a query declares is not imported')
    return code.end
  }
  if (!code.isAt('(')) return null
  const opened = code.peek().start
  const { tokens, isClosed } = code.takeBrackets()
  if (!isClosed && !tokens.some(({ kind, text }) => kind === 'word' && sqlType(text.toLowerCase(), []) !== null)) return null
  if (!isClosed) throw importUnreadable(script.text, opened, `the columns of table "${name}" have no closing bracket: close them with ")"`)
  const draft = new TableDraft(script.text, name, start, endOfTable(code))
  for (const item of itemsIn(tokens)) readItem(draft, script.text, item, script.types)
  if (draft.columns.size === 0) throw importUnreadable(script.text, start, `table "${name}" has no columns: name at least one`)
  if (script.tables.has(name.toLowerCase()))
    report(script, start, draft.end, 'a table of this name exists already: only the first one is imported')
  else script.tables.set(name.toLowerCase(), draft)
  return draft.end
}

const options =
  /^(?:partition|partitioned|cluster|clustered|options|inherits|tablespace|engine|default|comment|charset|collate|distkey|sortkey|diststyle|pctfree|storage|organization|order|primary|settings|ttl|tblproperties|location|stored|auto_increment|row_format|distributed|duplicate|data_retention_time_in_days)$/i
/** Maximum tokens of the options of a table. */
const mostOptions = 200

/** The end of CREATE TABLE after its brackets: the semicolon after its options, or the end of the line if there is none. */
function endOfTable(code: CodeReader): number {
  let count = 0
  for (;;) {
    const token = code.peek()
    const isWith = /^with$/i.test(token.text) && code.peek(1).text === '('
    const isOption = isWith || (token.kind === 'word' && options.test(token.text))
    if (token.kind === 'end' || (token.isFirst && token.text !== ';' && token.text !== ')' && !isOption) || count++ > mostOptions)
      return code.end
    if (code.isAt('(')) code.takeBrackets()
    else if (code.next().text === ';') return code.end
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
  while (code.peek(1).text === '.') {
    code.next()
    code.next()
  }
  const { start } = code.peek()
  const draft = new TableDraft(text, '', start, start)
  const tokens: CodeToken[] = []
  while (code.peek().kind !== 'end' && !code.isAt(';')) tokens.push(code.next())
  readItem(draft, text, tokens, types)
  for (const [name, column] of draft.columns) types.set(name.toLowerCase(), column)
  skipStatement(code)
  return code.end
}

/**
 * Reads "CREATE UNIQUE INDEX ON users (email)". For an index of some rows only, or of "lower(email)", the values of all rows are unique, which
 * is more than it asks for.
 */
function readIndex(script: Script, code: CodeReader, isUnique: boolean): number {
  const { start } = code.peek()
  while (code.peek().kind !== 'end' && !code.isAt('on') && !code.isAt(';')) code.next()
  if (code.take('on')) {
    const draft = script.tables.get(readName(code).toLowerCase())
    if (code.take('using')) code.next()
    const { tokens } = code.isAt('(') ? code.takeBrackets() : { tokens: [] }
    const names = partsOf(tokens).map(indexedName)
    const { end } = code
    if (isUnique && draft !== undefined && names.length > 0 && names.every((name) => draft.find(name) !== undefined)) {
      draft.setUnique(names)
      const isPartial = endsWithCondition(code)
      if (isPartial) draft.remark(start, end, 'the values of all rows are unique, not only of those of the condition')
    } else if (isUnique) report(script, start, end, 'this unique index is not imported: the data may break it')
  }
  skipStatement(code)
  return code.end
}

/** The column of "email DESC", "lower(email)" and "lower((email)::text)"; empty for none. */
function indexedName(tokens: readonly CodeToken[]): string {
  const [first, second] = tokens
  if (second?.text !== '(') return first?.text ?? ''
  return /^(?:lower|upper)$/i.test(first?.text ?? '') ? (tokens.find(({ text }, at) => at > 1 && text !== '(')?.text ?? '') : ''
}

function endsWithCondition(code: CodeReader): boolean {
  while (code.peek().kind !== 'end' && !code.isAt(';') && !code.isAt('go')) if (code.next().text.toLowerCase() === 'where') return true
  return false
}
