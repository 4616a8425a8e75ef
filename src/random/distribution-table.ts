import { threadCache } from '../caches/thread-cache.ts'
import { type DistributionSpec, quantileOf, soughtIn } from './distributions/index.ts'
import { quantileTable } from './quantile-table.ts'

/** Cached, because inverting a distribution 4096 times takes milliseconds, and plans share most of their distributions. */
const tables = threadCache<Float64Array>('distributionTables')

/** The quantile table of a distribution within bounds; equal arguments share one table. */
export function distributionTable(spec: DistributionSpec, bounds: { readonly min: number; readonly max: number }): Float64Array {
  return tables.get(JSON.stringify([spec, bounds.min, bounds.max]), () => quantileTable(quantileOf(spec), bounds, soughtIn(spec)))
}
