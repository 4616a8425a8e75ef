import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { ApiError } from '../api/api-error.ts'
import type { Api } from '../api/api.ts'
import type { DatasetTable } from '../api/dataset.ts'
import { type CurveSource, readCurves } from './read-curves.ts'
import type { SaidCurve } from './said-curves.ts'

/** Progress of the comparison of the story with the data. */
export type CurveState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'reading'; readonly rows: number }
  | { readonly kind: 'read'; readonly sums: readonly (readonly number[])[] }
  | { readonly kind: 'failed'; readonly detail: string }

/** The last request. */
export interface CurveQuestion {
  readonly source: CurveSource
  readonly table: DatasetTable
  readonly curves: readonly SaidCurve[]
}

/** Maximum number of rows of a table that is read without a command of the user. */
const mostRows = 200_000
/** Milliseconds without another request before a table is read. */
const pause = 250

/** Aggregates the rows of one table at a time. */
export class CurveReader {
  readonly #api: Api
  readonly #state: Signal<CurveState> = signal({ kind: 'waiting' })
  #question: CurveQuestion | null = null
  #current = new AbortController()

  constructor(api: Api) {
    this.#api = api
  }

  get state(): ReadonlySignal<CurveState> {
    return this.#state
  }

  /** Starts a new request and cancels the previous one. A small table is read automatically after a pause. */
  ask(question: CurveQuestion): void {
    this.close()
    this.#question = question
    const isSoon = question.curves.length > 0 && question.table.rows <= mostRows
    this.#state.value = isSoon ? { kind: 'reading', rows: 0 } : { kind: 'waiting' }
    if (!isSoon) return
    const { signal: aborted } = this.#current
    setTimeout(() => {
      if (!aborted.aborted) this.read()
    }, pause)
  }

  /** Reads all rows that the request needs. */
  read(): void {
    const question = this.#question
    if (question === null) return
    this.close()
    this.#state.value = { kind: 'reading', rows: 0 }
    void this.#readNow(question, this.#current.signal)
  }

  /** Cancels reading. */
  close(): void {
    this.#current.abort()
    this.#current = new AbortController()
    if (this.#state.peek().kind === 'reading') this.#state.value = { kind: 'waiting' }
  }

  async #readNow({ source, table, curves }: CurveQuestion, aborted: AbortSignal): Promise<void> {
    try {
      const sums = await readCurves(this.#api, source, table, curves, aborted, (rows) => {
        if (!aborted.aborted) this.#state.value = { kind: 'reading', rows }
      })
      if (!aborted.aborted) this.#state.value = { kind: 'read', sums }
    } catch (error) {
      if (aborted.aborted) return
      const detail = error instanceof ApiError ? error.problem.detail : error instanceof Error ? error.message : String(error)
      this.#state.value = { kind: 'failed', detail }
    }
  }
}
