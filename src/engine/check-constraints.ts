import { Problems } from '../schema/problems.ts'
import { batchRows } from './batch-rows.ts'
import type { CompiledPlan, CompiledTable } from './compiled-plan.ts'
import { brokenBy, type Constraint, describeBreach, withRemedy } from './constraints.ts'
import { TableFrame } from './frame.ts'
import { Run } from './run.ts'
import { Scratch } from './scratch.ts'

/** Tables of up to so many rows are looked at as a whole, of longer ones so many rows at even distances. */
const mostChecked = 10_000
/** So many rows at most are held to one constraint or another: a schema with a thousand of them must not keep the service. */
const mostEvaluations = 2_000_000

// Plans are checked one at a time, so that one scratch serves all.
const scratch = new Scratch()

/**
 * Tries the constraints of a plan on the rows that a seed makes, before anything of them is written.
 * @throws SynthError `schema_invalid` with the first row that breaks each
 */
export function checkConstraints(plan: CompiledPlan, seed: number): void {
  const tables = plan.tables.filter(({ constraints }) => constraints.length > 0)
  if (tables.length === 0) return
  const run = new Run(plan, seed, scratch)
  const problems = new Problems()
  const constraints = tables.reduce((sum, table) => sum + table.constraints.length, 0)
  const most = Math.min(mostChecked, Math.ceil(mostEvaluations / constraints))
  for (const table of tables) {
    for (const [constraint, breach] of breaches(run, table, most)) problems.add(constraint.pointer, withRemedy(breach))
  }
  problems.report()
}

function breaches(run: Run, table: CompiledTable, most: number): ReadonlyMap<Constraint, string> {
  const found = new Map<Constraint, string>()
  const { rows } = table.plan
  const checked = Math.min(rows, most)
  for (let first = 0; first < checked && found.size < table.constraints.length; first += batchRows) {
    const count = Math.min(batchRows, checked - first)
    const list = rows === checked ? null : Float64Array.from({ length: count }, (_, i) => Math.floor(((first + i) * rows) / checked))
    const frame = new TableFrame(run, table, { first: list === null ? first : 0, count, list })
    for (const constraint of table.constraints) {
      const place = found.has(constraint) ? -1 : brokenBy(constraint, frame)
      if (place >= 0) found.set(constraint, describeBreach(constraint, frame, place))
    }
    run.scratch.release()
  }
  return found
}
