import { drafted } from './drafted.ts'
import type { ImportFormat } from './import-format.ts'
import type { Imported, ImportedColumn } from './imported.ts'
import { declaredBy } from './json-values.ts'
import { lineEnd } from './line-end.ts'
import { TableDraft } from './table-draft.ts'

const example = `id,product,qty,price,shipped_on
1,Lamp,3,19.90,2025-03-02
2,Chair,1,49.00,2025-03-04
3,Desk,2,120.50,2025-03-09`

/** Maximum number of rows whose values are considered. */
const mostRows = 1000

/** A table with a header line and rows of values. */
export const csv: ImportFormat = {
  name: 'csv',
  title: 'CSV',
  description:
    'A header line and rows, separated by commas, semicolons, tabs or bars, also with rules as in Markdown. Types follow from the values; of several rows, also the range or the list of values.',
  example,
  read: (text, unnamed) => {
    // A byte order mark is no part of the first name.
    const start = text.search(/[^\s\uFEFF]/)
    if (start < 0) return null
    return readFrom(text, start, unnamed) ?? readIntroduced(text, unnamed)
  },
}

/** Maximum number of lines before a table in which its introduction is searched. */
const mostIntroductions = 8

/** The table after a line that ends in a colon, such as "50 rows like these:", after a mark of a code block, or after an empty line. */
function readIntroduced(text: string, unnamed: string): Imported | null {
  const introduction = /(?::|```\w{0,10}|\r?\n)[ \t]{0,10}\r?\n\s{0,40}/g
  for (let tried = 0; tried < mostIntroductions; tried++) {
    const found = introduction.exec(text)
    if (found === null) return null
    const imported = readFrom(text, found.index + found[0].length, unnamed)
    if (imported !== null) return imported
  }
  return null
}

const counts = /^(?:(?:row|record)s?(?: count)?|count|volume|size|number of (?:rows|records)|# ?(?:of )?(?:rows|records))$/i

interface Row {
  readonly cells: readonly string[]
  readonly end: number
}

function readFrom(text: string, begin: number, unnamed: string): Imported | null {
  const start = afterRules(text, begin)
  const line = text.slice(start, lineEnd(text, start))
  const separator = line.startsWith('|') ? '|' : ['\t', ';', ',', '|'].find((each) => line.includes(each))
  if (separator === undefined) return null
  const header = rowAt(text, start, separator)
  const names = header.cells.map((cell) => cell.trim())
  // "Table | Rows": the rows of tables are no rows of one.
  if (/^(?:table|entity|dataset|collection)s?(?: name)?$/i.test(names[0] ?? '') && names.some((name) => counts.test(name))) return null
  if (names.length < 2 || new Set(names).size < names.length || !names.every(isName)) return null
  const rows: Row[] = []
  let end = header.end
  while (end < text.length) {
    const row = rowAt(text, afterRules(text, end + 1), separator)
    if (row.cells.length !== names.length || row.cells.every((cell) => cell.trim() === '')) break
    if (rows.length < mostRows) rows.push(row)
    end = row.end
  }
  const columns = names.map((name, place) => ({ name, declared: declaredAs(textsOf(rows, place, separator)) }))
  if (rows.length === 0 || !columns.some(({ declared }) => declared.type !== 'text' && declared.type !== undefined)) return null
  const draft = new TableDraft(text, unnamed, start, end)
  for (const { name, declared } of columns) draft.column(name, start, declared)
  if (isKey(names, rows)) draft.key = names.slice(0, 1)
  return drafted(text, [draft], [{ start, end }])
}

/** The offset of the first line from `at` that is no rule, as in Markdown or as database clients print it: "|----|:---:|", "+----+----+". */
function afterRules(text: string, at: number): number {
  for (let start = at; ; start = lineEnd(text, start) + 1) {
    const line = text.slice(start, lineEnd(text, start))
    if (!line.includes('--') || !/^[-+|: \r]+$/.test(line)) return start
  }
}

/** Whether a text can be the head of a column: "Amount (EUR)", "Paid?", "Order No.", but no number and no sentence. */
function isName(text: string): boolean {
  const words = text.split(' ').length
  return (
    /\p{L}|[#%]/u.test(text) &&
    /^[\p{L}\p{N}_#%][\p{L}\p{N}\p{Sc}_ .\-()%#/?&:;,'+*]{0,62}$/u.test(text) &&
    words <= (text.endsWith('.') ? mostShortened : mostWords)
  )
}

/** Maximum number of words of the head of a column; of one that ends in a full stop, which is that of a shortened word. */
const [mostWords, mostShortened] = [6, 2]

/** A number with the sign of a currency, or with a percent sign. */
const unit = /^(-?)(?:\p{Sc} ?(\d[\d.,]{0,30})|(\d[\d.,]{0,30}) ?[\p{Sc}%])$/u

/** The texts of a column, with numbers as in code: "1.250,99" in all cells, where the separator allows it, and "1,250.99", without units. */
function textsOf(rows: readonly Row[], place: number, separator: string): readonly string[] {
  const written = rows.map(({ cells: all }) => (all[place] ?? '').trim())
  const isInUnits = written.every((cell) => cell === '' || unit.test(cell))
  const cells = isInUnits ? written.map((cell) => cell.replace(unit, '$1$2$3')) : written
  const have = (form: RegExp): boolean => cells.every((cell) => cell === '' || form.test(cell))
  // "52,000" in all cells are thousands, and no numbers with three decimals.
  const isThousands = have(/^-?\d{1,3}(?:,\d{3}){1,4}$/)
  if (separator !== ',' && !isThousands && have(/^-?(?:\d{1,3}(?:\.\d{3}){1,4}|\d{1,15}),\d{1,9}$/))
    return cells.map((cell) => cell.replaceAll('.', '').replace(',', '.'))
  return have(/^-?\d{1,3}(?:,\d{3}){0,4}(?:\.\d{1,9})?$/) ? cells.map((cell) => cell.replaceAll(',', '')) : cells
}

/** The declaration of a column. Its numbers have the digits that are written: "49.00" has two. */
function declaredAs(texts: readonly string[]): Partial<ImportedColumn> {
  const declared = declaredBy(texts.map(valueOf))
  const digits = texts.reduce((most, text) => Math.max(most, /\.(\d{1,6})\d*$/.exec(text)?.[1]?.length ?? 0), 0)
  return digits > 0 && (declared.type === 'integer' || declared.type === 'decimal')
    ? { ...declared, type: 'decimal', scale: digits }
    : declared
}

/** Whether the first column tells the rows apart: "order_id" before columns that are no ids, with a different value in each row. */
function isKey(names: readonly string[], rows: readonly Row[]): boolean {
  const isId = (name: string): boolean => /(?:^|_)(?:id|Id|ID)$|[a-z](?:Id|ID)$/.test(name)
  return isId(names[0] ?? '') && !names.every(isId) && new Set(rows.map(({ cells }) => cells[0])).size === rows.length
}

/** The row at offset `start`; it ends at the first line end outside of quotes (RFC 4180). */
function rowAt(text: string, start: number, separator: string): Row {
  const cells: string[] = []
  let at = start
  for (;;) {
    const quoted = text[at] === '"' ? quotedEnd(text, at) : null
    if (quoted === null) {
      const from = at
      while (at < text.length && text[at] !== separator && text[at] !== '\n') at++
      cells.push(text.slice(from, at).replace(/\r$/, ''))
    } else {
      cells.push(text.slice(at + 1, quoted).replaceAll('""', '"'))
      at = quoted + 1
      if (text[at] === '\r') at++
    }
    if (text[at] !== separator) return { cells: separator === '|' ? withinBars(cells) : cells, end: at }
    at++
  }
}

/** The cells of a row between bars: "| 1 | Ann |". */
function withinBars(cells: readonly string[]): readonly string[] {
  if (cells[0] !== '') return cells
  return cells.slice(1, cells.at(-1)?.trim() === '' ? -1 : undefined)
}

/** The offset of the quote that closes the quote at offset `at`; null if it is further away than `longestCell`. */
function quotedEnd(text: string, at: number): number | null {
  for (let end = at + 1; end < Math.min(text.length, at + longestCell); end++) {
    if (text[end] !== '"') continue
    if (text[end + 1] !== '"') return end
    end++
  }
  return null
}

/** Maximum characters of a quoted cell. */
const longestCell = 2000

/** The value that the text of a cell stands for. */
function valueOf(cell: string): unknown {
  const text = cell.trim()
  if (text === '' || /^(?:null|\\n|na|n\/a)$/i.test(text)) return null
  if (/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/.test(text)) return Number(text)
  return /^(?:true|false)$/i.test(text) ? text.toLowerCase() === 'true' : text
}
