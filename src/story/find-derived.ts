import type { Domain } from '../domains/domain.ts'
import { termWords } from './term-words.ts'
import { singularOf } from './words.ts'

/** The written column, "orders.status", one of whose values some words of a story name, though it follows from other columns; null where there is none. */
export function findDerived(words: readonly string[], table: string | null, { schema }: Domain): string | null {
  const said = new Set(words.map(singularOf))
  const tables = schema.tables
    .filter(({ hidden }) => hidden !== true)
    .toSorted((a, b) => Number(b.name === table) - Number(a.name === table))
  for (const { name, columns } of tables)
    for (const column of columns) {
      if (column.hidden === true) continue
      const cases = Object.values((column['cases'] ?? {}) as Readonly<Record<string, unknown>>)
      const values = [...((column['values'] ?? []) as readonly unknown[]), ...cases, column['otherwise']]
      if (values.some((value) => typeof value === 'string' && isNamed(value, said))) return `${name}.${column.name}`
    }
  return null
}

function isNamed(value: string, said: ReadonlySet<string>): boolean {
  const words = termWords(value)
  return words.length > 0 && words.every((word) => said.has(word))
}
