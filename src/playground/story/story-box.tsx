import { useComputed, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { useStore } from '../state/use-store.ts'
import { Marked } from './marked.tsx'
import { type Mark, marks } from './marks.ts'
import { MarkNote } from './mark-note.tsx'
import { moved } from './moved.ts'
import { StoryField } from './story-field.tsx'

/**
 * The text of the story with its marks. The marks are in a copy of the text behind the field, with the same letters at the same positions.
 * Because the field covers them, the position of the pointer is compared with their rectangles.
 */
export function StoryBox(): JSX.Element {
  const { answer, story } = useStore()
  const shown = useComputed(() => {
    const { explained, problem, story: read } = answer.value
    return moved(marks(explained, problem, read.length), read, story.value)
  })
  const noted = useSignal<Mark | null>(null)
  const box = useRef<HTMLDivElement>(null)
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
          <StoryField
            marks={shown.value}
            markUnder={(x, y) => shown.value[placeUnder(box.current, x, y)] ?? null}
            onNote={(mark) => (noted.value = mark)}
          />
        </div>
      </div>
      {noted.value !== null && <MarkNote mark={noted.value} within={box.current} place={shown.value.indexOf(noted.value)} />}
    </div>
  )
}

/** The index of the mark that has a point of the window in one of its rectangles; -1 for none. */
function placeUnder(box: HTMLElement | null, x: number, y: number): number {
  return [...(box?.querySelectorAll('mark') ?? [])].findIndex((element) =>
    [...element.getClientRects()].some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom),
  )
}
