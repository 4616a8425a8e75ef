import type { CodeLine } from './block-lines.ts'
import type { ImportNote } from './imported.ts'
import { noteAt } from './note-at.ts'
import type { TableDraft } from './table-draft.ts'

interface Path {
  readonly table: string
  readonly columns: readonly string[]
  readonly next: number
  readonly end: number
}

/** "core.users.id", "orders.(a, b)" */
function pathFrom(tokens: CodeLine, from: number): Path | null {
  const names: string[] = []
  let at = from
  while ((tokens[at]?.kind === 'word' || tokens[at]?.kind === 'name') && tokens[at + 1]?.text === '.') {
    names.push(tokens[at]?.text ?? '')
    at += 2
  }
  const token = tokens[at]
  const table = names.at(-1)
  if (table === undefined || token === undefined) return null
  if (token.text !== '(') return { table, columns: [token.text], next: at + 1, end: token.end }
  const close = tokens.findIndex(({ text }, place) => place > at && text === ')')
  const columns = tokens.slice(at + 1, close).flatMap(({ kind, text }) => (kind === 'sign' ? [] : [text]))
  return close < 0 ? null : { table, columns, next: close + 1, end: tokens[close]?.end ?? token.end }
}

/** Reads "> users.id", "< orders.user_id", "- users.id" or "<> tags.id" after a column. */
export function readInlineReference(draft: TableDraft, column: string, tokens: CodeLine, drafts: ReadonlyMap<string, TableDraft>): void {
  const [first, second] = tokens
  const isMany = first?.text === '<' && second?.text === '>'
  const path = pathFrom(tokens, isMany ? 2 : 1)
  const other = drafts.get(path?.table ?? '')
  if (path === null || first === undefined)
    return draft.note(first?.start ?? draft.end, first?.end ?? draft.end, 'this reference is not read')
  if (isMany || first.text === '<') {
    if (other === undefined) draft.note(first.start, path.end, 'the table that refers is not declared')
    else if (isMany) relate(draft, other)
    else referOnce(other, path.columns, draft.name, [column], first.start)
    return
  }
  referOnce(draft, [column], other?.name ?? path.table, path.columns, first.start)
  if (first.text === '-') draft.setUnique([column])
}

/** Gives the rows of two tables lists of each other. */
function relate(one: TableDraft, other: TableDraft): void {
  one.lists.push(other.name)
  other.lists.push(one.name)
}

/** Adds a reference unless the columns have it already, as it may stand at both sides. */
function referOnce(draft: TableDraft, columns: readonly string[], table: string, to: readonly string[], at: number): void {
  if (!draft.references.some((each) => each.table === table && each.columns.join() === columns.join())) draft.refer(columns, table, to, at)
}

/** Reads "users.id < posts.user_id". The side with many rows refers to the other one; of a one-to-one reference, the first side refers. */
export function readReference(text: string, line: CodeLine, drafts: ReadonlyMap<string, TableDraft>, notes: ImportNote[]): void {
  const from = line[0]?.text === ':' ? 1 : line[1]?.text === ':' ? 2 : 0
  const left = pathFrom(line, from)
  const sign = left === null ? undefined : line[left.next]
  const isMany = sign?.text === '<' && line[(left?.next ?? 0) + 1]?.text === '>'
  const right = left === null ? null : pathFrom(line, left.next + (isMany ? 2 : 1))
  const [child, parent] = sign?.text === '<' && !isMany ? [right, left] : [left, right]
  const [draft, other] = [drafts.get(child?.table ?? ''), drafts.get(parent?.table ?? '')]
  const first = line[0]
  if (first === undefined) return
  if (child === null || parent === null || draft === undefined || (isMany && other === undefined)) {
    notes.push(noteAt(text, first.start, line.at(-1)?.end ?? first.end, 'the table or column that refers is not declared'))
    return
  }
  if (isMany && other !== undefined) return relate(draft, other)
  referOnce(draft, child.columns, other?.name ?? parent.table, parent.columns, first.start)
  if (sign?.text === '-') draft.setUnique(child.columns)
}
