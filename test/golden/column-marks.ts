import { createHash } from 'node:crypto'

type Row = Readonly<Record<string, unknown>>

/** A column of a table: a digest of all its values, and a character for each of its first rows. */
export interface ColumnMarks {
  readonly digest: string
  readonly rows: string
}

/** Rows of which each has a character of its own. */
const markedRows = 60

/** The columns of the tables of a document as golden values, by "table.column", in the order of the document. */
export function marksOf(tables: Readonly<Record<string, readonly Row[]>>): ReadonlyMap<string, ColumnMarks> {
  const found = new Map<string, ColumnMarks>()
  for (const [table, rows] of Object.entries(tables)) {
    for (const column of Object.keys(rows[0] ?? {})) {
      const values = rows.map((row) => JSON.stringify(row[column]))
      const marks = values.slice(0, markedRows).map((value) => digestOf(value).slice(0, 1))
      found.set(`${table}.${column}`, { digest: digestOf(values.join('\n')).slice(0, 12), rows: marks.join('') })
    }
  }
  return found
}

/** A line for each column. */
export function printMarks(marks: ReadonlyMap<string, ColumnMarks>): string {
  return [...marks].map(([column, { digest, rows }]) => `${column} ${digest} ${rows}\n`).join('')
}

export function parseMarks(text: string): ReadonlyMap<string, ColumnMarks> {
  const lines = text.split('\n').filter((line) => line !== '')
  return new Map(
    lines.map((line) => {
      const [column = '', digest = '', rows = ''] = line.split(' ')
      return [column, { digest, rows }]
    }),
  )
}

/** What differs, in sentences: which columns came, went or changed, and from which row on. */
export function differences(before: ReadonlyMap<string, ColumnMarks>, tables: Readonly<Record<string, readonly Row[]>>): readonly string[] {
  const after = marksOf(tables)
  const gone = [...before.keys()].filter((column) => !after.has(column)).map((column) => `${column} is gone`)
  const others = [...after].flatMap(([column, { digest, rows }]) => {
    const known = before.get(column)
    if (known === undefined) return [`${column} is new`]
    if (known.digest === digest) return []
    const row = [...rows].findIndex((mark, place) => mark !== known.rows[place])
    const [table = '', name = ''] = column.split('.')
    return row < 0
      ? [`${column} has other values after row ${markedRows}`]
      : [`${column} has other values from row ${row + 1} on, which has ${JSON.stringify(tables[table]?.[row]?.[name])}`]
  })
  return [...gone, ...others]
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
