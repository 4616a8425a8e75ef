const forgetters: (() => void)[] = []

/** Registers a function that releases what is kept only to save time. For modules, which live as long as the thread. */
export function onRest(forget: () => void): void {
  forgetters.push(forget)
}

/** Releases everything that can be created again. Results stay the same, but the next ones take longer. Call it only between tasks. */
export function forgetAll(): void {
  for (const forget of forgetters) forget()
}
