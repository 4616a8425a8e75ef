import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import UPlot from 'uplot'
import { useStore } from '../state/use-store.ts'
import { inTurn } from './in-turn.ts'

/** Reads the current value of a custom property of the style sheet. */
export type ColorOf = (property: string) => () => string

/** The options of a chart except its size. */
export type ChartOptions = Omit<UPlot.Options, 'width' | 'height'>

interface ChartProps {
  /** Accessible description of its contents. */
  readonly label: string
  /** Height in CSS pixels. */
  readonly height: number
  /** Values by series, x first. Another array, compared by `===`, creates a new chart. */
  readonly data: UPlot.AlignedData
  /** Must depend only on the data and the theme. */
  readonly options: (color: ColorOf) => ChartOptions
  /** Called with the index of the data under the pointer; null for none. */
  readonly onPoint: (place: number | null) => void
}

/** A chart with the width of its container and the colours of the theme; created when it becomes visible. */
export function Chart({ label, height, data, options, onPoint }: ChartProps): JSX.Element {
  const { theme } = useStore()
  const place = useRef<HTMLDivElement>(null)
  const chosen = theme.value
  useEffect(() => {
    const element = place.current
    return element === null ? undefined : whenSeen(element, () => made(element, height, data, options, onPoint))
  }, [data, height, chosen])
  return <div class="chart" role="img" aria-label={label} style={{ height: `${height}px` }} ref={place} />
}

/** @param make creates the chart and returns a function that removes it */
function whenSeen(element: HTMLElement, make: () => () => void): () => void {
  let undo = (): void => undefined
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      sight.disconnect()
      const callOff = inTurn(() => {
        undo = make()
      })
      undo = callOff
    },
    { rootMargin: '120px' },
  )
  sight.observe(element)
  return () => {
    sight.disconnect()
    undo()
  }
}

function made(
  element: HTMLElement,
  height: number,
  data: UPlot.AlignedData,
  options: ChartProps['options'],
  onPoint: ChartProps['onPoint'],
): () => void {
  const style = getComputedStyle(element)
  const { hooks = {}, ...rest } = options((property) => () => style.getPropertyValue(property).trim())
  const width = (): number => Math.max(40, element.clientWidth)
  const setCursor = [({ cursor }: UPlot) => onPoint(cursor.idx ?? null)]
  const chart = new UPlot({ ...rest, hooks: { ...hooks, setCursor }, width: width(), height }, data, element)
  const sizes = new ResizeObserver(() => {
    if (width() !== chart.width) chart.setSize({ width: width(), height })
  })
  sizes.observe(element)
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  const redraw = (): void => chart.redraw(false)
  scheme.addEventListener('change', redraw)
  return () => {
    scheme.removeEventListener('change', redraw)
    sizes.disconnect()
    chart.destroy()
  }
}
