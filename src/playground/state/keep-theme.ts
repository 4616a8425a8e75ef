import { effect } from '@preact/signals'
import { remembered } from './remembered.ts'
import type { Store } from './store.ts'

/** The storage key, which `theme-first.ts` also reads. */
const key = 'synth-theme'

/** Applies the chosen theme and remembers it for the next visit. */
export function keepTheme({ theme }: Store): void {
  effect(() => {
    const chosen = theme.value
    remembered('local', key, chosen === 'system' ? null : chosen)
    if (chosen === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = chosen
  })
}
