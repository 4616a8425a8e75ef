import type { Job } from 'bullmq'
import { SynthError } from '../errors.ts'
import { type ExportId, exportIdText } from './export-request.ts'
import type { PartQueue } from './fleet-connection.ts'
import { type ExportData, type Made, type PartProgress, readPartJobId } from './jobs.ts'
import { type PartFailure, readFailure, stoppedText } from './part-failure.ts'

export type ExportState = 'waiting' | 'active' | 'complete' | 'failed' | 'cancelled'

/** A failure, and the part that failed; null for the export as a whole. */
export interface ExportError extends PartFailure {
  readonly part: number | null
}

/** The progress of an export. */
export interface ExportStatus {
  readonly id: string
  readonly state: ExportState
  readonly destination: string
  readonly format: string
  readonly compression: string | null
  readonly parts: {
    readonly total: number
    readonly done: number
    /** Number of parts in progress. */
    readonly active: number
    readonly failed: number
  }
  /** Written rows and bytes, including those of active parts and of parts that were complete before. */
  readonly rows: number
  readonly bytes: number
  /** Rows of the whole export. */
  readonly total_rows: number
  readonly files: number
  /** Seconds from the start of the first part to the end of the last one, or until now; 0 before the first part. */
  readonly seconds: number
  readonly bytes_per_second: number
  /** Workers that have the destination. */
  readonly workers: number
  /** Why the export failed, and which parts will be tried again. At most 20. */
  readonly errors: readonly ExportError[]
  /** Time of the request: ISO 8601, UTC. */
  readonly created: string
}

/** Maximum number of errors in a status, and of running and waiting jobs that are examined for them. */
const mostErrors = 20
const mostJobs = 1000

/** The job of an export. @throws SynthError `export_unknown` */
export async function exportJob(queue: PartQueue, id: ExportId): Promise<Job<ExportData, Made>> {
  const job = await queue.getJob(id.digest)
  if (job !== undefined) return job as Job<ExportData, Made>
  throw new SynthError('export_unknown', `There is no export ${exportIdText(id)}: it was never requested, or its record has expired`)
}

export async function isCancelled(queue: PartQueue, digest: string): Promise<boolean> {
  return (await queue.getJobLogs(digest, 0, 0)).count > 0
}

/** @throws SynthError `export_unknown` */
export async function exportStatus(queue: PartQueue, id: ExportId): Promise<ExportStatus> {
  // The state is read first, because the result of a job is stored before its state.
  const state = await queue.getJobState(id.digest)
  const job = await exportJob(queue, id)
  const { request, rows: totalRows } = job.data
  const [values, workers, cancelled] = await Promise.all([
    job.getChildrenValues<Made>(),
    queue.getWorkersCount(),
    isCancelled(queue, id.digest),
  ])
  const [running, retried, failures] = await Promise.all([jobsOf(queue, id, ['active']), jobsOf(queue, id, ['delayed']), failuresOf(job)])
  const done = Object.values(values)
  const current = running.flatMap(({ progress }) => (isProgress(progress) ? [progress] : []))
  const ended = state === 'completed' || state === 'failed' ? (job.finishedOn ?? Date.now()) : Date.now()
  const sums = state === 'completed' ? job.returnvalue : summed(done, current, ended)
  const seconds = sums.began === 0 ? 0 : Math.max(0, sums.ended - sums.began) / 1000
  const isBegun = done.length + running.length + retried.length > 0
  return {
    id: exportIdText(id),
    state: stateOf(state, cancelled, isBegun),
    destination: request.destination,
    format: request.format,
    compression: request.compression,
    parts: { total: request.parts, done: done.length, active: running.length, failed: failures.length },
    rows: sums.rows,
    bytes: sums.bytes,
    total_rows: totalRows,
    files: sums.files,
    seconds,
    bytes_per_second: seconds === 0 ? 0 : Math.round(sums.bytes / seconds),
    workers,
    errors: state === 'completed' ? [] : errorsOf(job, failures, [...retried, ...running]),
    created: new Date(job.timestamp).toISOString(),
  }
}

function stateOf(state: string, cancelled: boolean, isBegun: boolean): ExportState {
  if (state === 'completed') return 'complete'
  if (cancelled) return 'cancelled'
  if (state === 'failed') return 'failed'
  return isBegun || state !== 'waiting-children' ? 'active' : 'waiting'
}

async function jobsOf(queue: PartQueue, { digest }: ExportId, types: ('active' | 'delayed')[]): Promise<readonly Job[]> {
  // A job may end between the reading of the list and of the job.
  const jobs = (await queue.getJobs(types, 0, mostJobs - 1)) as (Job | undefined)[]
  return jobs.flatMap((job) => (job !== undefined && readPartJobId(job.id ?? '')?.digest === digest ? [job] : []))
}

function isProgress(progress: unknown): progress is PartProgress {
  return typeof progress === 'object' && progress !== null && 'began' in progress
}

/** @param ended in milliseconds since 1970 */
export function summed(done: readonly Made[], current: readonly PartProgress[], ended: number): Made {
  const all = [...done, ...current]
  const sum = (pick: (each: PartProgress) => number): number => all.reduce((total, each) => total + pick(each), 0)
  const last = done.reduce((latest, each) => Math.max(latest, each.ended), 0)
  return {
    files: done.reduce((total, { files }) => total + files, 0),
    rows: sum(({ rows }) => rows),
    bytes: sum(({ bytes }) => bytes),
    began: all.reduce((first, { began }) => Math.min(first, began), all[0]?.began ?? 0),
    ended: current.length > 0 ? ended : last,
  }
}

/** The parts that failed for good, and why. */
export async function failuresOf(job: Job): Promise<readonly ExportError[]> {
  const failures = Object.entries(await job.getIgnoredChildrenFailures())
  return failures.flatMap(([key, text]) =>
    text === stoppedText ? [] : [{ part: partOf(key.slice(key.lastIndexOf(':') + 1)), ...readFailure(text) }],
  )
}

function errorsOf(job: Job, failed: readonly ExportError[], tried: readonly Job[]): readonly ExportError[] {
  const retried = tried.flatMap(({ id = '', failedReason }) =>
    failedReason === undefined ? [] : [{ part: partOf(id), ...readFailure(failedReason) }],
  )
  const isExplained = failed.length > 0 || job.failedReason === undefined || job.failedReason === stoppedText
  const own = isExplained ? [] : [{ part: null, ...readFailure(job.failedReason ?? '') }]
  return [...failed, ...own, ...retried].slice(0, mostErrors)
}

function partOf(jobId: string): number | null {
  return readPartJobId(jobId)?.part ?? null
}
