import { type BoundedCache, boundedCache } from '../bounded-cache.ts'
import { threadBudget } from './thread-budget.ts'

/** A thread keeps so many plans ready between requests; each holds about a megabyte, or more where its schema is long. */
const mostPlans = 24

/** An empty cache of plans, within the thread's budget for them until it rests. */
export function keepPlans<Value extends object>(bytesOf: (value: Value) => number): BoundedCache<Value> {
  return boundedCache<Value>(mostPlans, { bytesOf, mostBytes: () => threadBudget.planBytes, untilRest: true })
}
