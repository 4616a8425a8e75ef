import type { CompiledPlan } from './compiled-plan.ts'
import type { ColumnWork } from './read-step.ts'
import type { SharedPlan } from './task.ts'

/** Approximate ratio of the bytes of a compiled plan without its formulas to those of its JSON. */
const expansion = 8

/** Approximate bytes of an operation of a formula: its tree, its bounds, and the functions that evaluate it. */
const operationBytes = 220

/** Estimated bytes of a compiled plan. */
export function planBytes({ json }: Pick<SharedPlan, 'json'>, compiled: CompiledPlan): number {
  return expansion * json.byteLength + operationBytes * operationsOf(compiled)
}

/** The number of operations in all formulas and constraints of a plan. */
export function operationsOf({ work }: Pick<CompiledPlan, 'work'>): number {
  return [...work.values()].reduce((sum, own) => sum + operationsIn(own), 0)
}

/** The JSON pointer of the table whose formulas and constraints have most operations; null without any. */
export function mostCalculating({ work }: Pick<CompiledPlan, 'work'>): string | null {
  const byTable = new Map<string, number>()
  for (const [pointer, own] of work) {
    const table = pointer.split('/', 3).join('/')
    byTable.set(table, (byTable.get(table) ?? 0) + operationsIn(own))
  }
  const [most] = [...byTable].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? null
}

function operationsIn({ reads }: ColumnWork): number {
  return reads.reduce((sum, { formula }) => sum + (formula?.operations ?? 0), 0)
}
