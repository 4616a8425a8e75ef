import { isJsonObject } from '../json.ts'

/** How many distributions the parameters of a column have, those of cases and the components of mixtures included: nothing else in them has a name. */
export function countDistributions(params: unknown): number {
  if (!Array.isArray(params) && !isJsonObject(params)) return 0
  const own = isJsonObject(params) && typeof params['name'] === 'string' ? 1 : 0
  return Object.values(params).reduce<number>((sum, part) => sum + countDistributions(part), own)
}
