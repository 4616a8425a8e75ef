import { cellCounterOf } from './cell-counter-of.ts'
import type { CompiledPlan } from './compiled-plan.ts'
import { costliestColumn } from './costliest-column.ts'
import { planCost } from './plan-cost.ts'

/** The cost of a plan, for callers. */
export interface CostSummary {
  /** Cells evaluated for all rows, including cells that are only read. */
  readonly cells: number
  /** For each written table: cells per row. */
  readonly cells_per_row: Readonly<Record<string, number>>
  /** The most expensive column or constraint: its JSON pointer (RFC 6901) and its cells for all rows; null without rows. */
  readonly costliest: { readonly pointer: string; readonly cells: number } | null
}

export function costSummary(plan: CompiledPlan): CostSummary {
  const { cells, tables } = planCost(plan)
  const written = plan.tables.filter((table) => !table.plan.hidden)
  const costOf = (index: number): number => (tables[index]?.rows ?? 0) * (tables[index]?.cellsPerRow ?? 0)
  const [worst] = written.toSorted((one, other) => costOf(other.index) - costOf(one.index))
  const counter = cellCounterOf(plan)
  const costliest =
    worst && costOf(worst.index) > 0 ? costliestColumn(worst, (place) => worst.plan.rows * counter.perRow(worst.index, [place])) : null
  return {
    cells,
    cells_per_row: Object.fromEntries(written.map(({ index, plan: { name } }) => [name, tables[index]?.cellsPerRow ?? 0])),
    costliest: costliest && { pointer: costliest.pointer, cells: Math.min(Number.MAX_SAFE_INTEGER, Math.ceil(costliest.cost)) },
  }
}
