import { useComputed } from '@preact/signals'
import type { JSX } from 'preact'
import { useStore } from '../state/use-store.ts'
import { EntityCanvas } from './entity-canvas.tsx'
import { entityGraph } from './entity-graph.ts'
import { TableProfile } from './table-profile.tsx'

/** The diagram of the tables and their references, and beside it the columns of the selected table. */
export function DiagramTab(): JSX.Element {
  const { dataset, schema, shown } = useStore()
  const graph = useComputed(() => entityGraph(dataset.value?.tables ?? [], schema.value))
  const table = shown.value
  if (table === null) return <p class="empty">The tables appear here as soon as there is a story.</p>
  return (
    <div class="diagram">
      <EntityCanvas graph={graph.value} />
      <TableProfile table={table} />
    </div>
  )
}
