import { Piscina } from 'piscina'
import { RecentDeaths } from './recent-deaths.ts'
import { threadLimits } from './thread-limits.ts'

type PiscinaOptions = NonNullable<ConstructorParameters<typeof Piscina>[0]>
type RunOptions = NonNullable<Parameters<Piscina['run']>[1]>

export interface ThreadsOptions {
  readonly count: number
  /** The compiled entry of the threads, a file URL. It answers null to null. */
  readonly filename: string
  /** Heap limit of a thread in MiB. */
  readonly heapMegabytes: number
  /** Bytes that a thread keeps between requests; null for the default of `ThreadBudget`. */
  readonly threadBytes: number | null
  /** Called when an idle thread dies. */
  readonly onError: (error: Error) => void
  readonly loadBalancer?: PiscinaOptions['loadBalancer']
}

/** Threads of one entry: started when first needed, and replaced when they die. */
export class Threads<Request, Result> {
  /** Threads that died while this was open. Each is replaced, unless it died while starting. */
  readonly deaths = new RecentDeaths()
  readonly #options: ThreadsOptions
  #piscina: Piscina<Request | null, Result | null> | null = null
  #ready: Promise<void> | null = null
  #isUp = false
  #isClosed = false

  constructor(options: ThreadsOptions) {
    this.#options = options
  }

  /** Starts the threads once; resolves when each has loaded its code, replacements of dead threads included, and rejects if one cannot. */
  ready(): Promise<void> {
    return (this.#ready ??= this.#awaitAll())
  }

  /** Whether each had loaded its code once. */
  get isUp(): boolean {
    return this.#isUp
  }

  /** Number of threads, or of those to start; fewer than configured only if some died while starting. */
  get alive(): number {
    return this.#piscina?.threads.length ?? this.#options.count
  }

  /** Resolves to null if the request was null or cancelled. */
  run(request: Request | null, options: RunOptions = {}): Promise<Result | null> {
    return this.#started().run(request, options)
  }

  /** Rejects requests that wait for a thread. */
  abandon(): void {
    void this.#piscina?.close({ force: true })
  }

  /** Ends the threads immediately. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#piscina?.destroy()
  }

  async #awaitAll(): Promise<void> {
    // Piscina does not replace threads that die while starting, so requests would wait forever.
    if (this.alive === 0) throw new Error('No thread is left')
    await Promise.all(Array.from({ length: this.#options.count }, () => this.run(null)))
    this.#isUp = true
  }

  #started(): Piscina<Request | null, Result | null> {
    if (this.#piscina !== null) return this.#piscina
    if (this.#isClosed) throw new Error('The threads are closed')
    const { count, filename, heapMegabytes, threadBytes, onError, loadBalancer } = this.#options
    const piscina = new Piscina<Request | null, Result | null>({
      filename,
      minThreads: count,
      maxThreads: count,
      recordTiming: false,
      workerData: { threadBytes },
      resourceLimits: threadLimits(heapMegabytes),
      ...(loadBalancer === undefined ? {} : { loadBalancer }),
    })
    piscina.on('error', onError)
    piscina.on('workerDestroy', () => {
      this.#ready = null
      if (!this.#isClosed) this.deaths.add()
    })
    return (this.#piscina = piscina)
  }
}
