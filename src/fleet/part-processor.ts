import type { Job } from 'bullmq'
import { SynthError } from '../errors.ts'
import { destinationName, placeBelow } from './destination-name.ts'
import { exportIdText, type ExportRequest } from './export-request.ts'
import { failuresOf, isCancelled, summed } from './export-status.ts'
import type { PartQueue } from './fleet-connection.ts'
import { type ExportData, jobNames, type Made, type PartData } from './jobs.ts'
import { KeptWorld } from './kept-world.ts'
import type { QueuePackages } from './load-bullmq.ts'
import { failureText, isFinal, stoppedText } from './part-failure.ts'
import { isWhole, PartSum, requireVersion, writePart } from './write-part.ts'

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
  readonly memoryMb: number | undefined
  /** Aborted when the worker ends: the part that is being made is given back. */
  readonly ending: AbortSignal
  onMade(report: MadeReport): void
}

/** A job that is run. */
interface Run {
  /** That of its export. */
  readonly digest: string
  /** Aborted if the export has ended meanwhile. */
  readonly stopping: AbortController
  /** Aborted if this job shall stop. */
  readonly signal: AbortSignal
}

/** Runs the jobs of a destination, one at a time. */
export class PartProcessor {
  readonly #options: ProcessorOptions
  readonly #kept: KeptWorld

  constructor(options: ProcessorOptions) {
    this.#options = options
    this.#kept = new KeptWorld({ workers: options.threads, memoryMb: options.memoryMb })
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
    const isPart = job.name === jobNames.part
    const stopping = new AbortController()
    const run = { digest: (isPart ? job.parent?.id : job.id) ?? '', stopping, signal: AbortSignal.any([stopping.signal, ending]) }
    try {
      const made = await (isPart ? this.#makePart(job as Job<PartData>, run) : this.#end(job as Job<ExportData>, run))
      onMade({ ...made, export: exportIdText({ name, digest: run.digest }), part: isPart ? (job as Job<PartData>).data.part : null })
      return made
    } catch (error) {
      if (stopping.signal.aborted) throw new bull.UnrecoverableError(stoppedText)
      if (ending.aborted) {
        await job.moveToWait(token)
        throw new bull.WaitingError()
      }
      if (error instanceof bull.UnrecoverableError) throw error
      const text = failureText(error, place, name)
      throw isFinal(error) ? new bull.UnrecoverableError(text) : new Error(text)
    }
  }

  /** Makes a part, unless its export has ended, and reports how far it is. */
  async #makePart(job: Job<PartData>, run: Run): Promise<Made> {
    const { request, world } = await this.#kept.get(run.digest, () => this.#requestOf(run))
    const sum = new PartSum()
    await this.#requireWanted(run)
    let isReporting = false
    const report = async (): Promise<void> => {
      if (isReporting) return
      isReporting = true
      try {
        await job.updateProgress(sum.now)
        await this.#requireWanted(run)
      } finally {
        isReporting = false
      }
    }
    // A report that fails changes nothing: while the queue is away, the part goes on; if it is not wanted, its signal is aborted.
    const timer = setInterval(() => void report().catch(() => null), reportPause)
    try {
      return await writePart({ request, world }, this.#placeOf(request), job.data.part, sum, run.signal)
    } finally {
      clearInterval(timer)
    }
  }

  /** Ends an export: all its parts are done, one has failed, or it was cancelled. */
  async #end(job: Job<ExportData>, run: Run): Promise<Made> {
    const { request } = job.data
    const { queue, packages } = this.#options
    if (await isCancelled(queue, run.digest)) stop(run)
    const [failure] = await failuresOf(job)
    if (failure !== undefined) {
      await job.removeUnprocessedChildren()
      throw new SynthError(failure.code, `part ${failure.part}: ${failure.detail}`)
    }
    const target = this.#placeOf(request)
    if (!(await isWhole(target))) {
      // The last part writes the manifest; where a store lists files with a delay, a part is looked at again.
      const kept = await this.#kept.get(run.digest, () => this.#requestOf(run))
      await writePart(kept, target, 0, new PartSum(), run.signal)
      if (!(await isWhole(target))) throw new packages.bull.UnrecoverableError(apartText(request.destination))
    }
    return summed(Object.values(await job.getChildrenValues<Made>()), [], Date.now())
  }

  /** The request of an export, from its job. @throws SynthError `dataset_version` */
  async #requestOf(run: Run): Promise<ExportRequest> {
    const job = await this.#options.queue.getJob(run.digest)
    if (job === undefined) return stop(run)
    const { request } = (job as Job<ExportData>).data
    requireVersion(request)
    return request
  }

  #placeOf({ destination }: ExportRequest): string {
    return placeBelow(this.#options.place, destinationName(destination))
  }

  /** Stops a part whose export is cancelled, failed or forgotten. */
  async #requireWanted(run: Run): Promise<void> {
    const { queue } = this.#options
    const state = await queue.getJobState(run.digest)
    if (state === 'failed' || state === 'unknown' || (await isCancelled(queue, run.digest))) stop(run)
  }
}

/** The failure of workers that have different places under one name. */
function apartText(destination: string): string {
  const detail = `all parts are written, but not all of them are in ${destination}: give every worker the same directory or bucket under this name`
  return failureText(new SynthError('write_failed', detail), destination, destination)
}

function stop({ stopping }: Run): never {
  stopping.abort()
  throw stopping.signal.reason
}
