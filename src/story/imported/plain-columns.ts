import { decimal, whole } from '../../builders/drawn.ts'
import type { ImportedColumn } from '../../import/imported.ts'
import type { ColumnBody, Schema, TableSchema } from '../../schema/schema.ts'
import { trySchema } from '../../try-schema.ts'
import { isReferred } from '../attributes/columns/is-referred.ts'
import { boundedBody } from './bounded-body.ts'
import { code, pattern } from '../../builders/texts.ts'
import { codeOf } from './code-of.ts'
import { emailShape } from './fitting-texts.ts'
import type { ResolvedTable } from './resolved-tables.ts'
import { wordsOf } from './words-of.ts'

/** Maximum number of rounds: a column that is replaced may be one that others read. */
const mostRounds = 4

/**
 * The schema of imported tables, without the meanings that the engine refuses, such as an age that follows from a birthday declared as
 * text. These columns get values by their type alone.
 * @param tables the imported tables, in the order of the schema
 */
export function withPlainColumns(schema: Schema, tables: readonly ResolvedTable[]): Schema {
  let plain = schema
  for (let round = 0; round < mostRounds; round++) {
    const refused = refusedColumns(plain)
    if (refused.size === 0) return plain
    const changed = plain.tables.map((table, index) => {
      const places = new Set(table.columns.flatMap((_, place) => (refused.has(`/tables/${index}/columns/${place}`) ? [place] : [])))
      return places.size === 0 ? table : withPlain(table, places, tables[index]?.columns ?? [])
    })
    plain = { ...plain, tables: changed }
  }
  return plain
}

/** A table without the hidden columns at `refused`, and with plain columns in place of those at `refused` and of those that read them. */
function withPlain(table: TableSchema, refused: ReadonlySet<number>, declared: readonly ImportedColumn[]): TableSchema {
  const left = table.columns.flatMap(({ name, hidden }, place) => (hidden === true && refused.has(place) ? [name] : []))
  const columns = table.columns.flatMap((column, place) => {
    if (left.includes(column.name)) return []
    const own = declared.find(({ name }) => name === column.name)
    const isPlain = refused.has(place) || left.some((name) => isReferred({ columns: [column] }, name))
    return isPlain && own !== undefined ? [{ name: column.name, ...plainBody(own) }] : [column]
  })
  return { ...table, columns }
}

/** JSON pointers of the columns with problems. */
function refusedColumns(schema: Schema): ReadonlySet<string> {
  const tried = trySchema(schema)
  if (!('reason' in tried)) return new Set()
  return new Set(tried.pointers.flatMap((pointer) => /^\/tables\/\d+\/columns\/\d+/.exec(pointer) ?? []))
}

/** Characters of a text without a declared length. */
const usualLength = 9

function plainBody(column: ImportedColumn): ColumnBody {
  switch (column.type) {
    case 'integer':
      return boundedBody(whole(0, 1000), column)
    case 'decimal':
      return boundedBody(decimal(0, 1000, Math.min(column.scale ?? 2, 9)), column)
    case 'date':
    case 'timestamp':
      return { kind: column.type, from: '2020-01-01', to: '2025-12-31' }
    default: {
      const shape = wordsOf(column.name).at(-1) === 'email' ? emailShape(column.length ?? Infinity) : null
      const body = shape === null ? codeOf(column.length ?? usualLength, column.isUnique) : column.isUnique ? code(shape) : pattern(shape)
      return boundedBody(body, column)
    }
  }
}
