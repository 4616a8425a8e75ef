import { readFileSync } from 'node:fs'

/** File descriptors that are open before the first connection, with a reserve; measured: 29 with two workers. */
const own = 64
const perWorker = 8

/**
 * With fewer descriptors, the program may fail to load, as it opens many of its files at once. Measured: 128 were enough, 112 not always.
 */
const least = 160

/** A sentence for the operator, and whether the service can start nevertheless. */
interface TooFew {
  readonly detail: string
  readonly canStart: boolean
}

/**
 * Checks the limit of open files: every connection takes one, and twice the number of streamed responses leaves room for those that wait.
 * Null if the limit suffices, or the system does not report it.
 */
export function tooFewFiles(workers: number, maxResponses: number): TooFew | null {
  const limit = softLimit()
  const needed = Math.max(least, own + perWorker * workers + 2 * maxResponses)
  if (limit === null || limit >= needed) return null
  const canStart = limit >= least
  const detail =
    `this process may open ${limit} files, but ${workers} ${workers === 1 ? 'worker' : 'workers'} and ${maxResponses} responses need about ${needed}: ` +
    `${canStart ? 'connections beyond the limit wait or fail; ' : ''}raise it with "ulimit -n ${needed}", or LimitNOFILE=${needed} in a systemd unit`
  return { detail, canStart }
}

/** The limit that Linux reports for this process; null on other systems, and for no limit. */
function softLimit(): number | null {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1')) ?? []
    return soft === undefined ? null : Number(soft)
  } catch {
    return null
  }
}
