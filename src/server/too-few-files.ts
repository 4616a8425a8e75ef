import { readFileSync } from 'node:fs'

/** Descriptors that a process has open before its first connection, with room for what it opens meanwhile: measured 29 with two workers. */
const own = 64
const perWorker = 8

/** With fewer not even the program may be loaded: it has many of its files open at once. Measured: 128 were enough, 112 not always. */
const least = 160

/** What to tell an operator, in a sentence, and whether the service can start all the same. */
interface TooFew {
  readonly detail: string
  readonly canStart: boolean
}

/**
 * Whether the process may open too few files: every connection takes one, and twice the responses that may be streamed leave room for those
 * who wait. Null when they are enough, or this system does not tell.
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

/** What Linux says of this process; null elsewhere, and for no limit. */
function softLimit(): number | null {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1')) ?? []
    return soft === undefined ? null : Number(soft)
  } catch {
    return null
  }
}
