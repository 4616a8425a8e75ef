import type { JSX } from 'preact'
import type { Shape } from './profile-column.ts'
import type { SaidShares } from './said-shares.ts'

interface TopWordsProps {
  readonly shape: Extract<Shape, { readonly kind: 'words' }>
  readonly said: SaidShares
  readonly percent: (share: number) => string
}

/** The most frequent values, each with a bar for its share and a tick at the stated share, if there is one. */
export function TopWords({ shape, said, percent }: TopWordsProps): JSX.Element {
  const { top, distinct, others } = shape
  const rest = distinct - top.length
  return (
    <ul class="words">
      {top.map(({ value, share }) => (
        <li key={value}>
          <span class="words-value" title={value}>
            {value === '' ? '“”' : value}
          </span>
          <ShareBar share={share} said={said.get(value) ?? null} />
          <span class="words-share">{percent(share)}</span>
          {said.has(value) && <span class="words-said">said {percent(said.get(value) ?? 0)}</span>}
        </li>
      ))}
      {rest > 0 && (
        <li class="words-rest">
          {rest} more, {percent(others)}
        </li>
      )}
    </ul>
  )
}

/** Drawn on 100 by 8 units and scaled to the available space. */
function ShareBar({ share, said }: { readonly share: number; readonly said: number | null }): JSX.Element {
  return (
    <svg class="share-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="share-bar-all" width="100" height="8" />
      <rect class="share-bar-own" width={share * 100} height="8" />
      {said !== null && <path class="share-bar-said" d={`M${said * 100},0v8`} />}
    </svg>
  )
}
