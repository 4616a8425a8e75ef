/** One cell of shared memory: 0 as long as the result of some work is wanted, else nonzero. Any thread may set it. */
export type StopFlag = Int32Array<SharedArrayBuffer>

class NotWantedError extends Error {
  override readonly name = 'NotWantedError'
}

/** The flag of this thread's current work; null for work that cannot be cancelled. */
let current: StopFlag | null = null

/** Creates a flag that is not set. */
export function stopFlag(): StopFlag {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
}

/**
 * Runs `work`. Returns null if the flag was set before it was done: the next call of `requireWanted` aborts it, so shared state such as
 * caches must be consistent at every such call.
 */
export function whileWanted<Result extends object>(flag: StopFlag, work: () => Result): Result | null {
  const before = current
  current = flag
  try {
    requireWanted()
    return work()
  } catch (error) {
    if (error instanceof NotWantedError) return null
    throw error
  } finally {
    current = before
  }
}

/** Must be called every few milliseconds in long work; costs one memory read. @throws NotWantedError which only `whileWanted` catches */
export function requireWanted(): void {
  if (current !== null && Atomics.load(current, 0) !== 0) throw new NotWantedError()
}
