import { Graph, layout } from '@dagrejs/dagre'
import { connectedParts } from './connected-parts.ts'
import type { Box, Point, Size } from './geometry.ts'
import { packBoxes } from './pack-boxes.ts'
import type { SizedGraph } from './sized-graph.ts'

/** Where the tables stand, and through which points the edges go on their way from the parent to the child; in the units of the sizes. */
export interface EntityLayout extends Size {
  readonly boxes: ReadonlyMap<string, Box>
  /** By the edge's id. Of edges that lead to another table only. */
  readonly routes: ReadonlyMap<string, readonly Point[]>
}

/** Space between tables, side by side and from parents to children. */
const gaps = { nodesep: 18, edgesep: 12, ranksep: 64 }
/** Space between parts that nothing connects. */
const partGap = 40

/**
 * Lays the tables out in layers from parents, on the left, to children. Parts that nothing connects stand beside and below one another.
 * @param aspect width over height of the place that the diagram is for
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

/** A point in the middle of a layer, which an edge crosses between tables, becomes its borders; one between layers is none that has to be kept to. */
function acrossLayer({ x, y }: Point, boxes: readonly (readonly [string, Box])[]): readonly Point[] {
  const widths = boxes.flatMap(([, box]) => (Math.abs(box.x + box.width / 2 - x) < 1 ? [box.width] : []))
  if (widths.length === 0) return []
  const half = Math.max(...widths) / 2
  return [
    { x: x - half, y },
    { x: x + half, y },
  ]
}
