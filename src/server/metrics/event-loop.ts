import { Histogram, type Registry } from 'prom-client'

/** Milliseconds between two measurements. */
const interval = 20

/** Maximum delay in milliseconds: a machine that was suspended was not busy. */
const longestDelay = 60_000

/** Measures how long ready work has to wait on the main thread. */
export class EventLoop {
  readonly #delays: Histogram
  #timer: NodeJS.Timeout | null = null

  constructor(registry: Registry) {
    this.#delays = new Histogram({
      name: 'synth_event_loop_delay_seconds',
      help: `Delay of a timer of ${interval} ms on the main thread; while the thread is blocked, every missed tick is counted.`,
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers: [registry],
    })
  }

  /** Measures until `stop`; does not keep the process alive. */
  start(): void {
    let due = performance.now() + interval
    this.#timer = setInterval(() => {
      const now = performance.now()
      // Count every missed tick: otherwise one long block would be a single observation, as if it had delayed only one request.
      for (let late = Math.min(Math.max(0, now - due), longestDelay); late >= 0; late -= interval) this.#delays.observe(late / 1000)
      due = now + interval
    }, interval).unref()
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#timer = null
  }
}
