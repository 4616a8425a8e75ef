import { partsOf } from '../brackets.ts'
import { CodeReader, type CodeToken } from '../code-reader.ts'
import { drafted } from '../drafted.ts'
import type { ImportFormat } from '../import-format.ts'
import { importUnreadable } from '../import-unreadable.ts'
import { declaredBy } from '../json-values.ts'
import { TableDraft } from '../table-draft.ts'
import { sqlSyntaxOf } from './sql-syntax.ts'

const example = `INSERT INTO products (id, name, price, launched_on) VALUES
  (1, 'Lamp', 19.90, '2025-03-02'),
  (2, 'Desk', 149.00, '2025-03-04');`

/** Maximum number of rows of a table whose values are considered. */
const mostRows = 1000

/** INSERT statements with values, as examples of rows. */
export const insert: ImportFormat = {
  name: 'insert',
  title: 'INSERT statements',
  description:
    'INSERT INTO with the names of the columns and VALUES. Types follow from the values; of several rows, also the range or the list of values.',
  example,
  read: (text) => {
    const tables = new Map<string, Sample>()
    const code: { start: number; end: number }[] = []
    for (const { 0: head, 1: name = '', index } of text.matchAll(header)) {
      if (index < (code.at(-1)?.end ?? 0)) continue
      const statement = readStatement(text, index, index + head.length)
      if (statement === null) continue
      code.push({ start: index, end: statement.end })
      const table = plainName(name)
      const sample = tables.get(table) ?? { columns: statement.columns, rows: [], start: index, end: statement.end }
      if (sample.columns.join() === statement.columns.join()) sample.rows.push(...statement.rows.slice(0, mostRows - sample.rows.length))
      tables.set(table, sample)
    }
    const drafts = [...tables].map(([name, { columns, rows, start, end }]) => {
      const draft = new TableDraft(text, name, start, end)
      for (const [place, column] of columns.entries()) draft.column(column, start, declaredBy(rows.map((row) => row[place] ?? null)))
      return draft
    })
    return drafted(text, drafts, code)
  },
}

/** Rows of a table. */
interface Sample {
  readonly columns: readonly string[]
  readonly rows: unknown[][]
  readonly start: number
  readonly end: number
}

const header = /\binsert[ \t]{1,4}(?:ignore[ \t]{1,4})?into\s{1,8}([\w."`[\]]{1,200})\s{0,8}(?=\()/gi

/** The last part of a name, without quotes: "users" of 'public."users"'. */
function plainName(name: string): string {
  return (name.split('.').at(-1) ?? name).replaceAll(/["`[\]]/g, '')
}

/** Columns and rows of a statement; null if it has no VALUES. @param at offset of the bracket before the columns */
function readStatement(
  text: string,
  start: number,
  at: number,
): { readonly columns: readonly string[]; readonly rows: unknown[][]; readonly end: number } | null {
  const code = new CodeReader(text, at, sqlSyntaxOf(text))
  const columns = code.takeBrackets()
  if (columns.isClosed && !code.take('values')) return null
  const rows: unknown[][] = []
  let { isClosed } = columns
  while (isClosed && code.isAt('(')) {
    const row = code.takeBrackets()
    isClosed &&= row.isClosed
    rows.push(partsOf(row.tokens).map(valueOf))
    code.take(',')
  }
  if (!isClosed) throw importUnreadable(text, start, 'this INSERT has a bracket that is not closed: close it with ")"')
  while (code.peek().kind !== 'end' && !code.isAt(';') && !code.peek().isFirst) code.next()
  code.take(';')
  return { columns: columns.tokens.flatMap(({ kind, text: name }) => (kind === 'sign' ? [] : [name])), rows, end: code.end }
}

/** The value of a literal; the text of any other expression. */
function valueOf(tokens: readonly CodeToken[]): unknown {
  const [first, second] = tokens
  if (first === undefined || /^null$/i.test(first.text)) return null
  if (first.kind === 'number') return Number(first.text)
  if (first.text === '-' && second?.kind === 'number') return -Number(second.text)
  if (first.kind === 'word' && /^(?:true|false)$/i.test(first.text)) return first.text.toLowerCase() === 'true'
  return first.text
}
