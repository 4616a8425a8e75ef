import { Piscina } from 'piscina'
import { SynthError } from '../errors.ts'
import { FairQueue, LaneClosedError } from '../pool/fair-queue.ts'
import { RecentDeaths } from '../pool/recent-deaths.ts'
import type { PlanningAnswer, PlanningCall } from './answer.ts'

export interface PlannerOptions {
  /** The most calls that wait; more are refused. */
  readonly maxWaiting?: number
  /** Milliseconds that one call may take; then its thread is ended and another takes its place. */
  readonly milliseconds?: number
  /** The compiled entry of the thread, a file URL. */
  readonly filename?: string
  /** Is told of a thread that died, and of a call that took too long. */
  readonly onFailure?: (error: Error) => void
}

/** Word lists, domains and some dozen plans live in it. */
const heapMegabytes = 512

/** Plans on a thread of its own, one call at a time, so that no schema keeps the thread that serves requests. */
export class Planner {
  /** Threads that ended while the planner was open, each of which is replaced, unless it never came up. */
  readonly deaths = new RecentDeaths()
  readonly #piscina: Piscina<PlanningCall | null, PlanningAnswer | null>
  readonly #queue: FairQueue<PlanningCall, PlanningAnswer>
  readonly #maxWaiting: number
  readonly #milliseconds: number
  readonly #onFailure: (error: Error) => void
  #isClosing = false

  constructor({
    maxWaiting = 64,
    milliseconds = 30_000,
    filename = import.meta.resolve('#plan'),
    onFailure = () => {},
  }: PlannerOptions = {}) {
    this.#maxWaiting = maxWaiting
    this.#milliseconds = milliseconds
    this.#onFailure = onFailure
    this.#piscina = new Piscina({
      filename,
      minThreads: 1,
      maxThreads: 1,
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    })
    this.#piscina.on('error', onFailure)
    this.#piscina.on('workerDestroy', () => {
      if (!this.#isClosing) this.deaths.add()
    })
    this.#queue = new FairQueue(1, (call) => this.#run(call))
  }

  /** Resolves when the thread has loaded its code. */
  async ready(): Promise<void> {
    await this.#piscina.run(null)
  }

  /** Threads that there are: 1, or 0 when the last one died before it was up. */
  get alive(): number {
    return this.#piscina.threads.length
  }

  /** Whether the next call is refused. */
  get isFull(): boolean {
    return this.#queue.lanes >= this.#maxWaiting
  }

  /** Calls that wait or run. */
  get waiting(): number {
    return this.#queue.lanes
  }

  /**
   * Answers a call.
   * @param signal takes a call back that has not begun: whoever asked has left
   * @throws SynthError `saturated`, or `plan_too_costly` where it takes too long or too much memory; LaneClosedError when it was taken back
   */
  async ask(call: PlanningCall, signal?: AbortSignal): Promise<PlanningAnswer> {
    if (this.isFull) throw this.saturated()
    if (signal?.aborted === true) throw new LaneClosedError()
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
    return new SynthError('saturated', `${this.#maxWaiting} requests wait to be planned, which is the most; try again in a moment`)
  }

  close(): Promise<void> {
    this.#isClosing = true
    return this.#piscina.destroy()
  }

  async #run(call: PlanningCall): Promise<PlanningAnswer> {
    const deadline = AbortSignal.timeout(this.#milliseconds)
    try {
      const answer = await this.#piscina.run(call, { signal: deadline })
      if (answer === null) throw new Error('The planner did not answer')
      return answer
    } catch (error) {
      throw this.#failure(error, deadline)
    }
  }

  #failure(thrown: unknown, deadline: AbortSignal): unknown {
    const { code } = thrown as { readonly code?: unknown }
    if (!deadline.aborted && code !== 'ERR_WORKER_OUT_OF_MEMORY') return thrown
    const reason = deadline.aborted
      ? `takes more than ${this.#milliseconds / 1000} seconds`
      : `takes more than ${heapMegabytes} MB of memory`
    this.#onFailure(new Error(`planning ${reason}`))
    return new SynthError('plan_too_costly', `Planning this ${reason}: ask for fewer tables and columns, shorter lists, or simpler texts`)
  }
}
