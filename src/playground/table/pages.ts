import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { ApiError } from '../api/api-error.ts'
import type { Api } from '../api/api.ts'
import type { Row } from '../api/cell.ts'
import { isPassing } from '../api/is-passing.ts'
import { jsonOf } from '../api/json-of.ts'
import type { ProblemBody } from '../api/problem-body.ts'

/** Number of rows in a page, which is fetched with one request. */
export const pageRows = 100

/** Maximum number of cached pages; those that were visible most recently stay. */
const mostPages = 40

/** Milliseconds between requests for visible rows: rows that are visible for a shorter time are never requested. */
const pause = 40

/** Milliseconds after which a request to a busy service is repeated, unless the service suggests a time. */
const patience = 2000

/** The rows of one table, fetched when they become visible. */
export class Pages {
  readonly #api: Api
  readonly #address: string
  readonly #rows: number
  readonly #kept = new Map<number, readonly Row[]>()
  readonly #open = new Map<number, AbortController>()
  readonly #version: Signal<number> = signal(0)
  readonly #problem: Signal<ProblemBody | null> = signal(null)
  #wanted: readonly number[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param address address of the table in JSON, which supports `offset` and `limit` */
  constructor(api: Api, address: string, rows: number) {
    this.#api = api
    this.#address = address
    this.#rows = rows
  }

  /** Changes whenever rows have arrived. */
  get version(): ReadonlySignal<number> {
    return this.#version
  }

  /** Why rows are missing; null if there is no error. */
  get problem(): ReadonlySignal<ProblemBody | null> {
    return this.#problem
  }

  /** A row; null until it arrives. */
  row(index: number): Row | null {
    return this.#kept.get(Math.floor(index / pageRows))?.[index % pageRows] ?? null
  }

  /** Sets the range of visible rows, both ends included. Pending requests for other rows are cancelled. */
  want(first: number, last: number): void {
    const from = Math.max(0, Math.floor(first / pageRows))
    const to = Math.floor(Math.min(last, this.#rows - 1) / pageRows)
    this.#wanted = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
    for (const page of this.#wanted) this.#touch(page)
    this.#timer ??= setTimeout(() => this.#fetchWanted(), pause)
  }

  /** Repeats the requests that failed. */
  tryAgain(): void {
    this.#problem.value = null
    this.#fetchWanted()
  }

  /** Cancels pending requests. */
  close(): void {
    clearTimeout(this.#timer)
    for (const controller of this.#open.values()) controller.abort()
    this.#open.clear()
  }

  /** Moves a page to the end of the order in which pages are dropped. */
  #touch(page: number): void {
    const rows = this.#kept.get(page)
    if (rows === undefined) return
    this.#kept.delete(page)
    this.#kept.set(page, rows)
  }

  #fetchWanted(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const [page, controller] of this.#open) {
      if (this.#wanted.includes(page)) continue
      controller.abort()
      this.#open.delete(page)
    }
    for (const page of this.#wanted) if (!this.#kept.has(page) && !this.#open.has(page)) void this.#fetch(page)
  }

  async #fetch(page: number): Promise<void> {
    const controller = new AbortController()
    this.#open.set(page, controller)
    try {
      const path = `${this.#address}?offset=${page * pageRows}&limit=${pageRows}`
      const response = await this.#api.get(path, { signal: controller.signal })
      const rows = await jsonOf<readonly Row[]>(response)
      if (!controller.signal.aborted) this.#keep(page, rows)
    } catch (error) {
      if (controller.signal.aborted) return
      this.#fail(error)
    } finally {
      if (this.#open.get(page) === controller) this.#open.delete(page)
    }
  }

  #keep(page: number, rows: readonly Row[]): void {
    this.#kept.set(page, rows)
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= mostPages) break
      this.#kept.delete(oldest)
    }
    this.#problem.value = null
    this.#version.value += 1
  }

  #fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    this.#problem.value = error.problem
    if (!isPassing(error.problem)) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#fetchWanted(), error.retryAfter ?? patience)
  }
}
