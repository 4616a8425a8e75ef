/** Milliseconds from a moment of the process's own; for deciding where work is done, never what it comes to. */
export function stopwatch(): number {
  return performance.now()
}
