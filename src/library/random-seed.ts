import { randomInt } from 'node:crypto'

/** Seeds that people can read aloud are short enough to copy and still do not meet by chance. */
const seeds = 2 ** 47

/** A seed for a request that did not bring one: a whole number from 0 to 2^47 - 1. */
export function randomSeed(): number {
  return randomInt(seeds)
}
