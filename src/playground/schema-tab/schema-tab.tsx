import type { JSX } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { useStore } from '../state/use-store.ts'
import { ProblemList } from './problem-list.tsx'
import { SchemaEditing } from './schema-editing.ts'
import { SchemaState } from './schema-state.tsx'

/** The schema of the data, which the user can read and change. */
export function SchemaTab(): JSX.Element {
  const store = useStore()
  const { source, story } = store
  const host = useRef<HTMLDivElement>(null)
  const editing = useMemo(() => new SchemaEditing(store), [store])
  useEffect(() => (host.current === null ? undefined : editing.open(host.current)), [editing])
  const isEdited = source.value === 'schema'
  return (
    <div class="schema">
      <div class="schema-bar">
        <SchemaState places={editing.places.value} />
        <button type="button" class="button" disabled={!isEdited || editing.isMalformed.value} onClick={() => editing.tidy()}>
          Format
        </button>
        <button type="button" class="button" disabled={!isEdited || story.value.trim() === ''} onClick={() => (source.value = 'story')}>
          Reset to what the story says
        </button>
      </div>
      <div class="schema-editor" ref={host} />
      <ProblemList places={editing.places.value} onChoose={(place) => editing.show(place)} />
      <p class="schema-hint">
        <kbd>Ctrl</kbd> <kbd>Space</kbd> completes, <kbd>F8</kbd> leads to the next problem, <kbd>Esc</kbd> then <kbd>Tab</kbd> leaves the
        editor.
      </p>
    </div>
  )
}
