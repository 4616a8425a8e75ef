/** One user of a `FairQueue`. */
export interface Lane<Task, Result> {
  /** Rejects with `LaneClosedError` when the lane is closed before the task has started. */
  run(task: Task): Promise<Result>
  /** Tasks that wait never start; those that run are left to finish. Closing twice is harmless. */
  close(): void
}

/** A task was dropped because nobody wants its result any more. */
export class LaneClosedError extends Error {
  override readonly name = 'LaneClosedError'
}

interface Waiting<Task, Result> {
  readonly task: Task
  readonly resolve: (result: Promise<Result>) => void
  readonly reject: (error: Error) => void
}

interface LaneState<Task, Result> {
  readonly waiting: Waiting<Task, Result>[]
  closed: boolean
}

/**
 * Runs tasks, at most `slots` at a time. Lanes take turns, one task each, so a lane that just opened waits for one round
 * and not for everything that others have queued; inside a lane tasks start in order.
 */
export class FairQueue<Task, Result> {
  readonly #slots: number
  readonly #start: (task: Task) => Promise<Result>
  /** The lanes with waiting tasks, the next to serve first. */
  readonly #turns: LaneState<Task, Result>[] = []
  #running = 0
  #lanes = 0

  constructor(slots: number, start: (task: Task) => Promise<Result>) {
    this.#slots = slots
    this.#start = start
  }

  /** Lanes that are open. */
  get lanes(): number {
    return this.#lanes
  }

  openLane(): Lane<Task, Result> {
    const state: LaneState<Task, Result> = { waiting: [], closed: false }
    this.#lanes += 1
    return {
      run: (task) => this.#enqueue(state, task),
      close: () => this.#close(state),
    }
  }

  #enqueue(lane: LaneState<Task, Result>, task: Task): Promise<Result> {
    if (lane.closed) return Promise.reject(new LaneClosedError())
    return new Promise((resolve, reject) => {
      if (lane.waiting.push({ task, resolve, reject }) === 1) this.#turns.push(lane)
      this.#fill()
    })
  }

  #close(lane: LaneState<Task, Result>): void {
    if (lane.closed) return
    lane.closed = true
    this.#lanes -= 1
    const turn = this.#turns.indexOf(lane)
    if (turn !== -1) this.#turns.splice(turn, 1)
    for (const { reject } of lane.waiting.splice(0)) reject(new LaneClosedError())
  }

  #fill(): void {
    while (this.#running < this.#slots) {
      const lane = this.#turns.shift()
      const next = lane?.waiting.shift()
      if (lane === undefined || next === undefined) return
      if (lane.waiting.length > 0) this.#turns.push(lane)
      this.#running += 1
      const result = this.#start(next.task)
      next.resolve(result)
      result.then(this.#freed, this.#freed)
    }
  }

  readonly #freed = (): void => {
    this.#running -= 1
    this.#fill()
  }
}
