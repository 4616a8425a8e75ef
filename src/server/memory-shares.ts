import { totalmem } from 'node:os'

/** Bytes for the caches and scratch arrays of the service. */
export interface MemoryShares {
  /** For each thread: the workers, the planner, and the thread that serves requests. */
  readonly thread: number
  /** For the cache of openings. */
  readonly openings: number
}

const megabyte = 2 ** 20

/** The planner and the thread that serves requests. */
const otherThreads = 2

/** The share of the cache of openings. */
const openingsShare = 1 / 12

/** Divides the memory of `--memory-mb` among the threads. */
export function memoryShares(megabytes: number, workers: number): MemoryShares {
  const bytes = megabytes * megabyte
  return { thread: Math.floor((bytes * (1 - openingsShare)) / (workers + otherThreads)), openings: Math.floor(bytes * openingsShare) }
}

/** Default memory in MiB: 192 and 64 per worker, but at most a quarter of the available memory, and at least 64. */
export function defaultMemory(workers: number, available: number = availableMemory()): number {
  return Math.max(64, Math.min(192 + 64 * workers, Math.floor(available / 4 / megabyte)))
}

/** Bytes of memory of the machine, or of the control group (cgroup) if that is less. */
function availableMemory(): number {
  const constrained = process.constrainedMemory()
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem()
}
