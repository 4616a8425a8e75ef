import type { Call, Value } from './query.ts'
import type { Row } from './relation.ts'

/** Computes a cell of a row. */
type Cell = (row: Row) => Value

/**
 * The values of a window function, one for each row: `rank() over (order by …)`, or `count(*) over (partition by …)`.
 * @param key what the window orders or partitions by
 * @throws Error for another window
 */
export function windowValues({ name, args, over }: Call, rows: readonly Row[], key: Cell): readonly number[] {
  const keys = rows.map(key)
  const isPartition = over?.order.length === 0 && over.partition.length === 1
  const isOrder = over?.partition.length === 0 && over.order.length === 1
  if (args.length > 0 || !((name === 'count' && isPartition) || (name === 'rank' && isOrder))) throw new Error(`No window of "${name}"`)
  const counts = new Map<Value, number>()
  for (const each of keys) counts.set(each, (counts.get(each) ?? 0) + 1)
  if (name === 'count') return keys.map((each) => counts.get(each) as number)
  const ranks = new Map<Value, number>()
  let before = 0
  for (const each of [...counts.keys()].sort(compare)) {
    ranks.set(each, before + 1)
    before += counts.get(each) as number
  }
  return keys.map((each) => ranks.get(each) as number)
}

/** In ascending order, nulls last. */
function compare(one: Value, other: Value): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one < other ? -1 : Number(one > other)
}
