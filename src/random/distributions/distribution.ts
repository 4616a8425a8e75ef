import type { Static, TObject } from 'typebox'

/** The name of a distribution, together with its parameters. */
export interface DistributionSpec extends Readonly<Static<TObject>> {
  readonly name: string
}

/** The range in which a quantile is searched. The error is about 10^-18 of its width plus 10^-16 of its ends. */
export interface Between {
  readonly low: number
  readonly high: number
  /** The largest summands of exponents in the cdf; the rounding error is proportional to them. */
  readonly exponent: number
}

/** A family of distributions of numbers. A new one is a new file here plus one line in index.ts. */
export interface Distribution<Params extends TObject = TObject> {
  readonly name: string
  /** Its use, in one sentence, for the docs. */
  readonly description: string
  /** Natural parameters; every property has a description. */
  readonly params: Params
  /** Parameters to show in the docs. */
  readonly example: Static<Params>
  /** Why parameters that are valid one by one contradict each other; null if they do not. */
  readonly conflict?: (params: Static<Params>) => string | null
  /** The value below which a share `p` of all values lies, 0 to 1 (both included); may be infinite at 0 and 1. */
  readonly quantile: (params: Static<Params>) => (p: number) => number
  /** The share of values that are at most `x`. */
  readonly cdf: (params: Static<Params>) => (x: number) => number
  /** For a distribution whose `quantile` searches the cdf: the range of the search if the cdf is continuous there; null if it jumps. */
  readonly sought?: (params: Static<Params>) => Between | null
}

/** A distribution with its name and parameters in its type; `DistributionSchema` is derived from these. */
export interface NamedDistribution<Name extends string, Params extends TObject> extends Distribution {
  readonly name: Name
  readonly params: Params
}

/**
 * Checks the code of a distribution against the type of its parameters. In the result, functions accept any parameters, so that all
 * distributions fit into one registry; the type of the parameters remains in `params`.
 */
export function defineDistribution<const Name extends string, Params extends TObject>(
  distribution: Distribution<Params> & { readonly name: Name },
): NamedDistribution<Name, Params>
export function defineDistribution<Params extends TObject>(distribution: Distribution<Params>): Distribution {
  return distribution
}
