import type { EdgeEnd } from './edge-path.ts'

/**
 * The mark at the end of an edge, as SVG path data, in crow's foot notation: a bar for one or a foot for many, preceded by a bar for at
 * least one or a ring for possibly none.
 */
export function edgeMark({ x, y, direction }: EdgeEnd, most: 'one' | 'many', least: 0 | 1): string {
  const at = (distance: number): number => x + direction * distance
  const bar = (distance: number): string => `M${at(distance)},${y - 5}v10`
  const ring = (distance: number): string => `M${at(distance) - 3},${y}a3,3 0 1 0 6,0a3,3 0 1 0 -6,0`
  const foot = `M${at(9)},${y}L${x},${y - 5}M${at(9)},${y}L${x},${y + 5}`
  const end = most === 'many' ? foot : bar(6)
  const before = least === 1 ? bar(most === 'many' ? 12 : 10) : ring(most === 'many' ? 13 : 12)
  return end + before
}
