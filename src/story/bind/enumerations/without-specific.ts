import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { isReferred } from '../../attributes/columns/is-referred.ts'
import type { ColumnAt } from './value-source.ts'

/**
 * Hides columns whose words are about single values of the domain, such as the sources of each channel, if nothing else depends on them.
 * @param known the columns with the domain's values
 */
export function withoutSpecific(
  schema: Schema,
  known: readonly ColumnAt[],
  isNamed: (at: ColumnAt) => boolean,
): { readonly schema: Schema; readonly left: readonly string[] } {
  const left: string[] = []
  const tables = schema.tables.map((table): TableSchema => {
    const own = new Set(known.flatMap((at) => (at.table === table.name ? [at.column] : [])))
    if (own.size === 0 || table.hidden === true) return table
    const columns = table.columns.map((column): ColumnSchema => {
      const isKept = column.hidden === true || own.has(column.name) || !isSpecific(column, own)
      if (isKept || isReferred(table, column.name) || isNamed({ table: table.name, column: column.name })) return column
      left.push(`${table.name}.${column.name}`)
      return { ...column, hidden: true }
    })
    return { ...table, columns }
  })
  return { schema: { ...schema, tables }, left }
}

/** Whether the words of a column depend on single values of other columns. */
function isSpecific(column: ColumnSchema, by: ReadonlySet<string>): boolean {
  switch (column.kind) {
    case 'category':
      return by.has(column.by ?? '') && Object.values(column.cases ?? {}).some((weights) => weights.some((weight) => weight === 0))
    case 'mapping':
      return by.has(column.by) && Object.values(column.cases).some((each) => typeof each === 'string')
    case 'text':
      return column.segments.some((segment) => typeof segment === 'object' && 'by' in segment && by.has(segment.by))
    case 'switch':
      return by.has(column.by) && Object.values(column.cases).some((each) => each !== null && isWords(each.kind))
    default:
      return false
  }
}

function isWords(kind: string): boolean {
  return kind === 'text' || kind === 'category' || kind === 'template' || kind === 'constant' || kind === 'mapping'
}
