import type { JSX } from 'preact'
import { useStore } from '../state/use-store.ts'
import type { Mark } from './marks.ts'

export interface StoryFieldProps {
  readonly marks: readonly Mark[]
  /** The mark under a point of the window; null for none. */
  readonly markUnder: (x: number, y: number) => Mark | null
  /** Called with the mark under the pointer or the caret; null for none. */
  readonly onNote: (mark: Mark | null) => void
}

/** Keys that move the caret. Only these show the message of the mark at the caret; typed letters do not. */
const moving = /^(?:Arrow\w+|Home|End|PageUp|PageDown)$/

/** The field for the story. */
export function StoryField({ marks, markUnder, onNote }: StoryFieldProps): JSX.Element {
  const { story, tellStory } = useStore()
  const markAt = (offset: number): Mark | null => marks.find(({ start, end }) => start <= offset && offset <= end) ?? null
  return (
    <textarea
      id="story"
      class="story-text story-field"
      value={story.value}
      spellcheck={false}
      rows={3}
      placeholder="A hospital with 500 patients and 50 doctors, 15% no-shows…"
      aria-describedby="story-state"
      aria-invalid={marks.some(({ kind }) => kind === 'wrong')}
      onInput={({ currentTarget }) => {
        onNote(null)
        tellStory(currentTarget.value)
      }}
      onPointerMove={({ clientX, clientY }) => onNote(markUnder(clientX, clientY))}
      onPointerLeave={() => onNote(null)}
      onKeyUp={({ key, currentTarget }) => {
        if (moving.test(key)) onNote(markAt(currentTarget.selectionStart))
        else if (key === 'Escape') onNote(null)
      }}
      onBlur={() => onNote(null)}
    />
  )
}
