import { parseIsoDate } from '../calendar.ts'
import { columnKind } from '../columns/index.ts'
import type { ColumnParams, ColumnRef, CompileContext, CompiledColumn, TableRef } from '../columns/column-kind.ts'
import { type Problem, SynthError } from '../errors.ts'
import type { ReferenceList } from '../lexicon/reference-list.ts'
import type { Plan } from '../plan/plan.ts'
import { siteName, textKey, type SiteKey } from '../random/site.ts'
import { Owned } from '../relations/owned.ts'
import { Recurring } from '../relations/recurring.ts'
import { FollowingError, SchemaError } from '../schema/schema-error.ts'
import { arrivalOf } from '../time/arrival.ts'
import type { CompiledPlan, CompiledTable, Ownership } from './compiled-plan.ts'
import { modifiersOf } from './modifiers.ts'

/**
 * Makes a plan ready to evaluate. `list` finds a reference list by its name.
 * @throws SynthError `schema_invalid` with everything that refers to what is not there, is not of the right type, or, by way of others, is itself
 */
export function compilePlan(plan: Plan, list: ListFinder): CompiledPlan {
  return new PlanCompiler(plan, list).compile()
}

export type ListFinder = (name: string) => ReferenceList | undefined

type Draft = { -readonly [Key in keyof CompiledTable]: CompiledTable[Key] } & {
  columns: CompiledColumn[]
  readonly open: Set<number>
  readonly failed: Set<number>
}

class PlanCompiler {
  readonly #findList: ListFinder
  readonly #sites: SiteKey[] = []
  readonly #problems: Problem[] = []
  readonly #reads = new Set<string>()
  readonly #drafts: readonly Draft[]
  readonly #referenceDay: number

  constructor(plan: Plan, findList: ListFinder) {
    this.#findList = findList
    this.#referenceDay = parseIsoDate(plan.referenceDate) ?? 0
    this.#drafts = plan.tables.map((table, index) => ({
      index,
      plan: table,
      columns: [],
      open: new Set(),
      failed: new Set(),
      ownership: null,
      timeline: arrivalOf(table),
    }))
  }

  compile(): CompiledPlan {
    for (const draft of this.#drafts) this.#attempt(`/tables/${draft.index}/rows`, () => (draft.ownership = this.#ownership(draft)))
    for (const draft of this.#drafts)
      draft.plan.columns.forEach((_, index) => this.#attempt(columnPointer(draft, index), () => this.#column(draft, index)))
    this.#report()
    return { tables: this.#drafts, sites: this.#sites, reads: this.#reads }
  }

  /** Runs `action` for the part of the schema at `pointer`; what it cannot have is noted there, once. */
  #attempt<Result>(pointer: string, action: () => Result): Result | null {
    try {
      return action()
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error
      if (!(error instanceof FollowingError)) this.#problems.push({ pointer, detail: error.message })
      return null
    }
  }

  #report(): void {
    const [first] = this.#problems
    if (first === undefined) return
    const more = this.#problems.length > 1 ? ` (and ${this.#problems.length - 1} more)` : ''
    throw new SynthError('schema_invalid', `${first.pointer}: ${first.detail}${more}`, this.#problems)
  }

  #column(draft: Draft, index: number): CompiledColumn {
    const known = draft.columns[index]
    if (known !== undefined) return known
    const schema = draft.plan.columns[index]
    if (schema === undefined) throw new Error(`Table ${draft.plan.name} has no column ${index}`)
    if (draft.failed.has(index)) throw new FollowingError()
    if (draft.open.has(index)) throw new SchemaError(`Column "${schema.name}" of table "${draft.plan.name}" depends on itself`)
    draft.open.add(index)
    const made = this.#compileColumn(draft, schema.name, columnPointer(draft, index), schema)
    const column = made === null ? null : this.#modified(draft, index, made)
    draft.open.delete(index)
    if (column !== null) return (draft.columns[index] = column)
    draft.failed.add(index)
    throw new FollowingError()
  }

  /** Null where the column cannot be made; the problem is noted. */
  #compileColumn(draft: Draft, name: string, pointer: string, params: ColumnParams): CompiledColumn | null {
    const context = this.#context(draft, name, (lane) => siteName(draft.plan.name, name, lane), pointer)
    return this.#attempt(pointer, () => columnKind(params.kind).compile(params as Readonly<Record<string, unknown>>, context))
  }

  #modified(draft: Draft, index: number, column: CompiledColumn): CompiledColumn | null {
    let made: CompiledColumn | null = column
    for (const { pointer, site, apply } of modifiersOf(draft.plan, index)) {
      const current: CompiledColumn | null = made
      if (current === null) return null
      const name = draft.plan.columns[index]?.name ?? ''
      const context = this.#context(draft, name, (lane) => siteName(draft.plan.name, site.column, `${site.lane} ${lane}`), pointer)
      made = this.#attempt(`/tables/${draft.index}${pointer}`, () => apply(current, context))
    }
    return made
  }

  #context(draft: Draft, column: string, nameSite: (lane: string) => string, pointer: string): CompileContext {
    return {
      table: this.#tableRef(draft),
      column,
      referenceDay: this.#referenceDay,
      tableNamed: (table) => {
        const named = this.#draft(table)
        this.#reads.add(`/tables/${named.index}`)
        return this.#tableRef(named)
      },
      site: (lane = '') => this.#site(nameSite(lane)),
      list: (list) => this.#list(list),
      inner: (inner, param) => {
        const made = this.#compileColumn(draft, `${column}.${param}`, `${pointer}/${param}`, inner)
        if (made === null) throw new FollowingError()
        return made
      },
    }
  }

  #site(name: string): number {
    return this.#sites.push(textKey(name)) - 1
  }

  #list(name: string): ReferenceList {
    const list = this.#findList(name)
    if (list === undefined) throw new SchemaError(`There is no reference list "${name}"`)
    return list
  }

  #draft(name: string): Draft {
    const draft = this.#drafts.find(({ plan }) => plan.name === name)
    if (draft === undefined) throw new SchemaError(`There is no table "${name}"`)
    return draft
  }

  #tableRef(draft: Draft): TableRef {
    const { index, plan, timeline } = draft
    const { name, rows, ownership } = plan
    return {
      index,
      name,
      rows,
      ownership,
      timeline,
      column: (column) => this.#columnRef(draft, column),
      ownerKey: () => {
        const key = plan.columns.find(({ kind }) => kind === 'owner_key')
        return key === undefined ? null : this.#columnRef(draft, key.name)
      },
    }
  }

  #columnRef(draft: Draft, name: string): ColumnRef {
    const index = draft.plan.columns.findIndex((column) => column.name === name)
    const params = draft.plan.columns[index]
    if (params === undefined) throw new SchemaError(`Table "${draft.plan.name}" has no column "${name}"`)
    this.#reads.add(columnPointer(draft, index))
    const { layout, target, range } = this.#column(draft, index)
    const targeted = target === undefined ? undefined : this.#drafts[target]
    return { name, index, layout, params, target: targeted === undefined ? null : this.#tableRef(targeted), range: range ?? null }
  }

  #ownership({ plan }: Draft): Ownership | null {
    const spec = plan.ownership
    if (spec === null) return null
    const owner = this.#draft(spec.by)
    const site = this.#site(siteName(plan.name, '', 'ownership'))
    if (spec.type === 'owned') {
      const { min, max, mean } = spec
      return { type: 'owned', owner: owner.index, site, relation: new Owned({ parents: owner.plan.rows, min, max, mean }) }
    }
    const since = this.#draft(spec.since.table).timeline
    if (since === null) throw new Error(`Table ${spec.since.table} is not ordered by time`)
    const relation = new Recurring({
      since,
      lastDay: this.#referenceDay,
      delayMonths: spec.delay_months,
      startingShare: spec.starting_share,
      monthlyChurn: spec.monthly_churn,
    })
    return { type: 'recurring', owner: owner.index, site, relation }
  }
}

function columnPointer({ index: table }: Draft, index: number): string {
  return `/tables/${table}/columns/${index}`
}
