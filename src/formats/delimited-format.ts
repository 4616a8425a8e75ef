import { allColumns } from './all-columns.ts'
import { delimited } from './dialects/delimited.ts'
import type { Format, TableOutline, WrittenColumn } from './format.ts'
import type { FormatOptions } from './options.ts'
import { cellParts } from './row-writer/dialect.ts'
import type { RowPart } from './row-writer/row-parts.ts'
import { rowBlocks } from './row-writer/row-blocks.ts'

/** The common part of CSV and TSV: lines of fields, with the names of the columns in the first line. */
export function delimitedFormat(own: Pick<Format, 'name' | 'description' | 'mediaType' | 'accepts' | 'extensions' | 'defaults'>): Format {
  return {
    ...own,
    scope: 'table',
    isPacked: false,
    sections: (tables, _meta, options) => [
      { type: 'text', text: options.header ? headerLine(tables[0], options) : '' },
      allColumns(tables, 0),
    ],
    compile: (_table, columns, options) => rowBlocks(lineParts(columns, options)),
  }
}

function headerLine(table: TableOutline | undefined, options: FormatOptions): string {
  // Names consist of letters, digits and underscores and need no quotes.
  return (table?.columns ?? []).map(({ name }) => name).join(delimiterOf(options)) + lineEnd(options)
}

function lineParts(columns: readonly WrittenColumn[], options: FormatOptions): readonly RowPart[] {
  const delimiter = delimiterOf(options)
  const dialect = delimited({ ...options, delimiter })
  const fields = columns.flatMap(({ layout }, index) => [...(index === 0 ? [] : [delimiter]), ...cellParts(dialect, index, layout)])
  return [...fields, lineEnd(options)]
}

function delimiterOf({ delimiter }: FormatOptions): string {
  return delimiter === 'tab' ? '\t' : delimiter
}

function lineEnd({ eol }: FormatOptions): string {
  return eol === 'crlf' ? '\r\n' : '\n'
}
