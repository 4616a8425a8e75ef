import type { CompiledPlan } from './compiled-plan.ts'

/** About how many cells are evaluated for a row of the written columns of a table: what they read counts too, for all rows that a row owns where they read those. */
export function readingCost(plan: CompiledPlan, table: number, columns: readonly number[]): number {
  const pointers = columns.map((column) => `/tables/${table}/columns/${column}`)
  const times = new Map(pointers.map((pointer) => [pointer, 1]))
  let cost = columns.length
  for (const pointer of readersFirst(plan, pointers)) {
    for (const read of plan.readsOf.get(pointer) ?? []) {
      const own = (times.get(pointer) ?? 1) * rowsForOne(plan, tableOf(pointer), tableOf(read))
      cost += own
      times.set(read, Math.max(own, times.get(read) ?? 0))
    }
  }
  return cost
}

/** Some columns and all that they read, directly or not, each before what it reads. */
function readersFirst({ readsOf }: CompiledPlan, pointers: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  const order: string[] = []
  const visit = (pointer: string): void => {
    if (seen.has(pointer)) return
    seen.add(pointer)
    for (const read of readsOf.get(pointer) ?? []) visit(read)
    order.push(pointer)
  }
  for (const pointer of pointers) visit(pointer)
  return order.reverse()
}

/** Rows of another table that are read for a row: those that it owns, else one. */
function rowsForOne({ tables }: CompiledPlan, reader: number, read: number): number {
  const [own, other] = [tables[reader], tables[read]]
  if (own === undefined || other?.ownership?.owner !== reader) return 1
  return other.plan.rows / Math.max(1, own.plan.rows)
}

function tableOf(pointer: string): number {
  return Number(pointer.split('/')[2])
}
