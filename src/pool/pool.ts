import { Piscina, type PiscinaTask, queueOptionsSymbol } from 'piscina'
import type { Task, TaskResult } from '../engine/task.ts'
import { SynthError } from '../errors.ts'
import { BufferList } from './buffer-list.ts'
import { FairQueue, type Lane } from './fair-queue.ts'
import { RecentDeaths } from './recent-deaths.ts'
import { ThreadSlots } from './thread-slots.ts'

/** What crosses to a worker: a task and a buffer to fill, which moves; `null` asks for nothing and shows that the worker is up. */
export type WorkerRequest = { readonly task: Task; readonly buffer: ArrayBuffer | null } | null

export interface PoolOptions {
  /** Threads, all started at once and kept: tasks keep a core busy, so more than the cores gains nothing. */
  readonly workers: number
  /** The compiled worker, a file URL. */
  readonly filename?: string
  /** Called when a worker dies while it has nothing to do; the pool replaces it. */
  readonly onWorkerError?: (error: Error) => void
}

/** Bytes of a usual result. */
const usualBytes = 1 << 20

/** With few readers each may keep so many usual results in flight for every worker, and two more. */
const resultsPerWorker = 2

/** Usual results in flight that a response is left with when many are open: one being written, one done, one being made. */
const smallestWindow = 3

/** Several times what a worker lives on: V8 lets garbage pile up in proportion to its limit, which by default is that of a whole machine. */
const workerHeapMegabytes = 512

/** The worker threads that turn tasks into bytes, shared fairly by all open responses. */
export class Pool {
  readonly workers: number
  /** Threads that ended while the pool was open, each of which is replaced, unless none ever came up. */
  readonly deaths = new RecentDeaths()
  readonly #piscina: Piscina<WorkerRequest, TaskResult>
  readonly #queue: FairQueue<Task, TaskResult>
  readonly #threads = new ThreadSlots()
  readonly #free = new BufferList()
  #started = 0
  #closing = false

  constructor({ workers, filename = import.meta.resolve('#generate'), onWorkerError = () => {} }: PoolOptions) {
    this.workers = workers
    this.#piscina = new Piscina({
      filename,
      minThreads: workers,
      maxThreads: workers,
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: workerHeapMegabytes },
      loadBalancer: (task, threads) => this.#threads.choose(slotOf(task), threads),
    })
    this.#piscina.on('workerDestroy', () => {
      if (!this.#closing) this.deaths.add()
    })
    this.#piscina.on('error', (error: Error) => {
      onWorkerError(error)
      this.#failIfDead()
    })
    this.#queue = new FairQueue(
      workers,
      (task, slot) => this.#start(task, slot),
      ({ affinity }) => (affinity === null ? null : affinity % workers),
    )
  }

  /** Resolves when every worker has loaded its code; rejects when one cannot. */
  async ready(): Promise<void> {
    await Promise.all(Array.from({ length: this.workers }, () => this.#piscina.run(null)))
  }

  openLane(): Lane<Task, TaskResult> {
    return this.#queue.openLane()
  }

  /**
   * Whether a lane with so many results of so many bytes in flight waits before it starts another: together all lanes stay near the bytes
   * of two full windows, however many are open. Results that are larger than usual keep all workers busy all the same.
   */
  isFull(results: number, bytes: number): boolean {
    const lanes = Math.max(1, this.#queue.lanes)
    const full = resultsPerWorker * this.workers + 2
    const window = Math.min(full, Math.max(smallestWindow, Math.ceil((2 * full) / lanes)))
    return results >= window || (bytes >= window * usualBytes && results >= Math.ceil((this.workers + 1) / lanes))
  }

  /** Threads that there are; fewer than `workers` only when they die before they are up. */
  get alive(): number {
    return this.#piscina.threads.length
  }

  /** Tasks given to workers since the start. */
  get started(): number {
    return this.#started
  }

  /** Buffers that wait for a task to fill them. */
  get spare(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#free.size, bytes: this.#free.bytes }
  }

  /** Takes back the largest buffer of a result. Only when nothing reads it any more: a worker overwrites it at once. */
  recycle({ buffer, plain }: TaskResult): void {
    this.#free.give(plain?.buffer ?? buffer, (resultsPerWorker * this.workers + 2 + 2 * this.#queue.lanes) * usualBytes)
  }

  /** Waits for the tasks that run. */
  close(): Promise<void> {
    this.#closing = true
    return this.#piscina.close({ force: true })
  }

  /** Piscina gives up on workers that die before they are up; what waits for them would wait for ever. */
  #failIfDead(): void {
    if (this.alive === 0) void this.#piscina.close({ force: true })
  }

  async #start(task: Task, slot: number): Promise<TaskResult> {
    if (this.alive === 0)
      throw new SynthError('workers_lost', 'No worker is left to make rows: restart the service; its log has the reason')
    this.#started += 1
    const buffer = this.#free.take()
    const request = { task, buffer, [queueOptionsSymbol]: { slot } }
    return this.#piscina.run(request, buffer === null ? {} : { transferList: [buffer] })
  }
}

/** The slot that a task was sent with; 0 for those that only show that a worker is up. */
function slotOf(task: PiscinaTask): number {
  const options = task[queueOptionsSymbol] as { readonly slot: number } | null
  return options?.slot ?? 0
}
