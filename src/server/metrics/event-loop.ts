import { Histogram, type Registry } from 'prom-client'

/** Milliseconds between two looks at the clock. */
const interval = 20

/** A longer delay, in milliseconds, counts as this: a machine that slept was not busy. */
const longestDelay = 60_000

/** Measures how long what is ready to run on the main thread has to wait. */
export class EventLoop {
  readonly #delays: Histogram
  #timer: NodeJS.Timeout | null = null

  constructor(registry: Registry) {
    this.#delays = new Histogram({
      name: 'synth_event_loop_delay_seconds',
      help: `Time by which the main thread was late for a timer of ${interval} ms; while it is blocked, every missed turn counts.`,
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers: [registry],
    })
  }

  /** Measures until `stop`; keeps no process alive. */
  start(): void {
    let due = performance.now() + interval
    this.#timer = setInterval(() => {
      const now = performance.now()
      // Else one long block would be one observation among many, as if it had met a single request.
      for (let late = Math.min(Math.max(0, now - due), longestDelay); late >= 0; late -= interval) this.#delays.observe(late / 1000)
      due = now + interval
    }, interval).unref()
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#timer = null
  }
}
