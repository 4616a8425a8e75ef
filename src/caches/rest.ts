const forgetters: (() => void)[] = []

/** Registers what this thread keeps only to save time; for modules, which live as long as the thread. */
export function onRest(forget: () => void): void {
  forgetters.push(forget)
}

/** Forgets what can be made again. Results stay the same; the next ones take longer. Between tasks only. */
export function forgetAll(): void {
  for (const forget of forgetters) forget()
}
