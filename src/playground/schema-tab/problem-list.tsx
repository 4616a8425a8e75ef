import type { JSX } from 'preact'
import type { ProblemPlace } from './schema-editing.ts'

interface ProblemListProps {
  readonly places: readonly ProblemPlace[]
  readonly onChoose: (place: ProblemPlace) => void
}

/** The problems of the schema, each as a button that moves to its location. */
export function ProblemList({ places, onChoose }: ProblemListProps): JSX.Element | null {
  if (places.length === 0) return null
  return (
    <ul class="schema-problems" aria-label="Problems">
      {places.map((place, index) => (
        <li key={index}>
          <button type="button" class={`schema-problem schema-problem-${place.severity}`} onClick={() => onChoose(place)}>
            <span class="schema-problem-line">line {place.line}</span>
            <span class="visually-hidden">{place.severity}: </span>
            <span>{place.detail}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
