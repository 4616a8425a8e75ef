import { describe, expect, it } from 'vitest'
import { boundedCache } from '../../src/caches/bounded-cache.ts'
import { addSaved, coldStopwatch } from '../../src/caches/cold-stopwatch.ts'

const hour = 3_600_000

/** Hours that `work` takes with empty caches, rounded. */
function hoursOf(work: () => unknown): number {
  const started = coldStopwatch()
  work()
  return Math.round((coldStopwatch() - started) / hour)
}

describe('coldStopwatch', () => {
  it('should count what cached entries took to create, also inside others, at each use', () => {
    const [parts, wholes] = [boundedCache<object>(4), boundedCache<object>(4)]
    const part = (): object =>
      parts.get('part', () => {
        addSaved(hour)
        return {}
      })
    const whole = (): object =>
      wholes.get('whole', () => {
        addSaved(2 * hour)
        return [part(), part()]
      })
    expect([part, part, whole, whole].map(hoursOf)).toStrictEqual([1, 1, 4, 4])
  })
})
