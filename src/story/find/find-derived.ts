import type { Domain } from '../../domains/domain.ts'
import type { ColumnSchema } from '../../schema/schema.ts'
import { termWords } from '../words/term-words.ts'
import { singularOf } from '../words/words.ts'

/**
 * Finds a derived column that has a value named by the words. Returns its path ("orders.status"), or null.
 * @param table only columns of this table; null for any table
 */
export function findDerived(words: readonly string[], table: string | null, { schema }: Domain): string | null {
  const said = new Set(words.map(singularOf))
  const tables = schema.tables
    .filter(({ hidden }) => hidden !== true)
    .toSorted((a, b) => Number(b.name === table) - Number(a.name === table))
  for (const { name, columns } of tables)
    for (const column of columns) {
      if (column.hidden === true) continue
      if (wordsOf(column).some((value) => typeof value === 'string' && isNamed(value, said))) return `${name}.${column.name}`
    }
  return null
}

/** All values that the parameters of a column list. */
function wordsOf(column: ColumnSchema): readonly unknown[] {
  const values = 'values' in column ? column.values : []
  const cases = 'cases' in column ? Object.values(column.cases ?? {}) : []
  return [...values, ...cases, 'otherwise' in column ? column.otherwise : null]
}

function isNamed(value: string, said: ReadonlySet<string>): boolean {
  const words = termWords(value)
  return words.length > 0 && words.every((word) => said.has(word))
}
