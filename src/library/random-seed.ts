import { randomInt } from 'node:crypto'

/** Short enough to read aloud and to copy, and large enough that random seeds rarely coincide. */
const seeds = 2 ** 47

/** A random seed, for a request without one: a whole number from 0 to 2^47 - 1. */
export function randomSeed(): number {
  return randomInt(seeds)
}
