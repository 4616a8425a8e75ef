import type { JSX } from 'preact'
import { useStore } from '../state/use-store.ts'

/** States that the shown data does not belong to the current input, if the input cannot be read. The schema tab has its own message. */
export function OldNote(): JSX.Element | null {
  const { answer, view, source } = useStore()
  const { problem, dataset } = answer.value
  if (problem === null || dataset === null || view.value === 'schema') return null
  return <p class="old-note">This is still the data of the last {source.value} that could be read.</p>
}
