import { SynthError } from '../errors.ts'
import { cellCounterOf } from './cell-counter-of.ts'
import type { CompiledPlan } from './compiled-plan.ts'
import { type CostliestColumn, costliestColumn } from './costliest-column.ts'
import { mostCalculating, operationsOf } from './plan-bytes.ts'
import { planCost } from './plan-cost.ts'

/** Maximum cells of one row, which cannot be divided: about a second of work. */
const mostCellsOfRow = 2 ** 26
/** Maximum bytes of memory to make one row. */
const mostBytesOfRow = 2 ** 27
/** Maximum bytes of the dictionaries of a plan. */
const mostDictionaryBytes = 2 ** 27

/** Maximum operations of all formulas and constraints of a plan: about 50 MB of memory in each thread that compiles it. */
const mostOperations = 150_000

/** @throws SynthError `plan_too_costly` with the part, its cost and the limit, if a single row, the dictionaries or the formulas exceed it */
export function requireAffordable(plan: CompiledPlan): void {
  const { tables, dictionaryBytes } = planCost(plan)
  const counter = cellCounterOf(plan)
  for (const [index, { name, mostCellsPerRow: cells, bytesPerRow: bytes }] of tables.entries()) {
    const table = plan.tables[index]
    if (table === undefined) continue
    if (cells > mostCellsOfRow) {
      const worst = costliestColumn(table, (place) => counter.mostPerRow(index, [place]))
      refuse(
        worst,
        `one row of table "${name}" may take ${cells} cells, including all cells that it reads, but at most ${mostCellsOfRow} are allowed`,
      )
    }
    if (bytes > mostBytesOfRow) {
      const worst = costliestColumn(table, (place) => counter.bytes(index, [place], 1))
      refuse(worst, `one row of table "${name}" takes ${bytes} bytes while it is made, but at most ${mostBytesOfRow} are allowed`)
    }
  }
  const operations = operationsOf(plan)
  if (operations > mostOperations) {
    const detail = `the formulas and constraints together have ${operations} operations, but at most ${mostOperations} are allowed: use fewer or shorter ones`
    throw new SynthError('plan_too_costly', detail, [{ pointer: mostCalculating(plan) ?? '/tables', detail }])
  }
  if (dictionaryBytes > mostDictionaryBytes) {
    const detail = `the words of all columns together take ${dictionaryBytes} bytes, but at most ${mostDictionaryBytes} are allowed: use fewer or shorter values`
    throw new SynthError('plan_too_costly', detail, [{ pointer: '/tables', detail }])
  }
}

function refuse(worst: CostliestColumn | null, what: string): never {
  const { pointer, name } = worst ?? { pointer: '/tables', name: 'the tables' }
  const detail = `${what}: most of it is for ${name}. Let it read fewer rows, or through fewer keys and tables`
  throw new SynthError('plan_too_costly', detail, [{ pointer, detail }])
}
