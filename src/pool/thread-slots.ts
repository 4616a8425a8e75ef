/** A worker thread, as the pool reports it to its load balancer. */
export interface Thread {
  readonly id: number
  /** Number of running tasks. */
  readonly currentUsage: number
}

/** The slot of each thread: a thread keeps its slot, and a replacement takes the slot of the thread it replaces. */
export class ThreadSlots {
  /** Ids of threads by their slots. */
  readonly #ids: number[] = []

  /** The thread of a slot if it is idle, else any idle thread; null if there is none. */
  choose<Known extends Thread>(slot: number, threads: readonly Known[]): Known | null {
    const idle = threads.filter(({ currentUsage }) => currentUsage === 0)
    return idle.find(({ id }) => this.#slotOf(id, threads) === slot) ?? idle[0] ?? null
  }

  #slotOf(id: number, threads: readonly Thread[]): number {
    const known = this.#ids.indexOf(id)
    if (known >= 0) return known
    const left = this.#ids.findIndex((other) => !threads.some((thread) => thread.id === other))
    const slot = left < 0 ? this.#ids.length : left
    this.#ids[slot] = id
    return slot
  }
}
