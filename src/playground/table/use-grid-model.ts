import { effect, useSignal, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { Store } from '../state/store.ts'
import { useStore } from '../state/use-store.ts'
import { GridModel, rowHeight } from './grid-model.ts'

/** Milliseconds for which the old rows stay visible until those of a new data set arrive. */
const patience = 400

/** Number of rows that are requested before the new grid is shown. */
const rowsAhead = 50

/** The grid of the selected table; null if there is none. The old grid stays visible until the new one has rows. */
export function useGridModel(): GridModel | null {
  const store = useStore()
  const current = useSignal<GridModel | null>(null)
  const next = useRef<GridModel | null>(null)
  useSignalEffect(() => {
    const before = current.peek()
    const model = modelOf(store, before)
    if (model === null || before === null) {
      current.value = model
      return
    }
    if (model.address === before.address) return
    next.current = model
    const show = (): void => {
      if (next.current !== model) return
      next.current = null
      current.value = model
    }
    const first = Math.floor(model.top.peek() / rowHeight)
    model.pages.want(first, first + rowsAhead)
    const timer = setTimeout(show, model.table.rows === 0 ? 0 : patience)
    const stop = effect(() => {
      if (model.pages.version.value > 0 || model.pages.problem.value !== null) show()
    })
    return () => {
      stop()
      clearTimeout(timer)
      if (next.current === model) model.pages.close()
    }
  })
  return current.value
}

function modelOf(store: Store, before: GridModel | null): GridModel | null {
  const [dataset, table] = [store.dataset.value, store.shown.value]
  if (dataset === null || table === null) return null
  const model = new GridModel(table, dataset.location, store)
  if (before !== null && before.table.name === table.name) model.follow(before)
  return model
}
