import { batch, effect } from '@preact/signals'
import { linkState } from './link-state.ts'
import { readLink } from './read-link.ts'
import { lostParts } from './lost-parts.ts'
import type { Store } from './store.ts'
import { writeLink } from './write-link.ts'

/** Minimum milliseconds between changes: browsers refuse more than some hundred changes of the address in half a minute. */
const pause = 400

/** Synchronises the address of the page with its state, so that the address is always a link to the current state. */
export function keepLink(store: Store): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let written = location.hash
  effect(() => {
    const state = linkState(store)
    clearTimeout(timer)
    timer = setTimeout(() => {
      void writeLink(state).then((link) => {
        written = `#${link}`
        history.replaceState(null, '', written)
      })
    }, pause)
  })
  addEventListener('hashchange', () => {
    if (location.hash === written) return
    const { hash } = location
    void readLink(hash).then((state) =>
      batch(() => {
        store.lost.value = lostParts(hash, state)
        store.source.value = state.source
        store.story.value = state.story
        store.schemaText.value = state.schemaText
        store.rows.value = state.rows
        store.seed.value = state.seed
        store.view.value = state.view
        store.table.value = state.table
        store.locale.value = state.locale
        store.download.value = state.download
      }),
    )
  })
}
