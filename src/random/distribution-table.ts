import { LRUCache } from 'lru-cache'
import { type DistributionSpec, quantileOf } from './distributions/index.ts'
import { quantileTable } from './quantile-table.ts'

/** Tables of 32 KiB each. Inverting a distribution 4096 times takes milliseconds, and plans share most of theirs. */
const tables = new LRUCache<string, Float64Array>({ max: 256 })

/** The quantile table of a distribution within bounds; equal arguments share one table. */
export function distributionTable(spec: DistributionSpec, bounds: { readonly min: number; readonly max: number }): Float64Array {
  const key = JSON.stringify([spec, bounds.min, bounds.max])
  const known = tables.get(key) ?? quantileTable(quantileOf(spec), bounds)
  tables.set(key, known)
  return known
}
