/** Milliseconds of uninterrupted work. */
const slice = 8

/**
 * Returns a function that long work calls between its steps. If a time slice is over, it waits until the page has handled drawing and
 * input.
 */
export function breather(): () => Promise<void> {
  let start = performance.now()
  return async () => {
    if (performance.now() - start < slice) return
    await new Promise((resolve) => setTimeout(resolve))
    start = performance.now()
  }
}
