/** One cell of shared memory: 0 while the result of some work is wanted, anything else when it is not any more. Whoever wants it sets it, on any thread. */
export type StopFlag = Int32Array<SharedArrayBuffer>

class NotWantedError extends Error {
  override readonly name = 'NotWantedError'
}

/** What this thread does now; null for what is done to its end whatever happens. A thread does one thing at a time. */
let current: StopFlag | null = null

/** A flag that is not set. */
export function stopFlag(): StopFlag {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
}

/**
 * What `work` comes to; null when the flag was set before it was done: it ends where `requireWanted` is called next. What it was in the middle
 * of is given up, so what outlives it, such as caches, has to be whole wherever that is called.
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

/** Called in all long work, at least once every few milliseconds; it costs a read of memory. @throws NotWantedError which only `whileWanted` catches */
export function requireWanted(): void {
  if (current !== null && Atomics.load(current, 0) !== 0) throw new NotWantedError()
}
