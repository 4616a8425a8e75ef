import type { JSX } from 'preact'
import type { Download } from '../state/download.ts'
import { useStore } from '../state/use-store.ts'
import { fileFormats } from './file-format.ts'
import type { Taken } from './taken.ts'

/** The value for all tables; no table can have this name. */
const all = '*'

/** The fields for table, format and compression. */
export function TakeChoice({ taken }: { readonly taken: Taken }): JSX.Element {
  const { table, download } = useStore()
  const change = (changed: Partial<Download>): void => {
    download.value = { ...download.value, ...changed }
  }
  return (
    <form class="take-choice" onSubmit={(event) => event.preventDefault()}>
      <div class="field">
        <label for="take-table">Table</label>
        <select
          id="take-table"
          value={taken.table ?? all}
          onChange={({ currentTarget: { value } }) => {
            change({ isAll: value === all })
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
        <select id="take-format" value={taken.format} onChange={({ currentTarget }) => change({ format: currentTarget.value })}>
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
          onChange={({ currentTarget }) => change({ isGzipped: currentTarget.checked })}
        />
        gzip
      </label>
    </form>
  )
}
