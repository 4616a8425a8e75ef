import { Demand } from './demand.ts'

/** One user of a `FairQueue`. */
export interface QueueClient<Task, Result> {
  /** Rejects with the reason given to `end`, or with `TaskDroppedError` after `close`, if that comes before the task is done. */
  run(task: Task): Promise<Result>
  /** Cancels all its tasks: waiting ones never start, running ones are asked to stop. Later calls have no effect. */
  end(reason: Error): void
  /** Start of its first task in `performance.now()` time; null before. */
  readonly startedAt: number | null
  /** Removes the client from the queue. May be called twice. */
  close(): void
}

/** A task was dropped because its result is no longer wanted. */
export class TaskDroppedError extends Error {
  override readonly name = 'TaskDroppedError'
}

interface Waiting<Task, Result> {
  readonly task: Task
  readonly resolve: (result: Promise<Result>) => void
  readonly reject: (error: Error) => void
}

interface ClientState<Task, Result> {
  readonly waiting: Waiting<Task, Result>[]
  readonly demand: Demand
  startedAt: number | null
}

/** Starts a task in a slot; it may be cancelled when `demand` ends. */
type Start<Task, Result> = (task: Task, slot: number, demand: Demand) => Promise<Result>

/**
 * Runs tasks, at most one in each of `slots` at a time. Clients take turns, one task each, so a new client waits for one round and not for
 * everything that others have queued. The tasks of one client start in order, except that a task whose preferred slot is busy lets others
 * pass.
 */
export class FairQueue<Task, Result> {
  readonly #start: Start<Task, Result>
  readonly #prefers: (task: Task) => number | null
  /** The clients with waiting tasks, the next one first. */
  readonly #turns: ClientState<Task, Result>[] = []
  readonly #free: number[]
  readonly #open = new Set<ClientState<Task, Result>>()
  #dropped = 0

  /** @param prefers the preferred slot of a task; null for any */
  constructor(slots: number, start: Start<Task, Result>, prefers: (task: Task) => number | null = () => null) {
    this.#free = Array.from({ length: slots }, (_, slot) => slot)
    this.#start = start
    this.#prefers = prefers
  }

  /** Number of open clients. */
  get clients(): number {
    return this.#open.size
  }

  /** Number of tasks that wait for a slot. */
  get waiting(): number {
    return this.#turns.reduce((sum, { waiting }) => sum + waiting.length, 0)
  }

  /** Number of tasks cancelled before they started. */
  get dropped(): number {
    return this.#dropped
  }

  openClient(): QueueClient<Task, Result> {
    const state: ClientState<Task, Result> = { waiting: [], demand: new Demand(), startedAt: null }
    state.demand.onEnd(() => this.#drop(state))
    this.#open.add(state)
    return {
      run: (task) => this.#enqueue(state, task),
      get startedAt() {
        return state.startedAt
      },
      end: (reason) => state.demand.end(reason),
      close: () => {
        this.#open.delete(state)
        state.demand.end(new TaskDroppedError())
      },
    }
  }

  /** Ends all open clients. */
  endAll(reason: Error): void {
    for (const { demand } of this.#open) demand.end(reason)
  }

  #enqueue(client: ClientState<Task, Result>, task: Task): Promise<Result> {
    const { endedBy } = client.demand
    if (endedBy !== null) return Promise.reject(endedBy)
    return new Promise((resolve, reject) => {
      if (client.waiting.push({ task, resolve, reject }) === 1) this.#turns.push(client)
      this.#fill()
    })
  }

  #drop(client: ClientState<Task, Result>): void {
    const turn = this.#turns.indexOf(client)
    if (turn !== -1) this.#turns.splice(turn, 1)
    const dropped = client.waiting.splice(0)
    this.#dropped += dropped.length
    for (const { reject } of dropped) reject(client.demand.endedBy ?? new TaskDroppedError())
  }

  #fill(): void {
    while (this.#free.length > 0) {
      const client = this.#turns.shift()
      const next = client && this.#next(client.waiting)
      if (client === undefined || next === undefined) return
      if (client.waiting.length > 0) this.#turns.push(client)
      const { waiting, slot } = next
      this.#free.splice(this.#free.indexOf(slot), 1)
      client.startedAt ??= performance.now()
      const result = this.#start(waiting.task, slot, client.demand)
      waiting.resolve(result)
      const freed = (): void => {
        this.#free.push(slot)
        this.#fill()
      }
      result.then(freed, freed)
    }
  }

  /** Takes the first task that prefers a free slot or none, else the first task. */
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
