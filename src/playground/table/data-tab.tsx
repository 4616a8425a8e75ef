import type { JSX } from 'preact'
import { useStore } from '../state/use-store.ts'
import { Grid } from './grid.tsx'
import type { GridModel } from './grid-model.ts'
import { GridTools } from './grid-tools.tsx'
import { TableList } from './table-list.tsx'
import { useGridModel } from './use-grid-model.ts'

/** The tables of the data set, and the rows of one of them. */
export function DataTab(): JSX.Element {
  const store = useStore()
  const model = useGridModel()
  return (
    <div class={`data${store.answer.value.problem === null ? '' : ' is-old'}`}>
      {store.dataset.value !== null && <TableList />}
      <div class="data-main">
        {model === null ? (
          <p class="empty">Rows appear here as soon as there is data.</p>
        ) : (
          <>
            <GridTools model={model} />
            <GridNotice model={model} />
            {model.table.rows === 0 && <p class="grid-none">This table has no rows.</p>}
            <Grid key={model.address} model={model} />
          </>
        )}
      </div>
    </div>
  )
}

/** Why rows cannot be shown. */
function GridNotice({ model }: { readonly model: GridModel }): JSX.Element | null {
  const problem = model.pages.problem.value
  if (problem === null) return null
  return (
    <p class="notice" role="alert">
      {problem.detail}{' '}
      <button type="button" class="link" onClick={() => model.pages.tryAgain()}>
        Try again
      </button>
    </p>
  )
}
