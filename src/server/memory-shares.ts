import { totalmem } from 'node:os'

/** Bytes that the caches and scratch arrays of the service may take. */
export interface MemoryShares {
  /** Of each thread: the workers, the planner, and the one that serves requests. */
  readonly thread: number
  /** Of what responses are laid out of, when they are asked for again. */
  readonly openings: number
}

const megabyte = 2 ** 20

/** Beside the workers, the planner and the thread that serves requests. */
const otherThreads = 2

/** The share of the openings. */
const openingsShare = 1 / 12

/** Cuts the memory that `--memory-mb` says among threads. */
export function memoryShares(megabytes: number, workers: number): MemoryShares {
  const bytes = megabytes * megabyte
  return { thread: Math.floor((bytes * (1 - openingsShare)) / (workers + otherThreads)), openings: Math.floor(bytes * openingsShare) }
}

/** 192 MiB and 64 for each worker, but a quarter of the memory that the process may use at most, and 64 MiB at least. */
export function defaultMemory(workers: number, available: number = availableMemory()): number {
  return Math.max(64, Math.min(192 + 64 * workers, Math.floor(available / 4 / megabyte)))
}

/** Bytes of the machine, or of the control group (cgroup) where that allows fewer. */
function availableMemory(): number {
  const constrained = process.constrainedMemory()
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem()
}
