import type { JSX } from 'preact'
import { useStore } from '../state/use-store.ts'
import { type View, views } from '../state/view.ts'

const names: Readonly<Record<View, string>> = { data: 'Data', diagram: 'Diagram', schema: 'Schema', take: 'Download' }

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The views of the data set (ARIA Authoring Practices: tabs with arrow keys). */
export function Tabs(): JSX.Element {
  const { view } = useStore()
  const choose = (next: View | undefined): void => {
    if (next === undefined) return
    view.value = next
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <div class="tabs" role="tablist" aria-label="What is shown">
      {views.map((each, place) => (
        <button
          key={each}
          id={`tab-${each}`}
          type="button"
          role="tab"
          class="tab"
          aria-selected={view.value === each}
          aria-controls="panel"
          tabIndex={view.value === each ? 0 : -1}
          onClick={() => (view.value = each)}
          onKeyDown={({ key }) => {
            const step = steps[key]
            if (step !== undefined) choose(views[(place + step + views.length) % views.length])
            else if (key === 'Home') choose(views[0])
            else if (key === 'End') choose(views.at(-1))
          }}
        >
          {names[each]}
        </button>
      ))}
    </div>
  )
}
