import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Mark } from './marks.ts'

export interface MarkNoteProps {
  readonly mark: Mark
  readonly within: HTMLElement | null
  /** The index of the mark. */
  readonly place: number
}

const titles = { used: 'Sets', unused: 'Sets nothing', wrong: 'Cannot be' } as const

/** The message of a mark, below its words. The lists below the story have the same text for users without a pointer. */
export function MarkNote({ mark, within, place }: MarkNoteProps): JSX.Element {
  const note = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = within?.querySelectorAll('mark')[place]
    const [first] = element?.getClientRects() ?? []
    const box = within?.getBoundingClientRect()
    const own = note.current
    if (first === undefined || box === undefined || own === null) return
    own.style.left = `${Math.max(0, Math.min(first.left - box.left, box.width - own.offsetWidth))}px`
    own.style.top = `${first.bottom - box.top + 6}px`
  })
  return (
    <div class={`mark-note mark-note-${mark.kind}`} ref={note} role="tooltip">
      <strong>{titles[mark.kind]}</strong>
      {mark.notes.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </div>
  )
}
