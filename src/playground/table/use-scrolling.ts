import { useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { type GridModel, rowHeight } from './grid-model.ts'

/** Minimum change of the scroll bar in pixels that counts as a move: browsers round its position. */
const still = 1

/** Synchronises the position of a grid with its scroll bar. */
export function useScrolling(model: GridModel, scroller: { readonly current: HTMLDivElement | null }): void {
  /** Last position that was set. The position in the table is more precise, so the scroll bar determines it only after a move. */
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
    // If a pixel of the scroll bar is many rows, the wheel would skip rows, so it moves the table directly.
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
