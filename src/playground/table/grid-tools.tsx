import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { readCount } from '../story/read-count.ts'
import { useStore } from '../state/use-store.ts'
import { countOf } from '../ui/count-of.ts'
import type { GridModel } from './grid-model.ts'

/** The description of the table, and a field to go to a row by its number. */
export function GridTools({ model }: { readonly model: GridModel }): JSX.Element {
  const { answer } = useStore()
  const { table } = model
  const field = useRef<HTMLInputElement>(null)
  const reason = answer.value.explained?.tables.find(({ name }) => name === table.name)?.reason
  const counts = `${countOf(table.rows, 'row')}, ${countOf(table.columns.length, 'column')}`
  const about = reason === undefined || reason === '' ? counts : `${counts} · rows: ${reason}`
  return (
    <div class="grid-tools">
      <h2 title={table.name}>{table.name}</h2>
      <p class="muted" title={about}>
        {about}
      </p>
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
