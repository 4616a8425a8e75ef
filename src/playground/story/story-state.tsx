import type { JSX } from 'preact'
import { useStore } from '../state/use-store.ts'
import type { ProblemBody } from '../api/problem-body.ts'
import { countOf } from '../ui/count-of.ts'
import { problemText } from './problem-text.ts'

/** One line about the input, announced by screen readers when it changes: a summary, or the error of the service. */
export function StoryState(): JSX.Element {
  const { answer, isAsking, source, story, askAgain } = useStore()
  const { explained, problem, inspected, dataset } = answer.value
  const isEmpty = source.value === 'story' && story.value.trim() === ''
  return (
    <div class="story-state" id="story-state" role="status">
      {isEmpty ? (
        <p class="muted">Say in a sentence what there is and how much of it, or take an example.</p>
      ) : problem !== null ? (
        <Problem problem={problem} onRepeat={askAgain} />
      ) : explained !== null || inspected !== null ? (
        <p class="muted">
          {explained === null ? (
            'Your schema'
          ) : (
            <>
              Read as <strong>{(dataset?.domain ?? explained.domain.name).replaceAll('_', ' ')}</strong>
            </>
          )}
          {': '}
          {countOf(explained?.tables.length ?? Object.keys(inspected?.row_counts ?? {}).length, 'table')},{' '}
          {countOf(explained?.rows ?? inspected?.rows ?? 0, 'row')}
        </p>
      ) : (
        <p class="muted">{isAsking.value ? 'Reading…' : ''}</p>
      )}
    </div>
  )
}

function Problem({ problem, onRepeat }: { readonly problem: ProblemBody; readonly onRepeat: () => void }): JSX.Element {
  const { title, detail } = problemText(problem)
  return (
    <p class="problem">
      {title !== null && <strong>{title}.</strong>} {detail}{' '}
      {problem.status === 0 && (
        <button type="button" class="link" onClick={onRepeat}>
          Try again
        </button>
      )}
      {problem.code === 'story_language' && <a href="/guide/options#language-model">How to configure a language model</a>}
    </p>
  )
}
