import { wordSet } from '../../lexicon/word-set.ts'
import type { ColumnOf, TableSchema } from '../../../schema/schema.ts'

/** Names of numbers that are sums of others or depend on other rows. */
const bound: ReadonlySet<string> = wordSet('roll_up lookup split recurrence date timestamp shifted after occurrence_date birth_date')
const numeric: ReadonlySet<string> = new Set(['integer', 'decimal', 'formula', 'mapping'])

/** Whether a number is computed from visible numbers or times, or from other rows. Other values would contradict these. */
export function followsFromShown(
  { columns }: Pick<TableSchema, 'columns'>,
  { name, expression }: Pick<ColumnOf<'formula'>, 'name' | 'expression'>,
): boolean {
  const byName = new Map(columns.map((column) => [column.name, column]))
  const seen = new Set([name])
  const open = [expression]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [word] of next.matchAll(/[a-z_]\w*/gi)) {
      const column = byName.get(word)
      if (column === undefined || seen.has(word)) continue
      seen.add(word)
      const inner = column.kind === 'conditional' && typeof column.value === 'object' && column.value !== null ? column.value : column
      if (bound.has(inner.kind) || (numeric.has(column.kind) && column.hidden !== true)) return true
      if (column.kind === 'formula') open.push(column.expression)
    }
  }
  return false
}
