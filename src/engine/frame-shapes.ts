import { mostKeptOperations } from '../columns/shared/releasing.ts'
import type { CompiledPlan } from './compiled-plan.ts'
import type { ColumnRead, ReadStep } from './read-step.ts'

/** The frames and columns that the evaluation of some columns of a table opens and evaluates, independent of the rows. */
export interface FrameShape {
  readonly table: number
  /** Cells per row of the evaluated columns, each counted once, and of the operations of formulas. */
  readonly cells: number
  /** Operations of formulas whose results are kept together while rows are evaluated. */
  readonly operations: number
  /** The frames of other rows that these columns read. */
  readonly subs: readonly SubFrames[]
}

export interface SubFrames {
  readonly step: ReadStep
  /** Everything that is read of those rows. */
  readonly shape: FrameShape
  /** The shape for each reading column, if the rows may be evaluated again for each of them, as children in chunks are. */
  readonly byReader: readonly FrameShape[]
}

/**
 * Limits beyond which each column of a frame is counted separately, because in a hostile schema every path may read a different set of
 * columns.
 */
const mostShapes = 20_000
const mostWork = 3_000_000

/** Cost of an operation of a formula in cells. */
const cellsOfOperation = 0.3

/** A request to a frame: to evaluate a column, or to read rows that a step leads to. */
type Want =
  | { readonly step: null; readonly column: number | null; readonly operations: number }
  | { readonly step: ReadStep; readonly key: string; readonly next: number }

interface Group {
  readonly step: ReadStep
  readonly wants: Set<number>
  readonly byReader: Map<number, Set<number>>
}

/** Finds the shapes of a plan's frames. Time and memory are proportional to the reads of columns, not to the paths through them. */
export class FrameShapes {
  readonly #plan: CompiledPlan
  readonly #wants: Want[] = []
  readonly #wantIds = new Map<string, number>()
  readonly #shapes = new Map<string, FrameShape>()
  /** By JSON pointer of a column: its requests to its own frame. */
  readonly #wantsOf = new Map<string, readonly number[]>()
  #work = 0

  constructor(plan: CompiledPlan) {
    this.#plan = plan
  }

  /** The shape for some columns of a table by index; indices after the last column are its constraints. */
  of(table: number, columns: readonly number[]): FrameShape {
    return this.#shape(
      table,
      [...new Set(columns)].map((column) => this.#want({ steps: [], column })),
    )
  }

  #shape(table: number, wants: readonly number[]): FrameShape {
    const key = `${table}: ${wants.toSorted((one, other) => one - other).join()}`
    const known = this.#shapes.get(key)
    if (known !== undefined) return known
    const { cells, operations, groups } = this.#evaluated(table, wants)
    const isAdditive = this.#shapes.size > mostShapes || this.#work > mostWork
    const subs = [...groups.values()].flatMap((group) => (isAdditive ? this.#separate(group) : [this.#together(group)]))
    const shape = { table, cells, operations, subs }
    this.#shapes.set(key, shape)
    return shape
  }

  #together({ step, wants, byReader }: Group): SubFrames {
    const shape = this.#shape(step.table, [...wants])
    const isShared = step.way !== 'children' || byReader.size === 1
    return { step, shape, byReader: isShared ? [] : [...byReader.values()].map((own) => this.#shape(step.table, [...own])) }
  }

  #separate({ step, wants }: Group): readonly SubFrames[] {
    return [...wants].map((want) => ({ step, shape: this.#shape(step.table, [want]), byReader: [] }))
  }

  /** The columns evaluated for the requests to a frame, and their requests to other frames. */
  #evaluated(
    table: number,
    wants: readonly number[],
  ): Pick<FrameShape, 'cells' | 'operations'> & { readonly groups: ReadonlyMap<string, Group> } {
    const groups = new Map<string, Group>()
    const seen = new Set<number>()
    const open = wants.map((want) => ({ want, reader: -1 }))
    let [cells, kept, most] = [0, 0, 0]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      this.#work++
      const { want: id, reader } = next
      const want = this.#wants[id] as Want
      if (want.step !== null) addTo(groups, want, reader)
      else if (want.operations > 0) {
        cells += cellsOfOperation * want.operations
        if (want.operations <= mostKeptOperations) kept += want.operations
        else most = Math.max(most, want.operations)
      } else if (want.column === null) cells++
      else if (!seen.has(want.column)) {
        const { column } = want
        seen.add(column)
        const pointer = pointerOf(this.#plan, table, column)
        cells += this.#plan.work.get(pointer)?.cells ?? 1
        for (const read of this.#readsOf(pointer)) open.push({ want: read, reader: column })
      }
    }
    return { cells, operations: kept + most, groups }
  }

  #readsOf(pointer: string): readonly number[] {
    const known = this.#wantsOf.get(pointer) ?? (this.#plan.work.get(pointer)?.reads ?? []).map((read) => this.#want(read))
    this.#wantsOf.set(pointer, known)
    return known
  }

  #want({ steps: [step, ...rest], column, formula }: ColumnRead): number {
    const { number, operations = 0 } = formula ?? {}
    if (step === undefined) return this.#intern(`${column} ${number}`, { step: null, column, operations })
    const next = this.#want({ steps: rest, column, ...(formula && { formula }) })
    const key = Object.values(step).join(' ')
    return this.#intern(`${key} > ${next}`, { step, key, next })
  }

  #intern(key: string, want: Want): number {
    const id = this.#wantIds.get(key) ?? this.#wants.push(want) - 1
    this.#wantIds.set(key, id)
    return id
  }
}

function addTo(groups: Map<string, Group>, { step, key, next }: Extract<Want, { key: string }>, reader: number): void {
  const own = step.way === 'apart' ? `${reader}: ${key}` : key
  const group = groups.get(own) ?? { step, wants: new Set(), byReader: new Map<number, Set<number>>() }
  groups.set(own, group)
  group.wants.add(next)
  const read = group.byReader.get(reader) ?? new Set()
  group.byReader.set(reader, read)
  read.add(next)
}

/** JSON pointer of a column of a table, or of a constraint, which are numbered after the columns. */
function pointerOf({ tables }: CompiledPlan, table: number, column: number): string {
  const columns = tables[table]?.plan.columns.length ?? 0
  return column < columns ? `/tables/${table}/columns/${column}` : `/tables/${table}/constraints/${column - columns}`
}
