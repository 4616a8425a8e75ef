import { allColumns } from './all-columns.ts'
import { copy as dialect } from './dialects/copy.ts'
import type { Format } from './format.ts'
import { cellParts } from './row-writer/dialect.ts'
import { schemaSql } from './sql/schema-sql.ts'
import { rowBlocks } from './row-writer/row-blocks.ts'

/** The text format of COPY of PostgreSQL: `\copy orders from 'orders.copy'`. */
export const copy: Format = {
  name: 'copy',
  description: 'The text format of the PostgreSQL command COPY.',
  mediaType: () => 'application/vnd.postgresql.copy',
  accepts: ['application/vnd.postgresql.copy'],
  extensions: ['copy'],
  scope: 'table',
  isPacked: false,
  defaults: {},
  sections: (tables) => [allColumns(tables, 0)],
  beside: (tables) => [{ name: 'schema.sql', text: schemaSql(tables, 'postgres', 'copy') }],
  compile: (_table, columns) =>
    rowBlocks([...columns.flatMap(({ layout }, index) => [...(index === 0 ? [] : ['\t']), ...cellParts(dialect, index, layout)]), '\n']),
}
