import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { edgePath } from '../../../src/playground/diagram/edge-path.ts'
import type { EntityGraph } from '../../../src/playground/diagram/entity-graph.ts'
import { entitySize } from '../../../src/playground/diagram/entity-metrics.ts'
import type { Box } from '../../../src/playground/diagram/geometry.ts'
import { layOutEntities } from '../../../src/playground/diagram/lay-out-entities.ts'
import { nearestInDirection } from '../../../src/playground/diagram/nearest-in-direction.ts'
import type { AnySchema } from '../../../src/schema/any-schema.ts'

const examples = join(import.meta.dirname, '../../../docs/examples')

/** The tables of a schema, with the keys that name their tables. */
function graphOf({ tables }: AnySchema): EntityGraph {
  const edges = tables.flatMap(({ name: child, columns }) =>
    columns.flatMap(({ name: column, table, kind }) =>
      typeof table === 'string' && (kind === 'foreign_key' || kind === 'owner_key')
        ? [{ id: `${child}.${column}`, child, column, parent: table, parentColumn: 'id', isRequired: true, isUnique: false, hasAny: false }]
        : [],
    ),
  )
  const keysOf = (child: string) => edges.filter((edge) => edge.child === child)
  return {
    edges,
    nodes: tables.map(({ name, columns }) => ({
      name,
      rows: 1000,
      columns: columns.length,
      keys: keysOf(name).map(({ column }) => ({ name: column, type: 'integer', isPrimary: false, isForeign: true })),
    })),
  }
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

function isInside({ x, y, width, height }: Box, within: { readonly width: number; readonly height: number }): boolean {
  return x >= -0.01 && y >= -0.01 && x + width <= within.width + 0.01 && y + height <= within.height + 0.01
}

describe.each(readdirSync(examples).filter((name) => name.endsWith('.json')))('%s', (name) => {
  const graph = graphOf(JSON.parse(readFileSync(join(examples, name), 'utf8')) as AnySchema)
  const nodes = graph.nodes.map((node) => ({ name: node.name, ...entitySize(node, '1,000', (text) => text.length * 7) }))
  const layout = layOutEntities({ ...graph, nodes }, 1.4)
  const boxes = [...layout.boxes.values()]

  test('tables do not overlap and lie inside', () => {
    expect(boxes).toHaveLength(graph.nodes.length)
    expect(boxes.filter((box) => !isInside(box, layout))).toEqual([])
    expect(boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => overlap(box, other)))).toEqual([])
  })

  test('every edge is drawn from one table to the other', () => {
    for (const { id, parent, child } of graph.edges) {
      const [from, to] = [layout.boxes.get(parent), layout.boxes.get(child)]
      if (from === undefined || to === undefined) throw new Error(`${id} has no ends`)
      const path = edgePath({ box: from, height: 10 }, { box: to, height: 20 }, layout.routes.get(id) ?? [])
      expect(path.line).toMatch(/^M[\d.,-]+[CL]/)
      expect([from.x, from.x + from.width]).toContain(path.parent.x)
      expect([to.x, to.x + to.width]).toContain(path.child.x)
    }
  })

  test('arrow keys lead to every table', () => {
    const [first] = graph.nodes
    const reached = new Set([first?.name ?? ''])
    for (const at of reached)
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = nearestInDirection(layout.boxes, at, direction)
        if (next !== null) reached.add(next)
      }
    expect(reached.size).toBe(graph.nodes.length)
  })
})

test('tables without connections are placed beside and below one another', () => {
  const nodes = Array.from({ length: 12 }, (_, index) => ({ name: `t${index}`, width: 120, height: 34 }))
  const { width, height } = layOutEntities({ nodes, edges: [] }, 1.5)
  expect(width / height).toBeGreaterThan(0.7)
  expect(width / height).toBeLessThan(3)
})
