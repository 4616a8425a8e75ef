import type { ComponentChildren, JSX } from 'preact'
import type { ExplainedFact, UnusedPart } from '../api/explained.ts'
import { useStore } from '../state/use-store.ts'
import { countOf } from '../ui/count-of.ts'

/** The facts read from the story, each with its effect, and the parts without effect with the reason. */
export function FactList(): JSX.Element | null {
  const { explained } = useStore().answer.value
  if (explained === null) return null
  const { facts, unused, warnings } = explained
  const used = facts.filter((fact) => fact.used)
  return (
    // On a phone there is no room for it between the story and the data.
    <details class="facts" open={!matchMedia('(width < 900px)').matches}>
      <summary>
        {countOf(used.length, 'fact')} read, {countOf(unused.length, 'part')} without effect
      </summary>
      <div>
        <Part title="What was read" isEmpty={used.length === 0}>
          {used.map((fact) => (
            <Fact key={`${fact.start} ${fact.end} ${fact.type}`} fact={fact} />
          ))}
        </Part>
        <Part title="What sets nothing" isEmpty={unused.length === 0}>
          {unused.map((part) => (
            <Unused key={`${part.start} ${part.end}`} part={part} />
          ))}
        </Part>
        <Part title="Worth knowing" isEmpty={warnings.length === 0}>
          {warnings.map((warning) => (
            <li key={warning} class="fact-reason">
              {warning}
            </li>
          ))}
        </Part>
      </div>
    </details>
  )
}

interface PartProps {
  readonly title: string
  readonly isEmpty: boolean
  readonly children: ComponentChildren
}

function Part({ title, isEmpty, children }: PartProps): JSX.Element | null {
  if (isEmpty) return null
  return (
    <>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </>
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
      {fact.proof !== null && <Proof proof={fact.proof} />}
    </li>
  )
}

/** The query that verifies a fact in the tables, and its expected result. */
function Proof({ proof: { sql, value } }: { readonly proof: NonNullable<ExplainedFact['proof']> }): JSX.Element {
  return (
    <details class="fact-proof">
      <summary>Proof</summary>
      <code>{sql}</code> gives <code>{String(value)}</code>
    </details>
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

/** Highlights the words of a line in the story. */
function usePointing(part: ExplainedFact | UnusedPart): { onPointerEnter: () => void; onPointerLeave: () => void } {
  const { pointedAt } = useStore()
  return { onPointerEnter: () => (pointedAt.value = part), onPointerLeave: () => (pointedAt.value = null) }
}
