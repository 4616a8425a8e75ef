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

/** Keys that move the caret: what is at it is told then, and not with every letter that is typed. */
const moving = /^(?:Arrow\w+|Home|End|PageUp|PageDown)$/

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
  const box = useRef<HTMLDivElement>(null)
  const markAt = (offset: number): Mark | null => shown.value.find(({ start, end }) => start <= offset && offset <= end) ?? null
  const isWrong = shown.value.some(({ kind }) => kind === 'wrong')
  return (
    <div class="story-box" ref={box}>
      <label class="visually-hidden" for="story">
        Story: what the data is about, in plain English
      </label>
      <div class="story-scroll">
        <div class="story-stack">
          <div class="story-text story-backdrop" aria-hidden="true">
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
            onInput={({ currentTarget }) => {
              noted.value = null
              tellStory(currentTarget.value)
            }}
            onPointerMove={({ clientX, clientY }) => {
              noted.value = markUnder(box.current, shown.value, clientX, clientY)
            }}
            onPointerLeave={() => {
              noted.value = null
            }}
            onKeyUp={({ key, currentTarget }) => {
              if (moving.test(key)) noted.value = markAt(currentTarget.selectionStart)
              else if (key === 'Escape') noted.value = null
            }}
            onBlur={() => {
              noted.value = null
            }}
          />
        </div>
      </div>
      {noted.value !== null && <MarkNote mark={noted.value} within={box.current} place={shown.value.indexOf(noted.value)} />}
    </div>
  )
}

/** The mark whose rectangle a point of the window is in. */
function markUnder(box: HTMLElement | null, shown: readonly Mark[], x: number, y: number): Mark | null {
  const elements = [...(box?.querySelectorAll('mark') ?? [])]
  const place = elements.findIndex((element) =>
    [...element.getClientRects()].some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom),
  )
  return shown[place] ?? null
}
