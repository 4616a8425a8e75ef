import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** What is asked: POST with a body, in which `"{seed}"` stands for another number every time, else GET. */
export interface Target {
  readonly name: string
  readonly url: string
  readonly body?: string
}

/** How long answers took until their last byte, in milliseconds, since the last time this was told. */
export interface Probed {
  readonly name: string
  readonly latencies: readonly number[]
  /** Number of answers with another status than 200. */
  readonly failed: number
}

/** Requests each target at a fixed interval from a thread of its own, so that the load on the calling thread does not change the latencies. */
export class Probe {
  readonly #worker: Worker

  constructor(targets: readonly Target[], everyMilliseconds: number, tell: (probed: Probed) => void) {
    this.#worker = new Worker(join(import.meta.dirname, 'probe-thread.js'), { workerData: { targets, everyMilliseconds } })
    this.#worker.on('message', tell)
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }
}
