import { useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { type GridModel, rowHeight } from './grid-model.ts'

/** Pixels of the bar below which a move is no move: browsers round what they are told. */
const still = 1

/** Keeps the place of a grid and its scroll bar together, both ways. */
export function useScrolling(model: GridModel, scroller: { readonly current: HTMLDivElement | null }): void {
  /** Where the bar was put last. The place is finer than the bar, so it is taken from the bar only when that has moved. */
  const put = useRef(0)
  useEffect(() => {
    const element = scroller.current
    if (element === null) return
    const scrolled = (): void => {
      model.left.value = element.scrollLeft
      if (Math.abs(element.scrollTop - put.current) < still) return
      put.current = element.scrollTop
      model.moveTo(element.scrollTop * model.scale.peek().factor)
    }
    // Where a pixel of the bar is many rows, a turn of the wheel would skip some: it moves by as many pixels as it says.
    const wheeled = (event: WheelEvent): void => {
      if (model.scale.peek().factor <= 1 || event.ctrlKey || event.shiftKey || event.deltaY === 0) return
      event.preventDefault()
      model.moveTo(model.top.peek() + event.deltaY * (event.deltaMode === 0 ? 1 : rowHeight))
      element.scrollLeft += event.deltaX
    }
    element.addEventListener('scroll', scrolled, { passive: true })
    element.addEventListener('wheel', wheeled, { passive: false })
    return () => {
      element.removeEventListener('scroll', scrolled)
      element.removeEventListener('wheel', wheeled)
    }
  }, [model, scroller])
  useSignalEffect(() => {
    const element = scroller.current
    const bar = model.top.value / model.scale.value.factor
    const left = model.left.value
    if (element === null) return
    if (Math.abs(left - element.scrollLeft) >= still) element.scrollLeft = left
    if (Math.abs(bar - element.scrollTop) < still) return
    element.scrollTop = bar
    put.current = element.scrollTop
  })
}
