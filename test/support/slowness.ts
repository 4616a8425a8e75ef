/** Milliseconds of processor time of the work below on an idle core of a usual machine. */
const usual = 30

/** How many times more processor time work takes now than on an idle machine, at least 1: cores that share a chip or its caches slow each other. */
export function slowness(): number {
  const before = process.cpuUsage()
  yardstick()
  const { user, system } = process.cpuUsage(before)
  return Math.max(1, (user + system) / 1000 / usual)
}

/** Work of a known size that allocates, hashes and sorts as planning does. */
function yardstick(): number {
  const words = Array.from({ length: 60_000 }, (_, i) => `w${(i * 7_919) % 60_000}`)
  return new Map(words.toSorted().map((word, code) => [word, code])).size
}
