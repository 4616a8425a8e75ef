/** Milliseconds of work after which the page gets a turn. */
const slice = 8

/** Long work calls what this gives between its steps: it waits for the page to draw and to answer the user when a slice of time is over. */
export function breather(): () => Promise<void> {
  let start = performance.now()
  return async () => {
    if (performance.now() - start < slice) return
    await new Promise((resolve) => setTimeout(resolve))
    start = performance.now()
  }
}
