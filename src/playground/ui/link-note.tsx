import type { JSX } from 'preact'
import { useStore } from '../state/use-store.ts'

/** States which parts of the link could not be read, so that nobody takes other data for the linked one. */
export function LinkNote(): JSX.Element | null {
  const { lost } = useStore()
  if (lost.value.length === 0) return null
  return (
    <p class="notice" role="alert">
      The link is damaged: its {lost.value.join(' and ')} cannot be read, so this is not the data that it was made for.{' '}
      <button type="button" class="link" onClick={() => (lost.value = [])}>
        Close
      </button>
    </p>
  )
}
