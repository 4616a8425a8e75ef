import type { JSX } from 'preact'
import type { EntityNode } from './entity-graph.ts'
import { entityMetrics } from './entity-metrics.ts'
import type { Box } from './geometry.ts'
import { keyHeight } from './key-height.ts'

interface EntityBoxProps {
  readonly node: EntityNode
  readonly box: Box
  readonly rows: string
  /** A description of the edges for screen readers. */
  readonly relations: string
  readonly isChosen: boolean
  /** Whether the tab key focuses it. */
  readonly isStop: boolean
  readonly onChoose: () => void
  readonly onFocus: () => void
}

/** The box of a table: its name, number of rows, and keys. */
export function EntityBox({ node, box, rows, relations, isChosen, isStop, onChoose, onFocus }: EntityBoxProps): JSX.Element {
  const { padding, head, mark } = entityMetrics
  const clip = `entity-clip-${node.name}`
  return (
    <g
      class="entity"
      transform={`translate(${box.x},${box.y})`}
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isChosen}
      aria-describedby={`entity-relations-${node.name}`}
      data-table={node.name}
      onClick={onChoose}
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onChoose()
      }}
    >
      <clipPath id={clip}>
        <rect width={box.width - 4} height={box.height} />
      </clipPath>
      <rect class="entity-back" width={box.width} height={box.height} rx="8" />
      <desc id={`entity-relations-${node.name}`}>{relations}</desc>
      <g clip-path={`url(#${clip})`}>
        <text class="entity-name" x={padding} y={head / 2} dominant-baseline="central">
          {node.name}
        </text>{' '}
        <text class="entity-rows" x={box.width - padding} y={head / 2} text-anchor="end" dominant-baseline="central">
          {rows}
        </text>
        {node.keys.map((key) => (
          <g key={key.name} class="entity-key">
            {' '}
            <text class="entity-mark" x={padding} y={keyHeight(node, key.name)} dominant-baseline="central">
              {key.isPrimary ? 'PK' : 'FK'}
            </text>{' '}
            <text class="entity-column" x={padding + mark} y={keyHeight(node, key.name)} dominant-baseline="central">
              {key.name}
            </text>
          </g>
        ))}
      </g>
      {node.keys.length > 0 && <path class="entity-rule" d={`M0,${head}h${box.width}`} />}
    </g>
  )
}
