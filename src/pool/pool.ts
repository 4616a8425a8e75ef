import { type PiscinaTask, queueOptionsSymbol } from 'piscina'
import type { Task, TaskResult } from '../engine/task.ts'
import type { StopFlag } from '../wanted.ts'
import { SynthError } from '../errors.ts'
import { BufferList } from './buffer-list.ts'
import type { Demand } from './demand.ts'
import { FairQueue, type QueueClient, TaskDroppedError } from './fair-queue.ts'
import { inSeconds } from './in-seconds.ts'
import { isDeath } from './is-death.ts'
import { isOutOfMemory } from './is-out-of-memory.ts'
import type { PoolCounts } from './pool-counts.ts'
import type { RecentDeaths } from './recent-deaths.ts'
import type { TaskFault } from './task-fault.ts'
import { ThreadSlots } from './thread-slots.ts'
import { Threads } from './threads.ts'
import { tooCostly } from './too-costly.ts'
import { watchTask } from './watch-task.ts'
import type { WorkerRequest } from './worker-request.ts'

export interface PoolOptions {
  /** Number of threads, all started at the first task or by `ready`. Tasks keep a core busy, so more threads than cores gain nothing. */
  readonly workers: number
  /** The compiled worker, a file URL. */
  readonly filename?: string
  /** Called when an idle worker dies; the pool replaces it. */
  readonly onWorkerError?: (error: Error) => void
  /** Called when a task fails other than by an exception. */
  readonly onTaskFault?: (fault: TaskFault) => void
  /** Time limit of a task, 30,000 ms by default. A task that exceeds it ends with the error `plan_too_costly`. */
  readonly taskMilliseconds?: number
  /** Time after which a worker that does not stop a cancelled task is replaced, 5,000 ms by default. */
  readonly patienceMilliseconds?: number
  /** Heap limit of a worker in MiB, 512 by default, several times its usual heap. */
  readonly heapMegabytes?: number
  /** Bytes that a worker keeps between tasks; see `ThreadBudget` for the default. */
  readonly threadBytes?: number
}

/** Bytes of a typical result. */
const usualBytes = 1 << 20

/** If few responses are open, each may have this many typical results in flight per worker. */
const resultsPerWorker = 2

/** And this many more, made while the main thread or the reader of a pipe waits for a core. */
const spareResults = 10

/** If many responses are open, each may have this many typical results in flight: one being written, one done, one being made. */
const smallestWindow = 3

/** A running task. */
interface Running {
  readonly task: Task
  readonly since: number
}

/** The worker threads that turn tasks into bytes, shared fairly by all open responses. */
export class Pool {
  readonly workers: number
  readonly #threads: Threads<WorkerRequest, TaskResult>
  readonly #queue: FairQueue<Task, TaskResult>
  readonly #slots = new ThreadSlots()
  readonly #free = new BufferList()
  readonly #onTaskFault: (fault: TaskFault) => void
  readonly #limits: { readonly task: number; readonly patience: number }
  readonly #heapMegabytes: number
  readonly #running = new Set<Running>()
  #started = 0
  #stopped = 0
  #overDeadline = 0
  #busyMilliseconds = 0
  #isClosing = false

  constructor(options: PoolOptions) {
    const { workers, filename = import.meta.resolve('#generate'), onWorkerError = () => {}, onTaskFault = () => {} } = options
    const { taskMilliseconds = 30_000, patienceMilliseconds = 5_000, heapMegabytes = 512, threadBytes = null } = options
    this.workers = workers
    this.#heapMegabytes = heapMegabytes
    this.#onTaskFault = onTaskFault
    this.#limits = { task: taskMilliseconds, patience: patienceMilliseconds }
    this.#threads = new Threads({
      count: workers,
      filename,
      heapMegabytes,
      threadBytes,
      onError: (error) => {
        onWorkerError(error)
        // Piscina does not replace workers that die while starting, so waiting tasks would wait forever.
        if (this.alive === 0) this.#threads.abandon()
      },
      loadBalancer: (task, threads) => this.#slots.choose(slotOf(task), threads),
    })
    this.#queue = new FairQueue(
      workers,
      (task, slot, demand) => this.#start(task, slot, demand),
      ({ affinity }) => (affinity === null ? null : affinity % workers),
    )
  }

  /** Starts the workers; resolves when every one has loaded its code, and rejects when one cannot. */
  ready(): Promise<void> {
    return this.#threads.ready()
  }

  /** Whether every worker had loaded its code once. */
  get isUp(): boolean {
    return this.#threads.isUp
  }

  /** Threads that died while the pool was open. Each is replaced, unless it died while starting. */
  get deaths(): RecentDeaths {
    return this.#threads.deaths
  }

  openClient(): QueueClient<Task, TaskResult> {
    return this.#queue.openClient()
  }

  /**
   * Whether a client with `results` results of `bytes` bytes in flight must wait before it starts another. All clients together stay near
   * the bytes of two full windows. Results larger than typical still keep all workers busy.
   */
  isFull(results: number, bytes: number): boolean {
    const clients = Math.max(1, this.#queue.clients)
    const full = resultsPerWorker * this.workers + spareResults
    const window = Math.min(full, Math.max(smallestWindow, Math.ceil((2 * full) / clients)))
    return results >= window || (bytes >= window * usualBytes && results >= Math.ceil((this.workers + 1) / clients))
  }

  /** Number of threads; fewer than `workers` only if some died while starting. */
  get alive(): number {
    return this.#threads.alive
  }

  /** Tasks passed to workers since the start. */
  get started(): number {
    return this.#started
  }

  get counts(): PoolCounts {
    const now = performance.now()
    const open = [...this.#running].reduce((sum, { since }) => sum + now - since, 0)
    return {
      busy: this.#running.size,
      queued: this.#queue.waiting,
      started: this.#started,
      cancelled: this.#queue.dropped + this.#stopped,
      overDeadline: this.#overDeadline,
      restarts: this.deaths.total,
      busyMilliseconds: this.#busyMilliseconds + open,
    }
  }

  /** Buffers that are free for reuse. */
  get spare(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#free.size, bytes: this.#free.bytes }
  }

  /** Reuses the largest buffer of a result. Nothing may read it any more: a worker overwrites it. */
  recycle({ buffer, plain }: TaskResult): void {
    this.#free.give(plain?.buffer ?? buffer, (resultsPerWorker * this.workers + 2 + 2 * this.#queue.clients) * usualBytes)
  }

  /** Releases memory that can be rebuilt; for idle times. */
  async rest(): Promise<void> {
    this.#free.clear()
    for (let slot = 0; slot < this.workers; slot++) {
      const request = { rest: true as const, [queueOptionsSymbol]: { slot } }
      await this.#threads.run(request)
    }
  }

  /** Ends the threads immediately; waiting callers get the error `shutting_down`. */
  close(): Promise<void> {
    this.#isClosing = true
    this.#queue.endAll(closing())
    return this.#threads.close()
  }

  async #start(task: Task, slot: number, demand: Demand): Promise<TaskResult> {
    if (this.#isClosing) throw closing()
    if (this.alive === 0)
      throw new SynthError('workers_lost', 'No worker is left to make rows: restart the service; its log has the reason')
    this.#started += 1
    const running = { task, since: performance.now() }
    this.#running.add(running)
    const thread = new AbortController()
    const unwatch = watchTask(demand, this.#limits, {
      onOverdue: () => this.#endOverdue(running, demand),
      onDeaf: () => {
        this.#report('deaf', running)
        thread.abort()
      },
    })
    try {
      const result = await this.#send(task, slot, demand.flag, thread.signal)
      if (result !== null && demand.endedBy === null) return result
      if (result !== null) this.recycle(result)
      throw new TaskDroppedError()
    } catch (error) {
      throw this.#reasonFor(error, running, demand)
    } finally {
      unwatch()
      this.#running.delete(running)
      this.#busyMilliseconds += performance.now() - running.since
    }
  }

  #send(task: Task, slot: number, stop: StopFlag, signal: AbortSignal): Promise<TaskResult | null> {
    const buffer = this.#free.take()
    const request = { task, buffer, stop, [queueOptionsSymbol]: { slot } }
    return this.#threads.run(request, buffer === null ? { signal } : { signal, transferList: [buffer] })
  }

  #endOverdue(running: Running, demand: Demand): void {
    if (demand.endedBy !== null) return
    this.#overDeadline += 1
    this.#report('over_deadline', running)
    demand.end(tooCostly(running.task, `longer than ${inSeconds(this.#limits.task)}`))
  }

  /** The error for callers waiting for a failed task. Of a worker's exception only the message is left. */
  #reasonFor(error: unknown, running: Running, demand: Demand): Error {
    if (demand.endedBy !== null) {
      this.#stopped += 1
      return demand.endedBy
    }
    if (isOutOfMemory(error)) {
      this.#report('out_of_memory', running)
      demand.end(tooCostly(running.task, `more than ${this.#heapMegabytes} MiB of memory`))
    } else if (isDeath(error)) this.#report('died', running)
    return demand.endedBy ?? (error as Error)
  }

  #report(type: TaskFault['type'], { task, since }: Running): void {
    this.#onTaskFault({ type, task, milliseconds: performance.now() - since })
  }
}

function closing(): SynthError {
  return new SynthError('shutting_down', 'The service is shutting down; connect again in a moment')
}

/** The slot that a task was sent with; 0 for a check that a worker is up. */
function slotOf(task: PiscinaTask): number {
  const options = task[queueOptionsSymbol] as { readonly slot: number } | null
  return options?.slot ?? 0
}
