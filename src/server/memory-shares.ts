import { totalmem } from 'node:os'

/** Bytes for the caches and scratch arrays of the service. */
export interface MemoryShares {
  /** For each worker, and for the planner. */
  readonly thread: number
  /** For the thread that serves requests. It makes only small outputs. */
  readonly main: number
  /** For the cache of openings. */
  readonly openings: number
}

const megabyte = 2 ** 20

/** Shares of a worker that the planner and the thread that serves requests have together. */
const otherShares = 1.5

/** The share of the cache of openings. */
const openingsShare = 1 / 12

/** Divides the memory of `--memory-mb` among the threads. */
export function memoryShares(megabytes: number, workers: number): MemoryShares {
  const bytes = megabytes * megabyte
  const thread = Math.floor((bytes * (1 - openingsShare)) / (workers + otherShares))
  return { thread, main: Math.floor(thread / 2), openings: Math.floor(bytes * openingsShare) }
}

/** Default memory in MiB: 64 and 32 per worker, but at most a quarter of the available memory, and at least 64. */
export function defaultMemory(workers: number, available: number = availableMemory()): number {
  return Math.max(64, Math.min(64 + 32 * workers, Math.floor(available / 4 / megabyte)))
}

/** Bytes of memory of the machine, or of the control group (cgroup) if that is less. */
function availableMemory(): number {
  const constrained = process.constrainedMemory()
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem()
}
