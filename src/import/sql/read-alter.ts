import { closing, partsOf } from '../brackets.ts'
import { CodeReader, type CodeToken } from '../code-reader.ts'
import type { TableDraft, WritableColumn } from '../table-draft.ts'
import { readItem, retype } from './read-item.ts'
import { readName, report, type Script } from './script.ts'
import { sqlSyntaxOf } from './sql-syntax.ts'

/** Reads "ALTER TABLE orders ADD CONSTRAINT …", possibly with several changes separated by commas. @returns its end */
export function readAlter(script: Script, code: CodeReader, start: number): number {
  const draft = script.tables.get(readName(code).toLowerCase())
  const tokens: CodeToken[] = []
  while (code.peek().kind !== 'end' && !code.isAt(';') && !code.isAt('go')) tokens.push(code.next())
  const { end } = code
  code.take(';')
  if (draft === undefined) {
    // A dump sets the owner of sequences and views by ALTER TABLE, too.
    if (!/^(?:owner|rename|attach|cluster|enable|replica|set)$/i.test(tokens[0]?.text ?? ''))
      report(script, start, end, 'the table is not declared here')
    return code.end
  }
  let verb: readonly CodeToken[] = []
  for (const part of partsOf(tokens)) {
    const isChange = verbs.test(part[0]?.text ?? '') && part[0]?.kind === 'word'
    // "ADD a int, b int" of SQL Server has one verb.
    if (isChange) verb = /^(?:add|with)$/i.test(part[0]?.text ?? '') ? part.slice(0, 1) : []
    readChange(script, draft, isChange ? part : [...verb, ...part])
  }
  return code.end
}

const verbs =
  /^(?:add|with|alter|modify|change|drop|rename|owner|enable|disable|cluster|set|engine|auto_increment|comment|replica|check|attach|convert|default|validate|nocheck|order|force|inherit)$/i
/** Changes after which the data is as before. */
const others =
  /^(?:owner|enable|disable|cluster|set|engine|auto_increment|comment|replica|check|attach|convert|default|validate|nocheck|order|force)$/

function readChange(script: Script, draft: TableDraft, tokens: readonly CodeToken[]): void {
  const words = tokens.slice(0, 8).map(({ text }) => text.toLowerCase())
  const [first] = tokens
  const last = tokens.at(-1)
  if (first === undefined || last === undefined || others.test(words[0] ?? '')) return
  const from = words[0] === 'with' && words[2] === 'add' ? 3 : 1
  const at = words[from] === 'column' ? from + 1 : from
  const named = tokens[words[at] === 'if' ? at + 2 : at]
  const column = named === undefined ? undefined : draft.find(named.text)
  const rest = tokens.slice(at + 1)
  if (words[0] === 'add' || from > 1) add(script, draft, tokens.slice(at))
  else if (words[0] === 'modify') for (const part of unbracketed(tokens.slice(at))) redeclare(script, draft, part[0]?.text ?? '', part)
  else if (words[0] === 'change') redeclare(script, draft, named?.text ?? '', rest)
  else if (words[0] === 'rename' && column !== undefined && rest[0]?.text.toLowerCase() === 'to') rename(draft, column, rest[1]?.text ?? '')
  else if (words[0] === 'drop' && column !== undefined && words[from] !== 'constraint') draft.remove(column)
  else if (words[0] === 'alter' && column !== undefined && alter(script, draft, column, rest)) return
  else draft.note(first.start, last.end, 'this change of the table is not imported')
}

/** Adds a column or a constraint, or those in brackets, as in Oracle: "ADD (a NUMBER, b DATE)". */
function add({ text, types }: Script, draft: TableDraft, tokens: readonly CodeToken[]): void {
  const isKeyword = tokens[0]?.text.toLowerCase() === 'if'
  for (const item of unbracketed(isKeyword ? tokens.slice(3) : tokens)) readItem(draft, text, item, types)
}

/** The parts in brackets around all tokens; else the tokens alone. */
function unbracketed(tokens: readonly CodeToken[]): readonly (readonly CodeToken[])[] {
  const isBracketed = tokens[0]?.text === '(' && closing(tokens, 0) === tokens.length - 1
  return isBracketed ? partsOf(tokens.slice(1, -1)) : [tokens]
}

/** Declares a column anew, at its place: "MODIFY name VARCHAR(30)", "CHANGE name title VARCHAR(30)". @param tokens from its new name on */
function redeclare({ text, types }: Script, draft: TableDraft, name: string, tokens: readonly CodeToken[]): void {
  const before = draft.find(name)
  const [first] = tokens
  if (before === undefined || first === undefined) return
  const scratch = draft.like()
  readItem(scratch, text, tokens, types)
  draft.notes.push(...scratch.notes)
  for (const { name: own, ...declared } of scratch.columns.values()) {
    // Oracle names only what changes.
    const kept = declared.type === null ? { ...before, isRequired: declared.isRequired, isOptional: declared.isOptional } : declared
    Object.assign(before, kept, { name: before.name, isUnique: before.isUnique || declared.isUnique })
    if (own !== before.name) rename(draft, before, own)
  }
}

function rename(draft: TableDraft, column: WritableColumn, name: string): void {
  const { columns } = draft
  const before = column.name
  if (name === '' || columns.has(name)) return
  draft.rename(column, name)
  draft.key = draft.key.map((each) => (each === before ? name : each))
}

/** Reads "TYPE varchar(20)", "SET NOT NULL", "NVARCHAR(20) NOT NULL". Returns false for a change that is not read. */
function alter({ text, types }: Script, draft: TableDraft, column: WritableColumn, tokens: readonly CodeToken[]): boolean {
  const [first] = tokens
  const last = tokens.at(-1)
  if (first === undefined || last === undefined) return false
  const code = new CodeReader(text.slice(0, last.end), first.start, sqlSyntaxOf(text))
  if (code.take('set', 'not', 'null')) column.isRequired = true
  else if (code.take('drop', 'not', 'null')) column.isRequired = false
  else if (code.take('type') || code.take('set', 'data', 'type')) retype(draft, column, code, types)
  else if (/^(?:set|add|drop)$/i.test(first.text))
    return /^(?:default|generated|identity|statistics|storage|expression)$/i.test(tokens[1]?.text ?? '')
  else {
    retype(draft, column, code, types)
    column.isRequired = code.take('not', 'null')
  }
  return true
}
