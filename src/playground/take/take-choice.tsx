import type { JSX } from 'preact'
import { useStore } from '../state/use-store.ts'
import type { Choice } from './choice.ts'
import { fileFormats } from './file-format.ts'
import type { Taken } from './taken.ts'

/** The value for all tables; no table can have this name. */
const all = '*'

/** The fields for table, format and compression. */
export function TakeChoice({ choice, taken }: { readonly choice: Choice; readonly taken: Taken }): JSX.Element {
  const { table } = useStore()
  return (
    <form class="take-choice" onSubmit={(event) => event.preventDefault()}>
      <div class="field">
        <label for="take-table">Table</label>
        <select
          id="take-table"
          value={taken.table ?? all}
          onChange={({ currentTarget: { value } }) => {
            choice.isAll.value = value === all
            if (value !== all) table.value = value
          }}
        >
          {taken.tables.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          <option value={all}>all tables, as a ZIP</option>
        </select>
      </div>
      <div class="field">
        <label for="take-format">Format</label>
        <select id="take-format" value={taken.format} onChange={({ currentTarget }) => (choice.format.value = currentTarget.value)}>
          {fileFormats.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={taken.isGzipped}
          disabled={taken.table === null}
          onChange={({ currentTarget }) => (choice.isGzipped.value = currentTarget.checked)}
        />
        gzip
      </label>
    </form>
  )
}
