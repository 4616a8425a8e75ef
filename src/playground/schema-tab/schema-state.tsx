import type { JSX } from 'preact'
import { useStore } from '../state/use-store.ts'
import { countOf } from '../ui/count-of.ts'
import type { ProblemPlace } from './schema-editing.ts'

/** The origin of the schema, and whether it is valid. */
export function SchemaState({ places }: { readonly places: readonly ProblemPlace[] }): JSX.Element {
  const { source, isAsking, dataset } = useStore()
  if (source.value === 'story')
    return (
      <p class="schema-state" role="status">
        What the story says. Change it, and the data follows.
      </p>
    )
  const errors = places.filter(({ severity }) => severity === 'error').length
  const warnings = places.length - errors
  const counts = [...(errors > 0 ? [countOf(errors, 'error')] : []), ...(warnings > 0 ? [countOf(warnings, 'warning')] : [])].join(', ')
  if (errors > 0)
    return (
      <p class="schema-state schema-state-wrong" role="status">
        {counts}. {dataset.value === null ? 'Data appears when they are mended.' : 'The data is still that of the last valid schema.'}
      </p>
    )
  if (isAsking.value)
    return (
      <p class="schema-state" role="status">
        Checking…
      </p>
    )
  const tables = dataset.value?.tables ?? []
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return (
    <p class="schema-state schema-state-valid" role="status">
      Valid: {countOf(tables.length, 'table')}, {countOf(rows, 'row')}
      {counts === '' ? '' : `; ${counts}`}
    </p>
  )
}
