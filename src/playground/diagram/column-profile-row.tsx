import type { ReadonlySignal } from '@preact/signals'
import type { JSX } from 'preact'
import type { DatasetColumn, DatasetTable } from '../api/dataset.ts'
import { cellWriter } from '../table/cell-writer.ts'
import { typeLabel } from '../table/type-label.ts'
import { Histogram } from './histogram.tsx'
import { percentWriter } from './percent-writer.ts'
import type { ColumnProfile, Shape } from './profile-column.ts'
import type { SaidShares } from './said-shares.ts'
import { TopWords } from './top-words.tsx'

interface ColumnProfileRowProps {
  readonly column: DatasetColumn
  readonly table: DatasetTable
  /** Null until it is known. */
  readonly profile: ReadonlySignal<ColumnProfile | null>
  readonly meaning: string
  readonly said: SaidShares
  /** The effects of the story on the column, a sentence each. */
  readonly notes: readonly string[]
  readonly locale: string
}

/** A column: its description and the distribution of its values. */
export function ColumnProfileRow({ column, table, profile: found, meaning, said, notes, locale }: ColumnProfileRowProps): JSX.Element {
  const profile = found.value
  const percent = percentWriter(locale)
  return (
    <li class="column-profile">
      <h3>
        {column.name} <span class="column-type">{typeLabel(column, table)}</span>
      </h3>
      <p class="column-nulls">
        {profile === null ? '' : profile.nulls === 0 ? 'no nulls' : `${percent(profile.nulls / profile.rows)} null`}
      </p>
      <p class="column-meaning">{meaning}</p>
      {notes.map((note) => (
        <p key={note} class="column-note">
          {note}
        </p>
      ))}
      <div class="column-shape">
        {profile !== null && <ShapeView shape={profile.shape} column={column} table={table} said={said} locale={locale} />}
      </div>
    </li>
  )
}

interface ShapeViewProps extends Pick<ColumnProfileRowProps, 'column' | 'table' | 'said' | 'locale'> {
  readonly shape: Shape
}

function ShapeView({ shape, column, table, said, locale }: ShapeViewProps): JSX.Element {
  const percent = percentWriter(locale)
  const write = cellWriter(column, table, locale)
  switch (shape.kind) {
    case 'numbers':
      if (shape.isDistinct && table.primary_key === column.name)
        return (
          <p class="column-examples">
            all different, {write(shape.least)} to {write(shape.greatest)}
          </p>
        )
      return <Numbers shape={shape} write={write} percent={percent} isWhole={column.type === 'integer'} />
    case 'moments':
      return <Moments shape={shape} write={write} percent={percent} />
    case 'words':
      return <TopWords shape={shape} said={said} percent={percent} />
    case 'different':
      return (
        <p class="column-examples">
          all different, such as{' '}
          {shape.examples.map((example, index) => (
            <>
              {index > 0 && ', '}
              <q key={example}>{example}</q>
            </>
          ))}
        </p>
      )
    case 'nothing':
      return <p class="column-examples">no values</p>
  }
}

interface WriterProps<Kind extends Shape['kind']> {
  readonly shape: Extract<Shape, { readonly kind: Kind }>
  readonly write: (value: number | string) => string
  readonly percent: (share: number) => string
}

function Numbers({ shape, write, percent, isWhole }: WriterProps<'numbers'> & { readonly isWhole: boolean }): JSX.Element {
  const { bins, below, above } = shape.bins
  const mean = `mean ${write(isWhole ? Number(shape.mean.toPrecision(4)) : shape.mean)}`
  const beyond = [...(below > 0 ? [`${percent(below)} below`] : []), ...(above > 0 ? [`${percent(above)} above`] : [])]
  const [first, last] = [bins[0], bins.at(-1)]
  return (
    <Histogram
      bins={bins}
      summary={[
        write(shape.least),
        [mean, ...(beyond.length > 0 ? [`${beyond.join(', ')} the bars`] : [])].join(' · '),
        write(shape.greatest),
      ]}
      tell={({ from, to }) => (isWhole && to - from === 1 ? write(from) : `${write(from)} to ${write(isWhole ? to - 1 : to)}`)}
      percent={percent}
      key={`${String(first?.from)} ${String(last?.to)}`}
    />
  )
}

function Moments({ shape, write, percent }: WriterProps<'moments'>): JSX.Element {
  const iso = (at: number): string => new Date(at).toISOString().slice(0, shape.isDay ? 10 : 19) + (shape.isDay ? '' : 'Z')
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10)
  return (
    <Histogram
      bins={shape.bins}
      summary={[write(iso(shape.first)), '', write(iso(shape.last))]}
      tell={({ from, to }) => (to - from > 86_400_000 ? `${day(from)} to ${day(to - 1)}` : write(iso(from)))}
      percent={percent}
    />
  )
}
