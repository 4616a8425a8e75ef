import type { JSX } from 'preact'
import { useStore } from '../state/use-store.ts'

/** Shown instead of the story if the source is a schema. */
export function SchemaNotice(): JSX.Element {
  const { source, view } = useStore()
  return (
    <div class="schema-notice">
      <p>The data is made of your schema.</p>
      <p>
        <button type="button" class="button" onClick={() => (view.value = 'schema')}>
          Edit the schema
        </button>
        <button type="button" class="button" onClick={() => (source.value = 'story')}>
          Back to the story
        </button>
      </p>
    </div>
  )
}
