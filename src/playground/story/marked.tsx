import type { JSX } from 'preact'
import { useStore } from '../state/use-store.ts'
import type { Mark } from './marks.ts'

export interface MarkedProps {
  readonly text: string
  readonly marks: readonly Mark[]
  /** The index of the mark under the pointer. */
  readonly noted: Mark | null
}

/** A text with its marks. */
export function Marked({ text, marks, noted }: MarkedProps): JSX.Element {
  const { pointedAt } = useStore()
  const span = pointedAt.value
  const pieces: (JSX.Element | string)[] = []
  let place = 0
  for (const mark of marks) {
    const isNoted = mark === noted || (span !== null && span.start < mark.end && mark.start < span.end)
    pieces.push(text.slice(place, mark.start))
    pieces.push(
      <mark key={`${mark.start}`} class={`mark mark-${mark.kind}${isNoted ? ' mark-noted' : ''}`}>
        {text.slice(mark.start, mark.end)}
      </mark>,
    )
    place = mark.end
  }
  return (
    <>
      {pieces}
      {/* A line break at the end of the text opens a line in the field: here it needs something behind it. */}
      {text.slice(place)}
      {'\u200b'}
    </>
  )
}
