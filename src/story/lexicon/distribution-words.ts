import { wordSet } from './word-set.ts'

/** Words for the distribution and change of values: "normally distributed", "a clear trend". They name no table, column or value. */
export const distributionWords: ReadonlySet<string> = wordSet(
  'normal normally gaussian uniform uniformly lognormal exponential poisson zipf zipfian pareto bimodal skewed skew skewness distribution',
  'distributions distributed random randomly randomness randomized randomised correlation correlations correlated variance deviation std',
  'median min max minimum minima maximum maxima range ranges combination combinations imbalance imbalanced balanced weighted trend trends',
  'seasonality seasonal cyclical pattern patterns fluctuation fluctuations volatility p50 p75 p90 p95 p99 p999 percentile percentiles quantile quantiles',
)

/** Nouns for a recurring change. */
export const cycles: ReadonlySet<string> = wordSet('cycle cycles pattern patterns trend trends seasonality')
