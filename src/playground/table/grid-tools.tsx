import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { readCount } from '../story/read-count.ts'
import { useStore } from '../state/use-store.ts'
import { countOf } from '../ui/count-of.ts'
import type { GridModel } from './grid-model.ts'

/** What the table is, and a field that leads to any of its rows. */
export function GridTools({ model }: { readonly model: GridModel }): JSX.Element {
  const { answer } = useStore()
  const { table } = model
  const field = useRef<HTMLInputElement>(null)
  const reason = answer.value.explained?.tables.find(({ name }) => name === table.name)?.reason
  return (
    <div class="grid-tools">
      <h2>{table.name}</h2>
      <p class="muted">
        {countOf(table.rows, 'row')}, {countOf(table.columns.length, 'column')}
        {reason === undefined || reason === '' ? '' : ` · rows: ${reason}`}
      </p>
      {answer.value.problem !== null && <p class="old-note">These rows are of what could be read before.</p>}
      <form
        class="go-to"
        onSubmit={(event) => {
          event.preventDefault()
          const number = readCount(field.current?.value ?? '')
          if (number === null) return
          model.activate({ row: number - 1, column: model.active.peek().column })
        }}
      >
        <label for="go-to">Go to row</label>
        <input id="go-to" ref={field} type="text" inputMode="numeric" autocomplete="off" placeholder="1" />
      </form>
    </div>
  )
}
