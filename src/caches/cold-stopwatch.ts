let saved = 0

/**
 * Milliseconds since an arbitrary moment, plus the time that the cached entries of this thread have saved: a difference is the time that
 * work takes with empty caches. Used only to decide where work is done; results never depend on it.
 */
export function coldStopwatch(): number {
  return performance.now() + saved
}

/** Adds the milliseconds that a cached entry has saved. */
export function addSaved(milliseconds: number): void {
  saved += milliseconds
}
