import type { ComponentChildren, JSX } from 'preact'
import type { ExplainedFact, UnusedPart } from '../api/explained.ts'
import { useProofs } from '../proof/use-proofs.ts'
import type { ProofResults } from '../proof/proof-checker.ts'
import { useStore } from '../state/use-store.ts'
import { countOf } from '../ui/count-of.ts'
import { FactProof } from './fact-proof.tsx'

/** The facts read from the story, each with its effect, and the parts without effect with the reason. */
export function FactList(): JSX.Element | null {
  const { explained } = useStore().answer.value
  const checker = useProofs()
  if (explained === null) return null
  const { facts, unused, warnings } = explained
  const used = facts.flatMap((fact, place) => (fact.used ? [{ fact, place }] : []))
  const results = checker.results.value
  return (
    // On a phone there is no room for it between the story and the data.
    <details class="facts" open={!matchMedia('(width < 900px)').matches}>
      <summary>
        {countOf(used.length, 'fact')} read{provedText(used.length, results)}
        {unused.length > 0 && `, ${countOf(unused.length, 'part')} without effect`}
      </summary>
      <div>
        <Part title="What was read" isEmpty={used.length === 0}>
          {used.map(({ fact, place }) => (
            <Fact key={`${fact.start} ${fact.end} ${fact.type}`} fact={fact}>
              {fact.proof !== null && <FactProof proof={fact.proof} place={place} checker={checker} />}
            </Fact>
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

function Fact({ fact, children }: { readonly fact: ExplainedFact; readonly children: ComponentChildren }): JSX.Element {
  return (
    <li class="fact" {...usePointing(fact)}>
      <q class="fact-text">{fact.text}</q>
      <ul class="fact-sets">
        {fact.sets.map(({ pointer, text }) => (
          <li key={pointer + text}>{text}</li>
        ))}
      </ul>
      {children}
    </li>
  )
}

/** How many of the facts are proved; '' while none is. */
function provedText(facts: number, results: ProofResults): string {
  const proved = [...results.values()].filter(({ kind }) => kind === 'holds').length
  if (proved === 0) return ''
  return proved === facts ? ' and proved in the data' : `, ${proved} proved in the data`
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
