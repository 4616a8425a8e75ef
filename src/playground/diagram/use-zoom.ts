import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals'
import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom'
import type { RefObject } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { Box, Size } from './geometry.ts'

/** Functions that move and scale a picture. */
export interface Zooming {
  /** The current translation and scale, as an SVG attribute. */
  readonly transform: ReadonlySignal<string>
  /** Fits a picture of this size into the view. */
  fit(size: Size): void
  /** Scales by a factor, relative to the middle of the view. */
  scaleBy(factor: number): void
  /** Moves the picture if a part of it is outside of the view. */
  show(box: Box): void
}

/** Space around a picture that is fitted into the view, in pixels. */
const margin = 24
/** Maximum scale of `fit`, so that small pictures are hardly enlarged; and the minimum scale, at which hundreds of tables fit. */
const largest = 1.15
const smallest = 0.02

/** Dragging moves a picture; two fingers, or the wheel with the control key, scale it. The wheel alone scrolls the page. */
export function useZoom(frame: RefObject<SVGSVGElement | null>): Zooming {
  const transform = useSignal<ZoomTransform>(zoomIdentity)
  const behavior = useMemo(
    () =>
      zoom<SVGSVGElement, unknown>()
        .scaleExtent([smallest, 3])
        .clickDistance(4)
        .filter((event: MouseEvent) => (event.type === 'wheel' ? event.ctrlKey || event.metaKey : !event.button))
        .on('zoom', (event: { readonly transform: ZoomTransform }) => {
          transform.value = event.transform
        }),
    [],
  )
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    select(element).call(behavior).on('dblclick.zoom', null)
    return () => void select(element).on('.zoom', null)
  }, [])
  const on = (act: (element: SVGSVGElement) => void): void => {
    if (frame.current !== null) act(frame.current)
  }
  return {
    transform: useComputed(() => transform.value.toString()),
    fit: (size) => on((element) => behavior.transform(select(element), fitting(size, element))),
    scaleBy: (factor) => on((element) => behavior.scaleBy(select(element), factor)),
    show: (box) =>
      on((element) => {
        if (!isSeen(box, transform.peek(), element)) behavior.translateTo(select(element), box.x + box.width / 2, box.y + box.height / 2)
      }),
  }
}

function fitting({ width, height }: Size, { clientWidth: wide, clientHeight: high }: Element): ZoomTransform {
  const scale = Math.max(smallest, Math.min(largest, (wide - 2 * margin) / width, (high - 2 * margin) / height))
  return zoomIdentity.translate((wide - width * scale) / 2, (high - height * scale) / 2).scale(scale)
}

function isSeen({ x, y, width, height }: Box, transform: ZoomTransform, { clientWidth, clientHeight }: Element): boolean {
  const [left, top] = transform.apply([x, y])
  const [right, bottom] = transform.apply([x + width, y + height])
  return left >= 0 && top >= 0 && right <= clientWidth && bottom <= clientHeight
}
