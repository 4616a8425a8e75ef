import type { JSX } from 'preact'
import { useStore } from '../state/use-store.ts'

const numbers = new Intl.NumberFormat('en-US')

/** The tables with their numbers of rows, to select one. */
export function TableList(): JSX.Element {
  const { answer, shown, table } = useStore()
  return (
    <nav class="tables" aria-label="Tables">
      <ul>
        {(answer.value.dataset?.tables ?? []).map(({ name, rows }) => (
          <li key={name}>
            <button type="button" aria-current={shown.value?.name === name ? 'true' : undefined} onClick={() => (table.value = name)}>
              <span class="tables-name" title={name}>
                {name}
              </span>
              <span class="tables-rows">{numbers.format(rows)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
