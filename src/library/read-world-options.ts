import { checks } from './checks.ts'
import { memoryRange } from './memory-range.ts'
import { mostRows } from './most-rows.ts'
import { randomSeed } from './random-seed.ts'
import { requireOptions } from './require-options.ts'
import type { WorldOptions } from './world-options.ts'

const worldChecks = {
  rows: checks.orNull(checks.integer(0, mostRows)),
  seed: checks.orNull(checks.integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
  workers: checks.integer(0, 256),
  memoryMb: checks.integer(memoryRange.least, memoryRange.most),
}

/** Options of a world, with their defaults. */
export interface ReadWorldOptions {
  readonly rows: number | null
  readonly seed: number
  readonly workers: number
  /** Null for the default of `ThreadBudget`. */
  readonly memoryMb: number | null
}

/** Reads the options of a world. @throws SynthError `validation_failed` */
export function readWorldOptions(options: WorldOptions): ReadWorldOptions {
  requireOptions(options, worldChecks)
  const { rows = null, seed = 0, workers = 0, memoryMb = null } = options
  // Adding 0 turns -0, which is the same seed, into 0.
  return { rows, seed: (seed ?? randomSeed()) + 0, workers, memoryMb }
}
