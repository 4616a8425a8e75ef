/** Milliseconds since an arbitrary moment. Used only to decide where work is done; results never depend on it. */
export function stopwatch(): number {
  return performance.now()
}
