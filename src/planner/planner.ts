import type { StopFlag } from '../engine/wanted.ts'
import { SynthError } from '../errors.ts'
import type { Demand } from '../pool/demand.ts'
import { FairQueue, LaneClosedError } from '../pool/fair-queue.ts'
import { inSeconds } from '../pool/in-seconds.ts'
import { isOutOfMemory } from '../pool/is-out-of-memory.ts'
import type { RecentDeaths } from '../pool/recent-deaths.ts'
import { Threads } from '../pool/threads.ts'
import type { Rest } from '../pool/worker-request.ts'
import { watchTask } from '../pool/watch-task.ts'
import type { PlanningAnswer, PlanningCall } from './answer.ts'

/**
 * What crosses to a planning thread: a call, and a flag to look at: once it is set, the thread answers null as soon as it can. `null` asks for
 * nothing and shows that the thread is up; `Rest` that it gives back the memory of what it can make again.
 */
export type PlannerRequest = { readonly call: PlanningCall; readonly stop: StopFlag } | Rest | null

export interface PlannerOptions {
  /** The most calls that wait or run, 64 by default; more are refused. */
  readonly maxCalls?: number
  /** Milliseconds that one call may take, 30,000 by default. */
  readonly callMilliseconds?: number
  /** Milliseconds after which a thread that goes on with a call that nobody wants is replaced, 5,000 by default. */
  readonly patienceMilliseconds?: number
  /** The most that the heap of the thread may take, in MiB, 512 by default: word lists, domains and some dozen plans live in it. */
  readonly heapMegabytes?: number
  /** Bytes that it keeps between calls; see `ThreadBudget` for the default. */
  readonly threadBytes?: number
  /** The compiled entry of the thread, a file URL. */
  readonly filename?: string
  /** Is told in a sentence of a thread that died, and of a call that took too much. */
  readonly onFault?: (fault: string) => void
}

const remedy = 'ask for fewer tables and columns, shorter lists, or simpler texts'

/** Plans on a thread of its own, one call at a time, so that no story or schema keeps the thread that serves requests. */
export class Planner {
  readonly #thread: Threads<PlannerRequest, PlanningAnswer>
  readonly #queue: FairQueue<PlanningCall, PlanningAnswer>
  readonly #maxCalls: number
  readonly #limits: { readonly task: number; readonly patience: number }
  readonly #heapMegabytes: number
  readonly #onFault: (fault: string) => void
  #asked = 0

  constructor(options: PlannerOptions = {}) {
    const { maxCalls = 64, callMilliseconds = 30_000, patienceMilliseconds = 5_000, heapMegabytes = 512 } = options
    const { filename = import.meta.resolve('#plan'), onFault = () => {}, threadBytes = null } = options
    this.#maxCalls = maxCalls
    this.#limits = { task: callMilliseconds, patience: patienceMilliseconds }
    this.#heapMegabytes = heapMegabytes
    this.#onFault = onFault
    const onError = (error: Error): void => onFault(`the planner died: ${error.message}`)
    this.#thread = new Threads({ count: 1, filename, heapMegabytes, threadBytes, onError })
    this.#queue = new FairQueue(1, (call, _slot, demand) => this.#run(call, demand))
  }

  /** Starts the thread; resolves when it has loaded its code. */
  ready(): Promise<void> {
    return this.#thread.ready()
  }

  /** Whether the thread had loaded its code once. */
  get isUp(): boolean {
    return this.#thread.isUp
  }

  /** Threads that ended while the planner was open, each of which is replaced, unless it never came up. */
  get deaths(): RecentDeaths {
    return this.#thread.deaths
  }

  /** Threads that there are: 1, or 0 when the last one died before it was up. */
  get alive(): number {
    return this.#thread.alive
  }

  /** Calls since the start, but for those that were refused. */
  get asked(): number {
    return this.#asked
  }

  /** Whether the next call is refused. */
  get isFull(): boolean {
    return this.calls >= this.#maxCalls
  }

  /** Calls that wait or run. */
  get calls(): number {
    return this.#queue.lanes
  }

  /**
   * Answers a call.
   * @param signal gives the call up: whoever asked has left
   * @throws SynthError `saturated`, or `plan_too_costly` for what takes too long or too much memory; LaneClosedError for a call that was given up
   */
  async ask(call: PlanningCall, signal?: AbortSignal): Promise<PlanningAnswer> {
    if (signal?.aborted === true) throw new LaneClosedError()
    if (this.isFull) throw this.saturated()
    this.#asked += 1
    const lane = this.#queue.openLane()
    const leave = (): void => lane.close()
    signal?.addEventListener('abort', leave, { once: true })
    try {
      return await lane.run(call)
    } finally {
      signal?.removeEventListener('abort', leave)
      lane.close()
    }
  }

  /** What is told to a call that is refused. */
  saturated(): SynthError {
    return new SynthError('saturated', `${this.#maxCalls} requests wait to be planned, which is the most; try again in a moment`)
  }

  /** Gives back the memory of what can be made again; for when nothing is asked for. */
  async rest(): Promise<void> {
    await this.#thread.run({ rest: true })
  }

  /** Ends the thread at once, whatever it does. */
  close(): Promise<void> {
    return this.#thread.close()
  }

  async #run(call: PlanningCall, demand: Demand): Promise<PlanningAnswer> {
    const thread = new AbortController()
    const unwatch = watchTask(demand, this.#limits, {
      onOverdue: () => this.#refuse(demand, `longer than ${inSeconds(this.#limits.task)}`),
      onDeaf: () => thread.abort(),
    })
    try {
      const answer = await this.#thread.run({ call, stop: demand.flag }, { signal: thread.signal })
      if (answer === null) throw demand.endedBy ?? new LaneClosedError()
      return answer
    } catch (error) {
      if (demand.endedBy === null && isOutOfMemory(error)) this.#refuse(demand, `more than ${this.#heapMegabytes} MiB of memory`)
      throw demand.endedBy ?? error
    } finally {
      unwatch()
    }
  }

  #refuse(demand: Demand, limit: string): void {
    if (demand.endedBy !== null) return
    this.#onFault(`planning took ${limit}, and was stopped`)
    demand.end(new SynthError('plan_too_costly', `To plan this takes ${limit}, which is the limit: ${remedy}`))
  }
}
