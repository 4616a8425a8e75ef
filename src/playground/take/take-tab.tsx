import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import type { Store } from '../state/store.ts'
import { useStore } from '../state/use-store.ts'
import { Lines } from './lines.tsx'
import { PullPanel } from './pull-panel.tsx'
import { TakeChoice } from './take-choice.tsx'
import type { Choice } from './choice.ts'
import type { Taken } from './taken.ts'

/** Kept while another tab is open. */
const choice: Choice = { isAll: signal(false), format: signal('csv'), isGzipped: signal(false) }

/** Downloads the data as a file, or shows the line with which a tool reads it. */
export function TakeTab(): JSX.Element {
  const taken = takenOf(useStore())
  if (taken === null) return <p class="empty">There is no data to download yet: tell a story first.</p>
  return (
    <div class="take">
      <TakeChoice choice={choice} taken={taken} />
      <PullPanel taken={taken} />
      <Lines taken={taken} />
    </div>
  )
}

function takenOf({ dataset, shown, source, answer, rows, seed, api }: Store): Taken | null {
  const current = dataset.value
  if (current === null) return null
  const names = current.tables.map(({ name }) => name)
  const isAll = choice.isAll.value
  const { story, problem } = answer.value
  return {
    origin: location.origin,
    location: current.location,
    story: source.value === 'story' && problem === null ? story : null,
    rows: rows.value,
    seed: seed.value,
    tables: names,
    table: isAll ? null : (shown.value?.name ?? null),
    format: choice.format.value,
    isGzipped: choice.isGzipped.value && !isAll,
    needsToken: api.token.value !== null,
  }
}
