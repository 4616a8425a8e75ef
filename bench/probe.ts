import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** A request: POST with a body, in which `"{seed}"` is replaced by a new number each time, or GET without a body. */
export interface Target {
  readonly name: string
  readonly url: string
  readonly body?: string
}

/** Milliseconds until the last byte of each answer since the previous report. */
export interface Probed {
  readonly name: string
  readonly latencies: readonly number[]
  /** Number of answers with a status other than 200. */
  readonly failed: number
}

/**
 * Requests each target at a fixed interval from a separate thread, so that the load on the calling thread does not change the latencies.
 */
export class Probe {
  readonly #worker: Worker

  constructor(targets: readonly Target[], everyMilliseconds: number, report: (probed: Probed) => void) {
    this.#worker = new Worker(join(import.meta.dirname, 'probe-thread.js'), { workerData: { targets, everyMilliseconds } })
    this.#worker.on('message', report)
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }
}
