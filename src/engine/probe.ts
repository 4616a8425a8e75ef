import type { CompiledColumn } from '../columns/column-kind.ts'
import type { TablePlan } from '../plan/plan.ts'
import type { CompiledTable } from './compiled-plan.ts'
import { TableFrame } from './frame.ts'
import { Run } from './run.ts'
import { Scratch } from './scratch.ts'

/** A frame with the same draws for every site. */
class ProbeFrame extends TableFrame {
  readonly #draws: Uint32Array

  constructor(table: CompiledTable, draws: Uint32Array) {
    const plan = { tables: [table], sites: [], copulas: new Map(), reads: new Set<string>(), readsOf: new Map(), work: new Map() }
    const run = new Run(plan, 0, new Scratch())
    super(run, table, { first: 0, count: draws.length, list: null })
    this.#draws = draws
  }

  override draw(): Uint32Array {
    return this.#draws
  }
}

/** The values of a numeric column that reads no other one, for given draws. */
export function probedValues(plan: TablePlan, column: CompiledColumn, draws: Uint32Array): Float64Array {
  const table: CompiledTable = { index: 0, plan, columns: [column], ownership: null, constraints: [], timeline: null }
  return Float64Array.from(new ProbeFrame(table, draws).column(0).lanes[0] ?? []).subarray(0, draws.length)
}
