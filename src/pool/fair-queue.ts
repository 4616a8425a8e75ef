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
 * Runs tasks, at most one in each of `slots` at a time. Lanes take turns, one task each, so a lane that just opened waits for one round
 * and not for everything that others have queued; inside a lane tasks start in order, but for those that prefer a slot that is taken:
 * they let others pass while there are any.
 */
export class FairQueue<Task, Result> {
  readonly #start: (task: Task, slot: number) => Promise<Result>
  readonly #prefers: (task: Task) => number | null
  /** The lanes with waiting tasks, the next to serve first. */
  readonly #turns: LaneState<Task, Result>[] = []
  readonly #free: number[]
  #lanes = 0

  /** @param prefers the slot that is best for a task; null where it does not matter */
  constructor(slots: number, start: (task: Task, slot: number) => Promise<Result>, prefers: (task: Task) => number | null = () => null) {
    this.#free = Array.from({ length: slots }, (_, slot) => slot)
    this.#start = start
    this.#prefers = prefers
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
    while (this.#free.length > 0) {
      const lane = this.#turns.shift()
      const next = lane && this.#next(lane.waiting)
      if (lane === undefined || next === undefined) return
      if (lane.waiting.length > 0) this.#turns.push(lane)
      const { waiting, slot } = next
      this.#free.splice(this.#free.indexOf(slot), 1)
      const result = this.#start(waiting.task, slot)
      waiting.resolve(result)
      const freed = (): void => {
        this.#free.push(slot)
        this.#fill()
      }
      result.then(freed, freed)
    }
  }

  /** Takes the first task that a free slot is right for, else the first of all. */
  #next(tasks: Waiting<Task, Result>[]): { readonly waiting: Waiting<Task, Result>; readonly slot: number } | undefined {
    const [any = 0] = this.#free
    const slots = tasks.map(({ task }) => this.#prefers(task) ?? any)
    const place = Math.max(
      0,
      slots.findIndex((slot) => this.#free.includes(slot)),
    )
    const [waiting] = tasks.splice(place, 1)
    const slot = slots[place] ?? any
    return waiting && { waiting, slot: this.#free.includes(slot) ? slot : any }
  }
}
