import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { ApiError } from '../api/api-error.ts'
import type { Api } from '../api/api.ts'
import type { Sink } from './sink.ts'

/** How far a download is. */
export interface PullState {
  readonly phase: 'running' | 'done' | 'cancelled' | 'failed'
  readonly bytes: number
  /** The size of the file, if known: exact or estimated. */
  readonly total: number | null
  readonly isExact: boolean
  readonly seconds: number
  /** Bytes per second of the last moments; of the whole at the end. */
  readonly rate: number
  /** Why it failed; null otherwise. */
  readonly reason: string | null
}

/** Milliseconds between two looks at how far it is. */
const beat = 200

/** A download that goes to a file piece by piece: no more of it is held than the piece that is on its way. */
export class Pull {
  readonly #controller = new AbortController()
  readonly #state: Signal<PullState> = signal({
    phase: 'running',
    bytes: 0,
    total: null,
    isExact: false,
    seconds: 0,
    rate: 0,
    reason: null,
  })
  readonly #started = performance.now()
  #bytes = 0
  #told = { bytes: 0, at: this.#started }

  get state(): ReadonlySignal<PullState> {
    return this.#state
  }

  /** Says about how many bytes will come, as long as the answer itself does not; null for nobody knows. */
  estimate(bytes: number | null): void {
    if (!this.#state.peek().isExact) this.#state.value = { ...this.#state.peek(), total: bytes }
  }

  cancel(): void {
    this.#controller.abort()
  }

  /** Fetches a path into a sink, which is closed at the end, and aborted where there is none. */
  async run(api: Api, path: string, sink: Sink): Promise<void> {
    const timer = setInterval(() => this.#tell('running'), beat)
    try {
      // A range that is everything: browsers ask for no compression then, which would only cost time on the way to this page.
      const response = await api.get(path, { signal: this.#controller.signal, headers: { range: 'bytes=0-' }, cache: 'no-store' })
      const length = response.headers.get('content-length')
      if (length !== null) this.#state.value = { ...this.#state.peek(), total: Number(length), isExact: true }
      await this.#copy(response, sink)
      this.#tell('done')
    } catch (error) {
      await sink.abort()
      if (this.#controller.signal.aborted) this.#tell('cancelled')
      else this.#tell('failed', error instanceof ApiError ? error.message : `The download broke off: ${String(error)}`)
    } finally {
      clearInterval(timer)
    }
  }

  async #copy(response: Response, sink: Sink): Promise<void> {
    const reader = response.body?.getReader()
    if (reader === undefined) return sink.close()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      await sink.write(part.value)
      this.#bytes += part.value.length
    }
    // A partial file of a cancelled download is not valid.
    this.#controller.signal.throwIfAborted()
    await sink.close()
  }

  #tell(phase: PullState['phase'], reason: string | null = null): void {
    const now = performance.now()
    const whole = (now - this.#started) / 1000
    const since = (now - this.#told.at) / 1000
    const rate = phase === 'running' ? (this.#bytes - this.#told.bytes) / Math.max(since, 1e-3) : this.#bytes / Math.max(whole, 1e-3)
    this.#told = { bytes: this.#bytes, at: now }
    this.#state.value = { ...this.#state.peek(), phase, reason, rate, bytes: this.#bytes, seconds: whole }
  }
}
