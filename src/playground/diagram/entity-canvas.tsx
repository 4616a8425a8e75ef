import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useStore } from '../state/use-store.ts'
import { usableLocale } from '../table/usable-locale.ts'
import { CanvasTools } from './canvas-tools.tsx'
import { edgePath } from './edge-path.ts'
import { EntityBox } from './entity-box.tsx'
import type { EntityGraph } from './entity-graph.ts'
import { EntityLink } from './entity-link.tsx'
import { entityRelations } from './entity-relations.ts'
import type { Box } from './geometry.ts'
import { keyHeight } from './key-height.ts'
import type { EntityLayout } from './lay-out-entities.ts'
import { type Direction, nearestInDirection } from './nearest-in-direction.ts'
import { useLayout } from './use-layout.ts'
import { useZoom } from './use-zoom.ts'

const directions: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

/** The diagram. The tab key focuses one table, and the arrow keys move between tables. */
export function EntityCanvas({ graph }: { readonly graph: EntityGraph }): JSX.Element {
  const { shown, table, locale } = useStore()
  const frame = useRef<SVGSVGElement>(null)
  const format = new Intl.NumberFormat(locale.value === 'raw' ? 'en-US' : usableLocale(locale.value))
  const layout = useLayout(graph, (rows) => format.format(rows), frame)
  const zooming = useZoom(frame)
  const stop = useSignal<string | null>(null)
  useEffect(() => zooming.fit(layout), [layout])
  const chosen = shown.value?.name ?? null
  const tabStop = stop.value !== null && layout.boxes.has(stop.value) ? stop.value : chosen
  const step = (event: KeyboardEvent): void => {
    const direction = directions[event.key]
    const next = direction === undefined || tabStop === null ? null : nearestInDirection(layout.boxes, tabStop, direction)
    if (direction !== undefined) event.preventDefault()
    if (next !== null) frame.current?.querySelector<SVGGElement>(`[data-table="${CSS.escape(next)}"]`)?.focus()
  }
  return (
    <div class="canvas">
      <svg ref={frame} class="canvas-frame" role="group" aria-label="Entity diagram" onKeyDown={step}>
        <g transform={zooming.transform}>
          <Links graph={graph} layout={layout} chosen={chosen} />
          {graph.nodes.map((node) => {
            const box = layout.boxes.get(node.name)
            if (box === undefined) return null
            return (
              <EntityBox
                key={node.name}
                node={node}
                box={box}
                rows={format.format(node.rows)}
                relations={entityRelations(node, graph)}
                isChosen={node.name === chosen}
                isStop={node.name === tabStop}
                onChoose={() => {
                  table.value = node.name
                }}
                onFocus={() => {
                  stop.value = node.name
                  zooming.show(box)
                }}
              />
            )
          })}
        </g>
      </svg>
      <CanvasTools onScale={zooming.scaleBy} onFit={() => zooming.fit(layout)} />
    </div>
  )
}

interface LinksProps {
  readonly graph: EntityGraph
  readonly layout: EntityLayout
  readonly chosen: string | null
}

/** The edges; those of the selected table are drawn above the others. */
function Links({ graph, layout, chosen }: LinksProps): JSX.Element {
  const nodes = new Map(graph.nodes.map((node) => [node.name, node]))
  const port = (name: string, column: string): { readonly box: Box; readonly height: number } | null => {
    const [node, box] = [nodes.get(name), layout.boxes.get(name)]
    return node === undefined || box === undefined ? null : { box, height: keyHeight(node, column) }
  }
  const isNear = ({ child, parent }: { readonly child: string; readonly parent: string }): boolean => child === chosen || parent === chosen
  return (
    <g aria-hidden="true">
      {graph.edges
        .toSorted((a, b) => Number(isNear(a)) - Number(isNear(b)))
        .map((edge) => {
          const [parent, child] = [port(edge.parent, edge.parentColumn), port(edge.child, edge.column)]
          if (parent === null || child === null) return null
          return (
            <EntityLink key={edge.id} edge={edge} path={edgePath(parent, child, layout.routes.get(edge.id) ?? [])} isNear={isNear(edge)} />
          )
        })}
    </g>
  )
}
