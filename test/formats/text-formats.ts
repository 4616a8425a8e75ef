import type { FormatOptions } from '../../src/formats/options.ts'
import type { SampleTable } from './arbitraries.ts'
import { documents, recordText, rowNumbers } from './oracle.ts'
import { wellFormed } from './plain-cell.ts'
import { readCopy } from './readers/read-copy.ts'
import { readDelimited } from './readers/read-delimited.ts'
import { type Insert, readInserts } from './readers/read-sql.ts'
import { spelledCells, storableText, withNames, withTexts } from './spelled.ts'

/** A way to read a text format, by code that is not ours, and what is to be found. */
export interface TextFormat {
  /** A table that the format can hold, the same where it can hold any. */
  suit(table: SampleTable): SampleTable
  /** The rows that a file has. @throws SyntaxError for what is no such file */
  read(file: string, options: FormatOptions): unknown
  /** What is to be read of a table. */
  expected(table: SampleTable, options: FormatOptions): unknown
}

export interface DelimitedFile {
  readonly header: readonly string[] | null
  readonly rows: readonly (readonly (string | null)[])[]
}

/** Formats that are read line by line have a column at least, whose name is an identifier. */
function suited(table: SampleTable, change: (text: string) => string): SampleTable {
  const named = withNames(withTexts(table, change))
  const id = { name: 'id', layout: { type: 'number', scale: 0, nullable: false }, vector: { lanes: [], nulls: null } } as const
  return {
    ...named,
    columns: [{ ...id, vector: { lanes: [Float64Array.from(rowNumbers(table))], nulls: null } }, ...named.columns],
  }
}

const document = (name: 'records' | 'columns'): TextFormat => ({
  suit: (table) => table,
  read: (file) => JSON.parse(file),
  expected: (table) => JSON.parse(JSON.stringify(documents[name]?.([table], null))),
})

const rowTexts = (table: SampleTable): readonly string[] => rowNumbers(table).map((row) => recordText(table.columns, row))

const delimited: TextFormat = {
  suit: (table) => suited(table, wellFormed),
  read: (file, { delimiter, eol, header, null: absent }): DelimitedFile => {
    const lines = readDelimited(file, delimiter === 'tab' ? '\t' : delimiter, eol === 'lf' ? '\n' : '\r\n')
    return {
      header: header ? (lines[0] ?? []).map(({ text }) => text) : null,
      rows: lines
        .slice(header ? 1 : 0)
        .map((line) => line.map(({ text, isQuoted }) => (isQuoted || text !== wellFormed(absent) ? text : null))),
    }
  },
  expected: (table, { header }): DelimitedFile => ({
    header: header ? table.columns.map(({ name }) => name) : null,
    rows: spelledCells(table, { booleans: ['false', 'true'], iso: true }),
  }),
}

const sql: TextFormat = {
  suit: (table) => suited(table, storableText),
  read: (file, { dialect }): Pick<Insert, 'columns' | 'rows'>[] =>
    readInserts(file.replace(dialect === 'mysql' ? /^SET NAMES utf8mb4;\n/ : /^/, ''), {
      quote: dialect === 'mysql' ? '`' : '"',
      backslash: dialect === 'mysql',
    }).map(({ columns, rows }) => ({
      columns,
      rows,
    })),
  expected: (table, { dialect }) => {
    const cells = spelledCells(table, { booleans: dialect === 'sqlite' ? ['0', '1'] : ['FALSE', 'TRUE'], iso: dialect === 'postgres' })
    const bare = (column: number): boolean => ['number', 'boolean'].includes(table.columns[column]?.layout.type ?? '')
    const rows = cells.map((row) => row.map((text, column) => ({ text: text ?? 'NULL', isQuoted: text !== null && !bare(column) })))
    return table.rows === 0 ? [] : [{ columns: table.columns.map(({ name }) => name), rows }]
  },
}

/** Every text format by its name. */
export const textFormats: Readonly<Record<string, TextFormat>> = {
  records: document('records'),
  columns: document('columns'),
  ndjson: {
    suit: (table) => table,
    read: (file) => {
      if (file !== '' && !file.endsWith('\n')) throw new SyntaxError('The last line does not end')
      return file.split('\n').slice(0, -1)
    },
    expected: rowTexts,
  },
  json: { suit: (table) => table, read: (file) => file, expected: (table) => `[${rowTexts(table).join(',')}]` },
  csv: delimited,
  tsv: delimited,
  sql,
  copy: {
    suit: (table) => suited(table, storableText),
    read: readCopy,
    expected: (table) => spelledCells(table, { booleans: ['f', 't'], iso: true }),
  },
}
