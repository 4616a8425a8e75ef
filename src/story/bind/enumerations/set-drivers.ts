import type { ColumnBody, ColumnOf, ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { withColumn } from '../../attributes/columns/with-column.ts'
import { chosenBy } from './chosen-by.ts'

/** A table in which the dependency of two columns was inverted. */
export interface Turned {
  readonly table: TableSchema
  /** Hidden columns that were drawn for the former dependency. No visible column may depend on them any more. */
  readonly drawn: readonly string[]
}

/**
 * Inverts a mapping: its hidden source column is now computed from its words, so that all columns agree with them.
 * @param before the former mapping
 * @param by the column that has its words now
 */
export function withDriverOf(table: TableSchema, before: ColumnOf<'mapping'>, by: string): Turned {
  const driver = table.columns.find(({ name }) => name === before.by)
  if (driver === undefined || driver.hidden !== true) return { table, drawn: [] }
  const back = inverse(before)
  const body = bodyOf(driver, back, by)
  if (body === null) return { table, drawn: [] }
  const changed = { name: driver.name, hidden: true, ...body } as ColumnSchema
  return { table: withColumn(table, changed), drawn: drawnFor(table, driver) }
}

/** For each word of a mapping, the first case with it. */
function inverse({ cases }: ColumnOf<'mapping'>): ReadonlyMap<string, string> {
  const back = new Map<string, string>()
  for (const [key, word] of Object.entries(cases)) if (!back.has(String(word))) back.set(String(word), key)
  return back
}

/** The body of the hidden column: a number, a boolean or a word, by the new words. Null if it cannot be inverted. */
function bodyOf(driver: ColumnSchema, back: ReadonlyMap<string, string>, by: string): ColumnBody | null {
  const keys = [...back.values()]
  if (keys.every((key) => key === 'true' || key === 'false')) {
    const [word] = [...back].find(([, key]) => key === 'true') ?? []
    return word === undefined ? null : { kind: 'formula', expression: `${by} == ${JSON.stringify(word)}`, as: 'boolean' }
  }
  const isNumber = driver.kind === 'formula' || driver.kind === 'integer'
  if (driver.kind === 'category') return chosenBy(by, driver.values, back)
  if (!isNumber) return null
  if (!keys.every((key) => /^-?\d+$/.test(key))) return null
  return { kind: 'mapping', by, cases: Object.fromEntries([...back].map(([word, key]) => [word, Number(key)])) }
}

/** The hidden columns with shares or weights that a column is made of, directly or indirectly. */
function drawnFor({ columns }: TableSchema, driver: ColumnSchema): readonly string[] {
  const byName = new Map(columns.map((column) => [column.name, column]))
  const seen = new Set<string>([driver.name])
  const open = [driver]
  const drawn: string[] = []
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { name: _, ...body } = next
    for (const [word] of JSON.stringify(body).matchAll(/\w+/g)) {
      const column = byName.get(word)
      if (column === undefined || seen.has(word)) continue
      seen.add(word)
      if (column.hidden === true && (column.kind === 'boolean' || column.kind === 'category')) drawn.push(word)
      open.push(column)
    }
  }
  return drawn
}
