import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'

/**
 * Hides visible columns that would contradict the new values of a status: the columns that decided the status before, and columns that only
 * rows with certain values have, such as the time of a delivery.
 * @param drivers names of the columns that decided the status
 * @param isNamed whether the story names a column, which then stays visible
 */
export function withoutSteps(
  table: TableSchema,
  drivers: ReadonlySet<string>,
  isNamed: (column: string) => boolean,
): { readonly table: TableSchema; readonly left: readonly string[] } {
  const byName = new Map(table.columns.map((column) => [column.name, column]))
  const left: string[] = []
  const columns = table.columns.map((column): ColumnSchema => {
    if (column.hidden === true || isNamed(column.name)) return column
    const condition = drivers.has(column.name) ? column.name : conditionOf(column)
    if (condition === null || [...behind(condition, byName)].every((name) => !drivers.has(name))) return column
    left.push(`${table.name}.${column.name}`)
    return { ...column, hidden: true }
  })
  return { table: { ...table, columns }, left }
}

/** The hidden columns that a column follows from, directly or indirectly, and the visible choices that it names itself. */
export function driversOf({ columns }: TableSchema, column: ColumnSchema): ReadonlySet<string> {
  const byName = new Map(columns.map((each) => [each.name, each]))
  const direct = namesIn(bodyOf(column)).filter((name) => byName.get(name)?.kind === 'category')
  const all = [...behind(bodyOf(column), byName)]
  return new Set([...direct, ...all.filter((name) => byName.get(name)?.hidden === true)])
}

/** What decides whether a row has a value in a column; null if all rows have one. */
function conditionOf(column: ColumnSchema): unknown {
  return column.kind === 'conditional' ? column.when : (column.nullable?.when ?? null)
}

/** The columns that a part of a schema names, directly or through hidden ones. */
function behind(part: unknown, byName: ReadonlyMap<string, ColumnSchema>): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [part]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const name of namesIn(next)) {
      const column = byName.get(name)
      if (column === undefined || found.has(name)) continue
      found.add(name)
      if (column.hidden === true) open.push(bodyOf(column))
    }
  }
  return found
}

function bodyOf(column: ColumnSchema): unknown {
  return { ...column, name: '' }
}

function namesIn(part: unknown): readonly string[] {
  return [...JSON.stringify(part ?? '').matchAll(/\w+/g)].map(([word]) => word)
}
