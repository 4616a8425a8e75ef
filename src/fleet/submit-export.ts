import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from 'bullmq'
import { SynthError } from '../errors.ts'
import { type ExportId, exportIdOf, exportIdText } from './export-request.ts'
import { exportJob, exportStatus, type ExportStatus, isCancelled } from './export-status.ts'
import type { FleetConnection, PartQueue } from './fleet-connection.ts'
import { type ExportData, exportFlow } from './jobs.ts'

/** Milliseconds within which workers must stop or end an export, and between two checks. */
const patience = { stop: 10_000, look: 250 } as const

/**
 * Submits an export. An export that waits, runs or is complete does not change. One that failed or was cancelled is made again; its
 * complete parts are kept.
 * @throws SynthError `queue_unavailable`, `export_stopping` if workers still make parts of it, `package_missing`
 */
export async function submitExport(connection: FleetConnection, data: ExportData): Promise<ExportStatus> {
  const id = exportIdOf(data.request)
  return connection.withQueue(id.name, async (queue) => {
    const end = performance.now() + patience.stop
    for (;;) {
      const state = await stateOf(queue, id)
      if (state === 'going on') break
      // The removed job may be one that another caller has just added and no worker has taken: it is added again.
      if (state === 'none' || (await isRemoved(queue, id))) {
        // If two callers add it at the same time, the second adds nothing, because the ids are equal.
        await connection.withFlows((flows) => flows.add(exportFlow(data)))
        break
      }
      if (performance.now() > end)
        throw new SynthError('export_stopping', `Workers have not stopped making parts of ${exportIdText(id)}: try again in a moment`)
      await sleep(patience.look)
    }
    return exportStatus(queue, id)
  })
}

/** Whether an export waits, runs or is complete; or has failed or was cancelled. */
async function stateOf(queue: PartQueue, { digest }: ExportId): Promise<'none' | 'going on' | 'ended'> {
  const state = await queue.getJobState(digest)
  if (state === 'unknown') return 'none'
  if (state === 'completed') return 'going on'
  return state === 'failed' || (await isCancelled(queue, digest)) ? 'ended' : 'going on'
}

/** Removes the jobs of an export, if there are any. @returns false if a worker has one of them */
async function isRemoved(queue: PartQueue, { digest }: ExportId): Promise<boolean> {
  const job = await queue.getJob(digest)
  if (job === undefined) return true
  try {
    await job.remove()
    return true
  } catch (error) {
    if (error instanceof Error && error.message.includes('locked')) return false
    throw error
  }
}

/**
 * Cancels an export: waiting parts are dropped, and workers stop parts in progress within seconds. The record of an export that has ended
 * is removed; its files stay.
 * @returns the status, which is `complete` if all parts were written already; null if its record was removed
 * @throws SynthError `export_unknown`, `queue_unavailable`, `package_missing`
 */
export async function cancelExport(connection: FleetConnection, id: ExportId): Promise<ExportStatus | null> {
  return connection.withQueue(id.name, async (queue) => {
    const job = await exportJob(queue, id)
    const state = await job.getState()
    const hasEnded = state === 'completed' || state === 'failed'
    if (hasEnded && (await isRemoved(queue, id))) return null
    if (!hasEnded) {
      await job.log('cancelled')
      await job.removeUnprocessedChildren()
      await whileEnding(job)
    }
    return exportStatus(queue, id)
  })
}

/** Waits while a worker ends an export whose parts are all written: it may not have noticed the cancellation. */
async function whileEnding(job: Job): Promise<void> {
  const end = performance.now() + patience.stop
  while (performance.now() < end && (await job.getState()) === 'active') await sleep(patience.look)
}
