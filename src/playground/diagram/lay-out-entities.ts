import { Graph, layout } from '@dagrejs/dagre'
import { connectedParts } from './connected-parts.ts'
import type { Box, Point, Size } from './geometry.ts'
import { packBoxes } from './pack-boxes.ts'
import type { SizedGraph } from './sized-graph.ts'

/** The positions of the tables, and the routes of the edges from parent to child; in the units of the sizes. */
export interface EntityLayout extends Size {
  readonly boxes: ReadonlyMap<string, Box>
  /** The points of each route, by the id of the edge. Edges from a table to itself have none. */
  readonly routes: ReadonlyMap<string, readonly Point[]>
}

/** Distances between tables of a layer, between edges, and between layers. */
const gaps = { nodesep: 18, edgesep: 12, ranksep: 64 }
/** Distance between parts without a connection. */
const partGap = 40

/**
 * Arranges the tables in layers from parents, on the left, to children. Parts without a connection are placed beside and below one another.
 * @param aspect ratio of width to height of the available space
 */
export function layOutEntities(graph: SizedGraph, aspect: number): EntityLayout {
  const parts = connectedParts(graph).map(layOutPart)
  const { places, ...size } = packBoxes(parts, aspect, partGap)
  const boxes = new Map<string, Box>()
  const routes = new Map<string, readonly Point[]>()
  parts.forEach((part, index) => {
    const { x, y } = places[index] as Point
    for (const [name, box] of part.boxes) boxes.set(name, { ...box, x: box.x + x, y: box.y + y })
    for (const [id, points] of part.routes)
      routes.set(
        id,
        points.map((point) => ({ x: point.x + x, y: point.y + y })),
      )
  })
  return { ...size, boxes, routes }
}

function layOutPart({ nodes, edges }: SizedGraph): EntityLayout {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'LR', ...gaps })
  for (const { name, width, height } of nodes) graph.setNode(name, { width, height })
  const others = edges.filter(({ child, parent }) => child !== parent)
  for (const { parent, child, id } of others) graph.setEdge(parent, child, {}, id)
  layout(graph)
  const { width = 0, height = 0 } = graph.graph()
  const boxes = nodes.map(({ name }): [string, Box] => {
    const { x, y, ...size } = graph.node(name) as Box
    return [name, { x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height }]
  })
  const routes = others.map(({ parent, child, id }): [string, readonly Point[]] => {
    const { points } = graph.edge(parent, child, id) as { readonly points: readonly Point[] }
    return [id, points.slice(1, -1).flatMap((point) => acrossLayer(point, boxes))]
  })
  return { width, height, boxes: new Map(boxes), routes: new Map(routes) }
}

/**
 * Replaces a point in the middle of a layer, where an edge passes between tables, by two points at the borders of the layer. Points between
 * layers are dropped.
 */
function acrossLayer({ x, y }: Point, boxes: readonly (readonly [string, Box])[]): readonly Point[] {
  const widths = boxes.flatMap(([, box]) => (Math.abs(box.x + box.width / 2 - x) < 1 ? [box.width] : []))
  if (widths.length === 0) return []
  const half = Math.max(...widths) / 2
  return [
    { x: x - half, y },
    { x: x + half, y },
  ]
}
