import type { JSX } from 'preact'
import { defaultState } from '../state/default-state.ts'
import type { Store } from '../state/store.ts'
import { useStore } from '../state/use-store.ts'
import { gzipOf } from './file-format.ts'
import { Lines } from './lines.tsx'
import { PullPanel } from './pull-panel.tsx'
import { TakeChoice } from './take-choice.tsx'
import type { Taken } from './taken.ts'

/** Downloads the data as a file, or shows the line with which a tool reads it. */
export function TakeTab(): JSX.Element {
  const taken = takenOf(useStore())
  if (taken === null) return <p class="empty">There is no data to download yet: tell a story first.</p>
  return (
    <div class="take">
      <TakeChoice taken={taken} />
      <PullPanel taken={taken} />
      <Lines taken={taken} />
    </div>
  )
}

function takenOf({ dataset, shown, source, answer, rows, seed, api, download }: Store): Taken | null {
  const current = dataset.value
  if (current === null) return null
  const names = current.tables.map(({ name }) => name)
  const { isAll, format, isGzipped } = download.value
  const { story, problem } = answer.value
  return {
    origin: location.origin,
    location: current.location,
    domain: current.domain,
    dataVersion: current.data_version,
    story: source.value === 'story' && problem === null ? story : null,
    rows: rows.value,
    seed: seed.value,
    tables: names,
    table: isAll ? null : (shown.value?.name ?? null),
    // The link may name any format.
    format: gzipOf(format) === undefined ? defaultState.download.format : format,
    isGzipped: isGzipped && !isAll,
    needsToken: api.token.value !== null,
  }
}
