import { cellCounterOf } from './cell-counter-of.ts'
import type { CompiledPlan } from './compiled-plan.ts'
import { costliestColumn } from './costliest-column.ts'
import { planCost } from './plan-cost.ts'

/** What a plan costs, as callers are told. */
export interface CostSummary {
  /** Cells that all rows together take, those included that are only read. */
  readonly cells: number
  /** By table that is written: cells for one of its rows. */
  readonly cells_per_row: Readonly<Record<string, number>>
  /** The column or constraint that takes most by itself: its JSON pointer (RFC 6901) into the schema, and cells for all of its rows; null without rows. */
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
