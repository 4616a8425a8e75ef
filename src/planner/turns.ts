import { Demand } from '../pool/demand.ts'

/** A call was stopped to make way for others; it starts again later. */
export class PausedError extends Error {
  override readonly name = 'PausedError'
}

/** Milliseconds that a call may run while others wait; twice as many after each pause. */
const firstTurn = 200

interface Turn<Call, Answer> {
  readonly call: Call
  readonly demand: Demand
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
  pauses: number
}

interface Running<Call, Answer> {
  readonly turn: Turn<Call, Answer>
  /** Ends when the call is no longer wanted, and when it is paused. */
  readonly attempt: Demand
  isOver: boolean
}

/**
 * Runs calls one at a time, the short ones first, although their length is not known: a call that takes longer than its turn is stopped if
 * others wait that were paused no more often, and starts again after them with twice the time. So a short call waits for turns and not for
 * the longest call, and a long call takes at most about twice its time.
 */
export class Turns<Call, Answer> {
  readonly #start: (call: Call, attempt: Demand) => Promise<Answer>
  readonly #waiting: Turn<Call, Answer>[] = []
  #running: Running<Call, Answer> | null = null

  /** @param start starts a call, and rejects with the reason when `attempt` ends before it is done */
  constructor(start: (call: Call, attempt: Demand) => Promise<Answer>) {
    this.#start = start
  }

  /** Rejects with the reason if `demand` ends before the call is done. */
  run(call: Call, demand: Demand): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const turn = { call, demand, resolve, reject, pauses: 0 }
      demand.onEnd(() => this.#drop(turn))
      this.#waiting.push(turn)
      this.#makeWay()
      this.#next()
    })
  }

  #drop(turn: Turn<Call, Answer>): void {
    const reason = turn.demand.endedBy ?? new PausedError()
    if (this.#running?.turn === turn) return this.#running.attempt.end(reason)
    const place = this.#waiting.indexOf(turn)
    if (place < 0) return
    this.#waiting.splice(place, 1)
    turn.reject(reason)
  }

  /** Stops the running call if its turn is over and others are next. */
  #makeWay(): void {
    const { turn, attempt, isOver } = this.#running ?? {}
    if (isOver === true && this.#waiting.some(({ pauses }) => pauses <= (turn?.pauses ?? 0))) attempt?.end(new PausedError())
  }

  #next(): void {
    if (this.#running !== null) return
    const fewest = this.#waiting.reduce((least, { pauses }) => Math.min(least, pauses), Infinity)
    const [turn] = this.#waiting.splice(
      this.#waiting.findIndex(({ pauses }) => pauses === fewest),
      this.#waiting.length === 0 ? 0 : 1,
    )
    if (turn !== undefined) void this.#attempt(turn)
  }

  async #attempt(turn: Turn<Call, Answer>): Promise<void> {
    const running = { turn, attempt: new Demand(), isOver: false }
    this.#running = running
    const over = setTimeout(
      () => {
        running.isOver = true
        this.#makeWay()
      },
      firstTurn * 2 ** turn.pauses,
    )
    try {
      turn.resolve(await this.#start(turn.call, running.attempt))
    } catch (error) {
      const { endedBy } = turn.demand
      if (!(error instanceof PausedError) || endedBy !== null) turn.reject(endedBy ?? error)
      else {
        turn.pauses++
        this.#waiting.push(turn)
      }
    }
    clearTimeout(over)
    this.#running = null
    this.#next()
  }
}
