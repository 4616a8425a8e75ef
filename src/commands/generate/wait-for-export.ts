import { setTimeout as sleep } from 'node:timers/promises'
import { SynthError } from '../../errors.ts'
import type { ExportAsked } from '../../fleet/export-request.ts'
import type { ExportStatus } from '../../fleet/export-status.ts'
import type { Fleet } from '../../fleet/open-fleet.ts'
import { Interrupted } from '../failure.ts'
import type { Progress } from './progress.ts'

/** Milliseconds between two requests for the status, and before the warning that the queue has no workers. */
const pauses = { look: 500, workers: 3000 } as const

interface Waiting {
  readonly fleet: Fleet
  readonly asked: ExportAsked
  /** Rows of all tables. */
  readonly rows: number
  readonly signal: AbortSignal
  /** Null for none. */
  readonly progress: Progress | null
  /** Prints a line that is no progress. */
  warn(line: string): void
}

/**
 * Asks a fleet for an export, and waits until it is complete. A queue that is away meanwhile is waited for.
 * @returns the status at its end, and whether it was not complete before
 * @throws SynthError `export_failed`, those of `fleet.submit`, Interrupted
 */
export async function waitForExport(waiting: Waiting): Promise<ExportStatus & { readonly isNew: boolean }> {
  const { fleet, asked, rows, signal, progress, warn } = waiting
  const begin = performance.now()
  let status = await fleet.submit(asked, rows)
  const { id, destination, state } = status
  let isWarned = false
  let isAway = false
  while (status.state === 'waiting' || status.state === 'active') {
    const { rows: done, bytes, parts, workers } = status
    progress?.update({ table: `${parts.done} of ${parts.total} parts`, file: id, rows: done, bytes })
    if (workers === 0 && !isWarned && performance.now() - begin > pauses.workers) {
      isWarned = true
      warn(
        `no worker has the destination ${destination}: start some with synth worker --queue ${fleet.shown} --destination ${id.split('~')[0]}=…`,
      )
    }
    await pause(signal, id, fleet, workers > 0)
    try {
      status = await fleet.status(id)
      isAway = false
    } catch (error) {
      if (!(error instanceof SynthError) || error.code !== 'queue_unavailable') throw gone(error, id)
      if (!isAway) warn(`${error.message}; waiting for it`)
      isAway = true
    }
  }
  if (status.state === 'complete') return { ...status, isNew: state !== 'complete' }
  throw new SynthError('export_failed', `The export ${id} ${reasonOf(status)}`)
}

function reasonOf({ state, errors: [first] }: ExportStatus): string {
  if (state === 'cancelled') return 'was cancelled: the same command makes it again'
  if (first === undefined) return 'failed: the log of the workers has the reason'
  const part = first.part === null ? '' : `part ${first.part}: `
  return `failed: ${part}${first.code}: ${first.detail}`
}

/** An export that the queue has forgotten meanwhile. */
function gone(error: unknown, id: string): unknown {
  if (!(error instanceof SynthError) || error.code !== 'export_unknown') return error
  return new SynthError('export_failed', `The export ${id} was cancelled, or its queue was emptied: the same command makes what is missing`)
}

/** @throws Interrupted that says how to go on */
async function pause(signal: AbortSignal, id: string, { shown }: Fleet, hasWorkers: boolean): Promise<void> {
  try {
    await sleep(pauses.look, undefined, { signal })
  } catch {
    const reason: unknown = signal.reason
    if (!(reason instanceof Interrupted)) throw reason
    const goesOn = hasWorkers ? `the workers go on with ${id}` : `${id} stays in the queue until a worker makes it`
    throw reason.because(`no longer waiting: ${goesOn}. The same command waits again; synth cancel ${id} --queue ${shown} cancels it`)
  }
}
