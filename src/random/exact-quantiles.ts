import { threadCache } from '../caches/thread-cache.ts'
import type { DistributionSpec } from './distributions/index.ts'
import { SliceMeans } from './slice-means.ts'

const known = threadCache<SliceMeans>('exactQuantiles')

/** The slices of a distribution that is cut to bounds, which must contain a part of it; equal arguments share one object. */
export function exactQuantiles(spec: DistributionSpec, { min, max }: { readonly min: number; readonly max: number }): SliceMeans {
  return known.get(JSON.stringify([spec, min, max]), () => new SliceMeans(spec, { min, max }))
}
