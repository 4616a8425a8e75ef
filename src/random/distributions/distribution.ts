import type { Static, TObject } from 'typebox'

/** The name of a distribution and, beside it, its parameters. */
export interface DistributionSpec {
  readonly name: string
  readonly [param: string]: unknown
}

/** A family of shapes that a number can be drawn from. A new one is a new file here plus one line in index.ts. */
export interface Distribution {
  readonly name: string
  /** What it is good for, in one sentence, for the docs. */
  readonly description: string
  /** Natural parameters; every property has a description. */
  readonly params: TObject
  /** What is wrong with parameters that each match their schema but not each other; null when nothing is. */
  readonly conflict?: (params: Readonly<Record<string, unknown>>) => string | null
  /** The value below which a share `p` (0 to 1 included) of all values lies; may be infinite at 0 and 1. */
  readonly quantile: (params: Readonly<Record<string, unknown>>) => (p: number) => number
  /** The share of values that are at most `x`. */
  readonly cdf: (params: Readonly<Record<string, unknown>>) => (x: number) => number
}

interface TypedDistribution<Params extends TObject> {
  readonly name: string
  readonly description: string
  readonly params: Params
  readonly conflict?: (params: Static<Params>) => string | null
  readonly quantile: (params: Static<Params>) => (p: number) => number
  readonly cdf: (params: Static<Params>) => (x: number) => number
}

/** Ties the type of the parameters to the code, then forgets it, so that distributions of different parameters fit one registry. */
export function defineDistribution<Params extends TObject>(distribution: TypedDistribution<Params>): Distribution {
  return distribution as unknown as Distribution
}
