import type { SimpleDistribution } from '../schema/schema.ts'

type Named<Name> = Extract<SimpleDistribution, { readonly name: Name }>

/** Each value from `min` to `max` as likely. */
export function uniform(min: number, max: number): Named<'uniform'> {
  return { name: 'uniform', min, max }
}

/** The bell curve: two thirds of the values within one standard deviation of the mean. */
export function normal(mean: number, deviation: number): Named<'normal'> {
  return { name: 'normal', mean, standard_deviation: deviation }
}

/** A long tail above: half of the values below the median; the spread is the standard deviation of the logarithm. */
export function lognormal(median: number, spread: number): Named<'lognormal'> {
  return { name: 'lognormal', median, spread }
}

/** Waiting times: a tail above that is lighter the greater `shape` is. */
export function gamma(mean: number, shape: number): Named<'gamma'> {
  return { name: 'gamma', mean, shape }
}

/** Times between events that happen at a constant rate. */
export function exponential(mean: number): Named<'exponential'> {
  return { name: 'exponential', mean }
}

/** Counts of events that happen at a constant rate. */
export function poisson(mean: number): Named<'poisson'> {
  return { name: 'poisson', mean }
}

/** From `min` to `max`, towards `max` where `alpha` is greater than `beta`. */
export function beta(alpha: number, beta: number, min: number, max: number): Named<'beta'> {
  return { name: 'beta', alpha, beta, min, max }
}

/** From `min` to `max`, most likely at `mode`. */
export function triangular(min: number, mode: number, max: number): Named<'triangular'> {
  return { name: 'triangular', min, mode, max }
}

/** The least value, values at equal steps of probability, and the greatest value. */
export function quantiles(values: readonly number[]): Named<'empirical'> {
  return { name: 'empirical', quantiles: values }
}
