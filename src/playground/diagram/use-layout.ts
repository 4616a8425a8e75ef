import { useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { EntityGraph } from './entity-graph.ts'
import { entitySize } from './entity-metrics.ts'
import type { EntityLayout } from './lay-out-entities.ts'
import { LayoutClient } from './layout-client.ts'
import { textWidth } from './text-width.ts'

const nothing: EntityLayout = { width: 0, height: 0, boxes: new Map(), routes: new Map() }

/** The layout of a graph; until it is computed, the previous layout. It depends on tables and keys, but not on numbers of rows. */
export function useLayout(graph: EntityGraph, write: (rows: number) => string, frame: RefObject<SVGSVGElement | null>): EntityLayout {
  const layout = useSignal(nothing)
  const client = useMemo(
    () =>
      new LayoutClient((found) => {
        layout.value = found
      }),
    [],
  )
  const nodes = graph.nodes.map((node) => ({ name: node.name, ...entitySize(node, write(node.rows), textWidth) }))
  const edges = graph.edges.map(({ id, child, parent }) => ({ id, child, parent }))
  useEffect(() => {
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {}
    client.ask({ nodes, edges }, clientHeight === 0 ? 1.4 : clientWidth / clientHeight)
  }, [JSON.stringify([nodes, edges])])
  useEffect(() => () => client.close(), [])
  return layout.value
}
