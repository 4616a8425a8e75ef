import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { DatasetTable } from '../api/dataset.ts'
import { useStore } from '../state/use-store.ts'
import { countOf } from '../ui/count-of.ts'
import { columnMeaning } from './column-meaning.ts'
import { ColumnProfileRow } from './column-profile-row.tsx'
import { CurveReader } from './curve-reader.ts'
import { Curves } from './curves.tsx'
import { Profiler } from './profiler.ts'
import { saidCurves } from './said-curves.ts'
import { saidShares } from './said-shares.ts'

/** A table: what was said of it, and its columns, each with how its values lie. */
export function TableProfile({ table }: { readonly table: DatasetTable }): JSX.Element {
  const { api, answer, schema, locale, source, rows } = useStore()
  const profiler = useMemo(() => new Profiler(api), [api])
  const reader = useMemo(() => new CurveReader(api), [api])
  const { dataset, explained } = answer.value
  const location = dataset?.location ?? ''
  const facts = explained?.facts ?? null
  const own = schema.value
  const curves = useMemo(() => (own === null ? [] : saidCurves(table, own, facts)), [table, own, facts])
  useEffect(() => profiler.look(location, table), [location, table])
  useEffect(() => {
    if (own === null) return
    // The schema of a story has the rows that were asked for in it.
    const size = source.peek() === 'story' || rows.peek() === null ? {} : { rows: rows.peek() ?? 0 }
    reader.ask({ source: { location, asked: { schema: own, seed: dataset?.seed ?? 0, ...size } }, table, curves })
  }, [location, table, curves])
  useEffect(() => () => [profiler, reader].forEach((each) => each.close()), [])
  const profiled = profiler.profiled.value?.table.name === table.name ? profiler.profiled.value : null
  const index = own?.tables.findIndex(({ name }) => name === table.name) ?? -1
  return (
    <section class="profile" tabIndex={0} aria-labelledby="profile-name" aria-busy={profiled?.location !== location}>
      <header>
        <h2 id="profile-name">{table.name}</h2>
        <p class="muted">
          {countOf(table.rows, 'row')}, {countOf(table.columns.length, 'column')}
          {profiled === null
            ? ' · reading a sample…'
            : ` · ${profiled.isWhole ? 'computed of all rows' : `computed of ${countOf(profiled.rows, 'sampled row')}`}`}
        </p>
      </header>
      {profiler.problem.value !== null && (
        <p class="notice" role="alert">
          {profiler.problem.value}
        </p>
      )}
      {curves.length > 0 && <Curves reader={reader} table={table} curves={curves} locale={locale.value} />}
      <ul class="column-profiles">
        {table.columns.map((column) => {
          const place = own?.tables[index]?.columns.findIndex(({ name }) => name === column.name) ?? -1
          const columnSchema = own?.tables[index]?.columns[place]
          const pointer = `/tables/${index}/columns/${place}`
          return (
            <ColumnProfileRow
              key={column.name}
              column={column}
              table={table}
              profile={profiler.column(column.name)}
              meaning={columnSchema === undefined ? '' : columnMeaning(columnSchema)}
              said={own === null ? new Map() : saidShares(own, table.name, column.name, table.rows, facts)}
              notes={(facts ?? []).flatMap(({ used, sets }) =>
                used ? sets.filter((set) => set.pointer === pointer).map(({ text }) => text) : [],
              )}
              locale={locale.value}
            />
          )
        })}
      </ul>
    </section>
  )
}
