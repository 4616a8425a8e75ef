import { parseIsoDate } from '../calendar.ts'
import { columnKind } from '../columns/index.ts'
import type { ColumnParams, ColumnRef, CompileContext, CompiledColumn, TableRef } from '../columns/column-kind.ts'
import type { ReferenceList } from '../lexicon/reference-list.ts'
import type { Plan, TablePlan } from '../plan/plan.ts'
import { siteName, textKey, type SiteKey } from '../random/site.ts'
import { Owned } from '../relations/owned.ts'
import { Recurring } from '../relations/recurring.ts'
import { locate, SchemaError } from '../schema/schema-error.ts'
import { arrivalOf } from '../time/arrival.ts'
import type { CompiledPlan, CompiledTable, Ownership } from './compiled-plan.ts'

/**
 * Makes a plan ready to evaluate. `list` finds a reference list by its name.
 * @throws SynthError `schema_invalid` when a column refers to what is not there, is not of the right type, or, by way of others, is itself
 */
export function compilePlan(plan: Plan, list: ListFinder): CompiledPlan {
  return new PlanCompiler(plan, list).compile()
}

export type ListFinder = (name: string) => ReferenceList | undefined

type Draft = { -readonly [Key in keyof CompiledTable]: CompiledTable[Key] } & { columns: CompiledColumn[]; readonly open: Set<number> }

class PlanCompiler {
  readonly #findList: ListFinder
  readonly #sites: SiteKey[] = []
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
      ownership: null,
      timeline: arrivalOf(table),
    }))
  }

  compile(): CompiledPlan {
    for (const draft of this.#drafts)
      draft.ownership = locate(`/tables/${draft.index}/rows`, `Table ${draft.plan.name}`, () => this.#ownership(draft))
    for (const draft of this.#drafts) draft.plan.columns.forEach((_, index) => this.#column(draft, index))
    return { tables: this.#drafts, sites: this.#sites }
  }

  #column(draft: Draft, index: number): CompiledColumn {
    const known = draft.columns[index]
    if (known !== undefined) return known
    const schema = draft.plan.columns[index]
    if (schema === undefined) throw new Error(`Table ${draft.plan.name} has no column ${index}`)
    if (draft.open.has(index)) throw new SchemaError(`Column "${schema.name}" of table "${draft.plan.name}" depends on itself`)
    draft.open.add(index)
    const column = this.#compileColumn(draft, schema.name, `/tables/${draft.index}/columns/${index}`, schema)
    draft.open.delete(index)
    draft.columns[index] = column
    return column
  }

  #compileColumn(draft: Draft, name: string, pointer: string, params: ColumnParams): CompiledColumn {
    const context: CompileContext = {
      table: this.#tableRef(draft),
      referenceDay: this.#referenceDay,
      tableNamed: (table) => this.#tableRef(this.#draft(table)),
      site: (lane = '') => this.#site(draft.plan, name, lane),
      list: (list) => this.#list(list),
      inner: (inner, param) => this.#compileColumn(draft, `${name}.${param}`, `${pointer}/${param}`, inner),
    }
    const { compile } = columnKind(params.kind)
    return locate(pointer, `Column ${draft.plan.name}.${name}`, () => compile(params as Readonly<Record<string, unknown>>, context))
  }

  #site(table: TablePlan, column: string, lane: string): number {
    return this.#sites.push(textKey(siteName(table.name, column, lane))) - 1
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
    const { index, plan } = draft
    return { index, name: plan.name, rows: plan.rows, ownership: plan.ownership, column: (name) => this.#columnRef(draft, name) }
  }

  #columnRef(draft: Draft, name: string): ColumnRef {
    const index = draft.plan.columns.findIndex((column) => column.name === name)
    const params = draft.plan.columns[index]
    if (params === undefined) throw new SchemaError(`Table "${draft.plan.name}" has no column "${name}"`)
    const { layout, target } = this.#column(draft, index)
    const targeted = target === undefined ? undefined : this.#drafts[target]
    return { name, index, layout, params, target: targeted === undefined ? null : this.#tableRef(targeted) }
  }

  #ownership({ plan }: Draft): Ownership | null {
    const spec = plan.ownership
    if (spec === null) return null
    const owner = this.#draft(spec.by)
    const site = this.#site(plan, '', 'ownership')
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
