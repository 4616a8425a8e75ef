import type { Static, TObject } from 'typebox'

/** The name of a distribution and, beside it, its parameters. */
export interface DistributionSpec extends Readonly<Static<TObject>> {
  readonly name: string
}

/** Where quantiles are looked for. They are found to some 10^-18 of the width, and to some 10^-16 of the ends. */
export interface Between {
  readonly low: number
  readonly high: number
  /** The greatest numbers that exponents of the cdf are summed of: rounding takes its share of each. */
  readonly exponent: number
}

/** A family of shapes that a number can be drawn from. A new one is a new file here plus one line in index.ts. */
export interface Distribution<Params extends TObject = TObject> {
  readonly name: string
  /** What it is good for, in one sentence, for the docs. */
  readonly description: string
  /** Natural parameters; every property has a description. */
  readonly params: Params
  /** Parameters that are worth showing. */
  readonly example: Static<Params>
  /** What is wrong with parameters that each match their schema but not each other; null when nothing is. */
  readonly conflict?: (params: Static<Params>) => string | null
  /** The value below which a share `p` (0 to 1 included) of all values lies; may be infinite at 0 and 1. */
  readonly quantile: (params: Static<Params>) => (p: number) => number
  /** The share of values that are at most `x`. */
  readonly cdf: (params: Static<Params>) => (x: number) => number
  /** Of a distribution whose `quantile` looks for where `cdf` reaches a share: between what, if `cdf` rises without a jump there; null where it jumps. */
  readonly sought?: (params: Static<Params>) => Between | null
}

/** A distribution of which the types know the name and the parameters; `DistributionSchema` is made of these. */
export interface NamedDistribution<Name extends string, Params extends TObject> extends Distribution {
  readonly name: Name
  readonly params: Params
}

/**
 * Checks the code of a distribution against the type of its parameters. The result hides that type from functions, so that all distributions
 * fit one registry, and keeps it in `params`.
 */
export function defineDistribution<const Name extends string, Params extends TObject>(
  distribution: Distribution<Params> & { readonly name: Name },
): NamedDistribution<Name, Params>
export function defineDistribution<Params extends TObject>(distribution: Distribution<Params>): Distribution {
  return distribution
}
