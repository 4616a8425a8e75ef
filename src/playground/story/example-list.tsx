import type { JSX } from 'preact'
import { batch } from '@preact/signals'
import { useStore } from '../state/use-store.ts'
import { examples } from './examples.ts'

/** Example stories to select. */
export function ExampleList(): JSX.Element {
  const store = useStore()
  const take = (story: string): void =>
    batch(() => {
      store.tellStory(story)
      store.rows.value = null
      store.table.value = null
    })
  const told = store.source.value === 'story' ? store.story.value : null
  return (
    <div class="examples" role="group" aria-label="Example stories">
      {examples.map(({ name, story }) => (
        <button key={name} type="button" class="chip" aria-pressed={told === story} title={story} onClick={() => take(story)}>
          {name}
        </button>
      ))}
    </div>
  )
}
