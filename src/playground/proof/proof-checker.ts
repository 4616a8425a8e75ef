import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Answer, Store } from '../state/store.ts'
import type { ProofAnswer, ProofQuestion, ProofResult } from './proof-check.ts'

/** Address of the built `proof-worker.ts`. */
declare const proofWorkerAddress: string

/** Milliseconds without another data set before proofs are run, because every key press in the story creates a new data set. */
const pause = 400
/** Cells that are read for a proof by itself, and on request. */
const mostCells = { unasked: 500_000, asked: 4_000_000 }

/** The results of proofs by the place of their fact; a fact without one is still checked. */
export type ProofResults = ReadonlyMap<number, ProofResult>

/** Runs the proofs of a story's facts over its data, in a thread. A new data set ends what is running. */
export class ProofChecker {
  readonly #store: Store
  readonly #results: Signal<ProofResults> = signal(new Map())
  #worker: Worker | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #id = 0

  constructor(store: Store) {
    this.#store = store
  }

  get results(): ReadonlySignal<ProofResults> {
    return this.#results
  }

  /** Runs all proofs of an answer, but for those of large tables. */
  check(answer: Answer): void {
    clearTimeout(this.#timer)
    this.#id++
    this.#results.value = new Map()
    this.#timer = setTimeout(() => this.#ask(answer, null, mostCells.unasked), pause)
  }

  /** Runs one proof of the current answer, which may read large tables. */
  checkLarge(place: number): void {
    const results = new Map(this.#results.peek())
    results.delete(place)
    this.#results.value = results
    this.#ask(this.#store.answer.peek(), place, mostCells.asked)
  }

  /** Whether a proof can be run on request. */
  canCheck(cells: number): boolean {
    return cells <= mostCells.asked
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#worker?.terminate()
    this.#worker = null
  }

  #ask({ explained, dataset }: Answer, only: number | null, cells: number): void {
    if (explained === null || dataset === null) return
    const all = explained.facts.flatMap(({ used, proof }, place) => (used && proof !== null ? [{ place, proof }] : []))
    const proofs = only === null ? all : all.filter(({ place }) => place === only)
    if (proofs.length === 0) return
    const { location, tables } = dataset
    const question: ProofQuestion = { id: this.#id, location, headers: this.#store.api.headers, tables, proofs, mostCells: cells }
    this.#worker ??= this.#started()
    this.#worker.postMessage(question)
  }

  #started(): Worker {
    const worker = new Worker(proofWorkerAddress, { type: 'module' })
    worker.addEventListener('message', ({ data: { id, place, result } }: MessageEvent<ProofAnswer>) => {
      if (id === this.#id) this.#results.value = new Map([...this.#results.peek(), [place, result]])
    })
    return worker
  }
}
