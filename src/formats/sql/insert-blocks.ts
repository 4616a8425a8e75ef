import { slack } from '../byte-sink.ts'
import { databases } from '../dialects/sql.ts'
import type { BlockWriter, WrittenColumn } from '../format.ts'
import type { FormatOptions } from '../options.ts'
import { compileWriter } from '../row-writer/compile-writer.ts'
import { cellParts } from '../row-writer/dialect.ts'

/**
 * Rows per statement. Statements end at multiples of this number, counted from the first row of the table, so that separately generated
 * parts fit together.
 */
const statementRows = 500

const separator = ',\n'
const end = ';\n'

/** Writes rows as `INSERT` statements. */
export function insertBlocks(table: string, columns: readonly WrittenColumn[], dialect: FormatOptions['dialect']): BlockWriter {
  const { cells, identifier } = databases[dialect]
  const names = columns.map(({ name }) => identifier(name)).join(', ')
  const begin = new TextEncoder().encode(`INSERT INTO ${identifier(table)} (${names}) VALUES\n`)
  const values = columns.flatMap(({ layout }, index) => [...(index === 0 ? [] : [', ']), ...cellParts(cells, index, layout)])
  const rows = compileWriter([`${separator}(`, ...values, ')'], separator.length)
  return {
    maxRowBytes: rows.maxRowBytes + begin.length + end.length,
    typicalRowBytes: rows.typicalRowBytes + begin.length / statementRows,
    begin({ first, count, opens, closes }, sink) {
      let row = first
      const last = first + count
      return {
        write(vectors, written) {
          for (let from = 0; from < written;) {
            const inStatement = row % statementRows
            const starts = inStatement === 0 || (opens && row === first)
            if (starts) sink.append(begin)
            const to = Math.min(written, from + statementRows - inStatement)
            sink.reserve((to - from) * rows.maxRowBytes + slack)
            sink.end = rows.write(vectors, from, to, sink.bytes, sink.end, starts)
            row += to - from
            if (row % statementRows === 0 || (closes && row === last)) sink.text(end)
            from = to
          }
        },
        end: () => null,
      }
    },
  }
}
