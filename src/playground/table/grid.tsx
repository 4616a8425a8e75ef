import { useSignalEffect } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { countOf } from '../ui/count-of.ts'
import { copyCell } from './copy-cell.ts'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import { type GridModel, headHeight } from './grid-model.ts'
import { moveByKey } from './move-by-key.ts'
import { useScrolling } from './use-scrolling.ts'

/**
 * A table of which only the visible rows are rendered. The scrolling element is as high as all rows together, limited to what browsers
 * support; the rows are in a window with a sticky position.
 */
export function Grid({ model }: { readonly model: GridModel }): JSX.Element {
  const scroller = useRef<HTMLDivElement>(null)
  useSize(model, scroller)
  useScrolling(model, scroller)
  useEffect(() => () => model.pages.close(), [model])
  useSignalEffect(() => {
    const { first, last } = model.rows.value
    model.pages.want(first, last)
  })
  const { table, active, rows, seen, columns, width, scale } = model
  void model.pages.version.value
  const { first, last } = rows.value
  const indices = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  const isActiveSeen = active.value.row >= first && active.value.row <= last
  return (
    <div
      class="grid"
      role="grid"
      tabIndex={0}
      ref={scroller}
      aria-label={`${table.name}, ${countOf(table.rows, 'row')}`}
      aria-rowcount={table.rows + 1}
      aria-colcount={table.columns.length + 1}
      aria-readonly="true"
      aria-activedescendant={isActiveSeen ? `cell-${active.value.row}-${active.value.column}` : undefined}
      onCopy={(event) => copyCell(event, model)}
      onKeyDown={(event) => {
        if (moveByKey(event, model)) event.preventDefault()
      }}
    >
      <div class="grid-canvas" role="presentation" style={{ height: `${headHeight + scale.value.height}px`, width: `${width.value}px` }}>
        <GridHead columns={columns.value} seen={seen.value} active={active.value} />
        <div class="grid-window" role="rowgroup" style={{ height: `${model.viewHeight}px` }}>
          {indices.map((index) => (
            <GridRow key={index} index={index} row={model.pages.row(index)} model={model} />
          ))}
        </div>
      </div>
    </div>
  )
}

function useSize(model: GridModel, scroller: { readonly current: HTMLDivElement | null }): void {
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return
    const measure = (): void => {
      model.size.value = { width: element.clientWidth, height: element.clientHeight }
    }
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)
    return () => observer.disconnect()
  }, [model, scroller])
}
