import type { FlowJob, FlowJobNode } from 'bullmq'
import { type ExportId, exportIdOf, type ExportRequest } from './export-request.ts'

/**
 * The data of the job of an export, which writes the manifest when all parts are done. Its id is the digest of the request. Its log has a
 * line if the export was cancelled.
 */
export interface ExportData {
  readonly request: ExportRequest
  /** Rows of all tables. */
  readonly rows: number
}

/** The data of the job of a part; the job above it has the request. */
export interface PartData {
  readonly part: number
}

/** The output of a part, or of a whole export. */
export interface Made {
  readonly files: number
  readonly rows: number
  readonly bytes: number
  /** When it began and ended, in milliseconds since 1970. */
  readonly began: number
  readonly ended: number
}

/** The progress of a part. */
export type PartProgress = Pick<Made, 'rows' | 'bytes' | 'began'>

export const jobNames = { part: 'part', whole: 'export' } as const

/**
 * Seconds for which the queue keeps ended jobs. Parts are removed first: the queue would count parts without their export as in progress.
 */
const day = 86_400
const memory = { part: { age: 7 * day }, whole: { age: 8 * day } }

/** Attempts at a part, with pauses of 1, 2, 4 and 8 seconds. */
const attempts = { attempts: 5, backoff: { type: 'exponential', delay: 1000 } } as const

const common = (keep: { age: number }) => ({ ...attempts, removeOnComplete: keep, removeOnFail: keep, stackTraceLimit: 1 }) as const

/** The id of the job of a part. */
function partJobId({ digest }: ExportId, part: number): string {
  return `${digest}.${part}`
}

/** The export and the number of the part of a job; null for another job. */
export function readPartJobId(id: string): { readonly digest: string; readonly part: number } | null {
  const [, digest, part] = /^([\w-]{22})\.(\d+)$/.exec(id) ?? []
  return digest === undefined ? null : { digest, part: Number(part) }
}

/** The jobs of an export: its parts, and above them the export itself. */
export function exportFlow(data: ExportData): FlowJob {
  const id = exportIdOf(data.request)
  const children = Array.from({ length: data.request.parts }, (_, part): FlowJobNode => ({
    name: jobNames.part,
    queueName: id.name,
    data: { part } satisfies PartData,
    // Jobs without a priority come first: an export that only needs its manifest does not wait for the parts of others.
    opts: { ...common(memory.part), jobId: partJobId(id, part), priority: 1, continueParentOnFailure: true },
  }))
  return { name: jobNames.whole, queueName: id.name, data, opts: { ...common(memory.whole), jobId: id.digest }, children }
}
