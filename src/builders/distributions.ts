import type { SimpleDistribution } from '../schema/schema.ts'

type Named<Name> = Extract<SimpleDistribution, { readonly name: Name }>

/** All values from `min` to `max` are equally likely. */
export function uniform(min: number, max: number): Named<'uniform'> {
  return { name: 'uniform', min, max }
}

/** The bell curve: two thirds of the values are within one standard deviation of the mean. */
export function normal(mean: number, deviation: number): Named<'normal'> {
  return { name: 'normal', mean, standard_deviation: deviation }
}

/** A long upper tail: half of the values are below the median; the spread is the standard deviation of the logarithm. */
export function lognormal(median: number, spread: number): Named<'lognormal'> {
  return { name: 'lognormal', median, spread }
}

/** Waiting times; the larger `shape` is, the shorter is the upper tail. */
export function gamma(mean: number, shape: number): Named<'gamma'> {
  return { name: 'gamma', mean, shape }
}

/** Times between events at a constant rate. */
export function exponential(mean: number): Named<'exponential'> {
  return { name: 'exponential', mean }
}

/** Counts of events at a constant rate. */
export function poisson(mean: number): Named<'poisson'> {
  return { name: 'poisson', mean }
}

/** From `min` to `max`, closer to `max` if `alpha` exceeds `beta`. */
export function beta(alpha: number, beta: number, min: number, max: number): Named<'beta'> {
  return { name: 'beta', alpha, beta, min, max }
}

/** From `min` to `max`, most likely at `mode`. */
export function triangular(min: number, mode: number, max: number): Named<'triangular'> {
  return { name: 'triangular', min, mode, max }
}

/** Any shape: the smallest value, values at equal steps of probability, and the largest value. */
export function quantiles(values: readonly number[]): Named<'empirical'> {
  return { name: 'empirical', quantiles: values }
}
