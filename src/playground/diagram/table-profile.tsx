import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { DatasetTable } from '../api/dataset.ts'
import { useStore } from '../state/use-store.ts'
import { countOf } from '../ui/count-of.ts'
import { ColumnProfiles } from './column-profiles.tsx'
import { CurveReader } from './curve-reader.ts'
import { Curves } from './curves.tsx'
import { Profiler, type Profiled } from './profiler.ts'
import { saidCurves } from './said-curves.ts'
import { useSchemaOfData } from './use-schema-of-data.ts'

/** A table: the statements about it, and its columns with the distributions of their values. */
export function TableProfile({ table }: { readonly table: DatasetTable }): JSX.Element {
  const { api, answer, locale, source, rows } = useStore()
  const profiler = useMemo(() => new Profiler(api), [api])
  const reader = useMemo(() => new CurveReader(api), [api])
  const { dataset, explained } = answer.value
  const location = dataset?.location ?? ''
  const facts = explained?.facts ?? null
  const own = useSchemaOfData()
  const curves = useMemo(() => (own === null ? [] : saidCurves(table, own, facts)), [table, own, facts])
  useEffect(() => profiler.look(location, table), [location, table])
  useEffect(() => {
    if (own === null) return
    // The schema of a story has the number of rows that was requested in it.
    const size = source.peek() === 'story' || rows.peek() === null ? {} : { rows: rows.peek() ?? 0 }
    reader.ask({ source: { location, asked: { schema: own, seed: dataset?.seed ?? 0, ...size } }, table, curves })
  }, [location, table, curves])
  useEffect(() => () => [profiler, reader].forEach((each) => each.close()), [])
  const profiled = profiler.profiled.value?.table.name === table.name ? profiler.profiled.value : null
  return (
    <section class="profile" tabIndex={0} aria-labelledby="profile-name" aria-busy={profiled?.location !== location}>
      <header>
        <h2 id="profile-name">{table.name}</h2>
        <p class="muted">
          {countOf(table.rows, 'row')}, {countOf(table.columns.length, 'column')} · {basisOf(profiled)}
        </p>
      </header>
      {profiler.problem.value !== null && (
        <p class="notice" role="alert">
          {profiler.problem.value}
        </p>
      )}
      {curves.length > 0 && <Curves reader={reader} table={table} curves={curves} locale={locale.value} />}
      <ColumnProfiles table={table} profiler={profiler} schema={own} facts={facts} />
    </section>
  )
}

/** The input of the columns. */
function basisOf(profiled: Profiled | null): string {
  if (profiled === null) return 'reading a sample…'
  return profiled.isWhole ? 'computed of all rows' : `computed of ${countOf(profiled.rows, 'sampled row')}`
}
