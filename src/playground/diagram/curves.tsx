import type { JSX } from 'preact'
import type { DatasetTable } from '../api/dataset.ts'
import { countOf } from '../ui/count-of.ts'
import type { CurveReader } from './curve-reader.ts'
import { CurveView } from './curve-view.tsx'
import type { SaidCurve } from './said-curves.ts'

interface CurvesProps {
  readonly reader: CurveReader
  readonly table: DatasetTable
  readonly curves: readonly SaidCurve[]
  readonly locale: string
}

/** The stated values of a table by period, each over the values of the data once all rows are aggregated. */
export function Curves({ reader, table, curves, locale }: CurvesProps): JSX.Element {
  const state = reader.state.value
  return (
    <div class="curves">
      {curves.map((curve, index) => (
        <CurveView
          key={`${curve.column ?? ''} ${curve.time}`}
          curve={curve}
          sums={state.kind === 'read' ? (state.sums[index] ?? null) : null}
          locale={locale}
        />
      ))}
      {state.kind === 'waiting' && (
        <p class="curves-state">
          Not compared with the data yet: that takes {countOf(table.rows, 'row')}.{' '}
          <button type="button" class="link" onClick={() => reader.read()}>
            Read them all
          </button>
        </p>
      )}
      {state.kind === 'reading' && (
        <p class="curves-state" role="status">
          <progress max={table.rows} value={state.rows} aria-label="Rows that have been added up" />
          <button type="button" class="link" onClick={() => reader.close()}>
            Cancel
          </button>
        </p>
      )}
      {state.kind === 'failed' && (
        <p class="notice" role="alert">
          {state.detail}{' '}
          <button type="button" class="link" onClick={() => reader.read()}>
            Try again
          </button>
        </p>
      )}
    </div>
  )
}
