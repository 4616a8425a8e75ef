import { partsOf } from './brackets.ts'
import { CodeReader, type CodeToken } from './code-reader.ts'
import { migrationSyntax } from './migration-blocks.ts'
import type { TableDraft } from './table-draft.ts'

/** A call that changes a table: "add_index :users, [:email], unique: true" as "index [:email], unique: true". */
export interface MigrationChange {
  readonly name: string
  readonly tokens: readonly CodeToken[]
  readonly start: number
  readonly end: number
}

const change = /^[ \t]{0,40}(add_foreign_key|add_index|add_column|add_reference|add_check_constraint)\b/gm
const createEnum = /^[ \t]{0,40}create_enum\b/gm

/** The values of the enums that "create_enum" makes, by name. */
export function enumsIn(text: string): ReadonlyMap<string, readonly string[]> {
  const enums = new Map<string, readonly string[]>()
  for (const { 0: found, index } of text.matchAll(createEnum)) {
    const [name = [], values = []] = partsOf(lineTokens(text, index + found.length))
    enums.set(
      nameIn(name),
      values.flatMap(({ kind, text: value }) => (kind === 'text' || kind === 'word' ? [value] : [])),
    )
  }
  return enums
}

/**
 * Reads the changes of tables by Rails. References are added here.
 * @param read reads a change like a statement of the table
 */
export function readChanges(
  text: string,
  drafts: ReadonlyMap<string, TableDraft>,
  read: (draft: TableDraft, change: MigrationChange) => void,
): void {
  for (const { 0: found, 1: kind = '', index } of text.matchAll(change)) {
    const tokens = lineTokens(text, index + found.length)
    const [table = [], second = [], third = [], ...options] = partsOf(tokens)
    const draft = drafts.get(nameIn(table))
    const start = index + found.search(/\S/)
    const end = tokens.at(-1)?.end ?? start
    if (draft === undefined) continue
    const rest = tokens.slice(tokens.findIndex((token) => token.text === ',') + 1)
    if (kind === 'add_foreign_key') refer(draft, nameIn(second), [third, ...options], start)
    else if (kind === 'add_column') read(draft, { name: nameIn(third), tokens: [...second, ...options.flatMap(withComma)], start, end })
    else read(draft, { name: names[kind] ?? kind, tokens: rest, start, end })
  }
}

/** The names of changes as statements of a table. */
const names: Readonly<Record<string, string>> = {
  add_index: 'index',
  add_reference: 'references',
  add_check_constraint: 'check_constraint',
}

function withComma(tokens: readonly CodeToken[]): readonly CodeToken[] {
  const [first] = tokens
  return first === undefined ? [] : [{ ...first, kind: 'sign', text: ',' }, ...tokens]
}

/** The tokens of a call: up to the end of the line, or of the line that its commas continue. */
function lineTokens(text: string, at: number): readonly CodeToken[] {
  const code = new CodeReader(text, at, migrationSyntax)
  const isBracketed = code.isAt('(')
  if (isBracketed) return code.takeBrackets().tokens
  const tokens: CodeToken[] = []
  while (code.peek().kind !== 'end' && (!code.peek().isFirst || tokens.at(-1)?.text === ',')) tokens.push(code.next())
  return tokens
}

/** The name in '"users"' and ":users". */
function nameIn(tokens: readonly CodeToken[]): string {
  return tokens.find(({ kind }) => kind === 'text' || kind === 'word')?.text ?? ''
}

/** Reads 'add_foreign_key "posts", "users", column: "author_id"'. Without a column it is named by the other table. */
function refer(draft: TableDraft, table: string, options: readonly (readonly CodeToken[])[], start: number): void {
  const option = (name: string): string | undefined =>
    options.find(([key]) => key?.text === name)?.findLast(({ kind }) => kind === 'text' || kind === 'word')?.text
  const singular = table.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
  const column = option('column') ?? `${singular}_id`
  const key = option('primary_key')
  if (draft.references.some(({ columns }) => columns.length === 1 && columns[0] === column)) return
  draft.refer([draft.find(column)?.name ?? column], table, key === undefined ? null : [key], start)
}
