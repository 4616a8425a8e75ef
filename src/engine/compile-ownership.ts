import type { OwnershipRows } from '../schema/rows.ts'
import { Owned } from '../relations/owned.ts'
import { Recurring } from '../relations/recurring.ts'
import { recurringSpec } from '../plan/recurring-spec.ts'
import type { CompiledTable, Ownership } from './compiled-plan.ts'

interface OwnershipParts {
  readonly tableNamed: (name: string) => Pick<CompiledTable, 'index' | 'plan' | 'timeline'>
  readonly site: number
  readonly referenceDay: number
}

/** Compiles how the rows of a table belong to those of another one. */
export function compileOwnership(spec: OwnershipRows, { tableNamed, site, referenceDay }: OwnershipParts): Ownership {
  const owner = tableNamed(spec.by)
  if (spec.type === 'owned') {
    const { min, max, mean, childless } = spec
    return { type: 'owned', owner: owner.index, site, relation: new Owned({ parents: owner.plan.rows, min, max, mean, childless }) }
  }
  const since = tableNamed(spec.since.table).timeline
  if (since === null) throw new Error(`Table ${spec.since.table} is not ordered by time`)
  const relation = new Recurring(recurringSpec(spec, since, owner.plan, referenceDay))
  return { type: 'recurring', owner: owner.index, site, relation }
}
