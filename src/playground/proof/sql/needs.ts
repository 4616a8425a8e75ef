import type { Query } from './query.ts'

/** What a query reads. */
export interface Needs {
  /** Names of tables, some of which may be those of its own subqueries. */
  readonly tables: ReadonlySet<string>
  /** Names of columns, of any table. */
  readonly columns: ReadonlySet<string>
}

export function needsOf(query: Query): Needs {
  const [tables, columns] = [new Set<string>(), new Set<string>()]
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if ('alias' in part && 'of' in part && typeof part.of === 'string') tables.add(part.of)
    if ('type' in part && part.type === 'column' && 'name' in part) columns.add(String(part.name))
    for (const each of Object.values(part)) visit(each)
  }
  visit(query)
  return { tables, columns }
}
