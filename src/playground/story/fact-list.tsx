import type { JSX } from 'preact'
import type { ExplainedFact, UnusedPart } from '../api/explained.ts'
import { useStore } from '../state/use-store.ts'

/** What was read of the story: each fact with what it sets, and what sets nothing with the reason. */
export function FactList(): JSX.Element | null {
  const { explained } = useStore().answer.value
  if (explained === null) return null
  const used = explained.facts.filter((fact) => fact.used)
  return (
    <div class="facts">
      {used.length > 0 && (
        <>
          <h2>What was read</h2>
          <ul>
            {used.map((fact) => (
              <Fact key={`${fact.start} ${fact.end} ${fact.type}`} fact={fact} />
            ))}
          </ul>
        </>
      )}
      {explained.unused.length > 0 && (
        <>
          <h2>What sets nothing</h2>
          <ul>
            {explained.unused.map((part) => (
              <Unused key={`${part.start} ${part.end}`} part={part} />
            ))}
          </ul>
        </>
      )}
      {explained.warnings.length > 0 && (
        <>
          <h2>Worth knowing</h2>
          <ul class="warnings">
            {explained.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Fact({ fact }: { readonly fact: ExplainedFact }): JSX.Element {
  return (
    <li class="fact" {...usePointing(fact)}>
      <q class="fact-text">{fact.text}</q>
      <ul class="fact-sets">
        {fact.sets.map(({ pointer, text }) => (
          <li key={pointer + text}>{text}</li>
        ))}
      </ul>
    </li>
  )
}

function Unused({ part }: { readonly part: UnusedPart }): JSX.Element {
  return (
    <li class="fact fact-unused" {...usePointing(part)}>
      <q class="fact-text">{part.text}</q>
      <p class="fact-reason">{part.reason ?? 'Not understood'}</p>
    </li>
  )
}

/** Shows in the story which words a line is about. */
function usePointing(part: ExplainedFact | UnusedPart): { onPointerEnter: () => void; onPointerLeave: () => void } {
  const { pointedAt } = useStore()
  return { onPointerEnter: () => (pointedAt.value = part), onPointerLeave: () => (pointedAt.value = null) }
}
