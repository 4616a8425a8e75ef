import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { tableNamed } from '../tables/references.ts'
import { type ColumnAt, copiedFrom } from './value-source.ts'

/** The distinct words that a column can contain, if they are few and known; empty for other columns. */
export function wordsOfColumn(schema: Schema, at: ColumnAt): readonly string[] {
  const table = tableNamed(schema, at.table)
  const column = table?.columns.find(({ name }) => name === at.column)
  return table === null || column === undefined ? [] : [...new Set(wordsOf(schema, table, column, 0))]
}

/** Deepest nesting of parameters that is searched. */
const mostDepth = 6

function wordsOf(schema: Schema, table: TableSchema, column: ColumnSchema, depth: number): readonly string[] {
  if (depth > mostDepth) return []
  const named = (name: string): readonly string[] => {
    const other = table.columns.find((each) => each.name === name)
    return other === undefined ? [] : wordsOf(schema, table, other, depth + 1)
  }
  const inner = (body: object): readonly string[] => wordsOf(schema, table, { name: column.name, ...body } as ColumnSchema, depth + 1)
  switch (column.kind) {
    case 'category':
      return column.values
    case 'mapping':
      return [...new Set(Object.values(column.cases).flatMap((value) => (typeof value === 'string' ? [value] : [])))]
    case 'template': {
      const [, name] = /^\{(\w+)\}$/.exec(column.template) ?? []
      return name === undefined ? [] : named(name)
    }
    case 'switch':
      return [
        ...new Set(
          [...Object.values(column.cases), column.otherwise].flatMap((body) => (body === null || body === undefined ? [] : inner(body))),
        ),
      ]
    case 'conditional':
      return inner(column.value)
    case 'lookup': {
      const from = copiedFrom(schema, { table: table.name, column: column.name })
      const other = from === null ? null : tableNamed(schema, from.table)
      const source = other?.columns.find(({ name }) => name === from?.column)
      return other === null || source === undefined ? [] : wordsOf(schema, other, source, depth + 1)
    }
    default:
      return []
  }
}
