import { wordSet } from './word-set.ts'

/** Steps of processes, each of which only rows of the step before can reach, in this order. */
export const funnels: readonly ReadonlySet<string>[] = [
  wordSet('sent delivered opened clicked replied responded'),
  wordSet('visited viewed added checkout ordered bought purchased paid'),
  wordSet('downloaded installed registered signed verified activated started subscribed bought purchased paid upgraded'),
  wordSet('applied screened shortlisted interviewed offered hired'),
  wordSet('contacted qualified converted'),
]
