import type { Box } from './geometry.ts'

export type Direction = 'left' | 'right' | 'up' | 'down'

/** How much more a step aside counts than one ahead. */
const aside = 2

/** The box that one reaches by a step from box `name`, by its name; null where there is none on that side. */
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

/** How far the middle of a box lies ahead of that of another one, and how far beside it. */
function stepTo(from: Box, to: Box, direction: Direction): readonly [number, number] {
  const x = to.x + to.width / 2 - from.x - from.width / 2
  const y = to.y + to.height / 2 - from.y - from.height / 2
  if (direction === 'left' || direction === 'right') return [direction === 'left' ? -x : x, Math.abs(y)]
  return [direction === 'up' ? -y : y, Math.abs(x)]
}
