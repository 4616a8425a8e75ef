import type { Box } from './geometry.ts'

export type Direction = 'left' | 'right' | 'up' | 'down'

/** Weight of a distance perpendicular to the direction, relative to one in the direction. */
const aside = 2

/** The name of the nearest box in a direction from box `name`; null if there is none. */
export function nearestInDirection(boxes: ReadonlyMap<string, Box>, name: string, direction: Direction): string | null {
  const from = boxes.get(name)
  if (from === undefined) return null
  let [best, least]: [string | null, number] = [null, Infinity]
  for (const [other, box] of boxes) {
    const [ahead, beside] = stepTo(from, box, direction)
    const distance = ahead + aside * beside
    if (other !== name && ahead > 0 && distance < least) [best, least] = [other, distance]
  }
  return best
}

/** The distance between the middles of two boxes: in the direction, and perpendicular to it. */
function stepTo(from: Box, to: Box, direction: Direction): readonly [number, number] {
  const x = to.x + to.width / 2 - from.x - from.width / 2
  const y = to.y + to.height / 2 - from.y - from.height / 2
  if (direction === 'left' || direction === 'right') return [direction === 'left' ? -x : x, Math.abs(y)]
  return [direction === 'up' ? -y : y, Math.abs(x)]
}
