import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { ApiError } from '../api/api-error.ts'
import type { Api } from '../api/api.ts'
import type { Sink } from './sink.ts'

/** The progress of a download. */
export interface PullState {
  readonly phase: 'running' | 'done' | 'cancelled' | 'failed'
  readonly bytes: number
  /** Bytes of the file, exact or estimated; null if unknown. */
  readonly total: number | null
  readonly isExact: boolean
  readonly seconds: number
  /** Bytes per second: recently, or for the whole download at its end. */
  readonly rate: number
  /** Why the download failed; null if it did not. */
  readonly reason: string | null
}

/** Milliseconds between two updates of the progress. */
const beat = 200

/** Downloads a file in pieces. Only the current piece is in memory. */
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

  /** Sets the estimated number of bytes, which is used until the answer states the size; null if unknown. */
  estimate(bytes: number | null): void {
    if (!this.#state.peek().isExact) this.#state.value = { ...this.#state.peek(), total: bytes }
  }

  cancel(): void {
    this.#controller.abort()
  }

  /** Downloads a path into a sink, which is closed at the end, or aborted if the download fails. */
  async run(api: Api, path: string, sink: Sink): Promise<void> {
    const timer = setInterval(() => this.#tell('running'), beat)
    try {
      // With a range of all bytes, browsers request no compression, which would only cost time on this machine.
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
    // The incomplete file of a cancelled download is deleted.
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
