/** The median; for an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The quantile: a share `share` of all values does not exceed it. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** Runs `run`; returns its result and the CPU time of all threads of this process in seconds. */
export function cpuSeconds<Result>(run: () => Result): { readonly seconds: number; readonly result: Result } {
  const start = process.cpuUsage()
  const result = run()
  const { user, system } = process.cpuUsage(start)
  return { seconds: (user + system) / 1e6, result }
}
