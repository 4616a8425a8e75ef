import type { StopFlag } from '../wanted.ts'
import { SynthError } from '../errors.ts'
import { Demand } from '../pool/demand.ts'
import { TaskDroppedError } from '../pool/fair-queue.ts'
import { inSeconds } from '../pool/in-seconds.ts'
import { isOutOfMemory } from '../pool/is-out-of-memory.ts'
import type { RecentDeaths } from '../pool/recent-deaths.ts'
import { Threads } from '../pool/threads.ts'
import type { Rest } from '../pool/worker-request.ts'
import { watchTask } from '../pool/watch-task.ts'
import type { PlanningAnswer, PlanningCall } from './answer.ts'
import { PausedError, Turns } from './turns.ts'

/**
 * A message to a planning thread: a call with a stop flag, after which the thread answers null as soon as it can; `null` to check that the
 * thread is up; `Rest` to release memory that it can rebuild.
 */
export type PlannerRequest = { readonly call: PlanningCall; readonly stop: StopFlag } | Rest | null

export interface PlannerOptions {
  /** Maximum number of calls that wait or run, 64 by default; more are refused. */
  readonly maxCalls?: number
  /** Time limit of a call, 30,000 ms by default. */
  readonly callMilliseconds?: number
  /** Time after which a thread that does not stop a cancelled call is replaced, 5,000 ms by default. */
  readonly patienceMilliseconds?: number
  /** Heap limit of the thread in MiB, 512 by default: it holds word lists, domains and some dozen plans. */
  readonly heapMegabytes?: number
  /** Bytes that the thread keeps between calls; see `ThreadBudget` for the default. */
  readonly threadBytes?: number
  /** The compiled entry of the thread, a file URL. */
  readonly filename?: string
  /** Called with a sentence when a thread dies or a call exceeds a limit. */
  readonly onFault?: (fault: string) => void
}

const remedy = 'ask for fewer tables and columns, shorter lists, or simpler texts'

/**
 * Plans on a separate thread, one call at a time, so that no story or schema blocks the main thread. A long call makes way for others, see
 * `Turns`.
 */
export class Planner {
  readonly #thread: Threads<PlannerRequest, PlanningAnswer>
  readonly #turns: Turns<PlanningCall, PlanningAnswer>
  readonly #maxCalls: number
  readonly #limits: { readonly task: number; readonly patience: number }
  readonly #heapMegabytes: number
  readonly #onFault: (fault: string) => void
  #asked = 0
  #calls = 0

  constructor(options: PlannerOptions = {}) {
    const { maxCalls = 64, callMilliseconds = 30_000, patienceMilliseconds = 5_000, heapMegabytes = 512 } = options
    const { filename = import.meta.resolve('#plan'), onFault = () => {}, threadBytes = null } = options
    this.#maxCalls = maxCalls
    this.#limits = { task: callMilliseconds, patience: patienceMilliseconds }
    this.#heapMegabytes = heapMegabytes
    this.#onFault = onFault
    const onError = (error: Error): void => {
      onFault(`the planner died: ${error.message}`)
      // A thread that dies while starting is not replaced, so waiting calls would wait forever.
      if (this.alive === 0) this.#thread.abandon()
    }
    this.#thread = new Threads({ count: 1, filename, heapMegabytes, threadBytes, onError })
    this.#turns = new Turns((call, attempt) => this.#run(call, attempt))
  }

  /** Starts the thread; resolves when it, or the thread that replaces it, has loaded its code. */
  ready(): Promise<void> {
    return this.#thread.ready()
  }

  /** Whether the thread had loaded its code once. */
  get isUp(): boolean {
    return this.#thread.isUp
  }

  /** Threads that died while the planner was open. Each is replaced, unless it died while starting. */
  get deaths(): RecentDeaths {
    return this.#thread.deaths
  }

  /** Number of threads: 1, or 0 if the last one died while starting. */
  get alive(): number {
    return this.#thread.alive
  }

  /** Calls accepted since the start. */
  get asked(): number {
    return this.#asked
  }

  /** Whether the next call would be refused. */
  get isFull(): boolean {
    return this.calls >= this.#maxCalls
  }

  /** Number of calls that wait or run. */
  get calls(): number {
    return this.#calls
  }

  /**
   * Answers a call.
   * @param signal cancels the call
   * @throws SynthError `saturated`, `plan_too_costly` if it exceeds the limit of time or memory, `workers_lost` if the thread cannot start;
   * TaskDroppedError if it was cancelled
   */
  async ask(call: PlanningCall, signal?: AbortSignal): Promise<PlanningAnswer> {
    if (signal?.aborted === true) throw new TaskDroppedError()
    if (this.isFull) throw this.saturated()
    this.#asked += 1
    this.#calls += 1
    const demand = new Demand()
    const leave = (): void => demand.end(new TaskDroppedError())
    signal?.addEventListener('abort', leave, { once: true })
    try {
      return await this.#turns.run(call, demand)
    } finally {
      signal?.removeEventListener('abort', leave)
      this.#calls -= 1
    }
  }

  /** The error of a refused call. */
  saturated(): SynthError {
    return new SynthError('saturated', `${this.#maxCalls} requests are waiting to be planned, which is the limit; try again in a moment`)
  }

  /** Releases memory that can be rebuilt; for idle times. */
  async rest(): Promise<void> {
    await this.#thread.run({ rest: true })
  }

  /** Ends the thread immediately. */
  close(): Promise<void> {
    return this.#thread.close()
  }

  async #run(call: PlanningCall, demand: Demand): Promise<PlanningAnswer> {
    // The start of a thread that replaces a dead one does not count against the time limit of the call.
    await this.#thread.ready().catch(() => {
      throw new SynthError('workers_lost', 'No thread is left to plan: restart the service; its log has the reason')
    })
    if (demand.endedBy !== null) throw demand.endedBy
    const thread = new AbortController()
    let overdue = null as SynthError | null
    const unwatch = watchTask(demand, this.#limits, {
      onOverdue: () => {
        overdue = this.#refused(`longer than ${inSeconds(this.#limits.task)}`)
        if (demand.endedBy === null) demand.end(overdue)
        else thread.abort()
      },
      // A call that does not make way goes on: it is wanted.
      onDeaf: () => demand.endedBy instanceof PausedError || thread.abort(),
    })
    try {
      const answer = await this.#thread.run({ call, stop: demand.flag }, { signal: thread.signal })
      if (answer === null) throw demand.endedBy ?? new TaskDroppedError()
      return answer
    } catch (error) {
      if (overdue !== null) throw overdue
      if (demand.endedBy === null && isOutOfMemory(error)) throw this.#refused(`more than ${this.#heapMegabytes} MiB of memory`)
      throw demand.endedBy ?? error
    } finally {
      unwatch()
    }
  }

  #refused(limit: string): SynthError {
    this.#onFault(`planning took ${limit}, and was stopped`)
    return new SynthError('plan_too_costly', `Planning this takes ${limit}, which is the limit: ${remedy}`)
  }
}
