import { parseIsoDate } from '../calendar.ts'
import { columnKind } from '../columns/index.ts'
import type { ColumnParams, ColumnRef, CompileContext, CompiledColumn, TableRef } from '../columns/column-kind.ts'
import type { ReferenceList } from '../lexicon/reference-list.ts'
import { insteadOf } from '../nearest.ts'
import type { Plan } from '../plan/plan.ts'
import type { CopulaPart } from '../random/copula.ts'
import { distributionTable } from '../random/distribution-table.ts'
import { exactQuantiles } from '../random/exact-quantiles.ts'
import { probeDraws } from '../random/tied-ranks.ts'
import { FollowingError, SchemaError } from '../schema/schema-error.ts'
import { arrivalPlace, isOrdered } from '../time/arrival.ts'
import { compileOwnership } from './compile-ownership.ts'
import type { CompiledPlan } from './compiled-plan.ts'
import { compileConstraint, type Constraint } from './constraints.ts'
import { compileCorrelations } from './correlations.ts'
import { columnPointer, type Draft, draftNamed, draftOf } from './draft.ts'
import type { Found } from './found.ts'
import { modifiersOf } from './modifiers.ts'
import { dependsOnItself, ReadingDepth } from './reading-depth.ts'
import { onceRead } from './once-read.ts'
import { probedValues } from './probe.ts'
import type { ReadStep } from './read-step.ts'
import { Sites } from './sites.ts'
import { tableApart } from './table-apart.ts'
import { type Noted, tableRef } from './table-ref.ts'
import { TextTotals } from './text-totals.ts'
import { unfitOutcomes } from './unfit-outcomes.ts'
import { settleUniqueSets } from './unique-sets.ts'
import { requireWanted } from '../wanted.ts'

/** Finds a reference list by its name. */
export type ListFinder = (name: string) => ReferenceList | undefined

/** Compiles a plan once; a trial leaves out tables that only rows need. */
export class PlanCompiler {
  readonly #findList: ListFinder
  readonly #sites = new Sites()
  readonly #found: Found
  readonly #reads = new Set<string>()
  readonly #reading = new ReadingDepth()
  readonly #texts = new TextTotals()
  /** JSON pointers of outcomes that cannot be applied. */
  readonly #unfit = new Set<string>()
  readonly #plan: Plan
  readonly #drafts: readonly Draft[]
  readonly #referenceDay: number
  readonly #noted: Noted = {
    lookAt: (steps) => this.#reading.lead({ steps, column: null }),
    calculate: (steps, operations) => this.#reading.calculate(steps, operations),
  }

  readonly #isTrial: boolean

  constructor(plan: Plan, findList: ListFinder, found: Found, isTrial: boolean) {
    this.#plan = plan
    this.#findList = findList
    this.#found = found
    this.#isTrial = isTrial
    this.#referenceDay = parseIsoDate(plan.referenceDate) ?? 0
    this.#drafts = plan.tables.map((table, index) => draftOf(table, index, found))
  }

  *steps(): Generator<void, CompiledPlan> {
    for (const draft of this.#drafts) this.#checkOutcomes(draft)
    for (const draft of this.#drafts) this.#attempt(`/tables/${draft.index}/rows`, () => this.#own(draft))
    for (const draft of this.#drafts)
      for (const index of draft.plan.columns.keys()) {
        this.#attempt(columnPointer(draft, index), () => this.#column(draft, index))
        yield
      }
    for (const draft of this.#drafts) {
      draft.constraints = this.#constraints(draft)
      yield
    }
    const copulas = new Map(this.#drafts.flatMap((draft) => [...this.#correlations(draft)]))
    settleUniqueSets(this.#drafts, (table, column, stream) => this.#sites.add(table, column, stream), this.#found.problems)
    this.#found.problems.report()
    const { edges, work } = this.#reading
    return { tables: this.#drafts, sites: this.#sites.keys, copulas, reads: this.#reads, readsOf: edges, work }
  }

  #checkOutcomes({ index, plan }: Draft): void {
    for (const pointer of unfitOutcomes(plan, index, this.#plan, this.#found.problems)) this.#unfit.add(pointer)
  }

  /** Runs `action` for the part of the schema at `pointer` and notes a problem there, once. */
  #attempt<Result>(pointer: string, action: () => Result): Result | null {
    return this.#found.problems.attempt(pointer, action)
  }

  #column(draft: Draft, index: number): CompiledColumn {
    const known = draft.columns[index]
    if (known !== undefined) return known
    const schema = draft.plan.columns[index]
    if (schema === undefined) throw new Error(`Table ${draft.plan.name} has no column ${index}`)
    if (draft.failed.has(index)) throw new FollowingError()
    requireWanted()
    if (draft.open.has(index)) throw new SchemaError(dependsOnItself(draft.plan, [...draft.open], index))
    draft.open.add(index)
    const at = columnPointer(draft, index)
    const column = this.#reading.of(at, () => {
      const made = this.#compileColumn(draft, schema.name, at, schema)
      return made === null ? null : this.#modified(draft, index, made)
    })
    draft.open.delete(index)
    if (column !== null) return (draft.columns[index] = column)
    draft.failed.add(index)
    throw new FollowingError()
  }

  /** Null if the column cannot be compiled; the problem is noted. */
  #compileColumn(draft: Draft, name: string, pointer: string, params: ColumnParams, apart?: number): CompiledColumn | null {
    const own = this.#context(draft, name, (stream) => this.#sites.add(draft.plan.name, name, stream), pointer)
    const context = apart === undefined ? own : { ...own, table: tableApart(own.table, apart) }
    return this.#attempt(pointer, () => {
      this.#reading.weigh(params)
      return this.#counted(columnKind(params.kind).compile(params as Readonly<Record<string, unknown>>, context))
    })
  }

  #modified(draft: Draft, index: number, column: CompiledColumn): CompiledColumn | null {
    let made: CompiledColumn | null = column
    for (const { pointer, site, apply } of modifiersOf(draft.plan, index, this.#plan.tables)) {
      const current: CompiledColumn | null = made
      if (current === null) return null
      const name = draft.plan.columns[index]?.name ?? ''
      const context = this.#context(
        draft,
        name,
        (stream) => this.#sites.add(draft.plan.name, site.column, `${site.stream} ${stream}`),
        pointer,
      )
      const at = `/tables/${draft.index}${pointer}`
      const applied: CompiledColumn | null = this.#unfit.has(at)
        ? null
        : this.#attempt(at, () => this.#counted(apply(current, context, this.#readsIn(draft)), current))
      if (applied?.others !== undefined && applied !== current)
        this.#reading.leadAway({ way: 'apart', table: draft.index, ...applied.others })
      made = applied
    }
    return made
  }

  /** Counts the text of a column towards the limits, unless `before`, which is counted already, has the same parts. */
  #counted(column: CompiledColumn, before?: CompiledColumn): CompiledColumn {
    if (column.layout.type === 'text' && before?.layout.type === 'text' && column.layout.parts === before.layout.parts) return column
    this.#texts.add(column.layout)
    return column
  }

  /** Names of the columns of a table that the column being compiled reads. */
  #readsIn(draft: Draft): readonly string[] {
    const { reads } = this.#reading
    return draft.plan.columns.flatMap(({ name }, index) => (reads.has(columnPointer(draft, index)) ? [name] : []))
  }

  #context(draft: Draft, column: string, siteOf: (stream: string) => number, pointer: string): CompileContext {
    return {
      table: this.#refTo(draft.index, []),
      column,
      referenceDay: this.#referenceDay,
      tableNamed: (table) => {
        const named = this.#draft(table)
        this.#reads.add(`/tables/${named.index}`)
        const isOwned = named.plan.ownership?.by === draft.plan.name
        return this.#refTo(named.index, [
          isOwned ? { way: 'children', table: named.index } : { way: 'apart', table: named.index, rows: 1, within: 1 },
        ])
      },
      site: (stream = '') => siteOf(stream),
      quantiles: (spec, bounds) => onceRead(() => distributionTable(spec, bounds), this.#isTrial),
      slices: (spec, bounds) => onceRead(() => exactQuantiles(spec, bounds), this.#isTrial),
      list: (list) => this.#list(list),
      inner: (inner, param, apart) => {
        const made = this.#compileColumn(draft, `${column}.${param}`, `${pointer}/${param}`, inner, apart)
        if (made === null) throw new FollowingError()
        return made
      },
    }
  }

  #constraints(draft: Draft): readonly Constraint[] {
    return draft.plan.constraints.flatMap((source, place) => {
      requireWanted()
      const pointer = `/tables/${draft.index}/constraints/${place}`
      const context = { table: this.#refTo(draft.index, []), referenceDay: this.#referenceDay }
      const compile = (): Constraint | null => this.#attempt(pointer, () => compileConstraint(source, pointer, context))
      return this.#reading.of(pointer, compile) ?? []
    })
  }

  #correlations(draft: Draft): ReadonlyMap<number, CopulaPart> {
    const { index, plan } = draft
    return compileCorrelations(plan, {
      attempt: (pointer, action) => this.#attempt(`/tables/${index}${pointer}`, action),
      sitesOf: (column) => this.#sites.named(plan.name, column, ''),
      // Exact numbers have the ties of drawn ones.
      probe: (said) => {
        const { exact: _, ...column } = said
        const context = this.#context(draft, column.name, (stream) => this.#sites.add(plan.name, column.name, `probe ${stream}`), '')
        return probedValues(plan, columnKind(column.kind).compile({ ...column }, context), probeDraws)
      },
    })
  }

  #list(name: string): ReferenceList {
    const list = this.#findList(name)
    if (list === undefined) throw new SchemaError(`There is no reference list "${name}"`)
    return list
  }

  #draft(name: string): Draft {
    return draftNamed(this.#drafts, name, this.#found)
  }

  #refTo(index: number, steps: readonly ReadStep[]): TableRef {
    const draft = this.#drafts[index]
    if (draft === undefined) throw new Error(`There is no table ${index}`)
    return tableRef(draft, steps, (of, column, way) => this.#columnRef(of, column, way), this.#noted)
  }

  #columnRef(draft: Draft, name: string, steps: readonly ReadStep[] | null): ColumnRef {
    const index = draft.plan.columns.findIndex((column) => column.name === name)
    const params = draft.plan.columns[index]
    if (params === undefined) {
      const names = draft.plan.columns.map((column) => column.name)
      throw new SchemaError(() => `Table "${draft.plan.name}" has no column "${name}"${insteadOf(name, names)}`)
    }
    const pointer = columnPointer(draft, index)
    this.#reads.add(pointer)
    const { layout, reference, range = null, isOwnerKey = false, distinct, groups, exact, touched, lanes } = this.#column(draft, index)
    this.#reading.read(pointer)
    if (steps !== null) this.#reading.lead({ steps, column: index })
    const target =
      reference === undefined ? null : this.#refTo(reference.table, [...(steps ?? []), { way: 'key', table: reference.table, key: index }])
    return { name, index, layout, params, target, reference, range, isOwnerKey, distinct, groups, exact, touched, lanes }
  }

  /** Compiles the ownership of a table. Recurring rows are ordered by time even if no column declares it. */
  #own(draft: Draft): void {
    const { ownership: spec, name } = draft.plan
    if (spec === null) return
    const site = this.#sites.add(name, '', 'ownership')
    const ownership = compileOwnership(spec, { tableNamed: (table) => this.#draft(table), site, referenceDay: this.#referenceDay })
    draft.ownership = ownership
    if (ownership.type === 'recurring' && arrivalPlace(draft.plan.columns) < 0 && isOrdered(draft.plan.columns))
      draft.timeline = ownership.relation.timeline(this.#referenceDay)
  }
}
