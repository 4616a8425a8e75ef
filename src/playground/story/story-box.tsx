import { useComputed, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { useStore } from '../state/use-store.ts'
import { Marked } from './marked.tsx'
import { type Mark, marks } from './marks.ts'
import { MarkNote } from './mark-note.tsx'
import { moved } from './moved.ts'

/** As many characters as the service takes. */
const longest = 20_000

/**
 * The text of the story, with what was read of it marked. The marks are a copy of the text behind the field, which has the same letters at the
 * same places; as the field lies on top, the pointer is compared with their rectangles.
 */
export function StoryBox(): JSX.Element {
  const { answer, story, tellStory } = useStore()
  const shown = useComputed(() => {
    const { explained, problem, story: read } = answer.value
    return moved(marks(explained, problem, read.length), read, story.value)
  })
  const noted = useSignal<Mark | null>(null)
  const backdrop = useRef<HTMLDivElement>(null)
  const markAt = (offset: number): Mark | null => shown.value.find(({ start, end }) => start <= offset && offset <= end) ?? null
  const isWrong = shown.value.some(({ kind }) => kind === 'wrong')
  return (
    <div class="story-box">
      <label class="visually-hidden" for="story">
        Story: what the data is about, in plain English
      </label>
      <div class="story-stack">
        <div class="story-text story-backdrop" aria-hidden="true" ref={backdrop}>
          <Marked text={story.value} marks={shown.value} noted={noted.value} />
        </div>
        <textarea
          id="story"
          class="story-text story-field"
          value={story.value}
          maxLength={longest}
          spellcheck={false}
          rows={3}
          placeholder="A hospital with 500 patients and 50 doctors, 15% no-shows…"
          aria-describedby="story-state"
          aria-invalid={isWrong}
          onInput={({ currentTarget }) => tellStory(currentTarget.value)}
          onPointerMove={({ clientX, clientY }) => {
            noted.value = markUnder(backdrop.current, shown.value, clientX, clientY)
          }}
          onPointerLeave={() => {
            noted.value = null
          }}
          onSelect={({ currentTarget }) => {
            noted.value = currentTarget.matches(':focus-visible') ? markAt(currentTarget.selectionStart) : noted.value
          }}
          onBlur={() => {
            noted.value = null
          }}
        />
        {noted.value !== null && <MarkNote mark={noted.value} within={backdrop.current} place={shown.value.indexOf(noted.value)} />}
      </div>
    </div>
  )
}

/** The mark whose rectangle a point of the window is in. */
function markUnder(backdrop: HTMLElement | null, shown: readonly Mark[], x: number, y: number): Mark | null {
  const elements = [...(backdrop?.querySelectorAll('mark') ?? [])]
  const place = elements.findIndex((element) =>
    [...element.getClientRects()].some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom),
  )
  return shown[place] ?? null
}
