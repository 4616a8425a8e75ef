import type { CompiledColumn } from '../columns/column-kind.ts'
import type { CompiledPlan, CompiledTable } from './compiled-plan.ts'

/** Choosing takes time itself, for each column that is chosen as many steps as the square of the columns. */
const mostSteps = 500_000

/** By the cells of a row that there is room for, all where that is more. */
const known = new WeakMap<CompiledTable, Map<number, readonly number[]>>()

/**
 * Indices of the columns of a table that are worth keeping while its columns are written one after another: those that save most
 * evaluations of columns for each cell, of which there is room for `cells` in a row.
 */
export function worthKeeping(plan: CompiledPlan, table: CompiledTable, cells: number): readonly number[] {
  const ofTable = known.get(table) ?? new Map<number, readonly number[]>()
  known.set(table, ofTable)
  const room = Math.min(
    Math.floor(cells),
    table.columns.reduce((sum, column) => sum + lanesOf(column), 0),
  )
  const found = ofTable.get(room) ?? choose(plan, table, room)
  ofTable.set(room, found)
  return found
}

function choose(plan: CompiledPlan, table: CompiledTable, cells: number): readonly number[] {
  const chosen = new Set<string>()
  const pointers = table.columns.map((_, index) => `/tables/${table.index}/columns/${index}`)
  const written = pointers.filter((_, index) => table.plan.columns[index]?.hidden !== true)
  const mostChosen = Math.ceil(mostSteps / table.columns.length ** 2)
  for (let room = cells; chosen.size < mostChosen;) {
    const evaluations = evaluationsOf(plan, written, chosen)
    const candidates = table.columns.flatMap((column, index) => {
      const [pointer, size] = [pointers[index] ?? '', lanesOf(column)]
      const times = evaluations.get(pointer) ?? 0
      if (times < 2 || size > room || chosen.has(pointer)) return []
      return [{ pointer, size, gain: ((times - 1) * below(plan, pointer, chosen).size) / size }]
    })
    if (candidates.length === 0) break
    const best = candidates.reduce((most, each) => (each.gain > most.gain ? each : most))
    chosen.add(best.pointer)
    room -= best.size
  }
  return pointers.flatMap((pointer, index) => (chosen.has(pointer) ? [index] : []))
}

/** For how many of the columns `written` each column is evaluated; one that is kept, only for the first. */
function evaluationsOf(plan: CompiledPlan, written: readonly string[], kept: ReadonlySet<string>): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const pointer of written) for (const each of below(plan, pointer, kept)) times.set(each, (times.get(each) ?? 0) + 1)
  return times
}

/** The columns that are evaluated for one: itself, and all that it reads, directly or not, but for those that are kept. */
function below({ readsOf }: CompiledPlan, pointer: string, kept: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set([pointer])
  for (const each of found) for (const read of readsOf.get(each) ?? []) if (!kept.has(read)) found.add(read)
  return found
}

function lanesOf(column: CompiledColumn): number {
  if (column.layout.type !== 'text') return column.reference === undefined ? 1 : 2
  return column.lanes ?? new Set(column.layout.parts.map((part) => (part.type === 'literal' ? -1 : part.lane))).size
}
