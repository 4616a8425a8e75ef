import type { Job } from 'bullmq'
import { placeBelow, destinationName } from './destination-name.ts'
import { exportIdText } from './export-request.ts'
import { failuresOf, isCancelled, summed } from './export-status.ts'
import type { PartQueue } from './fleet-connection.ts'
import { type ExportData, jobNames, type Made, type PartData } from './jobs.ts'
import { type KeptExport, KeptWorld } from './kept-world.ts'
import type { QueuePackages } from './load-bullmq.ts'
import { failureText, isFinal, stoppedText } from './part-failure.ts'
import { PartSum, requireVersion, requireWhole, writePart } from './write-part.ts'

/** Milliseconds between two reports of a part that is being made. */
const reportPause = 1000

/** What a worker tells about a part, or about an export whose parts are all done. */
export interface MadeReport extends Made {
  readonly export: string
  /** Null for the export as a whole. */
  readonly part: number | null
}

export interface ProcessorOptions {
  readonly packages: QueuePackages
  /** Reads the jobs of exports. */
  readonly queue: PartQueue
  /** Name of the destination, and its directory or URL here. */
  readonly name: string
  readonly place: string
  readonly threads: number
  /** Aborted when the worker ends: the part that is being made is given back. */
  readonly ending: AbortSignal
  onMade(report: MadeReport): void
}

/** Runs the jobs of a destination, one at a time. */
export class PartProcessor {
  readonly #options: ProcessorOptions
  readonly #kept: KeptWorld

  constructor(options: ProcessorOptions) {
    this.#options = options
    this.#kept = new KeptWorld(options.threads)
  }

  /** Ends the threads of the last export. */
  rest(): Promise<void> {
    return this.#kept.close()
  }

  /**
   * Writes a part, or ends an export.
   * @throws UnrecoverableError of BullMQ for a failure that repeating does not mend, WaitingError if the job is given back, else an Error;
   * with texts that callers may see
   */
  async run(job: Job, token: string): Promise<Made> {
    const { name, place, ending, onMade, packages } = this.#options
    const { bull } = packages
    const digest = job.name === jobNames.part ? (job.parent?.id ?? '') : (job.id ?? '')
    let shown = { place, name }
    const stopping = new AbortController()
    const signal = AbortSignal.any([stopping.signal, ending])
    try {
      const kept = await this.#kept.get(digest, () => this.#requestOf(digest, stopping))
      const target = destinationName(kept.request.destination)
      shown = { place: placeBelow(place, target), name: kept.request.destination }
      const made = await (job.name === jobNames.part
        ? this.#writePart(job as Job<PartData>, digest, kept, shown.place, stopping, signal)
        : this.#end(job as Job<ExportData>, kept, shown, signal))
      onMade({
        ...made,
        export: exportIdText({ name, digest }),
        part: job.name === jobNames.part ? (job as Job<PartData>).data.part : null,
      })
      return made
    } catch (error) {
      if (stopping.signal.aborted) throw new bull.UnrecoverableError(stoppedText)
      if (ending.aborted) {
        await job.moveToWait(token)
        throw new bull.WaitingError()
      }
      if (error instanceof bull.UnrecoverableError) throw error
      const text = failureText(error, shown.place, shown.name)
      throw isFinal(error) ? new bull.UnrecoverableError(text) : new Error(text)
    }
  }

  async #requestOf(digest: string, stopping: AbortController): Promise<ExportData['request']> {
    const job = await this.#options.queue.getJob(digest)
    if (job === undefined) {
      stopping.abort()
      stopping.signal.throwIfAborted()
    }
    const { request } = (job as Job<ExportData>).data
    requireVersion(request)
    return request
  }

  async #writePart(
    job: Job<PartData>,
    digest: string,
    kept: KeptExport,
    place: string,
    stopping: AbortController,
    signal: AbortSignal,
  ): Promise<Made> {
    const sum = new PartSum()
    if (!(await this.#isWanted(digest))) stopping.abort()
    let isReporting = false
    const report = async (): Promise<void> => {
      if (isReporting) return
      isReporting = true
      await job.updateProgress(sum.now)
      if (!(await this.#isWanted(digest))) stopping.abort()
      isReporting = false
    }
    // While the queue is away, a report waits for it, and the part goes on.
    const timer = setInterval(() => void report().catch(() => (isReporting = false)), reportPause)
    try {
      signal.throwIfAborted()
      return await writePart(kept, place, job.data.part, sum, signal)
    } finally {
      clearInterval(timer)
    }
  }

  /** Whether the export of a part is neither cancelled, nor failed, nor forgotten. */
  async #isWanted(digest: string): Promise<boolean> {
    const { queue } = this.#options
    const state = await queue.getJobState(digest)
    return state !== 'failed' && state !== 'unknown' && !(await isCancelled(queue, digest))
  }

  /** Ends an export: all its parts are done, one has failed, or it was cancelled. */
  async #end(
    job: Job<ExportData>,
    kept: KeptExport,
    shown: { readonly place: string; readonly name: string },
    signal: AbortSignal,
  ): Promise<Made> {
    const { queue, packages } = this.#options
    const { bull } = packages
    if (await isCancelled(queue, job.id ?? '')) throw new bull.UnrecoverableError(stoppedText)
    const [failure] = await failuresOf(job)
    if (failure !== undefined) {
      await job.removeUnprocessedChildren()
      throw new bull.UnrecoverableError(`${failure.code}: part ${failure.part}: ${failure.detail}`)
    }
    await requireWhole(kept, shown.place, shown.name, signal)
    return summed(Object.values(await job.getChildrenValues<Made>()), [], Date.now())
  }
}
