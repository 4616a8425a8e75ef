/** Machines that each take the next part of a data set as soon as they are free. */
export interface Cluster {
  readonly machines: number
  /** Seconds that a machine works on each part. */
  readonly parts: readonly number[]
  /** Overhead in seconds before the first part of a machine, and before each further part. */
  readonly before: { readonly first: number; readonly next: number }
  /** Slowdown of the first machine relative to the others; 1 for none. */
  readonly slowness: number
  /** When the last machine dies, in seconds; null for never. Its part is assigned again after `lease` seconds. */
  readonly death: number | null
  readonly lease: number
}

interface Waiting {
  readonly seconds: number
  /** Time from which it can be taken. */
  readonly from: number
}

/** Seconds until all parts are made. */
export function simulate({ machines, parts, before, slowness, death, lease }: Cluster): number {
  const waiting: Waiting[] = parts.map((seconds) => ({ seconds, from: 0 }))
  const free = Array.from({ length: machines }, (_, machine) => ({ machine, at: 0, isNew: true }))
  let end = 0
  while (waiting.length > 0) {
    const next = free.reduce((first, each) => (each.at < first.at ? each : first))
    const place = waiting.findIndex(({ from }) => from <= next.at)
    const taken = waiting[place]
    if (taken === undefined) {
      next.at = Math.min(...waiting.map(({ from }) => from))
      continue
    }
    waiting.splice(place, 1)
    const times = next.machine === 0 ? slowness : 1
    const done = next.at + ((next.isNew ? before.first : before.next) + taken.seconds) * times
    if (death !== null && next.machine === machines - 1 && done > death) {
      waiting.push({ seconds: taken.seconds, from: Math.max(next.at, death) + lease })
      next.at = Infinity
      continue
    }
    next.at = done
    next.isNew = false
    end = Math.max(end, done)
  }
  return end
}
