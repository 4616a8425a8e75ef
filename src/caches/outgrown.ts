import { getHeapStatistics } from 'node:v8'
import { threadBudget } from './thread-budget.ts'

/** Bytes of this thread without caches: its code and word lists. */
let usual = usedBytes()

/** Measures the bytes of this thread without caches. Call it when the caches are empty and the garbage is collected. */
export function measureUsual(): void {
  usual = usedBytes()
}

/**
 * Whether this thread takes more memory than its budget. The sizes of cached values are estimates, and what is derived from a value later,
 * such as encoded dictionaries, is not in them.
 */
export function hasOutgrown(): boolean {
  return usedBytes() > usual + threadBudget.bytes
}

function usedBytes(): number {
  const { used_heap_size: heap, external_memory: outside } = getHeapStatistics()
  return heap + outside
}
