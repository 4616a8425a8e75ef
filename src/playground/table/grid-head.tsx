import type { JSX } from 'preact'
import type { LaidColumn } from './column-layout.ts'
import { type CellPlace, type Extent, headHeight, numberWidth } from './grid-model.ts'

export interface GridHeadProps {
  readonly columns: readonly LaidColumn[]
  readonly seen: Extent
  readonly active: CellPlace
}

/** The names and types of the visible columns. */
export function GridHead({ columns, seen, active }: GridHeadProps): JSX.Element {
  return (
    <div class="grid-head" role="rowgroup" style={{ height: `${headHeight}px` }}>
      <div role="row" aria-rowindex={1} class="grid-head-row">
        <div role="columnheader" aria-colindex={1} class="grid-corner" style={{ width: `${numberWidth}px` }}>
          row
        </div>
        {columns.slice(seen.first, seen.last + 1).map(({ name, kind, label, left, width }, index) => {
          const column = seen.first + index
          return (
            <div
              key={name}
              role="columnheader"
              aria-colindex={column + 2}
              class={`grid-th kind-${kind}${active.column === column ? ' is-active-column' : ''}`}
              style={{ left: `${numberWidth + left}px`, width: `${width}px` }}
              title={`${name}: ${label}`}
            >
              <span class="grid-name">{name}</span>
              <span class="grid-type">{label}</span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
