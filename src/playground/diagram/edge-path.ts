import { curveBumpX, line } from 'd3-shape'
import type { Box, Point } from './geometry.ts'

/** The drawing of an edge: a line, and marks at its ends for the number of rows. */
export interface EdgePath {
  /** SVG path data. */
  readonly line: string
  /**
   * The points at which the edge leaves the parent and meets the child, and the direction away from each table: 1 to the right, -1 to the
   * left.
   */
  readonly parent: EdgeEnd
  readonly child: EdgeEnd
}

export interface EdgeEnd extends Point {
  readonly direction: 1 | -1
}

/** A table of the diagram, and the distance from its top at which an edge meets it. */
export interface Port {
  readonly box: Box
  readonly height: number
}

/** The width of a loop. */
const loop = 34

const curved = line<Point>()
  .x(({ x }) => x)
  .y(({ y }) => y)
  .curve(curveBumpX)

/** The line from a parent to its child through the points of a route; a loop if both are the same table. */
export function edgePath(parent: Port, child: Port, route: readonly Point[]): EdgePath {
  if (parent.box === child.box) return loopPath(parent, child)
  const isForward = parent.box.x <= child.box.x
  const from = endOf(parent, isForward ? 1 : -1)
  const to = endOf(child, isForward ? -1 : 1)
  const [low, high] = [Math.min(from.x, to.x), Math.max(from.x, to.x)]
  const between = route.filter(({ x }) => x > low && x < high)
  return { line: curved([from, ...between, to]) ?? '', parent: from, child: to }
}

function loopPath(parent: Port, child: Port): EdgePath {
  const [from, to] = [endOf(parent, 1), endOf(child, 1)]
  const line = `M${from.x},${from.y}C${from.x + loop},${from.y} ${to.x + loop},${to.y} ${to.x},${to.y}`
  return { line, parent: from, child: to }
}

function endOf({ box, height }: Port, direction: 1 | -1): EdgeEnd {
  return { x: direction === 1 ? box.x + box.width : box.x, y: box.y + height, direction }
}
