import { readFileSync } from 'node:fs'

/** Descriptors that a process has open before its first connection, with room for what it opens meanwhile: measured 29 with two workers. */
const own = 64
const perWorker = 8

/**
 * A sentence for an operator when the process may open too few files: every connection takes one, and twice the responses that may be
 * streamed leave room for those who wait. Null when they are enough, or this system does not tell.
 */
export function tooFewFiles(workers: number, maxResponses: number): string | null {
  const limit = softLimit()
  const needed = own + perWorker * workers + 2 * maxResponses
  if (limit === null || limit >= needed) return null
  return (
    `this process may open ${limit} files, but ${workers} workers and ${maxResponses} responses need about ${needed}: ` +
    `connections beyond the limit wait or fail; raise it with "ulimit -n ${needed}", or LimitNOFILE=${needed} in a systemd unit`
  )
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
