import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type UPlot from 'uplot'
import { usableLocale } from '../table/usable-locale.ts'
import { barSeries } from './bar-series.ts'
import { Chart, type ChartOptions, type ColorOf } from './chart.tsx'
import { curveText } from './curve-text.ts'
import type { SaidCurve } from './said-curves.ts'

interface CurveViewProps {
  readonly curve: SaidCurve
  /** The values of the data by period; null while unknown. */
  readonly sums: readonly number[] | null
  readonly locale: string
}

const height = 160

/** The stated values of a table by period, drawn over those of its rows. */
export function CurveView({ curve, sums, locale }: CurveViewProps): JSX.Element {
  const pointed = useSignal<number | null>(null)
  const write = useMemo(() => amountWriter(locale, curve.scale), [locale, curve.scale])
  const text = curveText(curve, sums, write)
  const said = curve.periods.map((period) => period.said)
  const data = useMemo(
    (): UPlot.AlignedData => [curve.periods.map((_, index) => index), sums === null ? said.map(() => null) : [...sums], said],
    [curve, sums],
  )
  const place = pointed.value
  const period = place === null ? undefined : curve.periods[place]
  const label = `${text.title}: said ${text.said}${text.data === null ? '' : `, data ${text.data}`}`
  return (
    <section class="curve">
      <h3>{text.title}</h3>
      {curve.words !== null && <q class="curve-words">{curve.words}</q>}
      <Chart
        label={label}
        height={height}
        data={data}
        options={(color) => optionsOf(curve, locale, color)}
        onPoint={(index) => {
          pointed.value = index
        }}
      />
      <p class="curve-legend">
        {period !== undefined && <b>{period.period}</b>}
        <span class="curve-said">said {period === undefined ? text.said : write(period.said)}</span>
        {text.data !== null && <span class="curve-data">data {place === null ? text.data : write(sums?.[place] ?? 0)}</span>}
      </p>
      {text.differing !== null && <Verdict differing={text.differing} periods={said.length} />}
    </section>
  )
}

function Verdict({ differing, periods }: { readonly differing: number; readonly periods: number }): JSX.Element {
  return differing === 0 ? (
    <p class="curve-kept">Equal to the last digit in all {periods} periods.</p>
  ) : (
    <p class="curve-missed">
      Different in {differing} of {periods} periods.
    </p>
  )
}

function amountWriter(locale: string, scale: number): (amount: number) => string {
  if (locale === 'raw') return (amount) => amount.toFixed(scale)
  const format = new Intl.NumberFormat(usableLocale(locale), { minimumFractionDigits: 0, maximumFractionDigits: scale })
  return (amount) => format.format(amount)
}

function optionsOf(curve: SaidCurve, locale: string, color: ColorOf): ChartOptions {
  const { periods } = curve
  const compact = new Intl.NumberFormat(locale === 'raw' ? 'en-US' : usableLocale(locale), { notation: 'compact' })
  const line = { stroke: color('--muted'), ticks: { show: false }, font: '11px system-ui, sans-serif' }
  return {
    padding: [8, 4, 0, 0],
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: [-0.6, periods.length - 0.4] },
      y: { range: (_, least, most) => [Math.min(0, least), most * 1.06] },
    },
    axes: [
      {
        ...line,
        grid: { show: false },
        size: 24,
        splits: splitsOf(periods.length),
        values: (_, places) => places.map((place) => periods[place]?.period ?? ''),
      },
      {
        ...line,
        grid: { stroke: color('--line'), width: 1 },
        size: 52,
        values: (_, amounts) => amounts.map((amount) => compact.format(amount)),
      },
    ],
    series: [
      {},
      barSeries(color, { size: [0.72, 48] }),
      {
        stroke: color('--chart-said'),
        width: 2,
        points: { show: true, size: 6, width: 2, stroke: color('--chart-said'), fill: color('--surface') },
      },
    ],
  }
}

/** The positions of labels on the horizontal axis: as many as fit, always including the first one. */
function splitsOf(count: number): (chart: UPlot) => number[] {
  return ({ width }) => {
    const step = Math.max(1, Math.ceil((count * 72) / width))
    return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
  }
}
