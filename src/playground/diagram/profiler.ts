import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { ApiError } from '../api/api-error.ts'
import type { Api } from '../api/api.ts'
import type { DatasetTable } from '../api/dataset.ts'
import { inTurn } from './in-turn.ts'
import { type ColumnProfile, profileColumn } from './profile-column.ts'
import { sampleTable } from './sample-table.ts'

/** The profiled rows. */
export interface Profiled {
  readonly location: string
  readonly table: DatasetTable
  /** Number of rows in the sample, and whether these are all rows of the table. */
  readonly rows: number
  readonly isWhole: boolean
}

/** Milliseconds without another data set before a table is read, because every key press in the story creates a new data set. */
const pause = 200

/** Profiles one table at a time, in time slices between which the page responds. */
export class Profiler {
  readonly #api: Api
  readonly #profiled: Signal<Profiled | null> = signal(null)
  readonly #problem: Signal<string | null> = signal(null)
  /** Profiles of the current table by column. Another table gets another map, so that components are notified. */
  readonly #columns: Signal<Map<string, Signal<ColumnProfile | null>>> = signal(new Map())
  #current = new AbortController()

  constructor(api: Api) {
    this.#api = api
  }

  /** The last result; null if there is none. */
  get profiled(): ReadonlySignal<Profiled | null> {
    return this.#profiled
  }

  /** The profile of a column of the table; null until it is known. */
  column(name: string): ReadonlySignal<ColumnProfile | null> {
    return columnIn(this.#columns.value, name)
  }

  /** Why there is no result; null if there is no error. */
  get problem(): ReadonlySignal<string | null> {
    return this.#problem
  }

  /** Profiles a table of the data set at `location`, and cancels the previous request. */
  look(location: string, table: DatasetTable): void {
    this.close()
    const before = this.#profiled.peek()
    const controller = new AbortController()
    this.#current = controller
    const isFirst = before?.table.name !== table.name
    // Keep showing the old result until the new one is available.
    if (isFirst) this.#columns.value = new Map()
    setTimeout(() => void this.#lookNow(location, table, controller.signal), isFirst ? 0 : pause)
  }

  /** Cancels pending requests. */
  close(): void {
    this.#current.abort()
  }

  async #lookNow(location: string, table: DatasetTable, aborted: AbortSignal): Promise<void> {
    if (aborted.aborted) return
    try {
      const sample = await sampleTable(this.#api, location, table, aborted)
      const { rows, isWhole } = sample
      this.#profiled.value = { location, table, rows, isWhole }
      for (const { name, type } of table.columns)
        inTurn(() => {
          if (!aborted.aborted) columnIn(this.#columns.peek(), name).value = profileColumn(type, sample.cells(name))
        })
      this.#problem.value = null
    } catch (error) {
      if (aborted.aborted) return
      if (!(error instanceof ApiError)) throw error
      this.#problem.value = error.problem.detail
    }
  }
}

function columnIn(columns: Map<string, Signal<ColumnProfile | null>>, name: string): Signal<ColumnProfile | null> {
  const known = columns.get(name) ?? signal(null)
  columns.set(name, known)
  return known
}
