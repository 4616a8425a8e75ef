import type { JSX } from 'preact'
import type { Cell, Row } from '../api/cell.ts'
import type { LaidColumn } from './column-layout.ts'
import { type GridModel, numberWidth, rowHeight } from './grid-model.ts'

const numbers = new Intl.NumberFormat('en-US')

export interface GridRowProps {
  readonly index: number
  /** Null until it arrives. */
  readonly row: Row | null
  readonly model: GridModel
}

/** A row at its position in the window: its number and the visible cells. */
export function GridRow({ index, row, model }: GridRowProps): JSX.Element {
  const { first, last } = model.seen.value
  const active = model.active.value
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      class={`grid-row${index % 2 === 1 ? ' is-odd' : ''}${active.row === index ? ' is-active-row' : ''}`}
      style={{ transform: `translateY(${index * rowHeight - model.top.value}px)`, height: `${rowHeight}px` }}
      aria-busy={row === null}
    >
      <div role="rowheader" aria-colindex={1} class="grid-number" style={{ width: `${numberWidth}px` }}>
        {numbers.format(index + 1)}
      </div>
      {model.columns.value.slice(first, last + 1).map((column, place) => {
        const at = { row: index, column: first + place }
        return (
          <div
            key={column.name}
            id={`cell-${at.row}-${at.column}`}
            role="gridcell"
            aria-colindex={at.column + 2}
            aria-selected={active.row === at.row && active.column === at.column}
            class={`grid-cell kind-${column.kind}`}
            style={{ left: `${numberWidth + column.left}px`, width: `${column.width}px` }}
            title={titleOf(row, column)}
            onClick={() => model.activate(at)}
          >
            {row === null ? <span class="skeleton" /> : shown(row[column.name] ?? null, column)}
          </div>
        )
      })}
    </div>
  )
}

function shown(cell: Cell, { write }: LaidColumn): JSX.Element | string {
  if (cell === null) return <span class="null">null</span>
  if (cell === '') return <span class="null">empty</span>
  return write(cell)
}

function titleOf(row: Row | null, { name }: LaidColumn): string | undefined {
  const cell = row?.[name] ?? null
  return cell === null ? undefined : String(cell)
}
