import { hostname } from 'node:os'
import type { Queue, Worker } from 'bullmq'
import { FleetConnection, unavailable } from './fleet-connection.ts'
import { loadBullmq, type QueuePackages } from './load-bullmq.ts'
import { type MadeReport, PartProcessor } from './part-processor.ts'
import { type QueuePlace, queuePlace } from './queue-place.ts'
import { prefix, workerOptions } from './redis-options.ts'

/** Maximum number of workers that a part may lose before it fails, so that a part which ends every worker is not retried for ever. */
const mostStalls = 5

/** Milliseconds within which the queue must take back a part when the worker ends. */
const returnTime = 5000

export interface FleetWorkerOptions {
  /** URL of the queue. */
  readonly url: string
  /** Directories and `s3://` URLs by the names of destinations. */
  readonly destinations: ReadonlyMap<string, string>
  /** Threads that generate the data of a part; 0 for none. */
  readonly threads: number
  /** Memory of all threads for caches and rows in progress, in MiB; absent for a default. */
  readonly memoryMb?: number | undefined
  /** Time after which a worker that does not answer loses its part. */
  readonly leaseSeconds: number
  readonly log: WorkerLog
}

/** The events of a worker. Texts contain no secrets. */
export interface WorkerLog {
  made(report: MadeReport): void
  /** A job failed for good or in one attempt; `job` is its id. */
  failed(job: string, reason: string): void
  /** The queue cannot be reached, or had an error. */
  trouble(reason: string): void
}

export interface FleetWorker {
  /** The URL of the queue, without user and password. */
  readonly shown: string
  /** Takes no more parts, and waits for those in progress for at most this time; then gives them back. */
  close(graceMilliseconds: number): Promise<void>
}

/**
 * Starts to make parts.
 * @throws SynthError `validation_failed`, `package_missing`, `queue_unavailable` if the queue cannot be reached now
 */
export async function startWorker(options: FleetWorkerOptions): Promise<FleetWorker> {
  const place = queuePlace(options.url)
  const packages = await loadBullmq()
  await requireReachable(place, options)
  const ending = new AbortController()
  const lines = [...options.destinations].map(([name, target]) => openLine(packages, place, name, target, options, ending.signal))
  return {
    shown: place.shown,
    close: async (graceMilliseconds) => {
      const done = Promise.all(lines.map((line) => line.close()))
      const timer = setTimeout(() => ending.abort(), graceMilliseconds)
      try {
        await Promise.race([done, ended(ending.signal).then(() => wait(returnTime))])
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

async function requireReachable(place: QueuePlace, { destinations }: FleetWorkerOptions): Promise<void> {
  const connection = new FleetConnection(place)
  try {
    for (const name of destinations.keys()) await connection.withQueue(name, (queue) => queue.waitUntilReady())
  } finally {
    await connection.close()
  }
}

/** The worker of one destination. */
function openLine(
  packages: QueuePackages,
  place: QueuePlace,
  name: string,
  target: string,
  { threads, memoryMb, leaseSeconds, log }: FleetWorkerOptions,
  ending: AbortSignal,
): { close(): Promise<void> } {
  const { bull } = packages
  const connection = workerOptions(place)
  const queue: Queue = new bull.Queue(name, { connection, prefix, skipMetasUpdate: true })
  const onMade = (report: MadeReport): void => log.made(report)
  const processor = new PartProcessor({ packages, queue, name, place: target, threads, memoryMb, ending, onMade })
  const worker: Worker = new bull.Worker(name, (job, token = '') => processor.run(job, token), {
    connection,
    prefix,
    name: hostname(),
    concurrency: 1,
    lockDuration: leaseSeconds * 1000,
    stalledInterval: Math.max(500, (leaseSeconds * 1000) / 2),
    maxStalledCount: mostStalls,
  })
  const trouble = (error: Error): void => log.trouble(unavailable(place, error).message)
  queue.on('error', trouble)
  worker.on('error', trouble)
  worker.on('failed', (job, error) => log.failed(job?.id ?? 'unknown', error.message))
  worker.on('drained', () => void processor.rest().catch(trouble))
  return {
    close: async () => {
      await worker.close()
      await queue.close()
      await processor.rest()
    },
  }
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds).unref())
}
