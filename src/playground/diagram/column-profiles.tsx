import type { JSX } from 'preact'
import type { DatasetTable } from '../api/dataset.ts'
import type { AnySchema } from '../../schema/any-schema.ts'
import { useStore } from '../state/use-store.ts'
import { columnMeaning } from './column-meaning.ts'
import { ColumnProfileRow } from './column-profile-row.tsx'
import type { Profiler } from './profiler.ts'
import type { SaidFact } from './said-fact.ts'
import { saidShares } from './said-shares.ts'

interface ColumnProfilesProps {
  readonly table: DatasetTable
  readonly profiler: Profiler
  /** Null if it cannot be read. */
  readonly schema: AnySchema | null
  /** Null for a schema without a story. */
  readonly facts: readonly SaidFact[] | null
}

/** The columns of a table, each with its description and the distribution of its values. */
export function ColumnProfiles({ table, profiler, schema, facts }: ColumnProfilesProps): JSX.Element {
  const { locale } = useStore()
  const index = schema?.tables.findIndex(({ name }) => name === table.name) ?? -1
  const columns = schema?.tables[index]?.columns ?? []
  const sets = (facts ?? []).flatMap((fact) => (fact.used ? fact.sets : []))
  return (
    <ul class="column-profiles">
      {table.columns.map((column) => {
        const place = columns.findIndex(({ name }) => name === column.name)
        const own = columns[place]
        const pointer = `/tables/${index}/columns/${place}`
        return (
          <ColumnProfileRow
            key={column.name}
            column={column}
            table={table}
            profile={profiler.column(column.name)}
            meaning={own === undefined ? '' : columnMeaning(own)}
            said={schema === null ? new Map() : saidShares(schema, table.name, column.name, facts)}
            // Shares stand beside the bars of their values.
            notes={sets.filter((set) => set.pointer === pointer && set.share === undefined).map(({ text }) => text)}
            locale={locale.value}
          />
        )
      })}
    </ul>
  )
}
