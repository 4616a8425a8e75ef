import { combineKeys, seedKey, type SiteKey } from '../random/site.ts'
import type { CompiledPlan } from './compiled-plan.ts'
import { TableFrame } from './frame.ts'
import type { Scratch } from './scratch.ts'

/** A compiled plan with a seed: hands out frames. One run at a time may use a scratch. */
export class Run {
  readonly plan: CompiledPlan
  readonly scratch: Scratch
  readonly #keys: readonly SiteKey[]

  constructor(plan: CompiledPlan, seed: number, scratch: Scratch) {
    const base = seedKey(seed)
    this.plan = plan
    this.scratch = scratch
    this.#keys = plan.sites.map((site) => combineKeys(base, site))
  }

  key(site: number): SiteKey {
    return this.#keys[site] as SiteKey
  }

  /** Rows [first, first + count) of a table. */
  frame(table: number, first: number, count: number): TableFrame {
    const found = this.plan.tables[table]
    if (found === undefined) throw new Error(`There is no table ${table}`)
    return new TableFrame(this, found, { first, count, list: null })
  }
}
