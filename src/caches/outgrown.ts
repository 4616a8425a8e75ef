import { getHeapStatistics } from 'node:v8'
import { threadBudget } from './thread-budget.ts'

/** Bytes of code, word lists and garbage that a thread usually has in addition to its budget. */
const usualBytes = 3 << 25

/**
 * Whether this thread takes more memory than its budget. The sizes of cached values are estimates, and what is derived from a value later,
 * such as encoded dictionaries, is not in them.
 */
export function hasOutgrown(): boolean {
  const { used_heap_size: heap, external_memory: outside } = getHeapStatistics()
  return heap + outside > usualBytes + threadBudget.bytes
}
